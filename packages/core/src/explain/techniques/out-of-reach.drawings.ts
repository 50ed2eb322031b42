// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { outOfReach } from './out-of-reach.js';

export const drawings: TechniqueDrawings = {
  technique: outOfReach,
  rule: 'A run with a filled cell reaches only so far to either side: what no run reaches is blank.',
  when: 'when the runs of a line have been found, but not where they end',
  drawings: [
    { clue: '3', before: '????#?????', after: '..??#??...' },
    { clue: '3 2', before: '???#???????#??', after: '.??#??....?#?.' },
    { clue: '2b 3a', before: '????a????', after: '[.b][.b]??a[.a][.a]..', colors: 2 },
    {
      clue: '2 1',
      before: '?.?????',
      after: '..?????',
      because: 'The 2 does not fit at the wall, and nothing else can be there.',
    },
    { clue: '3 2', before: '??????????', after: '??????????', because: 'The runs reach every cell.' },
  ],
};
