// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { largestRun } from './largest-run.js';

export const drawings: TechniqueDrawings = {
  technique: largestRun,
  rule: 'A block too long for any run but the largest belongs to it, and the room around may force more of it.',
  when: 'when one run of the clue is much longer than the others',
  drawings: [
    { clue: '1 5 2', before: '????.?###??.????', after: '????.?####?.????' },
    {
      clue: '2 4 1',
      before: '???.?##?????',
      after: '???.?##?????',
      because: 'The 2 is long enough for the block.',
    },
    { clue: '2 4 1', before: '???.###?????', after: '???.####????' },
    { clue: '1a 3a 2b', before: '??.aa????', after: '??.aaa???', colors: 2 },
  ],
};
