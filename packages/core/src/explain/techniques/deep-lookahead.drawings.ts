// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { deepLookahead } from './deep-lookahead.js';

export const drawings: TechniqueDrawings = {
  technique: deepLookahead,
  lesson:
    'The same as lookahead, but followed to the very end, over as many lines as it takes. Few people do this in ' +
    'their heads; a second pencil colour helps.',
  drawings: [
    {
      rows: '1 1;1 1;1;1;1 1;1 1',
      columns: '0;3;1 1;2 1;1;1',
      before: ['.?????', '.?.#.?', '.????.', '.??.??', '.?????', '.?????'],
      after: ['.?.#..', '.#.#..', '.#....', '.??...', '...???', '..???.'],
    },
  ],
};
