// Goes through all solutions one by one, without keeping them, and stops when it has seen enough.
import { faultMessage, makePuzzle, solutions } from '@crosshatch/core';

// Every row and every column has one filled cell: the solutions are the ways to place eight rooks.
const ones = Array.from({ length: 8 }, () => [1]);
const made = makePuzzle({ rows: ones, columns: ones });
if (!made.ok) throw new Error(faultMessage(made.faults[0]));

let count = 0;
for (const _grid of solutions(made.puzzle)) count += 1;
console.log(`${count} solutions`);

const few = [...solutions(made.puzzle, { max: 3 })];
console.log(`${few.length} of them, each of ${few[0].width}x${few[0].height} cells`);
