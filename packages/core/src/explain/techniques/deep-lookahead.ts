// Deep lookahead: the same as lookahead, but followed to the very end, over as many lines as it takes.
// More than most people care to do in their heads.

import { refuteAll } from './refute.js';
import type { GridTechnique } from './technique.js';

export const deepLookahead = {
  scope: 'grid',
  id: 'deep-lookahead',
  cost: 40,
  find: (look) => refuteAll(look, Infinity),
} as const satisfies GridTechnique;
