// Deutsch: Tipps, Gründe, und wie eine Folge von Schlüssen endet.
import type { AnswerTexts } from '../language.js';
import { and, counted, name, place, run, value, withClue } from './words.js';

export const answers: AnswerTexts = {
  lookAtLines: (lines) => `Sieh dir ${and(lines.map(withClue))} an.`,
  lookAtRuns: (line, of, areAll) =>
    `Sieh dir ${areAll ? 'alle Zahlen' : and(of.map(run))} in ${withClue(line)} an.`,
  lookAtCell: (cell) => `Sieh dir ${place(cell)} an.`,
  why: {
    chain: (cell, is) => `${place(cell)} ist ${value(is)}:`,
    known: (cell, is) => `${place(cell)} ist in deinem Gitter schon ${value(is)}.`,
    open: (cell) => `${place(cell)} ist in verschiedenen Lösungen verschieden: Nichts entscheidet darüber.`,
  },
  mistake: {
    somewhere: 'Etwas stimmt nicht: Keine Lösung passt zu diesem Gitter.',
    inLine: (line) => `In ${name(line)} ist ein Fehler.`,
    count: (line, count) =>
      count === 1 ? `In ${name(line)} ist ein Feld falsch.` : `In ${name(line)} sind ${count} Felder falsch.`,
    cells: (wrong) => `Falsch: ${wrong.map(place).join('; ')}.`,
  },
  conflict: {
    inLine: (line) => `Einige Felder können nicht alle stimmen. Sieh dir ${name(line)} an.`,
    count: (line, count) =>
      `Einige Felder können nicht alle stimmen, davon ${count === 1 ? 'eines' : count} in ${name(line)}.`,
    cells: (of) => `Diese Felder können nicht alle stimmen: ${of.map(place).join('; ')}.`,
  },
  solved: 'Das Rätsel ist gelöst.',
  solvedIn: (steps) => `Gelöst in ${counted(steps, 'Schritt', 'Schritten')}.`,
  several: 'Was noch fehlt, ist in verschiedenen Lösungen verschieden: Mehr lässt sich nicht folgern.',
  noSolution: 'Das Rätsel selbst hat keine Lösung.',
  askNext: (command) => `Mehr dazu: ${command}.`,
};
