// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { colorTouching } from './color-touching.js';

export const drawings: TechniqueDrawings = {
  technique: colorTouching,
  rule: 'Where two colours touch, one run ends and the next one begins: count both from there.',
  when: 'in coloured puzzles, where blocks of two colours meet',
  drawings: [
    { clue: '1a 2b 3a', before: '???ba????', after: '?[.a]bbaaa[.b]?', colors: 2 },
    {
      clue: '2a 1b 2a 2b',
      before: '?????ab?????',
      after: '???[.b]aab?????',
      colors: 2,
      because: 'Whichever pair it is, the first run has 2 cells; how long the second is stays open.',
    },
    { clue: '2a 2b', before: '??a.b??', after: '??a.b??', colors: 2, because: 'They do not touch.' },
  ],
};
