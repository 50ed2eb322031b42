import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const clueWords: Words['clueWords'] = {
  row: (index) => `Ligne ${number(index + 1)}`,
  column: (index) => `Colonne ${number(index + 1)}`,
  notARun: (text) => `« ${text} » n’est pas un nombre`,
  noColor: (text) => `il n’y a pas de couleur « ${text} »`,
  tooLong: (excess) => plural(excess, { one: '# case de trop', other: '# cases de trop' }),
  totals: (rows, columns) => `Lignes ${number(rows)}, colonnes ${number(columns)}`,
  totalsDiffer: (by) => `Les sommes diffèrent de ${number(by)} : un nombre est faux quelque part.`,
  suspects: (lines) => `Une seule correction pourrait suffire dans : ${lines}.`,
};
