// Our own engines.
import { type Engine, referenceEngine, solve, wasmEngine } from '@crosshatch/core/solve';
import type { Answer, Peer, Task } from './peer.js';

function peerOf(id: string, title: string, engine: Engine): Peer {
  return {
    id,
    title,
    proves: true,
    colors: 30,
    mostCells: Number.POSITIVE_INFINITY,
    load: async () => (task) => ask(engine, task),
  };
}

function ask(engine: Engine, { puzzle, isLate }: Task): Answer {
  const result = solve(puzzle, { engine, deadline: isLate });
  switch (result.verdict) {
    case 'unique':
      return { verdict: 'unique', solutions: [result.solution] };
    case 'multiple':
      return { verdict: 'multiple', solutions: result.solutions };
    case 'none':
      return { verdict: 'none', solutions: [] };
    case 'undecided':
      return { verdict: 'undecided', solutions: result.solutions };
  }
}

export const crosshatch = peerOf('crosshatch', 'crosshatch', wasmEngine);
export const reference = peerOf('reference', 'crosshatch, reference engine', referenceEngine);
