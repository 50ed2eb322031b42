// The explain layer's public names.
//
// The shape of the layer, from the bottom up:
//   board, line-clue, line-view, ranges   what a technique looks at
//   techniques/*, technique, settle       one technique per file; ladder.ts registers and orders them
//   lookahead, propagate                  following assumptions over several lines
//   finder                                the cheapest rung that has something to say
//   reason, chain, deduce                 from a finding to a deduction with its smallest reason
//   taken, closure, easiest               of a long walk, the steps that one cell rests on
//   trail, move-set, redoing, shortest    the way to one cell, and out of it a chain as short as can be
//   kernel/*                              the rounds of easy puzzles, in WebAssembly
//   rounds, score, grade                  everything at once, for a grade that knows no order
//   steps, why, hint, judge ...           one step after the other, for people
//   diagnose/*                            what is wrong with a puzzle
//   words/*                               all of it in sentences; one file per language
export type { Branch, CellFact, ChainLink, Deduction, RunRef, SettledCell } from './deduction.js';
export {
  type Ambiguous,
  type DiagnoseOptions,
  type Diagnosis,
  diagnose,
  type Unsolvable,
} from './diagnose/diagnose.js';
export { REPAIR_KINDS, type RepairKind } from './diagnose/edits.js';
export type { GivenCells } from './diagnose/given-cells.js';
export type { Repair } from './diagnose/repairs.js';
export type { Contradiction } from './diagnose/story.js';
export { type Grade, type GradeResult, grade, type TechniqueUse } from './grade.js';
export {
  type DeductionHint,
  findHint,
  HINT_LEVELS,
  type Hint,
  type HintLevel,
  type HintOptions,
  hint,
  type MistakeHint,
} from './hint.js';
export { LADDER, type LadderTechnique, type TechniqueId } from './ladder.js';
export type { ExplainOptions } from './options.js';
export { type FirstMistake, firstMistake, type RightSoFar, rightSoFar } from './right-so-far.js';
export type { Round } from './rounds.js';
export { GRADE_CLASSES, type GradeClass } from './score.js';
export { type StepsEnd, steps } from './steps.js';
export { type Stuck, stuck } from './stuck.js';
export { type Why, type WhyOptions, why } from './why.js';
export { type DiagnosisWords, type DiagnosisWordsOptions, diagnosisWords } from './words/diagnosis-words.js';
export { type GradeWords, gradeWords } from './words/grade-words.js';
export { askNextWords, stepsEndWords } from './words/steps-words.js';
export { whyWords } from './words/why-words.js';
export { type DeductionWords, explainWords, LOCALES, type Locale } from './words/words.js';
