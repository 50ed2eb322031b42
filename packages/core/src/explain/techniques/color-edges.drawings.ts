// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { colorEdges } from './color-edges.js';

export const drawings: TechniqueDrawings = {
  technique: colorEdges,
  rule: 'Next to a block comes the same colour, a blank, or the colour of the neighbouring run, and nothing else.',
  when: 'in coloured puzzles, at both ends of every block',
  drawings: [
    { clue: '2a 2b 1c', before: '??a?????', after: '?[.a]a[.ab]????', colors: 3 },
    {
      clue: '1a 1b 1a 1c',
      before: '???a????',
      after: '??[.ab]a????',
      colors: 3,
      because: 'Both runs of this colour can be here, so both of their neighbours count.',
    },
    { clue: '3', before: '??#??', after: '??#??', because: 'With one colour there is nothing to rule out.' },
  ],
};
