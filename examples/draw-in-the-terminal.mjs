// Draws a puzzle as it is printed, clues on top and at the left, blank and then solved.
import { drawPuzzle, faultMessage, makePuzzle, solve } from '@crosshatch/core';

const made = makePuzzle({
  rows: [[1, 1], [5], [5], [3], [1]],
  columns: [[2], [4], [4], [4], [2]],
});
if (!made.ok) throw new Error(faultMessage(made.faults[0]));

console.log(drawPuzzle(made.puzzle));
const result = solve(made.puzzle);
if (result.verdict === 'unique') console.log(drawPuzzle(made.puzzle, result.solution));
