// More files as people make them up: facts, calls and records that state one clue or one puzzle each, XML, puzzles
// in one line, drawings with the clues round the grid.
import {
  each,
  json,
  type Lists,
  lines,
  list,
  orZero,
  padded,
  type Shape,
  type Side,
} from './ad-hoc-files.js';

const joined = (side: Side, runs: string, clues: string) =>
  each(side, (clue) => orZero(clue).join(runs), clues);

/** A fact for every run: `row(line, run, length)`; lines and runs count from `base`. */
const facts = (side: Side, base: number, fact: (line: number, run: number, length: number) => string) =>
  side.map((clue, i) => clue.map((length, k) => fact(i + base, k + base, length)).join(' ')).join('\n');

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;

/** The clues above and left of a grid; `cell` fills its cells, `bar` stands between the clues and the grid. */
function drawing({ rows, columns }: Lists, cell: string, bar: string, rule: string): string {
  const [left, top] = [rows, columns].map((side) => padded(side.map(orZero), null));
  const field = (value: number | string | null) => String(value ?? '').padStart(3);
  const above = top[0].map(
    (_, i) => `${left[0].map(() => '   ').join('')}${bar}${top.map((clue) => field(clue[i])).join('')}`,
  );
  const beside = left.map(
    (clue) => `${clue.map(field).join('')}${bar}${columns.map(() => field(cell)).join('')}`,
  );
  return `${[...above, ...(rule === '' ? [] : [rule.repeat(above[0].length)]), ...beside].join('\n')}\n`;
}

