// `.cfg`: number of rows, number of columns, an empty line, for every row how many runs and then the
// runs, an empty line, the same for the columns. Goes with a `.sol` that holds the solution (text-grid.ts).

import { counted } from '../messages/index.js';
import type { Clue, PuzzleDocument } from '../model/index.js';
import { BARE, type Format } from './format.js';
import { addPlain, checkCount, lineSpan, nextTextLine } from './reading/clue-block.js';
import { scanNumbers } from './reading/clue-scanner.js';
import { type DraftClue, draftClue } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import { readSizeHeader, sniffSizedNumbers } from './reading/size-header.js';

export const cfg: Format = {
  id: 'cfg',
  title: '.cfg',
  extensions: ['.cfg'],
  supports: BARE,
  order: 'rows-first',
  sniff: (source) => sniffSizedNumbers(source, 2),
  parse: parseCfg,
  write: writeCfg,
};

function parseCfg(reading: Reading): void {
  const { source } = reading;
  const size = readSizeHeader(reading, 2, ['height', 'width']);
  if (size === undefined) return;
  const { width, height } = size;

  // Every line begins with a count, even a blank one: empty lines are layout, wherever they are.
  const clues: DraftClue[] = [];
  let line = nextTextLine(source, size.next);
  for (; line < source.lineCount && clues.length <= height + width; line = nextTextLine(source, line + 1)) {
    clues.push(countedClue(reading, line));
    if (reading.full) return;
  }
  const [rows, columns] = [clues.slice(0, height), clues.slice(height)];
  const end = lineSpan(source, source.lineCount);
  const complete =
    checkCount(reading, rows.length, { side: 'height', count: height, other: width }, end) &&
    checkCount(reading, columns.length, { side: 'width', count: width, other: height }, end);
  if (complete) addPlain(reading, rows, columns, lineSpan(source, size.first));
}

/** `2 1 3`: two runs, of 1 and of 3. */
function countedClue(reading: Reading, line: number): DraftClue {
  const span = lineSpan(reading.source, line);
  const [count, ...runs] = scanNumbers(reading, span.offset, span.end).runs ?? [];
  if (count !== undefined && count.length !== runs.length) {
    const message = `this line announces ${counted(count.length ?? 0, 'run')} and has ${runs.length}`;
    reading.fault('size-mismatch', count, message, 'the first number says how many runs follow');
  }
  return draftClue(runs, span);
}

function writeCfg([{ puzzle }]: readonly PuzzleDocument[]): string {
  const clue = (runs: Clue) => [runs?.length ?? 0, ...(runs ?? []).map((run) => run.length)].join(' ');
  return [
    puzzle.height,
    puzzle.width,
    '',
    ...puzzle.rows.map(clue),
    '',
    ...puzzle.columns.map(clue),
    '',
  ].join('\n');
}
