// Words about clues that somebody types or corrects, on any screen.
import { number, plural } from './formats.js';

export const clueWords = {
  row: (index: number) => `Row ${number(index + 1)}`,
  column: (index: number) => `Column ${number(index + 1)}`,
  notARun: (text: string) => `“${text}” is not a number`,
  noColor: (text: string) => `there is no colour “${text}”`,
  tooLong: (excess: number) => plural(excess, { one: '# cell too long', other: '# cells too long' }),
  totals: (rows: number, columns: number) => `Rows ${number(rows)}, columns ${number(columns)}`,
  totalsDiffer: (by: number) => `The sums differ by ${number(by)}: a number is wrong somewhere.`,
  suspects: (lines: string) => `One change could fix it in: ${lines}.`,
};
