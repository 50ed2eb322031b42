// Français : le résultat d'une résolution, et si les cases sont justes.
import type { VerdictTexts } from '../language.js';
import { cases, counted, name, number } from './words.js';

const differ = (cells: number) => `${cases(cells)} ${cells === 1 ? 'diffère' : 'diffèrent'}`;

export const verdicts: VerdictTexts = {
  titles: {
    unique: 'une solution',
    multiple: 'plusieurs solutions',
    none: 'pas de solution',
    undecided: 'indécis',
  },
  unique: (isLineSolvable) =>
    `solution unique, ${isLineSolvable ? 'trouvée ligne par ligne' : 'trouvée par une recherche'}`,
  exactly: (solutions, differing) =>
    `plusieurs solutions : exactement ${number(solutions)} ; ${differ(differing)}`,
  atLeast: (solutions, differing, why) =>
    `plusieurs solutions : ${number(solutions)} trouvées, ${why} ; ${differ(differing)}`,
  none: (line, isLineSolvable) => {
    if (line === null) return 'pas de solution';
    return isLineSolvable
      ? `pas de solution : la ${name(line)} est impossible avec celles qu'elle croise`
      : `pas de solution : tous les essais échouent, le dernier à la ${name(line)}`;
  },
  oneFound: (why) => `indécis, ${why} : une solution trouvée, peut-être pas la seule`,
  someKnown: (known, cells, why) => `indécis, ${why} : ${number(known)} cases connues sur ${number(cells)}`,
  mayBeMore: "il y en a peut-être d'autres",
  stops: {
    effort: "limite d'effort atteinte",
    deadline: 'limite de temps atteinte',
    abort: 'interrompu',
    max: 'arrêté après une solution',
  },
  details: {
    lineSolvable: "C'est prouvé : il y en a exactement une, et on la trouve ligne par ligne, sans deviner.",
    needsSearch: "C'est prouvé : il y en a exactement une. Regarder une ligne à la fois ne suffit pas.",
    differ: (cells, isExact) => `${isExact ? '' : 'Au moins '}${differ(cells)} de l'une à l'autre.`,
    exactly: (solutions) => `Il y en a exactement ${number(solutions)}.`,
    none: "Ces indices se contredisent. L'un d'eux contient sans doute une faute de frappe.",
  },
  undecided: "La limite a été atteinte avant qu'une réponse soit trouvée.",
  judgements: {
    right: "Tout est juste jusqu'ici.",
    wrong: 'Il y a une erreur.',
    'wrong-together': 'Ces cases ne peuvent pas être toutes justes.',
    'no-solution': "Ce nonogramme n'a pas de solution, donc rien n'est juste ou faux.",
    undecided: "La limite a été atteinte avant que l'on sache si c'est juste.",
  },
  rightForOne: "Tout est juste jusqu'ici : ce nonogramme a plusieurs solutions, et au moins une convient.",
  nothingToUndo: "Tout est juste jusqu'ici : il n'y a rien à annuler.",
  firstMarksWrong: 'Les premières cases sont déjà fausses.',
  undone: (moves) => `Retour avant l'erreur : ${counted(moves, 'coup annulé', 'coups annulés')}.`,
};
