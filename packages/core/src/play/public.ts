// What `@crosshatch/core/play` exports. Every name has a doc comment, and the report in api/ lists it.
export { clearMarks, crossFinishedLines } from './assist.js';
export { type LineState, type LineStates, lineStates } from './line-states.js';
export {
  type BeginOptions,
  beginPlay,
  doMove,
  goToMove,
  gridsBack,
  isGiven,
  type MarkChange,
  MOVE_KINDS,
  type Move,
  type MoveKind,
  type Play,
  redoMove,
  undoMove,
} from './play.js';
export { filledGrid, isSolved, type Progress, playProgress } from './progress.js';
export {
  PLAY_FAULT_CODES,
  type PlayFault,
  type PlayFaultCode,
  type ReadPlayResult,
  readPlay,
  type WritePlayOptions,
  writePlay,
} from './save.js';
export {
  beginStroke,
  extendStroke,
  type PlayStroke,
  type StrokeCount,
  strokeCount,
  strokeMove,
  type Tool,
} from './stroke.js';
export { beginTrial, dropTrial, keepTrial, trialCells } from './trial.js';
