import type { Words } from '../languages.js';
import { plural } from './formats.js';

export const dailyWords: Words['dailyWords'] = {
  lead: 'Une grille par jour, la même pour tous : petite le lundi, grande le dimanche, jamais à deviner.',
  streak: (days) => plural(days, { one: '# jour d’affilée', other: '# jours d’affilée' }),
  noStreak: 'Résolvez la grille du jour pour commencer une série.',
  forgiven: 'Un jour manqué par semaine est pardonné.',
  solvedAll: (days) => plural(days, { one: '# grille du jour résolue', other: '# grilles du jour résolues' }),
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  solved: (day) => `${day}, résolue`,
  begun: (day) => `${day}, commencée`,
  today: (day) => `${day}, aujourd’hui`,
  making: 'La grille se prépare…',
  failed: 'La grille n’a pas pu être préparée',
};
