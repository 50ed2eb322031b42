// Data for MiniZinc models of nonograms, write only, with the names that the well-known models use:
// rows, row_rule_len, row_rules and the same for columns; a clue is filled up with zeros in front.
// A coloured puzzle has the colours of the runs in matrices of the same shape.
import { type Clue, MAX_COLORS, type PuzzleDocument } from '../model/index.js';
import { ALL_METADATA, commentLines } from './comment-metadata.js';
import { BARE, type Format } from './format.js';

export const minizinc: Format = {
  id: 'minizinc',
  title: 'MiniZinc data',
  extensions: ['.dzn'],
  supports: { ...BARE, colors: MAX_COLORS, colorNames: true, colorValues: true, meta: ALL_METADATA },
  write: writeMinizinc,
};

function writeMinizinc([{ puzzle, meta }]: readonly PuzzleDocument[]): string {
  const { colors } = puzzle.palette;
  const many = colors.length > 1;
  const palette = colors.map(({ name, rgb }, i) => `% color ${i + 1}: ${name.replace(/\s+/g, ' ')} ${rgb}`);
  return [
    ...commentLines(meta).map((line) => `% ${line}`),
    ...(many ? palette : []),
    ...(many ? [`colors = ${colors.length};`] : []),
    ...side('row', 'rows', puzzle.rows, many),
    ...side('col', 'cols', puzzle.columns, many),
    '',
  ].join('\n');
}

function side(name: string, plural: string, clues: readonly Clue[], colored: boolean): string[] {
  const longest = clues.reduce((most, clue) => Math.max(most, clue?.length ?? 0), 1);
  const padded = (clue: Clue, value: (index: number) => number) => {
    const count = clue?.length ?? 0;
    return Array.from({ length: longest }, (_, i) => (i < longest - count ? 0 : value(i - longest + count)));
  };
  const matrix = (key: string, rows: readonly number[][]) => [
    `${key} = [|`,
    rows.map((row) => `  ${row.join(', ')}`).join(' |\n'),
    '|];',
  ];
  const lengths = clues.map((clue) => padded(clue, (i) => clue?.[i].length ?? 0));
  const colors = clues.map((clue) => padded(clue, (i) => clue?.[i].color ?? 0));
  return [
    `${plural} = ${clues.length};`,
    `${name}_rule_len = ${longest};`,
    ...matrix(`${name}_rules`, lengths),
    ...(colored ? matrix(`${name}_rule_colors`, colors) : []),
  ];
}
