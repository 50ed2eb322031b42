// Files as people make them up for their own programs: one function per shape, each of which writes any pair of
// lists of clues. What the general readers must read, or at least never misread.

/** The clues of both sides, each a list of lengths. */
export interface Lists {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}

export type Side = Lists['rows'];
export type Shape = (lists: Lists) => string;

export const json = (value: unknown) => `${JSON.stringify(value)}\n`;
export const orZero = (clue: readonly number[]) => (clue.length === 0 ? [0] : clue);
export const lines = (side: Side, between = ' ') =>
  side.map((clue) => `${orZero(clue).join(between)}\n`).join('');
export const list = (side: Side) => JSON.stringify(side);
const braces = (side: Side) => list(side).replaceAll('[', '{').replaceAll(']', '}');
export const each = (side: Side, text: (clue: readonly number[], index: number) => string, between = ', ') =>
  side.map(text).join(between);
const named = (rows: string, columns: string): Shape => {
  return (lists) => json({ [rows]: lists.rows, [columns]: lists.columns });
};

export function padded(side: Side, filler: number | null): (number | null)[][] {
  const most = Math.max(...side.map(({ length }) => length));
  return side.map((clue) => [...Array<null>(most - clue.length).fill(null), ...clue].map((n) => n ?? filler));
}

/** Shapes that name both sides beyond doubt. */
export const NAMED_SHAPES: Readonly<Record<string, Shape>> = {
  'rows/columns': named('rows', 'columns'),
  'rows/cols': named('rows', 'cols'),
  'row-rules/column-rules': named('row-rules', 'column-rules'),
  'rowsDef/colsDef': named('rowsDef', 'colsDef'),
  'rows_instructions/columns_instructions': named('rows_instructions', 'columns_instructions'),
  'rowInputs/columnInputs': named('rowInputs', 'columnInputs'),
  'row_spec/col_spec': named('row_spec', 'col_spec'),
  'leftNumbers/topNumbers': named('leftNumbers', 'topNumbers'),
  'lignes/colonnes': named('lignes', 'colonnes'),
  'padded with 0': ({ rows, columns }) => json({ rows: padded(rows, 0), cols: padded(columns, 0) }),
  'padded with null': ({ rows, columns }) => json({ rows: padded(rows, null), cols: padded(columns, null) }),
  'a key for every line': ({ rows, columns }) =>
    json({
      ...Object.fromEntries(rows.map((clue, i) => [`row${i + 1}`, clue])),
      ...Object.fromEntries(columns.map((clue, i) => [`col${i + 1}`, clue])),
    }),
  'an object by index': ({ rows, columns }) => json({ rows: { ...rows }, columns: { ...columns } }),
  'lengths and colours apart': ({ rows, columns }) => {
    const object = (clue: readonly number[]) => ({ block_colors: clue.map(() => 1), block_lengths: clue });
    return json({ lines: { columns: columns.map(object), rows: rows.map(object) } });
  },
  'runs as objects': ({ rows, columns }) => {
    const runs = (clue: readonly number[]) => clue.map((value) => ({ value, done: false }));
    return json({ rows: rows.map(runs), cols: columns.map(runs) });
  },
  'YAML, brackets': ({ rows, columns }) =>
    `rows:\n${each(rows, (clue) => `  - [${clue}]\n`, '')}columns:\n${each(columns, (clue) => `  - [${clue}]\n`, '')}`,
  'YAML, strings': ({ rows, columns }) =>
    `rows:\n${each(rows, (clue) => `  - "${clue.join(' ')}"\n`, '')}cols:\n${each(columns, (clue) => `  - "${clue.join(' ')}"\n`, '')}`,
  'TOML, a clue per line': ({ rows, columns }) =>
    `[clues]\nrows = [\n${each(rows, (clue) => `  [${clue}],\n`, '')}]\ncolumns = [\n${each(columns, (clue) => `  [${clue}],\n`, '')}]\n`,
  'INI, numbered': ({ rows, columns }) =>
    `[rows]\n${each(rows, (clue, i) => `${i + 1}=${clue}\n`, '')}[columns]\n${each(columns, (clue, i) => `${i + 1}=${clue}\n`, '')}`,
  'Python, tuples': ({ rows, columns }) => {
    const tuple = (clue: readonly number[]) => `    (${clue}${clue.length === 1 ? ',' : ''}),\n`;
    return `ROW_CLUES = (\n${each(rows, tuple, '')})\nCOL_CLUES = (\n${each(columns, tuple, '')})\n`;
  },
  'C with a constant': ({ rows, columns }) =>
    `#define N ${rows.length}\nint rows[N][9] = ${braces(rows)};\nint cols[N][9] = ${braces(columns)};\n`,
  'Prolog, variables': ({ rows, columns }) =>
    `test :- Rows = ${list(rows)}, Cols = ${list(columns)}, solve(Rows, Cols).\n`,
  'Lisp, definitions': ({ rows, columns }) => {
    const quoted = (side: Side) => `'(${each(side, (clue) => `(${clue.join(' ')})`, ' ')})`;
    return `(def rows ${quoted(rows)})\n(def cols ${quoted(columns)})\n`;
  },
  'Scheme, calls of list': ({ rows, columns }) => {
    const call = (side: Side) => `(list ${each(side, (clue) => `(list ${clue.join(' ')})`, ' ')})`;
    return `(define row-clues ${call(rows)})\n(define col-clues ${call(columns)})\n`;
  },
  'R, arrows': ({ rows, columns }) => {
    const call = (side: Side) => `list(${each(side, (clue) => `c(${clue.join(', ')})`)})`;
    return `rows <- ${call(rows)}\ncols <- ${call(columns)}\n`;
  },
  'inline, commas between clues': ({ rows, columns }) =>
    `rows: ${each(rows, (clue) => orZero(clue).join(' '))}\ncols: ${each(columns, (clue) => orZero(clue).join(' '))}\n`,
  'a numbered list': ({ rows, columns }) => {
    const items = (side: Side) => each(side, (clue, i) => `${i + 1}. ${orZero(clue).join(' ')}\n`, '');
    return `## Rows\n\n${items(rows)}\n## Columns\n\n${items(columns)}`;
  },
  'two named columns of a sheet': ({ rows, columns }) => {
    const cell = (side: Side, i: number) => (i < side.length ? orZero(side[i]).join(' ') : '');
    const count = Math.max(rows.length, columns.length);
    return `rows,columns\n${Array.from({ length: count }, (_, i) => `${cell(rows, i)},${cell(columns, i)}\n`).join('')}`;
  },
};

