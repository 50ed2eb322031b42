// The explain layer's public names.
export type { Branch, CellFact, ChainLink, Deduction, RunRef } from './deduction.js';
export { LADDER, type TechniqueId } from './ladder.js';
export type { ExplainOptions } from './options.js';
export { type StepsEnd, steps } from './steps.js';
