// The explain layer's public names.
export type { Branch, CellFact, ChainLink, Deduction, RunRef } from './deduction.js';
export { type Grade, type GradeResult, grade, type TechniqueUse } from './grade.js';
export { LADDER, type TechniqueId } from './ladder.js';
export type { ExplainOptions } from './options.js';
export type { Round } from './rounds.js';
export { GRADE_CLASSES, type GradeClass } from './score.js';
export { type StepsEnd, steps } from './steps.js';
