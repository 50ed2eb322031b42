// Makes a puzzle of a drawing, proves that it is a good one, and writes it as a file for others.
import { parseDrawing, puzzleOf, solve, write } from '@crosshatch/core';

const drawing = `
..#.#.
.#####
.#.#.#
..###.
#.###.
######`;

const goal = parseDrawing(drawing.trim());
const puzzle = puzzleOf(goal);
console.log(solve(puzzle).verdict);

const meta = { title: 'Owl', author: 'You', license: 'CC0-1.0' };
const written = write([{ puzzle, meta, goal }], 'non');
console.log(written.ok ? String(written.output) : written.faults[0].message);
