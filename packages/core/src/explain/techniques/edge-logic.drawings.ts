// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { edgeLogic } from './edge-logic.js';

export const drawings: TechniqueDrawings = {
  technique: edgeLogic,
  rule: 'Suppose a cell of the outermost open line: the runs across begin there and reach into the next line, which may have no room for them.',
  when: 'at the edge of what is open, where long clues meet short ones',
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
