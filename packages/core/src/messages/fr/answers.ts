// Français : les conseils, les raisons, et comment se termine une suite de déductions.
import type { AnswerTexts } from '../language.js';
import { capital } from '../text.js';
import { and, counted, is, name, place, run, theLine, thePlace } from './words.js';

export const answers: AnswerTexts = {
  lookAtLines: (lines) => `Regardez ${and(lines.map(theLine))}.`,
  lookAtRuns: (line, of, areAll) =>
    `Regardez ${areAll ? 'tous les nombres' : and(of.map(run))} dans ${theLine(line)}.`,
  lookAtCell: (cell) => `Regardez ${thePlace(cell)}.`,
  why: {
    chain: (cell, state) => `${capital(thePlace(cell))} ${is(state, 1)} :`,
    known: (cell, state) => `${capital(thePlace(cell))} ${is(state, 1)} : c'est déjà dans votre grille.`,
    open: (cell) => `${capital(thePlace(cell))} diffère d'une solution à l'autre : rien n'en décide.`,
  },
  mistake: {
    somewhere: 'Quelque chose ne va pas : aucune solution ne correspond à cette grille.',
    inLine: (line) => `Il y a une erreur dans la ${name(line)}.`,
    count: (line, count) =>
      count === 1
        ? `Une case de la ${name(line)} est fausse.`
        : `${count} cases de la ${name(line)} sont fausses.`,
    cells: (wrong) => `Faux : ${wrong.map(place).join(' ; ')}.`,
  },
  conflict: {
    inLine: (line) => `Certaines cases ne peuvent pas être toutes justes. Regardez la ${name(line)}.`,
    count: (line, count) =>
      `Certaines cases ne peuvent pas être toutes justes, dont ${count === 1 ? 'une' : count} dans la ${name(line)}.`,
    cells: (of) => `Ces cases ne peuvent pas être toutes justes : ${of.map(place).join(' ; ')}.`,
  },
  solved: 'Le nonogramme est résolu.',
  solvedIn: (steps) => `Résolu en ${counted(steps, 'étape', 'étapes')}.`,
  several: "Ce qui reste diffère d'une solution à l'autre : on ne peut plus rien déduire.",
  noSolution: "Le nonogramme lui-même n'a pas de solution.",
  askNext: (command) => `Pour en savoir plus : ${command}.`,
};
