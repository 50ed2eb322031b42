// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { splitting } from './splitting.js';

export const drawings: TechniqueDrawings = {
  technique: splitting,
  rule: 'If filling a cell between two blocks made a block that no run there is long enough for, the cell is blank.',
  when: 'where blocks stand close together',
  drawings: [
    { clue: '2 2', before: '???#?#???', after: '???#.#???' },
    {
      clue: '3 1',
      before: '??#?#??',
      after: '??#?#.?',
      because: 'The 3 goes to the left, so the 1 stays as it is.',
    },
    { clue: '3 3', before: '???##??##????', after: '???##??##????', because: 'Each block may still grow.' },
    { clue: '3 3', before: '???##?##????', after: '???##.##????' },
    { clue: '2a 1b 2a', before: '??a?a??', after: '??a[.b]a??', colors: 2 },
  ],
};
