// The text of a certificate, line by line, and its literals. docs/certificates.md is the specification.
//
//   crosshatch-certificate 1
//   puzzle HASH
//   v ROW/ROW/..       a solution: it is excluded from here on
//   l LITERAL ..       a clause that follows by unit propagation and line solving
//   s SYMMETRY         the image of the last clause
//   p ROW,COLUMN       probing this cell
//   a                  the rows and columns of some region need different numbers of cells
//   d NUMBER           the clause of this number is no longer used
//   q CLAIM            unique, none, multiple, or count N

/** `3,5` `!3,5` (filled or not), `3,5:2` (colour 2), `r3#2<=7`, `!c1#1<=4` (a run of a row or column starts by a cell). */
const CELL = /^(!?)(\d{1,4}),(\d{1,4})(?::(\d{1,2}))?$/;
const START = /^(!?)([rc])(\d{1,4})#(\d{1,4})<=(\d{1,4})$/;

/** What a literal is about; numbers count from 0. */
export type LiteralText =
  | {
      readonly kind: 'cell';
      readonly negated: boolean;
      readonly row: number;
      readonly column: number;
      readonly color: number;
    }
  | {
      readonly kind: 'start';
      readonly negated: boolean;
      readonly isRow: boolean;
      readonly line: number;
      readonly run: number;
      readonly start: number;
    };

export function parseLiteral(word: string): LiteralText | undefined {
  const cell = CELL.exec(word);
  if (cell !== null) {
    const [, sign, row, column, color = '1'] = cell;
    return {
      kind: 'cell',
      negated: sign !== '',
      row: Number(row) - 1,
      column: Number(column) - 1,
      color: Number(color),
    };
  }
  const start = START.exec(word);
  if (start === null) return undefined;
  const [, sign, side, line, run, position] = start;
  return {
    kind: 'start',
    negated: sign !== '',
    isRow: side === 'r',
    line: Number(line) - 1,
    run: Number(run) - 1,
    start: Number(position) - 1,
  };
}

export const CERTIFICATE_HEADER = 'crosshatch-certificate 1';

/** What a certificate claims: `count` with the number of solutions, all of them listed. */
export type Claim = 'unique' | 'none' | 'multiple' | 'count';
