import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const learnWords: Words['learnWords'] = {
  lead: 'Douze idées résolvent presque toutes les grilles. Chaque leçon prend une ou deux minutes : un exemple, trois lignes, une grille.',
  progress: (done, all) => `${number(done)} leçons sur ${number(all)} terminées`,
  done: 'terminée',
  practise: 'S’exercer',
  practiseOf: (title) => `S’exercer : ${title}`,
  step: (at, of) => `Ligne ${number(at)} sur ${number(of)}`,
  practised: (lines) => plural(lines, { one: '# ligne résolue', other: '# lignes résolues' }),
  tapCells: (left) =>
    plural(left, {
      one: 'Touchez la case qui est certaine. Seules les bonnes cases prennent l’encre.',
      other: 'Touchez les # cases qui sont certaines. Seules les bonnes cases prennent l’encre.',
    }),
  notCertain: 'Cette case n’est pas encore certaine. Essayez-en une autre.',
  cell: (index, mark) => `Case ${number(index)}, ${mark}`,
  marks: ['vide', 'remplie', 'inconnue'],
  next: 'Ligne suivante',
  nextLesson: 'Leçon suivante',
  puzzle: 'Jouer une grille avec',
  lessonDone: 'Bravo. Dans cette grille, c’est l’étape la plus difficile dont vous aurez besoin.',
};
