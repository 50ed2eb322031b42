// Words of Daily.
import { plural } from './formats.js';

export const dailyWords = {
  lead: 'One puzzle a day, the same for everyone: small on Monday, large on Sunday, never a guess.',
  streak: (days: number) => plural(days, { one: '# day in a row', other: '# days in a row' }),
  noStreak: 'Solve today’s puzzle to begin a streak.',
  forgiven: 'One missed day a week is forgiven.',
  solvedAll: (days: number) => plural(days, { one: '# daily solved', other: '# dailies solved' }),
  earlier: 'Earlier month',
  later: 'Later month',
  solved: (day: string) => `${day}, solved`,
  begun: (day: string) => `${day}, begun`,
  today: (day: string) => `${day}, today`,
  making: 'Making the puzzle…',
  failed: 'The puzzle could not be made',
};
