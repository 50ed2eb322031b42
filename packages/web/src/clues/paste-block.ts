// A block of numbers pasted among the clues: from a text, a web page or a spreadsheet. A row's numbers
// stand side by side; those of columns often one below the other, as they are printed.
//
//   rows            columns, printed         columns, listed
//   2 1             1 1 1                    1
//   3                 2 1  (tabs between)    1 2
//                                            1 1
import { type Entry, resizeEntry, type Side } from './entry-grid.js';

export interface Pasted {
  readonly entry: Entry;
  /** How many clues were filled in. */
  readonly clues: number;
}

/** Fills clues from `index` on; undefined when the text is a single clue, which a field takes by itself. */
export function pasteBlock(entry: Entry, side: Side, index: number, text: string): Pasted | undefined {
  const lines = clueTexts(text, side);
  if (lines.length < 2) return undefined;
  const room = 1000 - index;
  const fitting = lines.slice(0, room);
  const needed = index + fitting.length;
  const size = {
    height: side === 'rows' ? Math.max(entry.rows.length, needed) : entry.rows.length,
    width: side === 'columns' ? Math.max(entry.columns.length, needed) : entry.columns.length,
  };
  const grown = resizeEntry(entry, size);
  const texts = grown[side].map((old, i) => fitting[i - index] ?? old);
  return { entry: { ...grown, [side]: texts }, clues: fitting.length };
}

/** The clues in a block of text, one each. */
export function clueTexts(text: string, side: Side): string[] {
  const lines = withoutEmptyEnds(text.replace(/\r\n?/g, '\n').split('\n'));
  const isTable = side === 'columns' && lines.some((line) => line.includes('\t'));
  if (isTable) return transposed(lines.map((line) => line.split('\t')));
  return lines.map((line) => line.replace(/[\t\u00a0]+/g, ' ').trim());
}

/** At least one line. */
function withoutEmptyEnds(lines: readonly string[]): string[] {
  let [from, to] = [0, lines.length];
  while (to > 1 && lines[to - 1] === '') to -= 1;
  while (from < to - 1 && lines[from] === '') from += 1;
  return lines.slice(from, to);
}

function transposed(cells: readonly (readonly string[])[]): string[] {
  const width = cells.reduce((most, line) => Math.max(most, line.length), 0);
  return Array.from({ length: width }, (_, column) =>
    cells
      .map((line) => (line[column] ?? '').trim())
      .filter((cell) => cell !== '')
      .join(' '),
  );
}
