// English: hints, reasons, and how a walk through the deductions ended.
import type { AnswerTexts } from '../language.js';
import { capital, counted, listed } from '../text.js';
import { name, place, run, value, withClue } from './words.js';

export const answers: AnswerTexts = {
  lookAtLines: (lines) => `Look at ${listed(lines.map(withClue))}.`,
  lookAtRuns: (line, of, areAll) =>
    `Look at ${areAll ? 'all runs' : listed(of.map(run))} in ${withClue(line)}.`,
  lookAtCell: (cell) => `Look at ${place(cell)}.`,
  why: {
    chain: (cell, is) => `${capital(place(cell))} is ${value(is)}:`,
    known: (cell, is) => `${capital(place(cell))} is ${value(is)} in your grid already.`,
    open: (cell) => `${capital(place(cell))} differs between solutions: nothing decides it.`,
  },
  mistake: {
    somewhere: 'Something is wrong: no solution agrees with this grid.',
    inLine: (line) => `There is a mistake in ${name(line)}.`,
    count: (line, count) =>
      count === 1 ? `One cell in ${name(line)} is wrong.` : `${count} cells in ${name(line)} are wrong.`,
    cells: (wrong) => `Wrong: ${wrong.map(place).join('; ')}.`,
  },
  conflict: {
    inLine: (line) => `Some marks cannot all be right. Look at ${name(line)}.`,
    count: (line, count) =>
      `Some marks cannot all be right, ${count === 1 ? 'one' : count} of them in ${name(line)}.`,
    cells: (of) => `These marks cannot all be right: ${of.map(place).join('; ')}.`,
  },
  solved: 'The puzzle is solved.',
  solvedIn: (steps) => `Solved in ${counted(steps, 'step')}.`,
  several: 'What is left differs between several solutions: nothing more can be deduced.',
  noSolution: 'The puzzle itself has no solution.',
  askNext: (command) => `For details: ${command}.`,
};
