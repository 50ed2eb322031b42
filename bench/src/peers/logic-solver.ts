// logic-solver: MiniSat behind a friendly interface, the SAT solver that a JavaScript programmer is
// likely to find first. Used the way its documentation shows, on our encoding.
import { createRequire } from 'node:module';
import { encodeCnf } from '@crosshatch/core/formats';
import type { ModuleSolver } from '../../../packages/cli/dist/compare/index.js';
import { askSat } from './sat-question.js';

/** What is used of it; the package has no types. */
interface Logic {
  Solver: new () => { require(formula: object): void; solve(): { evaluate(term: string): boolean } | null };
  or(terms: readonly string[]): object;
}

const term = (literal: number) => (literal < 0 ? `-v${-literal}` : `v${literal}`);

export const logicSolver: ModuleSolver = {
  id: 'logic-solver',
  title: 'logic-solver, our encoding',
  proves: true,
  colors: 30,
  mostCells: 100 * 100,
  load: async () => {
    const require = createRequire(import.meta.url);
    const logic = require('logic-solver') as Logic;
    return ({ puzzle }) => {
      const solver = new logic.Solver();
      let model: { evaluate(term: string): boolean } | null = null;
      return askSat(puzzle, (asked) => encodeCnf(asked).literals, {
        addClause: (literals) => solver.require(logic.or(Array.from(literals, term))),
        solve: () => {
          model = solver.solve();
          return model !== null;
        },
        isTrue: (variable) => model?.evaluate(term(variable)) ?? false,
      });
    };
  },
};
