// Canonical text and hash of a puzzle: the same for the same clues whatever file they came from.
// Titles, colour names and RGB values play no part; colours are numbered in the order in which the
// clues first use them, so that two files that list their palettes differently still agree.
import type { Clue } from './clue.js';
import { allCandidates, type Grid } from './grid.js';
import type { Puzzle } from './puzzle.js';
import { sha256 } from './sha256.js';
import { SYMMETRIES, transformPuzzle } from './symmetry.js';

/**
 * `WxH|rows|columns`: lines separated by `;`, runs by `,`; a run is its length (`?` when blotted),
 * with `:colour` for colours other than the first; an unknown clue is `*`. ASCII.
 * Given cells that are not quite unknown follow as `|cell=colours;...`, such as `|7=1;9=0,2` (0 is blank).
 *
 * @example
 * canonicalText(puzzle); // '2x3|2;1;1|3;1'
 */
export function canonicalText(puzzle: Puzzle, given?: Grid): string {
  const numbers = new Map<number, number>([[0, 0]]);
  const numberOf = (color: number) => {
    const number = numbers.get(color) ?? numbers.size;
    numbers.set(color, number);
    return number;
  };
  const side = (clues: readonly Clue[]) =>
    clues
      .map((clue) => {
        if (clue === null) return '*';
        return clue
          .map((run) => {
            const number = numberOf(run.color);
            return `${run.length ?? '?'}${number === 1 ? '' : `:${number}`}`;
          })
          .join(',');
      })
      .join(';');
  const clues = `${puzzle.width}x${puzzle.height}|${side(puzzle.rows)}|${side(puzzle.columns)}`;
  const givenPart = given === undefined ? '' : givenText(puzzle, given, numberOf);
  return givenPart === '' ? clues : `${clues}|${givenPart}`;
}

function givenText({ palette }: Puzzle, { cells }: Grid, numberOf: (color: number) => number): string {
  const all = allCandidates(palette);
  const entries: string[] = [];
  cells.forEach((candidates, cell) => {
    if ((candidates & all) === all) return;
    const numbers: number[] = [];
    for (let color = 0; color <= palette.colors.length; color++) {
      if ((candidates >>> color) & 1) numbers.push(numberOf(color));
    }
    entries.push(`${cell}=${numbers.sort((a, b) => a - b).join(',')}`);
  });
  return entries.join(';');
}

/**
 * SHA-256 of the canonical text: equal for equal clues (up to the naming of colours). With given cells it
 * distinguishes puzzles with the same clues; without any it is the hash of the clues alone.
 *
 * @example
 * puzzleHash(puzzle) === puzzleHash(other); // the same clues
 */
export function puzzleHash(puzzle: Puzzle, given?: Grid): string {
  return sha256(canonicalText(puzzle, given));
}

/**
 * Equal for puzzles that are rotated or mirrored copies of each other: the SHA-256 of `symmetryText`.
 *
 * @example
 * symmetryHash(puzzle) === symmetryHash(rotated); // true
 */
export function symmetryHash(puzzle: Puzzle): string {
  return sha256(symmetryText(puzzle));
}

/**
 * The least canonical text of all eight orientations: a key that rotated and mirrored copies share.
 *
 * @example
 * symmetryText(puzzle) === symmetryText(rotated); // true
 */
export function symmetryText(puzzle: Puzzle): string {
  const texts = usesOneColor(puzzle)
    ? orientedTexts(puzzle)
    : SYMMETRIES.map((symmetry) => canonicalText(transformPuzzle(puzzle, symmetry)));
  return texts.reduce((least, text) => (text < least ? text : least));
}

function usesOneColor({ rows, columns }: Puzzle): boolean {
  const color = [...rows, ...columns].find((clue) => clue !== null && clue.length > 0)?.[0].color;
  const isOne = (clue: Clue) => clue === null || clue.every((run) => run.color === color);
  return rows.every(isOne) && columns.every(isOne);
}

/**
 * The canonical texts of all orientations of a puzzle of one colour, from the text of every line in both directions:
 * with several colours, their numbers would depend on the orientation.
 */
function orientedTexts({ width, height, rows, columns }: Puzzle): string[] {
  const [row, column] = [lineTexts(rows), lineTexts(columns)];
  const texts: string[] = [];
  // Mirroring reverses the runs of every row and the order of the columns; flipping does the opposite.
  for (const isMirrored of [false, true]) {
    for (const isFlipped of [false, true]) {
      const top = (isMirrored ? row.reversed : row.forward)[isFlipped ? 'fromEnd' : 'fromStart'];
      const left = (isFlipped ? column.reversed : column.forward)[isMirrored ? 'fromEnd' : 'fromStart'];
      texts.push(`${width}x${height}|${top}|${left}`, `${height}x${width}|${left}|${top}`);
    }
  }
  return texts;
}

/** The lines of a side with their runs in either direction, and the lines themselves in either order. */
function lineTexts(clues: readonly Clue[]) {
  const lengths = clues.map((clue) => clue?.map(({ length }) => length ?? '?'));
  const joined = (lines: readonly string[]) => ({
    fromStart: lines.join(';'),
    fromEnd: [...lines].reverse().join(';'),
  });
  return {
    forward: joined(lengths.map((line) => line?.join(',') ?? '*')),
    reversed: joined(lengths.map((line) => line?.reverse().join(',') ?? '*')),
  };
}
