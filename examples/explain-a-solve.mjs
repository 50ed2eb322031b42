// Explains a solve deduction by deduction, the way a person would say it.
import { explainWords, faultMessage, makePuzzle, steps } from '@crosshatch/core';

const made = makePuzzle({
  rows: [[3], [1], [3], [1], [3]],
  columns: [
    [3, 1],
    [1, 1, 1],
    [1, 3],
  ],
});
if (!made.ok) throw new Error(faultMessage(made.faults[0]));

for (const deduction of steps(made.puzzle)) console.log(explainWords(deduction, made.puzzle).sentence);
