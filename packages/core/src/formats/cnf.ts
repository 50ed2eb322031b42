// DIMACS CNF for SAT solvers, write only. The comments say which variable stands for which cell.
import { MAX_COLORS, type PuzzleDocument } from '../model/index.js';
import { cellVariable, encodeCnf } from './cnf-encoding.js';
import { ALL_METADATA, commentLines } from './comment-metadata.js';
import { BARE, type Format } from './format.js';

export const cnf: Format = {
  id: 'cnf',
  title: 'DIMACS CNF',
  extensions: ['.cnf', '.dimacs'],
  supports: {
    ...BARE,
    colors: MAX_COLORS,
    colorNames: true,
    colorValues: true,
    blotted: true,
    unknownClues: true,
    meta: ALL_METADATA,
    given: true,
    candidates: true,
  },
  write: writeCnf,
};

function writeCnf([document]: readonly PuzzleDocument[]): string {
  return cnfText(document, []);
}

/** The file, with further clauses at its end: solutions that are excluded. */
export function cnfText(document: PuzzleDocument, excluded: readonly (readonly number[])[]): string {
  const encoding = encodeCnf(document.puzzle, document.given);
  const lines = [
    ...commentLines(document.meta),
    ...mapLines(document),
    ...(excluded.length > 0 ? ['the last clause excludes the solution: without it there is no other'] : []),
    `p cnf ${encoding.variables} ${encoding.clauses + excluded.length}`,
  ];
  const text = lines.map((line, i) => (i < lines.length - 1 ? `c ${line}` : line));
  const { literals } = encoding;
  for (let from = 0, at = 0; at < literals.length; at++) {
    if (literals[at] !== 0) continue;
    text.push(literals.subarray(from, at + 1).join(' '));
    from = at + 1;
  }
  for (const clause of excluded) text.push([...clause, 0].join(' '));
  return `${text.join('\n')}\n`;
}

/** The variables of every row from left to right, for each colour. */
function mapLines({ puzzle }: PuzzleDocument): string[] {
  const { width, height, palette } = puzzle;
  const colors = palette.colors.flatMap(({ name, rgb }, i) => [
    `color ${i + 1}: ${name.replace(/\s+/g, ' ')} ${rgb}`,
    ...Array.from({ length: height }, (_, row) => {
      const variables = Array.from({ length: width }, (_, column) =>
        cellVariable(puzzle, row * width + column, i + 1),
      );
      return `row ${row + 1} color ${i + 1}: ${variables.join(' ')}`;
    }),
  ]);
  return [
    `nonogram ${width} wide, ${height} high; a cell has a colour if its variable is true, else it is blank`,
    ...colors,
  ];
}
