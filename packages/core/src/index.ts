// The front door: the names that most programs need, at most 60. Everything else is in the subpath of its layer
// (`@crosshatch/core/solve`), see public.ts in each folder.

export {
  Analysis,
  type Deduction,
  type Diagnosis,
  diagnose,
  explainWords,
  type GradeResult,
  grade,
  type Hint,
  hint,
  type Judgement,
  LADDER,
  steps,
  type Why,
  why,
} from './explain/public.js';
export {
  FORMATS,
  type Format,
  formatFault,
  type ParseFault,
  type ParseResult,
  parse,
  type WriteResult,
  write,
} from './formats/public.js';
export { type GenerateRecipe, generate, type Improvement, improve, pictureGrid } from './make/public.js';
export { faultMessage, type Locale } from './messages/public.js';
export {
  type Clue,
  check,
  colorOf,
  type Fault,
  type Grid,
  lineName,
  makePuzzle,
  type Palette,
  type Puzzle,
  type PuzzleDocument,
  type PuzzleInput,
  puzzleHash,
  puzzleOf,
  type Solution,
  unknownGrid,
} from './model/public.js';
export { drawGrid, drawPuzzle, drawSvg, parseDrawing } from './render/public.js';
export {
  type CountResult,
  count,
  type Effort,
  type Limits,
  type SolveOptions,
  type SolveResult,
  type StopReason,
  solutions,
  solve,
  solveInParallel,
  solveInTurns,
} from './solve/public.js';
