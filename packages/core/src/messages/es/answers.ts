// Español: consejos, razones, y cómo termina una serie de deducciones.
import type { AnswerTexts } from '../language.js';
import { capital } from '../text.js';
import { and, casillas, counted, is, name, place, run, theLine, thePlace } from './words.js';

export const answers: AnswerTexts = {
  lookAtLines: (lines) => `Mira ${and(lines.map(theLine))}.`,
  lookAtRuns: (line, of, areAll) =>
    `Mira ${areAll ? 'todos los números' : and(of.map(run))} en ${theLine(line)}.`,
  lookAtCell: (cell) => `Mira ${thePlace(cell)}.`,
  why: {
    chain: (cell, state) => `${capital(thePlace(cell))} ${is(state, 1)}:`,
    known: (cell, state) => `${capital(thePlace(cell))} ya ${is(state, 1)} en tu cuadrícula.`,
    open: (cell) => `${capital(thePlace(cell))} cambia de una solución a otra: nada lo decide.`,
  },
  mistake: {
    somewhere: 'Algo no está bien: ninguna solución coincide con esta cuadrícula.',
    inLine: (line) => `Hay un error en la ${name(line)}.`,
    count: (line, count) => `${casillas(count)} de la ${name(line)} ${count === 1 ? 'está' : 'están'} mal.`,
    cells: (wrong) => `Mal: ${wrong.map(place).join('; ')}.`,
  },
  conflict: {
    inLine: (line) => `Algunas casillas no pueden estar todas bien. Mira la ${name(line)}.`,
    count: (line, count) =>
      `Algunas casillas no pueden estar todas bien, ${count === 1 ? 'una' : count} de ellas en la ${name(line)}.`,
    cells: (of) => `Estas casillas no pueden estar todas bien: ${of.map(place).join('; ')}.`,
  },
  solved: 'El nonograma está resuelto.',
  solvedIn: (steps) => `Resuelto en ${counted(steps, 'paso', 'pasos')}.`,
  several: 'Lo que queda cambia de una solución a otra: no se puede deducir nada más.',
  noSolution: 'El propio nonograma no tiene solución.',
  askNext: (command) => `Para saber más: ${command}.`,
};
