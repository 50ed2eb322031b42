// CaDiCaL, a state-of-the-art SAT solver, compiled to WebAssembly, on two encodings.

import { encodeCnf } from '@crosshatch/core/formats';
import { Cadical, loadCadical } from 'cadical-wasm';
import type { ModuleSolver } from '../../../packages/cli/dist/compare/index.js';
import { encodePositions } from './position-encoding.js';
import { askSat, type Encode } from './sat-question.js';

type Limits = Pick<ModuleSolver, 'colors' | 'mostCells'>;

function peerOf(id: string, title: string, limits: Limits, encode: Encode): ModuleSolver {
  return {
    id,
    title,
    proves: true,
    ...limits,
    load: async () => {
      const wasm = await loadCadical();
      // Not asked to look at the clock, which would cost it time; stopped from outside instead.
      return ({ puzzle }) => {
        const solver = new Cadical(wasm, { quiet: true });
        try {
          return askSat(puzzle, encode, {
            addClause: (literals) => solver.addClause(literals),
            solve: () => solver.solve() === 'satisfiable',
            isTrue: (variable) => solver.value(variable),
          });
        } finally {
          solver.dispose();
        }
      };
    },
  };
}

export const cadical = peerOf(
  'cadical',
  'cadical-wasm, our encoding',
  { colors: 30, mostCells: 200 * 200 },
  (puzzle) => encodeCnf(puzzle).literals,
);
export const cadicalPositions = peerOf(
  'cadical-positions',
  'cadical-wasm, encoding by positions',
  { colors: 1, mostCells: 60 * 60 },
  encodePositions,
);
