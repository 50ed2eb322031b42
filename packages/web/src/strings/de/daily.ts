import type { Words } from '../languages.js';
import { plural } from './formats.js';

export const dailyWords: Words['dailyWords'] = {
  lead: 'Jeden Tag ein Rätsel, für alle dasselbe: klein am Montag, groß am Sonntag, nie mit Raten.',
  streak: (days) => plural(days, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  noStreak: 'Löse das Rätsel von heute, um eine Serie zu beginnen.',
  forgiven: 'Ein verpasster Tag in der Woche ist verziehen.',
  solvedAll: (days) => plural(days, { one: '# Tagesrätsel gelöst', other: '# Tagesrätsel gelöst' }),
  earlier: 'Früherer Monat',
  later: 'Späterer Monat',
  solved: (day) => `${day}, gelöst`,
  begun: (day) => `${day}, begonnen`,
  today: (day) => `${day}, heute`,
  making: 'Das Rätsel entsteht …',
  failed: 'Das Rätsel konnte nicht gemacht werden',
};
