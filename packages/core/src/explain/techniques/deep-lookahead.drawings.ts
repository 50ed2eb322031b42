// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { deepLookahead } from './deep-lookahead.js';

export const drawings: TechniqueDrawings = {
  technique: deepLookahead,
  rule: 'Suppose a cell and follow it to the very end, over as many lines as it takes, until one cannot be placed.',
  when: 'when short assumptions break nothing; a second pencil colour helps',
  drawings: [
    {
      rows: '1 1;1 1;1;1;1 1;1 1',
      columns: '0;3;1 1;2 1;1;1',
      before: ['.?????', '.?.#.?', '.????.', '.??.??', '.?????', '.?????'],
      after: ['.?.#..', '.#.#..', '.#....', '.??...', '...???', '..???.'],
    },
  ],
};
