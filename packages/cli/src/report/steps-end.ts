// How a walk through the deductions ended, in words.
import type { StepsEnd } from 'crosshatch/explain';

export const STEPS_END_WORDS: Record<StepsEnd, string> = {
  solved: 'Solved.',
  several: 'What is left differs between several solutions: nothing more can be deduced.',
  contradiction: 'A contradiction: there is no solution.',
  budget: 'Stopped: the limit of effort was reached.',
  deadline: 'Stopped: the time limit was reached.',
  abort: 'Interrupted.',
  max: 'Stopped.',
};
