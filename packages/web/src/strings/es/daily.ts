import type { Words } from '../languages.js';
import { plural } from './formats.js';

export const dailyWords: Words['dailyWords'] = {
  lead: 'Un puzle al día, el mismo para todos: pequeño el lunes, grande el domingo, nunca a ciegas.',
  streak: (days) => plural(days, { one: '# día seguido', other: '# días seguidos' }),
  noStreak: 'Resuelve el puzle de hoy para empezar una racha.',
  forgiven: 'Se perdona un día perdido por semana.',
  solvedAll: (days) => plural(days, { one: '# puzle diario resuelto', other: '# puzles diarios resueltos' }),
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  solved: (day) => `${day}, resuelto`,
  begun: (day) => `${day}, empezado`,
  today: (day) => `${day}, hoy`,
  making: 'Preparando el puzle…',
  failed: 'No se ha podido preparar el puzle',
};
