// Français : les conseils, les raisons, et comment se termine une suite de déductions.
import type { AnswerTexts } from '../language.js';
import { capital } from '../text.js';
import type { SpanText } from '../texts.js';
import { follow } from './lookahead.js';
import { and, counted, feminine, is, name, names, noun, place, theLine, thePlace, value } from './words.js';

const span = (what: string, { from, to }: SpanText) =>
  from === to ? `la ${what} ${from}` : `les ${what}s ${from}-${to}`;

export const answers: AnswerTexts = {
  lookAtLine: (line) => `Regardez ${theLine(line)}.`,
  lookAtRegion: ({ rows, columns }) => `Regardez ${span('ligne', rows)}, ${span('colonne', columns)}.`,
  finishedLines: (lines) =>
    lines.length === 1
      ? `La ${name(lines[0])} est terminée : ses autres cases comptent comme vides.`
      : `${capital(and(names(lines)))} sont terminées : leurs autres cases comptent comme vides.`,
  withoutColor: (lines, color) =>
    `${capital(and(names(lines)))} ne ${lines.length === 1 ? 'contient' : 'contiennent'} pas ${noun(color, 'de')}.`,
  completeColor: (lines, color) =>
    `${capital(and(names(lines)))} ${lines.length === 1 ? 'a' : 'ont'} déjà toutes ${lines.length === 1 ? 'ses' : 'leurs'} cases ${feminine(color, 2)}.`,
  why: {
    chain: (cell, state) => `${capital(thePlace(cell))} ${is(state, 1)} :`,
    known: (cell, state) => `${capital(thePlace(cell))} ${is(state, 1)} : c'est déjà dans votre grille.`,
    open: (cell) => `${capital(thePlace(cell))} diffère d'une solution à l'autre : rien n'en décide.`,
    from: (steps) => `(d'après ${and(steps.map(String))})`,
    follows: (branch) => `${capital(follow(branch))}.`,
  },
  mistake: {
    somewhere: 'Quelque chose ne va pas : aucune solution ne correspond à cette grille.',
    inLine: (line) => `Il y a une erreur dans la ${name(line)}.`,
    count: (line, count) =>
      count === 1
        ? `Une case de la ${name(line)} est fausse.`
        : `${count} cases de la ${name(line)} sont fausses.`,
    cells: (wrong) => `Faux : ${wrong.map(place).join(' ; ')}.`,
    because: (mark) =>
      `${capital(thePlace(mark.cell))} ne peut pas être ${value(mark.value, 1)} : ${follow(mark)}.`,
  },
  conflict: {
    inLine: (line) => `Certaines cases ne peuvent pas être toutes justes. Regardez la ${name(line)}.`,
    count: (line, count) =>
      `Certaines cases ne peuvent pas être toutes justes, dont ${count === 1 ? 'une' : count} dans la ${name(line)}.`,
    cells: (of) => `Ces cases ne peuvent pas être toutes justes : ${of.map(place).join(' ; ')}.`,
  },
  solved: 'Le nonogramme est résolu.',
  unexplained: (open, of) => `Non expliquées : ${open} cases sur ${of}.`,
  solvedIn: (steps) => `Résolu en ${counted(steps, 'étape', 'étapes')}.`,
  several: "Ce qui reste diffère d'une solution à l'autre : on ne peut plus rien déduire.",
  noSolution: "Le nonogramme lui-même n'a pas de solution.",
  askNext: (command) => `Pour en savoir plus : ${command}.`,
};
