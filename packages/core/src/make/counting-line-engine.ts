// The default line engine, with its work counted: a grade is charged to the meter of the search that asks for it.
import { defaultLineEngine, type LineEngine } from '../solve/index.js';

export function countingLineEngine(count: (lineSolves: number) => void): LineEngine {
  const plain = defaultLineEngine();
  return {
    id: plain.id,
    solveLine: (clue, cells) => {
      count(1);
      return plain.solveLine(clue, cells);
    },
  };
}
