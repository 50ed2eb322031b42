// Limits: an effort limit is the same on every machine; the caller supplies a deadline or a signal.
// A stopped solve still returns what it has found.
import { colorOf, faultMessage, makePuzzle, solve } from '@crosshatch/core';

// A staircase that needs a real search.
const steps = 12;
const middle = Array.from({ length: steps - 1 }, () => [[1], [3, 1]]).flat();
const mirrored = Array.from({ length: steps - 1 }, () => [[1, 3], [1]]).flat();
const made = makePuzzle({ rows: [[3], ...middle, [1], [1]], columns: [[1], [1], ...mirrored, [3]] });
if (!made.ok) throw new Error(faultMessage(made.faults[0]));

const describe = (result) => {
  if (result.verdict !== 'undecided') return result.verdict;
  const known = result.partial.cells.filter((cell) => colorOf(cell) !== undefined).length;
  return `undecided (${result.reason}), ${known} of ${result.partial.cells.length} cells known`;
};

console.log(describe(solve(made.puzzle, { effort: { contradictions: 10 } })));
console.log(describe(solve(made.puzzle, { deadline: () => true })));
console.log(describe(solve(made.puzzle, { signal: AbortSignal.abort() })));
console.log(describe(solve(made.puzzle)));
