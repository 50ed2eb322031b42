// The ladder: every technique, the easiest first. The only place to register one; its id becomes part
// of `TechniqueId`, and every language file is then asked by the compiler for its words.
// Techniques of equal cost form one rung.
import type { Technique } from './technique.js';
import { allPlacements } from './techniques/all-placements.js';
import { capping } from './techniques/capping.js';
import { colorCrossing } from './techniques/color-crossing.js';
import { colorEdges } from './techniques/color-edges.js';
import { colorTouching } from './techniques/color-touching.js';
import { deepLookahead } from './techniques/deep-lookahead.js';
import { edgeLogic } from './techniques/edge-logic.js';
import { finishedLine } from './techniques/finished-line.js';
import { forcing } from './techniques/forcing.js';
import { fullLine } from './techniques/full-line.js';
import { gapTooSmall } from './techniques/gap-too-small.js';
import { glue } from './techniques/glue.js';
import { joining } from './techniques/joining.js';
import { largestRun } from './techniques/largest-run.js';
import { mercury } from './techniques/mercury.js';
import { outOfReach } from './techniques/out-of-reach.js';
import { overlap } from './techniques/overlap.js';
import { shallowLookahead } from './techniques/shallow-lookahead.js';
import { splitting } from './techniques/splitting.js';
import { trial } from './techniques/trial.js';
import { twoWay } from './techniques/two-way.js';

const REGISTERED = [
  fullLine,
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

export type TechniqueId = (typeof REGISTERED)[number]['id'];

export type LadderTechnique = Technique & { readonly id: TechniqueId };

/** Every technique, the easiest first. */
export const LADDER: readonly LadderTechnique[] = REGISTERED;

/** The rungs: techniques of equal cost together. */
export const RUNGS: readonly (readonly LadderTechnique[])[] = [
  ...new Set(LADDER.map((technique) => technique.cost)),
].map((cost) => LADDER.filter((technique) => technique.cost === cost));
