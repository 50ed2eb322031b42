// Is there only one solution? If not: two of them, and the cells in which they differ.
import { faultMessage, makePuzzle, solve } from '@crosshatch/core';
import { asSentence } from '@crosshatch/core/messages';
import { drawRows } from '@crosshatch/core/render';

function prove(rows, columns) {
  const made = makePuzzle({ rows, columns });
  if (!made.ok) return made.faults.map((fault) => asSentence(faultMessage(fault))).join('\n');
  const result = solve(made.puzzle);
  if (result.verdict !== 'multiple') return result.verdict;
  const [one, other] = result.solutions.map((grid) => drawRows(grid));
  return [
    `several, and ${result.differing.length} cells differ:`,
    ...one.map((row, i) => `${row}   ${other[i]}`),
  ].join('\n');
}

console.log(prove([[1], [1, 1], [1]], [[1], [1, 1], [1]]));
console.log(prove([[1], [1], [1]], [[1], [1], [1]]));
console.log(prove([[4], [1], [1]], [[1], [3], [1]]));
