import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const clueWords: Words['clueWords'] = {
  row: (index) => `Zeile ${number(index + 1)}`,
  column: (index) => `Spalte ${number(index + 1)}`,
  notARun: (text) => `„${text}“ ist keine Zahl`,
  noColor: (text) => `es gibt keine Farbe „${text}“`,
  tooLong: (excess) => plural(excess, { one: '# Feld zu lang', other: '# Felder zu lang' }),
  totals: (rows, columns) => `Zeilen ${number(rows)}, Spalten ${number(columns)}`,
  totalsDiffer: (by) => `Die Summen weichen um ${number(by)} ab: Irgendwo ist eine Zahl falsch.`,
  suspects: (lines) => `Eine Änderung könnte es beheben in: ${lines}.`,
};
