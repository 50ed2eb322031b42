// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { capping } from './capping.js';

export const drawings: TechniqueDrawings = {
  technique: capping,
  rule: 'A block that is as long as any run that can be there is complete: put a blank at each end.',
  when: 'after a block has grown',
  drawings: [
    { clue: '1 3', before: '????###??', after: '???.###.?' },
    { clue: '2 2', before: '??##??????', after: '?.##.?????' },
    { clue: '2a 1b', before: '??aa??', after: '?[.b]aa[.b]?', colors: 2 },
    {
      clue: '2 1 3',
      before: '???#??????',
      after: '???#??????',
      because: 'The filled cell may be a part of the 2 as well.',
    },
    { clue: '? 2', before: '???##???', after: '???##???', because: 'The first run may be longer than 2.' },
  ],
};