/** Shapes that name both sides beyond doubt. */
export const RECORD_SHAPES: Readonly<Record<string, Shape>> = {
  'facts with the size as constants': ({ rows, columns }) =>
    `#const w = ${columns.length}.\n#const h = ${rows.length}.\n${facts(rows, 1, (line, run, length) => `row(${line},${run},${length}).`)}\n${facts(columns, 1, (line, run, length) => `col(${line},${run},${length}).`)}\n`,
  'facts from 0 with the size as facts': ({ rows, columns }) =>
    `width(${columns.length}). height(${rows.length}).\n${facts(rows, 0, (line, run, length) => `row_hint(${line}, ${run}, ${length}).`)}\n${facts(columns, 0, (line, run, length) => `col_hint(${line}, ${run}, ${length}).`)}\n`,
  'facts that name the side': ({ rows, columns }) =>
    `dim(row,${rows.length}). dim(col,${columns.length}).\n${facts(rows, 1, (line, run, length) => `run(row,${line},${run},${length}).`)}\n${facts(columns, 1, (line, run, length) => `run(col,${line},${run},${length}).`)}\n`,
  'a fact with a list per line': ({ rows, columns }) =>
    `${each(rows, (clue, i) => `row(${i + 1}, [${clue}]).\n`, '')}${each(columns, (clue, i) => `column(${i + 1}, [${clue}]).\n`, '')}`,
  'a call per line': ({ rows, columns }) =>
    `p = Puzzle()\n${each(rows, (clue) => `p.add_row(${clue})\n`, '')}${each(columns, (clue) => `p.add_column(${clue})\n`, '')}`,
  'push per line': ({ rows, columns }) =>
    `${each(rows, (clue) => `rowClues.push([${clue}]);\n`, '')}${each(columns, (clue) => `colClues.push([${clue}]);\n`, '')}`,
  'add per line': ({ rows, columns }) =>
    `${each(rows, (clue) => `rows.add(new int[] {${clue}});\n`, '')}${each(columns, (clue) => `cols.add(new int[] {${clue}});\n`, '')}`,
  'an assignment per line': ({ rows, columns }) =>
    `${each(rows, (clue, i) => `rows[${i}] = [${clue}];\n`, '')}${each(columns, (clue, i) => `cols[${i}] = [${clue}];\n`, '')}`,
  'objects with their side': ({ rows, columns }) =>
    json({
      clues: [
        ...rows.map((values, index) => ({ type: 'row', index, values })),
        ...columns.map((values, index) => ({ type: 'column', index, values })),
      ],
    }),
  'objects with a string': ({ rows, columns }) => {
    const object = (clue: readonly number[], index: number) => ({ index, hint: clue.join(' ') });
    return json({ rows: rows.map(object), columns: columns.map(object) });
  },
  'calls of a constructor': ({ rows, columns }) =>
    `let rows = vec![${each(rows, (clue) => `Clue::new(&[${clue}])`)}];\nlet cols = vec![${each(columns, (clue) => `Clue::new(&[${clue}])`)}];\n`,
  'a flat array with its bounds': ({ rows, columns }) => {
    const flat = (side: Side) => {
      const rectangle = padded(side, 0);
      return `array2d(1..${side.length}, 1..${rectangle[0].length}, [${rectangle.flat()}])`;
    };
    return `row_rules = ${flat(rows)};\ncol_rules = ${flat(columns)};\n`;
  },
  'a map of Elixir': ({ rows, columns }) => `%{rows: ${list(rows)}, cols: ${list(columns)}}\n`,
  'functions of Erlang': ({ rows, columns }) => `rows() -> ${list(rows)}.\ncols() -> ${list(columns)}.\n`,
  'XML, an element per line': ({ rows, columns }) =>
    `<?xml version="1.0"?>\n<nonogram>${element(
      'rows',
      each(rows, (clue) => element('row', clue.join(' ')), '\n'),
    )}${element(
      'columns',
      each(columns, (clue) => element('column', clue.join(' ')), '\n'),
    )}</nonogram>\n`,
  'XML, an element per run': ({ rows, columns }) => {
    const side = (clues: Side) =>
      each(
        clues,
        (clue) =>
          element(
            'line',
            each([clue], (runs) => runs.map((run) => element('int', `${run}`)).join('')),
          ),
        '',
      );
    return `<Puzzle>${element('RowHints', side(rows))}${element('ColumnHints', side(columns))}</Puzzle>\n`;
  },
  'XML, attributes': ({ rows, columns }) =>
    `<puzzle width="${columns.length}" height="${rows.length}">${each(rows, (clue, i) => `<row index="${i}" clue="${clue}"/>`, '')}${each(columns, (clue, i) => `<column index="${i}" clue="${clue}"/>`, '')}</puzzle>\n`,
  'a property list': ({ rows, columns }) => {
    const side = (clues: Side) =>
      element(
        'array',
        each(clues, (clue) => element('array', clue.map((run) => element('integer', `${run}`)).join('')), ''),
      );
    return `<plist version="1.0"><dict><key>rows</key>${side(rows)}<key>columns</key>${side(columns)}</dict></plist>\n`;
  },
  'a puzzle per line of a sheet': ({ rows, columns }) =>
    `name;width;height;row_clues;col_clues\nboat;${columns.length};${rows.length};${joined(rows, ',', '|')};${joined(columns, ',', '|')}\n`,
  'JSON in the cells of a sheet': ({ rows, columns }) =>
    `title,rows,columns\nboat,"${list(rows)}","${list(columns)}"\n`,
  'a clue per line of a sheet': ({ rows, columns }) =>
    `type,index,clue\n${each(rows, (clue, i) => `row,${i},${orZero(clue).join(' ')}\n`, '')}${each(columns, (clue, i) => `col,${i},${orZero(clue).join(' ')}\n`, '')}`,
  'arguments of an address': ({ rows, columns }) =>
    `https://example.org/solve?rows=${encodeURIComponent(joined(rows, ',', ';'))}&cols=${encodeURIComponent(joined(columns, ',', ';'))}\n`,
  'arguments of a command': ({ rows, columns }) =>
    `solve --rows="${joined(rows, ',', ';')}" --cols="${joined(columns, ',', ';')}"\n`,
  'properties with an index': ({ rows, columns }) =>
    `${each(rows, (clue, i) => `row.${i}=${orZero(clue).join(' ')}\n`, '')}${each(columns, (clue, i) => `col.${i}=${orZero(clue).join(' ')}\n`, '')}`,
  'arrows behind the number of the line': ({ rows, columns }) =>
    `${each(rows, (clue, i) => `Row ${i + 1} -> ${orZero(clue).join(' ')}\n`, '')}${each(columns, (clue, i) => `Col ${i + 1} -> ${orZero(clue).join(' ')}\n`, '')}`,
  'a letter above each side': ({ rows, columns }) => `R\n${lines(rows)}C\n${lines(columns)}`,
  'between begin and end': ({ rows, columns }) =>
    `BEGIN ROWS\n${lines(rows)}END ROWS\nBEGIN COLUMNS\n${lines(columns)}END COLUMNS\n`,
  'a clue in quotes per line': ({ rows, columns }) =>
    `rows\n${each(rows, (clue) => `"${orZero(clue)}"\n`, '')}columns\n${each(columns, (clue) => `"${orZero(clue)}"\n`, '')}`,
  'drawn with its cells': (lists) => drawing(lists, '.', ' |', '-'),
  'drawn with its cells, no lines': (lists) => drawing(lists, '_', '', ''),
  'drawn without cells': (lists) => drawing(lists, '', ' |', '-').replace(/ +$/gm, ''),
  'a table with bars': ({ rows, columns }) =>
    `| |${each(columns, (clue) => ` ${orZero(clue).join(' ')} |`, '')}\n|${'---|'.repeat(columns.length + 1)}\n${each(rows, (clue) => `| ${orZero(clue).join(' ')} |${'   |'.repeat(columns.length)}\n`, '')}`,
};

/** Shapes that do not say which side comes first. */
export const RECORD_OPEN_SHAPES: Readonly<Record<string, Shape>> = {
  'a title and two sides in a line': ({ rows, columns }) =>
    `Boat|${joined(rows, ',', ';')}|${joined(columns, ',', ';')}\n`,
  'dots and commas in a line': ({ rows, columns }) =>
    `${joined(rows, '.', ',')}:${joined(columns, '.', ',')}\n`,
  'a slash between the sides': ({ rows, columns }) =>
    `Boat: ${joined(rows, ' ', ', ')} / ${joined(columns, ' ', ', ')}\n`,
  'a letter for each side': ({ rows, columns }) =>
    `H: ${joined(rows, ' ', ', ')}\nV: ${joined(columns, ' ', ', ')}\n`,
  'the number of lines before each side': ({ rows, columns }) =>
    `${rows.length}\n${lines(rows)}${columns.length}\n${lines(columns)}`,
  'clues that end with -1': ({ rows, columns }) => {
    const ended = (side: Side) => each(side, (clue) => `${[...orZero(clue), -1].join(' ')}\n`, '');
    return `${columns.length} ${rows.length}\n${ended(columns)}${ended(rows)}`;
  },
};
