import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const meWords: Words['meWords'] = {
  nothing: 'Deine Geschichte beginnt mit dem ersten Rätsel, das du löst.',
  sum: (solved, time) =>
    plural(solved, {
      one: `# Rätsel gelöst, in ${time}.`,
      other: `# Rätsel gelöst, die Hälfte davon in höchstens ${time}.`,
    }),
  bySize: 'Nach Größe',
  byGrade: 'Nach Schwierigkeit',
  upTo: (side) => (side >= 1000 ? 'größer' : `bis ${number(side)}`),
  best: 'Beste',
  median: 'Median',
  pictures: 'Deine Bilder',
  picturesOf: (day) => `Gelöst am ${day}`,
  allDays: 'Alle Tage zeigen',
  more: (count) => plural(count, { one: '# weiteres zeigen', other: '# weitere zeigen' }),
  solvedOn: (day, count) =>
    plural(count, { one: `${day}, # Rätsel gelöst`, other: `${day}, # Rätsel gelöst` }),
  count: (count) => number(count),
  splits: 'Zwischenzeiten',
  splitsNote: 'Median jedes Viertels eines Rätsels, und deine Bestzeit.',
  quarters: ['1.', '2.', '3.', '4.'],
  replay: (title) => `${title} noch einmal ansehen`,
  milestones: 'Meilensteine',
  solvedMilestone: (count) => plural(count, { one: '# Rätsel', other: '# Rätsel' }),
  reached: 'erreicht',
  techniques: (done, all) => `Gelernte Techniken: ${number(done)} von ${number(all)}`,
};
