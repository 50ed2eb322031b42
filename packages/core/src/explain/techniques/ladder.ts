// The ladder: every technique, the easiest first. The only place to register one; its id becomes part
// of `TechniqueId`, and the compiler then asks the layer `messages` for its words in every language.
// Techniques of equal cost form one rung.

import { allNeeded } from './all-needed.js';
import { allPlacements } from './all-placements.js';
import { capping } from './capping.js';
import { colorCrossing } from './color-crossing.js';
import { colorEdges } from './color-edges.js';
import { colorTouching } from './color-touching.js';
import { deepLookahead } from './deep-lookahead.js';
import { edgeLogic } from './edge-logic.js';
import { finishedLine } from './finished-line.js';
import { forcing } from './forcing.js';
import { fullLine } from './full-line.js';
import { gapTooSmall } from './gap-too-small.js';
import { glue } from './glue.js';
import { joining } from './joining.js';
import { largestRun } from './largest-run.js';
import { mercury } from './mercury.js';
import { outOfReach } from './out-of-reach.js';
import { overlap } from './overlap.js';
import { shallowLookahead } from './shallow-lookahead.js';
import { splitting } from './splitting.js';
import type { Technique } from './technique.js';
import { trial } from './trial.js';
import { twoWay } from './two-way.js';

const REGISTERED = [
  fullLine,
  allNeeded,
  finishedLine,
  colorCrossing,
  overlap,
  glue,
  capping,
  mercury,
  joining,
  colorEdges,
  colorTouching,
  outOfReach,
  largestRun,
  gapTooSmall,
  splitting,
  forcing,
  allPlacements,
  edgeLogic,
  shallowLookahead,
  twoWay,
  deepLookahead,
  trial,
] as const;

/** The id of a technique. Stable. */
export type TechniqueId = (typeof REGISTERED)[number]['id'];

/** A technique with its place on the ladder. */
export type LadderTechnique = Technique & { readonly id: TechniqueId };

/** Every technique, the easiest first. */
export const LADDER: readonly LadderTechnique[] = REGISTERED;

/** The rungs: techniques of equal cost together. */
export const RUNGS: readonly (readonly LadderTechnique[])[] = [
  ...new Set(LADDER.map((technique) => technique.cost)),
].map((cost) => LADDER.filter((technique) => technique.cost === cost));