/** Shapes that do not say which side comes first. */
export const OPEN_SHAPES: Readonly<Record<string, Shape>> = {
  'a pair of lists': ({ rows, columns }) => json([rows, columns]),
  'a list per line': ({ rows, columns }) => `${list(rows)}\n${list(columns)}\n`,
  'a call': ({ rows, columns }) => `n = Nonogram(${list(rows)},\n  ${list(columns)})\n`,
  'a query': ({ rows, columns }) => `?- nonogram(${list(rows)},\n  ${list(columns)}, Solution).\n`,
  'brackets round every clue': ({ rows, columns }) =>
    `${each(rows, (clue) => `[${clue}]\n`, '')}\n${each(columns, (clue) => `[${clue}]\n`, '')}`,
  'a # between': ({ rows, columns }) => `${lines(rows)}#\n${lines(columns)}`,
  'a title, then the size': ({ rows, columns }) =>
    `Sailing boat\n${columns.length} ${rows.length}\n${lines(columns)}\n${lines(rows)}`,
  'counts before the runs': ({ rows, columns }) => {
    const counted = (side: Side) => each(side, (clue) => `${[clue.length, ...clue].join(' ')}\n`, '');
    return `${rows.length} ${columns.length}\n${counted(rows)}${counted(columns)}`;
  },
  'commas in clues, blanks between': ({ rows, columns }) =>
    `${each(rows, (clue) => orZero(clue).join(','), ' ')}\n${each(columns, (clue) => orZero(clue).join(','), ' ')}\n`,
};

/** Sheets with the clues above and left of the grid; `blank` fills the cells of the grid. */
export const SHEET_SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries(
  [',', ';', '\t'].flatMap((divider) =>
    ['', '0', 'x'].map((blank) => [
      `a sheet divided by ${JSON.stringify(divider)}, its cells ${JSON.stringify(blank)}`,
      ({ rows, columns }: Lists) => {
        const [left, top] = [padded(rows, null), padded(columns, null)];
        const above = Array.from({ length: top[0].length }, (_, i) => [
          ...left[0].map(() => ''),
          ...top.map((clue) => clue[i] ?? ''),
        ]);
        const beside = left.map((clue) => [...clue.map((n) => n ?? ''), ...columns.map(() => blank)]);
        return [...above, ...beside].map((cells) => `${cells.join(divider)}\n`).join('');
      },
    ]),
  ),
);

/** Pictures drawn in text, from rows of `#` and `.`. */
export const PICTURE_SHAPES: Readonly<Record<string, (rows: readonly string[]) => string>> = {
  'blocks below an empty line': (rows) => `\n${rows.join('\n').replaceAll('#', '▓').replaceAll('.', '_')}\n`,
  'two blocks a cell': (rows) => `${rows.join('\n').replaceAll('#', '██').replaceAll('.', '░░')}\n`,
  'coloured squares': (rows) => `${rows.join('\n').replaceAll('#', '🟦').replaceAll('.', '⬜')}\n`,
  'digits below the size': (rows) =>
    `${rows.length} ${rows[0].length}\n${rows.map((row) => [...row].map((cell) => (cell === '#' ? 1 : 0)).join(' ')).join('\n')}\n`,
  'below a title': (rows) => `Sailing boat\n${rows.join('\n')}\n`,
  'in a box': (rows) => {
    const border = `+${'-'.repeat(rows[0].length)}+\n`;
    return `${border}${rows.map((row) => `|${row.replaceAll('.', ' ')}|\n`).join('')}${border}`;
  },
};
