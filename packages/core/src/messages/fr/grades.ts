// Français : les niveaux.
import type { GradeTexts } from '../language.js';
import { capital } from '../text.js';
import { counted } from './words.js';

export const grades: GradeTexts = {
  classes: {
    trivial: 'très facile',
    easy: 'facile',
    medium: 'moyen',
    hard: 'difficile',
    expert: 'expert',
    'needs-lookahead': "demande d'anticiper",
    'needs-guessing': 'demande de deviner',
    'not-unique': 'plusieurs solutions',
    none: 'pas de solution',
    undecided: 'indécis',
  },
  graded: (words, number) => `${capital(words)}, ${number} sur 100.`,
  parts: (length, depth) =>
    `Longueur ${length} sur 100 (combien de temps il faut), profondeur ${depth} sur 100 (l'idée la plus difficile).`,
  hardest: (title) => `La technique la plus difficile est « ${title} ».`,
  unsettled: (of) =>
    `Aucune technique ne détermine ${of === 1 ? 'la dernière case' : `les ${of} dernières cases`}.`,
  rounds: ({ steps, rounds, narrowest, footholds, cost, unknown }) =>
    `${counted(steps, 'déduction', 'déductions')} en ${counted(rounds, 'tour', 'tours')}. Le plus étroit est le tour ${narrowest} : ` +
    `${counted(footholds, "point d'appui", "points d'appui")} de niveau ${cost}, avec ${unknown} % de cases encore inconnues.`,
  none: 'Pas de solution, donc pas de niveau.',
  undecided: (isTime) => `Indécis : ${isTime ? 'le temps était écoulé' : 'la limite était atteinte'} avant.`,
  usesTable: ['fois', 'technique'],
  table: [
    'note',
    'longueur',
    'profondeur',
    'classe',
    'technique la plus difficile',
    'déductions',
    'nonogramme',
  ],
};
