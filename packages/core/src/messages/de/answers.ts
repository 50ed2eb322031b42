// Deutsch: Tipps, Gründe, und wie eine Folge von Schlüssen endet.
import type { AnswerTexts } from '../language.js';
import type { SpanText } from '../texts.js';
import { follow } from './lookahead.js';
import { and, counted, name, noun, place, value, withClue } from './words.js';

const span = (what: string, { from, to }: SpanText) =>
  from === to ? `${what} ${from}` : `${what}n ${from}-${to}`;

export const answers: AnswerTexts = {
  lookAtLine: (line) => `Sieh dir ${withClue(line)} an.`,
  lookAtRegion: ({ rows, columns }) => `Sieh dir ${span('Zeile', rows)}, ${span('Spalte', columns)} an.`,
  finishedLines: (lines) =>
    lines.length === 1
      ? `${name(lines[0])} ist fertig: Die übrigen Felder gelten als leer.`
      : `${and(lines.map(name))} sind fertig: Die übrigen Felder gelten als leer.`,
  withoutColor: (lines, color) => `In ${and(lines.map(name))} kommt ${noun(color)} nicht vor.`,
  completeColor: (lines, color) => `In ${and(lines.map(name))} ist ${noun(color)} schon vollständig.`,
  why: {
    chain: (cell, is) => `${place(cell)} ist ${value(is)}:`,
    known: (cell, is) => `${place(cell)} ist in deinem Gitter schon ${value(is)}.`,
    open: (cell) => `${place(cell)} ist in verschiedenen Lösungen verschieden: Nichts entscheidet darüber.`,
    from: (steps) => `(aus ${and(steps.map(String))})`,
    follows: (branch) => `${follow(branch)}.`,
  },
  mistake: {
    somewhere: 'Etwas stimmt nicht: Keine Lösung passt zu diesem Gitter.',
    inLine: (line) => `In ${name(line)} ist ein Fehler.`,
    count: (line, count) =>
      count === 1 ? `In ${name(line)} ist ein Feld falsch.` : `In ${name(line)} sind ${count} Felder falsch.`,
    cells: (wrong) => `Falsch: ${wrong.map(place).join('; ')}.`,
    because: (mark) => `${place(mark.cell)} kann nicht ${value(mark.value)} sein: ${follow(mark)}.`,
  },
  conflict: {
    inLine: (line) => `Einige Felder können nicht alle stimmen. Sieh dir ${name(line)} an.`,
    count: (line, count) =>
      `Einige Felder können nicht alle stimmen, davon ${count === 1 ? 'eines' : count} in ${name(line)}.`,
    cells: (of) => `Diese Felder können nicht alle stimmen: ${of.map(place).join('; ')}.`,
  },
  solved: 'Das Rätsel ist gelöst.',
  unexplained: (open, of) => `${open} von ${of} Feldern ${open === 1 ? 'ist' : 'sind'} nicht erklärt.`,
  solvedIn: (steps) => `Gelöst in ${counted(steps, 'Schritt', 'Schritten')}.`,
  several: 'Was noch fehlt, ist in verschiedenen Lösungen verschieden: Mehr lässt sich nicht folgern.',
  noSolution: 'Das Rätsel selbst hat keine Lösung.',
  askNext: (command) => `Mehr dazu: ${command}.`,
};
