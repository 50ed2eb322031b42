import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const learnWords: Words['learnWords'] = {
  lead: 'Doce ideas resuelven casi cualquier puzle. Cada lección dura un minuto o dos: un ejemplo, tres líneas, un puzle.',
  progress: (done, all) => `${number(done)} de ${number(all)} lecciones hechas`,
  done: 'hecha',
  practise: 'Practicar',
  practiseOf: (title) => `Practicar: ${title}`,
  step: (at, of) => `Línea ${number(at)} de ${number(of)}`,
  practised: (lines) => plural(lines, { one: '# línea resuelta', other: '# líneas resueltas' }),
  tapCells: (left) =>
    plural(left, {
      one: 'Toca la casilla que es segura. Solo las casillas correctas aceptan tinta.',
      other: 'Toca las # casillas que son seguras. Solo las casillas correctas aceptan tinta.',
    }),
  notCertain: 'Esta casilla aún no es segura. Prueba otra.',
  cell: (index, mark) => `Casilla ${number(index)}, ${mark}`,
  marks: ['vacía', 'rellena', 'desconocida'],
  next: 'Línea siguiente',
  nextLesson: 'Lección siguiente',
  puzzle: 'Jugar un puzle con ella',
  lessonDone: 'Bien hecho. En este puzle es el paso más difícil que necesitas.',
};
