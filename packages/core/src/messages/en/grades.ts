// English: grades.
import type { GradeTexts } from '../language.js';
import { capital, counted } from '../text.js';

export const grades: GradeTexts = {
  classes: {
    trivial: 'trivial',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
    'needs-lookahead': 'needs lookahead',
    'needs-guessing': 'needs guessing',
    'not-unique': 'not unique',
    none: 'no solution',
    undecided: 'undecided',
  },
  graded: (words, number) => `${capital(words)}, ${number} of 100.`,
  parts: (length, depth) =>
    `Length ${length} of 100 (how long it takes), depth ${depth} of 100 (the hardest idea).`,
  hardest: (title) => `The hardest technique is "${title}".`,
  unsettled: (of) => `No technique settles the last ${counted(of, 'cell')}.`,
  rounds: ({ steps, rounds, narrowest, footholds, cost, unknown }) =>
    `${counted(steps, 'deduction')} in ${counted(rounds, 'round')}. Narrowest is round ${narrowest}: ` +
    `${counted(footholds, 'foothold')} of cost ${cost} while ${unknown} % of the cells are unknown.`,
  none: 'No solution, so no grade.',
  undecided: (isTime) => `Undecided: the ${isTime ? 'time ' : ''}limit came first.`,
  usesTable: ['uses', 'technique'],
  table: ['number', 'length', 'depth', 'class', 'hardest technique', 'deductions', 'puzzle'],
};
