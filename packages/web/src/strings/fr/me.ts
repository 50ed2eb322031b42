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
  replay: (title) => `Revoir ${title}`,
  milestones: 'Étapes',
  solvedMilestone: (count) => plural(count, { one: '# grille', other: '# grilles' }),
  reached: 'atteinte',
  techniques: (done, all) => `Techniques apprises : ${number(done)} sur ${number(all)}`,
};
