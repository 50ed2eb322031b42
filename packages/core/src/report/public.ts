// What `@crosshatch/core/report` exports. Every name has a doc comment, and the report in api/ lists it.
export {
  type BatchRow,
  headsOf,
  lostRow,
  type PuzzleHead,
  ROW_VERDICTS,
  type RowBody,
  type RowOrigin,
  type RowVerdict,
  rowOf,
  type SourceFault,
  sourceFaultText,
  type UnreadSource,
  unreadRow,
} from './batch-row.js';
export { checkJson } from './check-json.js';
export { deductionJson } from './deduction-json.js';
export { diagnosisVerdict } from './diagnosis-json.js';
export { type DuplicateInfo, Duplicates } from './duplicates.js';
export {
  type Examination,
  type ExamineSettings,
  examine,
  type Hashes,
  hashesOf,
} from './examine.js';
export type { Listing } from './listing.js';
export {
  type DrawnPicture,
  drawnJson,
  generatedDocument,
  generatedJson,
  generatedName,
  improveToTarget,
  lossWarnings,
  MAKE_TARGETS,
  type MadePuzzle,
  type MadeVerdict,
  type MakeTarget,
  madeJson,
  madeVerdict,
  notGeneratedJson,
  pictureDocument,
  pictureGeneratedJson,
  type WrittenFile,
  writeFaultsJson,
  writtenJson,
} from './made-json.js';
export {
  gradeJson,
  identityJson,
  puzzleJson,
  type ResultJson,
  roundedMilliseconds,
  type ScanWarning,
  type SourcedPuzzle,
  type SourceWarning,
  symbolsOf,
  type WarningJson,
  warningJson,
  warningsOf,
} from './puzzle-json.js';
export {
  countJson,
  countVerdict,
  diagnosisJson,
  explainJson,
  formatJson,
  gradedJson,
  gradeVerdict,
  hashJson,
  hintJson,
  hintVerdict,
  type Walk,
  whyJson,
  whyVerdict,
} from './question-json.js';
export { type ChosenReading, chooseReading } from './read.js';
export { optionDifference, rowOptions } from './row-options.js';
export { scanJson } from './scan-json.js';
export type { Schema } from './schema-parts.js';
export { COMMAND_SCHEMAS, RESULTS_SCHEMA, resultName } from './schemas.js';
export { type Solved, solutionsOf, solvedJson, solveStepsJson } from './solve-json.js';
export { stepsVerdict } from './steps-end.js';
export { TRACE_SCHEMA } from './trace-schema.js';
export { ERROR_CODES, outOfTimeJson, VERDICTS, type Verdict } from './verdicts.js';
