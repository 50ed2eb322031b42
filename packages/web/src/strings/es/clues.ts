import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const clueWords: Words['clueWords'] = {
  row: (index) => `Fila ${number(index + 1)}`,
  column: (index) => `Columna ${number(index + 1)}`,
  notARun: (text) => `«${text}» no es un número`,
  noColor: (text) => `no hay ningún color «${text}»`,
  tooLong: (excess) => plural(excess, { one: 'sobra # casilla', other: 'sobran # casillas' }),
  totals: (rows, columns) => `Filas ${number(rows)}, columnas ${number(columns)}`,
  totalsDiffer: (by) => `Las sumas difieren en ${number(by)}: hay algún número equivocado.`,
  suspects: (lines) => `Un solo cambio podría arreglarlo en: ${lines}.`,
};
