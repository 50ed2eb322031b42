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
  replay: (title) => `Volver a ver ${title}`,
  milestones: 'Hitos',
  solvedMilestone: (count) => plural(count, { one: '# puzle', other: '# puzles' }),
  reached: 'alcanzado',
  techniques: (done, all) => `Técnicas aprendidas: ${number(done)} de ${number(all)}`,
};
