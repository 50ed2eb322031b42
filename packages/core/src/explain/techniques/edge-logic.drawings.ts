// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { edgeLogic } from './edge-logic.js';

export const drawings: TechniqueDrawings = {
  technique: edgeLogic,
  lesson:
    'At the edge of what is open, a run that is placed begins at the same time the runs across it, and these ' +
    'reach into the next line. Assume a cell of the outermost line and see what that line would then have to ' +
    'hold. If it cannot, the assumption was wrong.',
  drawings: [
    {
      rows: '1 1;2 2;5;2 2;3',
      columns: '4;4;1 1;4;4',
      before: ['??.??', '##.##', '#####', '##.##', '??#??'],
      after: ['#?.?#', '##.##', '#####', '##.##', '.?#?.'],
    },
    {
      rows: '2b;1b;2b;2b',
      columns: '0;2b;1b 2b;1b 1b',
      before: ['.[.b]b[.b]', '.[.b].[.b]', '.[.b]b[.b]', '.[.b]b[.b]'],
      after: ['..bb', '.[.b].[.b]', '.[.b]b[.b]', '..bb'],
      colors: 2,
    },
    {
      rows: '1;1',
      columns: '1;1',
      before: ['??', '??'],
      after: ['??', '??'],
      because: 'Two solutions: nothing is certain.',
    },
  ],
};
