// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { allPlacements } from './all-placements.js';

export const drawings: TechniqueDrawings = {
  technique: allPlacements,
  rule: 'Go through all ways to place the runs of a line: a cell that is the same in all of them is certain.',
  when: 'when nothing else helps in a line; no technique finds more in one line',
  drawings: [
    {
      clue: '2 1',
      before: '??.#???',
      after: '??.#?.?',
      because:
        'The filled cell is the start of the 2, or it is the 1 and the 2 lies in front: blank either way.',
    },
    { clue: '2 2', before: '??.??#???', after: '??..?#???' },
    { clue: '1 3', before: '????#.???', after: '?.??#.???' },
    { clue: '1a 2b', before: '??b?', after: '[.a]?b[.b]', colors: 2 },
    {
      clue: '? 2',
      before: '?#.???',
      after: '?#.?#?',
      because: 'A run of unknown length takes part like any other.',
    },
  ],
};
