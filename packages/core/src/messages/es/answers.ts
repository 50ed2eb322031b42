// Español: consejos, razones, y cómo termina una serie de deducciones.
import type { AnswerTexts } from '../language.js';
import { capital } from '../text.js';
import type { SpanText } from '../texts.js';
import { follow } from './lookahead.js';
import {
  and,
  casillas,
  counted,
  feminine,
  is,
  masculine,
  name,
  names,
  place,
  theLine,
  thePlace,
  value,
} from './words.js';

const span = (what: string, { from, to }: SpanText) =>
  from === to ? `la ${what} ${from}` : `las ${what}s ${from}-${to}`;

export const answers: AnswerTexts = {
  lookAtLine: (line) => `Mira ${theLine(line)}.`,
  lookAtRegion: ({ rows, columns }) => `Mira ${span('fila', rows)}, ${span('columna', columns)}.`,
  finishedLines: (lines) =>
    lines.length === 1
      ? `La ${name(lines[0])} está terminada: sus otras casillas cuentan como vacías.`
      : `${capital(and(names(lines)))} están terminadas: sus otras casillas cuentan como vacías.`,
  withoutColor: (lines, color) =>
    `${capital(and(names(lines)))} no ${lines.length === 1 ? 'tiene' : 'tienen'} ${masculine(color, 1)}.`,
  completeColor: (lines, color) =>
    `${capital(and(names(lines)))} ya ${lines.length === 1 ? 'tiene' : 'tienen'} todas sus casillas ${feminine(color, 2)}.`,
  why: {
    chain: (cell, state) => `${capital(thePlace(cell))} ${is(state, 1)}:`,
    known: (cell, state) => `${capital(thePlace(cell))} ya ${is(state, 1)} en tu cuadrícula.`,
    open: (cell) => `${capital(thePlace(cell))} cambia de una solución a otra: nada lo decide.`,
    from: (steps) => `(de ${and(steps.map(String))})`,
    follows: (branch) => `${capital(follow(branch))}.`,
  },
  mistake: {
    somewhere: 'Algo no está bien: ninguna solución coincide con esta cuadrícula.',
    inLine: (line) => `Hay un error en la ${name(line)}.`,
    count: (line, count) => `${casillas(count)} de la ${name(line)} ${count === 1 ? 'está' : 'están'} mal.`,
    cells: (wrong) => `Mal: ${wrong.map(place).join('; ')}.`,
    because: (mark) =>
      `${capital(thePlace(mark.cell))} no puede ${mark.value.kind === 'filled' || mark.value.kind === 'blank' ? 'estar' : 'ser'} ${value(mark.value, 1)}: ${follow(mark)}.`,
  },
  conflict: {
    inLine: (line) => `Algunas casillas no pueden estar todas bien. Mira la ${name(line)}.`,
    count: (line, count) =>
      `Algunas casillas no pueden estar todas bien, ${count === 1 ? 'una' : count} de ellas en la ${name(line)}.`,
    cells: (of) => `Estas casillas no pueden estar todas bien: ${of.map(place).join('; ')}.`,
  },
  solved: 'El nonograma está resuelto.',
  unexplained: (open, of) => `Sin explicar: ${open} de ${of} casillas.`,
  solvedIn: (steps) => `Resuelto en ${counted(steps, 'paso', 'pasos')}.`,
  several: 'Lo que queda cambia de una solución a otra: no se puede deducir nada más.',
  noSolution: 'El propio nonograma no tiene solución.',
  askNext: (command) => `Para saber más: ${command}.`,
};
