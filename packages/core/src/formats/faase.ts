// Frans Faase's format: `width`, `height`, then a block `rows` and a block `columns`, runs divided by
// blanks. A blank line of the puzzle is an empty line; 0 is accepted too.
import { differingTotals, type PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import {
  addPlain,
  blockEnd,
  checkCount,
  clueLines,
  lineSpan,
  noneMissing,
  readSide,
  type Side,
  type SideLines,
  scanLines,
} from './reading/clue-block.js';
import { scanNumbers } from './reading/clue-scanner.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const faase: Format = {
  id: 'faase',
  title: 'Faase',
  extensions: ['.faase'],
  supports: BARE,
  sniff: sniffFaase,
  parse: parseFaase,
  write: writeFaase,
};

function sniffFaase(source: SourceText): Fit {
  // Simpson's files have the same words, but commas between the runs: blanks there are the signature.
  const lines = source.headLines;
  if (!/(?:^|\n)(?:rows|columns)(?:\n|$)/i.test(source.headText)) return 'no';
  if (!lines.every((line) => /^((width|height)\s+\d+|rows|columns|[\d\s]*)$/i.test(line))) return 'no';
  return lines.some((line) => /^\d+\s+\d/.test(line)) ? 'certain' : 'maybe';
}

/** The lines [from, to) below a heading. */
interface Block {
  readonly from: number;
  to: number;
}

function parseFaase(reading: Reading): void {
  const { source } = reading;
  const sizes: Partial<Record<Side, number>> = {};
  const blocks = new Map<string, Block>();
  let open: Block | undefined;
  for (let line = 0; line < source.lineCount && !reading.full; line++) {
    const [whole, word = ''] = /^\s*([a-z]+)\s*/i.exec(source.lineText(line)) ?? ['', ''];
    const key = word.toLowerCase();
    if (key === 'width' || key === 'height') {
      const span = lineSpan(source, line);
      const [run] = scanNumbers(reading, span.offset + whole.length, span.end).runs ?? [];
      const side = readSide(reading, run, key, span);
      if (side !== undefined) sizes[key] = side;
      open = undefined;
    } else if (key === 'rows' || key === 'columns') {
      if (blocks.has(key)) reading.fault('bad-syntax', lineSpan(source, line), `duplicate "${key}" section`);
      open = { from: line + 1, to: line + 1 };
      blocks.set(key, open);
    } else if (open !== undefined) open.to = line + 1;
  }
  if (reading.faults.length > 0) return;
  const rows = clues(reading, blocks, 'height', sizes);
  const columns = clues(reading, blocks, 'width', sizes);
  if (rows && columns && (!sizes.width || !sizes.height || noneMissing(reading, rows, columns))) {
    addPlain(reading, rows.clues, columns.clues, lineSpan(source, 0));
  }
}

function clues(
  reading: Reading,
  blocks: ReadonlyMap<string, Block>,
  side: Side,
  sizes: Readonly<Partial<Record<Side, number>>>,
): SideLines | undefined {
  const { source } = reading;
  const wanted = sizes[side];
  const name = side === 'width' ? 'columns' : 'rows';
  const block = blocks.get(name);
  if (block === undefined) {
    const hint = `write "${name}" and then one line per clue`;
    return reading.fault('missing-part', lineSpan(source, 0), `there are no ${name}`, hint);
  }
  const heading = Math.min(...[...blocks.values()].map(({ from }) => from)) - 1;
  const lines = clueLines(source, block.from, blockEnd(source, heading, block.to), wanted);
  if (wanted !== undefined) {
    const stated = { side, count: wanted, other: sizes[side === 'width' ? 'height' : 'width'] };
    if (!checkCount(reading, lines.length, stated, lineSpan(source, block.to))) return undefined;
  }
  return { side, lines, clues: scanLines(reading, lines) };
}

function writeFaase([{ puzzle }]: readonly PuzzleDocument[]): string {
  // Where the totals differ, empty lines at the end would be read as missing clues.
  const blank = differingTotals(puzzle).length > 0 ? '0' : '';
  return [
    `width ${puzzle.width}`,
    `height ${puzzle.height}`,
    'rows',
    ...puzzle.rows.map((clue) => lengthsText(clue, ' ', blank)),
    'columns',
    ...puzzle.columns.map((clue) => lengthsText(clue, ' ', blank)),
    '',
  ].join('\n');
}
