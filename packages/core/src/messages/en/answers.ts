// English: hints, reasons, and how a walk through the deductions ended.
import type { AnswerTexts } from '../language.js';
import { capital, counted, listed } from '../text.js';
import type { SpanText } from '../texts.js';
import { follow } from './lookahead.js';
import { name, names, place, value, withClue } from './words.js';

const span = (what: string, { from, to }: SpanText) =>
  from === to ? `${what} ${from}` : `${what}s ${from}-${to}`;

export const answers: AnswerTexts = {
  lookAtLine: (line) => `Look at ${withClue(line)}.`,
  lookAtRegion: ({ rows, columns }) => `Look at ${span('row', rows)}, ${span('column', columns)}.`,
  finishedLines: (lines) =>
    lines.length === 1
      ? `${capital(name(lines[0]))} is finished: its other cells count as blank.`
      : `${capital(listed(names(lines)))} are finished: their other cells count as blank.`,
  withoutColor: (lines, color) =>
    `${capital(listed(names(lines)))} ${lines.length === 1 ? 'has' : 'have'} no ${color}.`,
  completeColor: (lines, color) =>
    `${capital(listed(names(lines)))} ${lines.length === 1 ? 'has all its' : 'have all their'} ${color} cells already.`,
  why: {
    chain: (cell, is) => `${capital(place(cell))} is ${value(is)}:`,
    known: (cell, is) => `${capital(place(cell))} is ${value(is)} in your grid already.`,
    open: (cell) => `${capital(place(cell))} differs between solutions: nothing decides it.`,
    from: (steps) => `(from ${listed(steps.map(String))})`,
    follows: (branch) => `${capital(follow(branch))}.`,
  },
  mistake: {
    somewhere: 'Something is wrong: no solution agrees with this grid.',
    inLine: (line) => `There is a mistake in ${name(line)}.`,
    count: (line, count) =>
      count === 1 ? `One cell in ${name(line)} is wrong.` : `${count} cells in ${name(line)} are wrong.`,
    cells: (wrong) => `Wrong: ${wrong.map(place).join('; ')}.`,
    because: (mark) => `${capital(place(mark.cell))} cannot be ${value(mark.value)}: ${follow(mark)}.`,
  },
  conflict: {
    inLine: (line) => `Some marks cannot all be right. Look at ${name(line)}.`,
    count: (line, count) =>
      `Some marks cannot all be right, ${count === 1 ? 'one' : count} of them in ${name(line)}.`,
    cells: (of) => `These marks cannot all be right: ${of.map(place).join('; ')}.`,
  },
  solved: 'The puzzle is solved.',
  unexplained: (open, of) => `${open} of ${of} cells ${open === 1 ? 'is' : 'are'} not explained.`,
  solvedIn: (steps) => `Solved in ${counted(steps, 'step')}.`,
  several: 'What is left differs between several solutions: nothing more can be deduced.',
  noSolution: 'The puzzle itself has no solution.',
  askNext: (command) => `For details: ${command}.`,
};
