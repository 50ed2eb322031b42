// What `@crosshatch/core/messages` exports. Every name has a doc comment, and the report in api/ lists it.
export { diagnosisTexts } from './diagnosis.js';
export { failureMessage, faultMessage, findingMessage, suspectsSentence } from './faults.js';
export { gradeTexts } from './grades.js';
export type {
  DiagnosisTexts,
  GradeTexts,
  JudgementCode,
  StopCode,
  TechniqueKey,
  TechniqueTexts,
  VerdictCode,
} from './language.js';
export { LOCALES, type Locale } from './locale.js';
export { techniqueTitle } from './techniques.js';
export { asSentence, capital, counted, listed, thousands } from './text.js';
export {
  judgementSentence,
  type MistakeData,
  mistakeSentence,
  stopMessage,
  type VerdictData,
  verdictDetail,
  verdictMessage,
  verdictTitle,
} from './verdicts.js';
