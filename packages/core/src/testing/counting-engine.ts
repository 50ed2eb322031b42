// The reference engine, counting how often it starts.
import { type Engine, referenceEngine } from '../solve/index.js';

export function countingEngine(): { readonly engine: Engine; readonly solves: () => number } {
  let solves = 0;
  const engine: Engine = {
    ...referenceEngine,
    begin: (...input) => {
      solves += 1;
      return referenceEngine.begin(...input);
    },
  };
  return { engine, solves: () => solves };
}
