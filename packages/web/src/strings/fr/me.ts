import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const meWords: Words['meWords'] = {
  nothing: 'Votre histoire commence avec la première grille résolue.',
  sum: (solved, time) =>
    plural(solved, {
      one: `# grille résolue, en ${time}.`,
      other: `# grilles résolues, la moitié en ${time} au plus.`,
    }),
  bySize: 'Par taille',
  byGrade: 'Par difficulté',
  upTo: (side) => (side >= 1000 ? 'plus grandes' : `jusqu’à ${number(side)}`),
  best: 'Record',
  median: 'Médiane',
  pictures: 'Vos images',
  picturesOf: (day) => `Résolues le ${day}`,
  allDays: 'Montrer tous les jours',
  more: (count) => plural(count, { one: 'Montrer # de plus', other: 'Montrer # de plus' }),
  solvedOn: (day, count) =>
    plural(count, { one: `${day}, # grille résolue`, other: `${day}, # grilles résolues` }),
  count: (count) => number(count),
  splits: 'Temps intermédiaires',
  splitsNote: 'Médiane de chaque quart d’une grille, et votre record.',
  quarters: ['1er', '2e', '3e', '4e'],
  replay: (title) => `Revoir ${title}`,
  milestones: 'Étapes',
  solvedMilestone: (count) => plural(count, { one: '# grille', other: '# grilles' }),
  reached: 'atteinte',
  techniques: (done, all) => `Techniques apprises : ${number(done)} sur ${number(all)}`,
};
