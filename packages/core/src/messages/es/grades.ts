// Español: los niveles.
import type { GradeTexts } from '../language.js';
import { capital } from '../text.js';
import { counted } from './words.js';

export const grades: GradeTexts = {
  classes: {
    trivial: 'muy fácil',
    easy: 'fácil',
    medium: 'medio',
    hard: 'difícil',
    expert: 'experto',
    'needs-lookahead': 'exige anticipar',
    'needs-guessing': 'exige adivinar',
    'not-unique': 'varias soluciones',
    none: 'sin solución',
    undecided: 'sin decidir',
  },
  graded: (words, number) => `${capital(words)}, ${number} de 100.`,
  parts: (length, depth) =>
    `Longitud ${length} de 100 (cuánto se tarda), profundidad ${depth} de 100 (la idea más difícil).`,
  hardest: (title) => `La técnica más difícil es «${title}».`,
  unsettled: (of) =>
    `Ninguna técnica decide ${of === 1 ? 'la última casilla' : `las ${of} últimas casillas`}.`,
  rounds: ({ steps, rounds, narrowest, footholds, cost, unknown }) =>
    `${counted(steps, 'deducción', 'deducciones')} en ${counted(rounds, 'ronda', 'rondas')}. La más estrecha es la ronda ${narrowest}: ` +
    `${counted(footholds, 'punto de apoyo', 'puntos de apoyo')} de nivel ${cost}, con el ${unknown} % de las casillas aún por saber.`,
  none: 'No hay solución, así que no hay nivel.',
  undecided: (isTime) => `Sin decidir: antes ${isTime ? 'se acabó el tiempo' : 'se llegó al límite'}.`,
  usesTable: ['veces', 'técnica'],
  table: ['nota', 'longitud', 'profundidad', 'clase', 'técnica más difícil', 'deducciones', 'nonograma'],
};
