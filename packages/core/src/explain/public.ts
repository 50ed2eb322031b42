// What `@crosshatch/core/explain` exports. Every name has a doc comment, and the report in api/ lists it.
export { Analysis } from './analysis.js';
export type { Branch, CellFact, ChainLink, Deduction, RunRef, SettledCell } from './deduction.js';
export type { Ambiguous, DiagnoseOptions, Diagnosis, Unsolvable } from './diagnose/diagnose.js';
export { REPAIR_KINDS, type RepairKind } from './diagnose/edits.js';
export type { GivenCells } from './diagnose/given-cells.js';
export type { Repair } from './diagnose/repairs.js';
export type { Contradiction } from './diagnose/story.js';
export type { Grade, GradeResult, TechniqueUse } from './grade/grade.js';
export type { Round } from './grade/rounds.js';
export { GRADE_CLASSES, type GradeClass, IN_LINE_GRADES } from './grade/score.js';
export {
  type DeductionHint,
  HINT_LEVELS,
  type Hint,
  type HintLevel,
  type HintOptions,
  type MistakeHint,
} from './hint.js';
export type { Judgement, MistakeSearch } from './judge.js';
export type { AnalysisOptions } from './query.js';
export { diagnose, type ExplainOptions, grade, hint, judge, steps, stuck, why } from './questions.js';
export type { StepsEnd } from './steps.js';
export type { Stuck } from './stuck.js';
export { LADDER, type LadderTechnique, type TechniqueId } from './techniques/ladder.js';
export type { Why, WhyOptions } from './why.js';
export { type DiagnosisWords, type DiagnosisWordsOptions, diagnosisWords } from './words/diagnosis-words.js';
export { type GradeWords, gradeWords } from './words/grade-words.js';
export { askNextWords, stepsEndWords, unexplainedWords } from './words/steps-words.js';
export { linkWords, whyFromWords, whyWords } from './words/why-words.js';
export { type DeductionWords, explainWords } from './words/words.js';
