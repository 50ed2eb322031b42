// The drawings in docs/techniques.md are text, so that a repository browser shows them: `3 1   |?????|   ->   |###.#|`
// for a line, rows with their clues for a grid. On the site the library draws the same as pictures; a coloured grid stays text.
import { type Grid, makePuzzle, type Puzzle } from '@crosshatch/core';
import { picture } from '../figures/picture.js';

const LINE = /^(.*?) {3}\|([^|]*)\|(?: {3}-> {3}\|([^|]*)\|)?$/;
const CELLS = '[?.#](?: [?.#])*';
const GRID_ROW = new RegExp(`^ *(\\d+(?: \\d+)*) {3}(${CELLS})(?: +(?:-> +)?(${CELLS}))?$`);

/** The figure of a drawing as HTML; undefined if the text is no such drawing. */
export function drawingFigure(text: string): string | undefined {
  const lines = text.trimEnd().split('\n');
  const figures = lines.map(lineFigure);
  if (figures.every((figure) => figure !== undefined)) return figures.join('\n');
  return gridFigure(lines);
}

function lineFigure(line: string): string | undefined {
  const [, clue, before, after] = LINE.exec(line) ?? [];
  if (clue === undefined || before === undefined) return undefined;
  const letters = new Set(line.match(/[a-e]/g));
  const colors = Math.max(1, ...[...letters].map((letter) => colorIndex(letter)));
  const grids = [before, after].map((cells) => (cells === undefined ? undefined : cellsOf(cells, colors)));
  const width = grids[0]?.length ?? 0;
  const puzzle = puzzleOf({ rows: [null], columns: Array(width).fill(null) }, colors);
  return figureOf(puzzle, grids, `<span class="clue">${clue}</span>`, false);
}

function gridFigure(lines: readonly string[]): string | undefined {
  const first = lines.findIndex((line) => GRID_ROW.test(line));
  const rows = lines.slice(first).map((line) => GRID_ROW.exec(line));
  if (first < 0 || !rows.every((row) => row !== null)) return undefined;
  const width = rows[0][2].split(' ').length;
  const offset = lines[first].indexOf(rows[0][2], lines[first].indexOf('   ') + 3);
  // A number of a column ends where the column's cells stand.
  const columns = Array.from({ length: width }, (_, column) =>
    lines.slice(0, first).flatMap((line) => {
      const end = offset + 2 * column + 1;
      const number = end > line.length ? undefined : /\d+$/.exec(line.slice(0, end))?.[0];
      return number === undefined ? [] : [Number(number)];
    }),
  );
  const clues = rows.map(([, clue]) => clue.split(' ').map(Number).filter(Boolean));
  const puzzle = puzzleOf({ rows: clues, columns: columns.map((clue) => clue.filter(Boolean)) }, 1);
  const hasAfter = rows.every((row) => row[3] !== undefined);
  const part = (which: 2 | 3) => cellsOf(rows.map((row) => row[which].replaceAll(' ', '')).join(''), 1);
  return figureOf(puzzle, [part(2), hasAfter ? part(3) : undefined], '', true);
}

function figureOf(
  puzzle: Puzzle | undefined,
  [before, after]: readonly (Uint32Array | undefined)[],
  caption: string,
  clues: boolean,
): string | undefined {
  if (puzzle === undefined || before === undefined) return undefined;
  if ([before, after].some((cells) => cells !== undefined && cells.length !== puzzle.width * puzzle.height)) {
    return undefined;
  }
  const drawn = (cells: Uint32Array) => {
    const marked = cells === before ? [] : Array.from(cells.keys()).filter((i) => cells[i] !== before[i]);
    const grid: Grid = { width: puzzle.width, height: puzzle.height, cells };
    return picture({ puzzle, meta: {} }, grid, { cellSize: 24, clues, ruleEvery: 0, marked });
  };
  const arrow = after === undefined ? '' : '<span class="arrow" role="img" aria-label="becomes">→</span>';
  const pictures = [drawn(before), arrow, after === undefined ? '' : drawn(after)].join('');
  return `<figure class="drawing" v-pre>${caption}${pictures}</figure>\n`;
}

function puzzleOf(
  clues: { rows: (number[] | null)[]; columns: (number[] | null)[] },
  colors: number,
): Puzzle | undefined {
  const palette = colors === 1 ? {} : { palette: { colors: Array.from({ length: colors }, () => ({})) } };
  const made = makePuzzle({ ...clues, ...palette });
  return made.ok ? made.puzzle : undefined;
}

/** Colours count from 1. */
function colorIndex(letter: string): number {
  return letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** `#`, `.`, `?`, a letter per colour, and `[.b]` for a cell that may be one of several. */
function cellsOf(text: string, colors: number): Uint32Array {
  const all = 2 ** (colors + 1) - 1;
  const one = (character: string) => {
    if (character === '.') return 1;
    if (character === '#') return 2;
    return character === '?' ? all : 1 << colorIndex(character);
  };
  const cells = text.match(/\[[^\]]*\]|./g) ?? [];
  return Uint32Array.from(cells, (cell) =>
    cell.startsWith('[') ? [...cell.slice(1, -1)].reduce((set, part) => set | one(part), 0) : one(cell),
  );
}
