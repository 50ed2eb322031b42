import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const meWords: Words['meWords'] = {
  nothing: 'Tu historia empieza con el primer puzle que resuelvas.',
  sum: (solved, time) =>
    plural(solved, {
      one: `# puzle resuelto, en ${time}.`,
      other: `# puzles resueltos, la mitad en ${time} como mucho.`,
    }),
  bySize: 'Por tamaño',
  byGrade: 'Por dificultad',
  upTo: (side) => (side >= 1000 ? 'mayores' : `hasta ${number(side)}`),
  best: 'Mejor',
  median: 'Mediana',
  pictures: 'Tus dibujos',
  picturesOf: (day) => `Resueltos el ${day}`,
  allDays: 'Mostrar todos los días',
  more: (count) => plural(count, { one: 'Mostrar # más', other: 'Mostrar # más' }),
  solvedOn: (day, count) =>
    plural(count, { one: `${day}, # puzle resuelto`, other: `${day}, # puzles resueltos` }),
  count: (count) => number(count),
  splits: 'Parciales',
  splitsNote: 'Mediana de cada cuarto de un puzle, y tu mejor tiempo.',
  quarters: ['1.º', '2.º', '3.º', '4.º'],
  replay: (title) => `Volver a ver ${title}`,
  milestones: 'Hitos',
  solvedMilestone: (count) => plural(count, { one: '# puzle', other: '# puzles' }),
  reached: 'alcanzado',
  techniques: (done, all) => `Técnicas aprendidas: ${number(done)} de ${number(all)}`,
};
