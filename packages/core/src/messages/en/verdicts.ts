// English: what a solve came to, and what marks are.
import type { VerdictTexts } from '../language.js';
import { counted, thousands } from '../text.js';
import { name } from './words.js';

const differ = (cells: number) => `${counted(cells, 'cell')} ${cells === 1 ? 'differs' : 'differ'}`;

export const verdicts: VerdictTexts = {
  titles: {
    unique: 'one solution',
    multiple: 'several solutions',
    none: 'no solution',
    undecided: 'undecided',
  },
  unique: (isLineSolvable) =>
    `unique solution, ${isLineSolvable ? 'by line logic alone' : 'found by search'}`,
  exactly: (solutions, differing) =>
    `several solutions: exactly ${thousands(solutions)}; ${differ(differing)}`,
  atLeast: (solutions, differing, why) =>
    `several solutions: ${thousands(solutions)} found, ${why}; ${differ(differing)}`,
  none: (line, isLineSolvable) => {
    if (line === null) return 'no solution';
    return isLineSolvable
      ? `no solution: ${name(line)} can't be met together with the lines that cross it`
      : `no solution: every way to fill it breaks, the last one at ${name(line)}`;
  },
  oneFound: (why) => `undecided, ${why}: one solution found, perhaps not the only one`,
  someKnown: (known, cells, why) =>
    `undecided, ${why}: ${thousands(known)} of ${counted(cells, 'cell')} known`,
  mayBeMore: 'there may be more',
  stops: {
    effort: 'effort limit reached',
    deadline: 'stopped at the time limit',
    abort: 'interrupted',
    max: 'stopped at one solution',
  },
  details: {
    lineSolvable: 'Proved: there is exactly one, and line logic alone finds it. No guessing.',
    needsSearch: 'Proved: there is exactly one. It takes more than looking at one line at a time.',
    differ: (cells, isExact) => `${isExact ? '' : 'At least '}${differ(cells)} between them.`,
    exactly: (solutions) => `There are exactly ${thousands(solutions)}.`,
    none: 'These clues contradict each other. Most likely one of them was mistyped.',
  },
  undecided: 'The limit was reached before an answer was found.',
  judgements: {
    right: 'Right so far.',
    wrong: 'There is a mistake.',
    'wrong-together': 'These marks cannot all be right.',
    'no-solution': 'This puzzle has no solution, so nothing is right or wrong.',
    undecided: 'The limit was reached before it was clear whether this is right.',
  },
  rightForOne: 'Right so far: this puzzle has several solutions, and at least one of them agrees.',
  nothingToUndo: 'Right so far: there is nothing to go back to.',
  firstMarksWrong: 'The first marks are wrong already.',
  undone: (moves) => `Back to before the mistake: ${counted(moves, 'move')} undone.`,
};
