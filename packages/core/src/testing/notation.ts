// Clues, lines and puzzles as drawings, so that a test case reads like the thing it tests.
//   clue   `3 1`, `2a 1b`, `?` or `?b` (blotted), `0` (blank line), `*` (unknown)
//   cells  `.` blank, `#` or `a` colour 1, `b` colour 2 ..., `?` anything, `[.b]` one of these, `[]` nothing
// This is the tests' own notation, on purpose without a word of the draw layer in it.
import { faultMessage } from '../messages/index.js';
import {
  allCandidates,
  BLACK_ON_WHITE,
  type Clue,
  candidate,
  colorOf,
  completePalette,
  type Grid,
  makePuzzle,
  type Palette,
  type Puzzle,
  type Run,
} from '../model/index.js';

/** A palette of the given number of colours; one colour is black on white. */
export function paletteOf(colors: number): Palette {
  return colors === 1
    ? BLACK_ON_WHITE
    : completePalette({ colors: Array.from({ length: colors }, () => ({})) });
}

export function clueFrom(text: string): Clue {
  const trimmed = text.trim();
  if (trimmed === '*') return null;
  if (trimmed === '' || trimmed === '0') return [];
  return trimmed.split(/\s+/).map(runFrom);
}

function runFrom(word: string): Run {
  const match = /^(\d+|\?)([a-z])?$/.exec(word);
  if (match === null) throw new SyntaxError(`"${word}" is not a run; expected 3, 2b, ? or ?b.`);
  return { length: match[1] === '?' ? null : Number(match[1]), color: colorFrom(match[2] ?? 'a') };
}

function colorFrom(letter: string): number {
  if (letter === '.') return 0;
  return letter === '#' ? 1 : letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** The candidate sets that the drawing shows; `?` stands for every one of `colors` and blank. */
export function cellsFrom(drawing: string, colors = 1): Uint32Array {
  const all = allCandidates(paletteOf(colors));
  return Uint32Array.from(drawing.match(/\[[.#a-z]*\]|[.?#a-z]/g) ?? [], (word) => {
    if (word === '?') return all;
    if (!word.startsWith('[')) return candidate(colorFrom(word));
    return [...word.slice(1, -1)].reduce((set, letter) => set | candidate(colorFrom(letter)), 0);
  });
}

export function drawingOf(cells: Uint32Array, colors = 1): string {
  const all = allCandidates(paletteOf(colors));
  const letter = (color: number) =>
    color === 0 ? '.' : colors === 1 ? '#' : String.fromCharCode('a'.charCodeAt(0) + color - 1);
  return Array.from(cells, (set) => {
    const color = colorOf(set);
    if (color !== undefined) return letter(color);
    if (set === all) return '?';
    const members = Array.from({ length: colors + 1 }, (_, i) => i).filter((i) => (set & candidate(i)) !== 0);
    return `[${members.map(letter).join('')}]`;
  }).join('');
}

/** A grid from its rows. */
export function gridFrom(rows: readonly string[], colors = 1): Grid {
  const cells = rows.map((row) => cellsFrom(row, colors));
  const grid = {
    width: cells[0].length,
    height: rows.length,
    cells: Uint32Array.from(cells.flatMap((row) => [...row])),
  };
  if (cells.some((row) => row.length !== grid.width)) throw new SyntaxError('The rows differ in length.');
  return grid;
}

/** The rows of a grid. */
export function rowsOf(grid: Grid, colors = 1): string[] {
  return Array.from({ length: grid.height }, (_, row) =>
    drawingOf(grid.cells.subarray(row * grid.width, (row + 1) * grid.width), colors),
  );
}

/** A puzzle from its clues, `;` between lines: `puzzleFrom('2;1', '1;2')`. */
export function puzzleFrom(rows: string, columns: string, colors = 1): Puzzle {
  const side = (text: string) => text.split(';').map(clueFrom);
  const made = makePuzzle({ rows: side(rows), columns: side(columns), palette: paletteOf(colors) });
  if (!made.ok) throw new SyntaxError(made.faults.map((fault) => faultMessage(fault)).join('; '));
  return made.puzzle;
}
