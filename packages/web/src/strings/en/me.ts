// Words of Me.
import { number, plural } from './formats.js';

export const meWords = {
  nothing: 'Your history begins with the first puzzle that you solve.',
  sum: (solved: number, time: string) =>
    plural(solved, {
      one: `# puzzle solved, in ${time}.`,
      other: `# puzzles solved, half of them within ${time}.`,
    }),
  bySize: 'By size',
  byGrade: 'By difficulty',
  upTo: (side: number) => (side >= 1000 ? 'larger' : `up to ${number(side)}`),
  best: 'Best',
  median: 'Median',
  pictures: 'Your pictures',
  picturesOf: (day: string) => `Solved on ${day}`,
  allDays: 'Show all days',
  more: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),
  solvedOn: (day: string, count: number) =>
    plural(count, { one: `${day}, # puzzle solved`, other: `${day}, # puzzles solved` }),
  count: (count: number) => number(count),
  splits: 'Splits',
  splitsNote: 'Median time of each quarter of a puzzle, and your best.',
  quarters: ['1st', '2nd', '3rd', '4th'],
  replay: (title: string) => `Look at ${title} again`,
  milestones: 'Milestones',
  solvedMilestone: (count: number) => plural(count, { one: '# puzzle', other: '# puzzles' }),
  reached: 'reached',
  techniques: (done: number, all: number) => `Techniques learned: ${number(done)} of ${number(all)}`,
};
