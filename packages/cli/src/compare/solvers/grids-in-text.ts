// Finds solutions in the output of any program: blocks of as many lines as the puzzle has rows, each with one symbol per
// cell. Programs differ in symbols, spacing and borders, so a block is tried in several layouts and with every
// assignment of its symbols to colours; the clues decide which one is meant.
import { check, type Grid, gridOfColors, type Puzzle } from '@crosshatch/core/model';

export interface FoundGrids {
  /** Different grids that meet the clues. */
  readonly solutions: readonly Grid[];
  /** A block that looks like a grid and does not meet the clues; only searched for if there is no solution. */
  readonly wrong: Grid | undefined;
}

/** Lines beyond this many are not searched. */
const MOST_LINES = 100_000;

/** Assignments of symbols to colours that are tried for one block. */
const MOST_ASSIGNMENTS = 720;

export function gridsInText(puzzle: Puzzle, text: string): FoundGrids {
  const lines = text.replaceAll('\r', '').split('\n').slice(0, MOST_LINES);
  const solutions: Grid[] = [];
  let wrong: Grid | undefined;
  for (const layout of LAYOUTS) {
    const rows = lines.map((line) => layout(line, puzzle.width));
    for (let from = 0; from + puzzle.height <= rows.length; from++) {
      const block = blockAt(puzzle, rows, from);
      if (block === undefined) continue;
      const grids = readings(puzzle, block);
      const solution = grids.find((grid) => check(puzzle, grid).ok);
      if (solution === undefined) {
        wrong ??= grids[0];
        continue;
      }
      if (!solutions.some((other) => other.cells.every((cell, i) => cell === solution.cells[i]))) {
        solutions.push(solution);
      }
      from += puzzle.height - 1;
    }
    if (solutions.length > 0) return { solutions, wrong: undefined };
  }
  return { solutions, wrong };
}

type Layout = (line: string, width: number) => readonly string[] | undefined;

const symbolsOf = (line: string, width: number) => {
  const symbols = [...line];
  return symbols.length === width ? symbols : undefined;
};

/** Every second symbol of a line whose cells are two symbols wide. */
const halved = (line: string, width: number) => {
  const symbols = [...line];
  if (symbols.length !== 2 * width && symbols.length !== 2 * width - 1) return undefined;
  const cells = symbols.filter((_, i) => i % 2 === 0);
  const seconds = symbols.filter((_, i) => i % 2 === 1);
  const isSpaced = seconds.every((symbol) => symbol === ' ' || symbol === ',');
  const isDoubled = seconds.length === width && seconds.every((symbol, i) => symbol === cells[i]);
  return isSpaced || isDoubled ? cells : undefined;
};

const inner = (line: string) => /^[|│║[](.*)[|│║\]]$/.exec(line.trim())?.[1];

/** The end of a line after the clues of its row. */
const afterClues = (line: string, length: number) => {
  const symbols = [...line];
  const clues = symbols.slice(0, -length).join('');
  return /^[\d\s|:,]*$/.test(clues) && clues !== '' ? symbols.slice(-length).join('') : '';
};

const LAYOUTS: readonly Layout[] = [
  symbolsOf,
  (line, width) => symbolsOf(line.trim(), width),
  // Blank cells at the end of a line may be missing, if blanks are spaces.
  (line, width) => ([...line].length < width ? symbolsOf(line.padEnd(width), width) : symbolsOf(line, width)),
  halved,
  (line, width) => halved(line.trim(), width),
  (line, width) => halved(line.padEnd(2 * width), width),
  (line, width) => symbolsOf(inner(line) ?? '', width),
  (line, width) => halved(inner(line) ?? '', width),
  (line, width) => symbolsOf(afterClues(line, width), width),
  (line, width) => halved(afterClues(line.trimEnd(), 2 * width - 1), width),
  (line, width) => halved(afterClues(line, 2 * width), width),
];

function blockAt(
  { width, height, palette }: Puzzle,
  rows: readonly (readonly string[] | undefined)[],
  from: number,
): readonly string[] | undefined {
  const symbols = new Set<string>();
  const cells: string[] = [];
  for (let row = from; row < from + height; row++) {
    const line = rows[row];
    if (line === undefined) return undefined;
    for (const symbol of line) symbols.add(symbol);
    if (symbols.size > palette.colors.length + 1) return undefined;
    cells.push(...line);
  }
  // A block of one symbol, such as a rule of dashes, is no grid unless that is the whole picture.
  return symbols.size > 1 || width * height === 1 || height > 1 ? cells : undefined;
}

/** What programs print for blank cells, the most usual first. */
const BLANKS = ['.', ' ', '-', '0', '_', '·', '□', 'o', 'x'];

/** The grids that the block may mean, the most usual one first. */
function readings(puzzle: Puzzle, block: readonly string[]): readonly Grid[] {
  const rank = (symbol: string) => (BLANKS.includes(symbol) ? BLANKS.indexOf(symbol) : BLANKS.length);
  const symbols = [...new Set(block)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const colors = Array.from({ length: puzzle.palette.colors.length + 1 }, (_, i) => i);
  const grids: Grid[] = [];
  for (const assigned of arrangements(colors, symbols.length)) {
    const colorOf = new Map(symbols.map((symbol, i) => [symbol, assigned[i]]));
    grids.push(
      gridOfColors(
        puzzle,
        block.map((symbol) => colorOf.get(symbol) ?? 0),
      ),
    );
    if (grids.length === MOST_ASSIGNMENTS) break;
  }
  return grids;
}

/** Every choice of `count` different items in order, in the order of the items. */
function* arrangements(items: readonly number[], count: number): Generator<readonly number[], void, void> {
  if (count === 0) yield [];
  else {
    for (const item of items) {
      for (const rest of arrangements(
        items.filter((other) => other !== item),
        count - 1,
      )) {
        yield [item, ...rest];
      }
    }
  }
}
