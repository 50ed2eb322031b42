// Lookahead: assume a colour for a cell and follow what its two lines make of it, then the lines that
// cross what changed, then once more. If a line can't be placed any more, the assumption was wrong.

import { refuteAll, SHALLOW } from './refute.js';
import type { GridTechnique } from './technique.js';

export const shallowLookahead = {
  scope: 'grid',
  id: 'shallow-lookahead',
  cost: 20,
  find: (look) => refuteAll(look, SHALLOW),
} as const satisfies GridTechnique;
