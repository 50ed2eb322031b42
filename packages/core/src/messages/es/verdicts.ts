// Español: el resultado de una resolución, y si las casillas están bien.
import type { VerdictTexts } from '../language.js';
import { casillas, counted, name, number } from './words.js';

const differ = (cells: number) => `${casillas(cells)} ${cells === 1 ? 'cambia' : 'cambian'}`;

export const verdicts: VerdictTexts = {
  titles: {
    unique: 'una solución',
    multiple: 'varias soluciones',
    none: 'no hay solución',
    undecided: 'sin decidir',
  },
  unique: (isLineSolvable) =>
    `solución única, ${isLineSolvable ? 'encontrada línea a línea' : 'encontrada con una búsqueda'}`,
  exactly: (solutions, differing) =>
    `varias soluciones: exactamente ${number(solutions)}; ${differ(differing)}`,
  atLeast: (solutions, differing, why) =>
    `varias soluciones: ${number(solutions)} encontradas, ${why}; ${differ(differing)}`,
  none: (line, isLineSolvable) => {
    if (line === null) return 'no hay solución';
    return isLineSolvable
      ? `no hay solución: la ${name(line)} no se puede completar con las que la cruzan`
      : `no hay solución: todos los intentos fallan, el último en la ${name(line)}`;
  },
  oneFound: (why) => `sin decidir, ${why}: una solución encontrada, quizá no la única`,
  someKnown: (known, cells, why) => `sin decidir, ${why}: se conocen ${number(known)} de ${casillas(cells)}`,
  mayBeMore: 'puede haber más',
  stops: {
    effort: 'límite de esfuerzo alcanzado',
    deadline: 'límite de tiempo alcanzado',
    abort: 'interrumpido',
    max: 'terminado tras una solución',
  },
  details: {
    lineSolvable: 'Demostrado: hay exactamente una, y se encuentra línea a línea, sin adivinar.',
    needsSearch: 'Demostrado: hay exactamente una. Mirar una línea cada vez no basta.',
    differ: (cells, isExact) => `${isExact ? '' : 'Al menos '}${differ(cells)} de una a otra.`,
    exactly: (solutions) => `Hay exactamente ${number(solutions)}.`,
    none: 'Estas pistas se contradicen. Lo más probable es que una tenga una errata.',
  },
  undecided: 'Se llegó al límite antes de encontrar una respuesta.',
  judgements: {
    right: 'Todo está bien hasta ahora.',
    wrong: 'Hay un error.',
    'wrong-together': 'Estas casillas no pueden estar todas bien.',
    'no-solution': 'Este nonograma no tiene solución, así que nada está bien ni mal.',
    undecided: 'Se llegó al límite antes de saber si está bien.',
  },
  rightForOne: 'Todo está bien hasta ahora: este nonograma tiene varias soluciones, y al menos una coincide.',
  nothingToUndo: 'Todo está bien hasta ahora: no hay nada que deshacer.',
  firstMarksWrong: 'Las primeras casillas ya están mal.',
  undone: (moves) => `De vuelta antes del error: ${counted(moves, 'jugada deshecha', 'jugadas deshechas')}.`,
};
