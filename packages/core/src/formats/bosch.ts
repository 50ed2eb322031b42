// Robert Bosch's `.lp` data: `number_of_rows: n`, `number_of_columns: m`, then per line of the puzzle
//   row_3 number_of_clusters: 2 size(s): 1 4
// The words after the line's name differ from file to file and say nothing.

import { counted, quoted } from '../messages/index.js';
import type { Clue, PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, isEmptyLine, lineSpan, readSide, type Side } from './reading/clue-block.js';
import { scanNumbers } from './reading/clue-scanner.js';
import { type DraftClue, draftClue } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const bosch: Format = {
  id: 'bosch',
  title: 'Bosch .lp',
  extensions: ['.lp'],
  supports: BARE,
  sniff: (source: SourceText): Fit =>
    /^\s*number_of_(rows|columns)\s*:/i.test(source.head) ? 'certain' : 'no',
  parse: parseBosch,
  write: writeBosch,
};

const SIZE = /^\s*number_of_(rows|columns)\s*:\s*/i;
const LINE = /^\s*(row|column)_(\d+)\s+([^\s\d]\S*\s+)?(\d+)(\s+[^\s\d]\S*)?(\s|$)/i;

function parseBosch(reading: Reading): void {
  const { source } = reading;
  const sizes: Partial<Record<Side, number>> = {};
  const clues = { row: [] as DraftClue[], column: [] as DraftClue[] };
  for (let line = 0; line < source.lineCount && !reading.full; line++) {
    const span = lineSpan(source, line);
    const size = SIZE.exec(source.lineText(line));
    if (size !== null) {
      const side = size[1].toLowerCase() === 'rows' ? 'height' : 'width';
      const [run] = scanNumbers(reading, span.offset + size[0].length, span.end).runs ?? [];
      const count = readSide(reading, run, side, span);
      if (count !== undefined) sizes[side] = count;
    } else if (!isEmptyLine(source, line)) readLine(reading, line, sizes, clues);
  }
  // After an earlier fault, reports of missing lines would only be its consequences.
  if (reading.faults.length > 0) return;
  for (const [name, side] of [
    ['row', 'height'],
    ['column', 'width'],
  ] as const) {
    const size = sizes[side];
    if (size === undefined)
      reading.fault('missing-part', lineSpan(source, 0), `number_of_${name}s is missing`);
    for (let i = 0; i < (size ?? 0) && !reading.full; i++) {
      if (clues[name][i] !== undefined) continue;
      reading.fault('missing-part', lineSpan(source, source.lineCount), `${name}_${i + 1} is missing`);
    }
  }
  if (reading.faults.length === 0) addPlain(reading, clues.row, clues.column, lineSpan(source, 0));
}

function readLine(
  reading: Reading,
  line: number,
  sizes: Partial<Record<Side, number>>,
  clues: Record<'row' | 'column', DraftClue[]>,
): void {
  const span = lineSpan(reading.source, line);
  const found = LINE.exec(reading.source.lineText(line));
  if (found === null) {
    const hint = 'write "row_1 number_of_clusters: 2 size(s): 1 4"';
    reading.fault('bad-syntax', span, 'this line is not understood', hint);
    return;
  }
  const name = found[1].toLowerCase() as 'row' | 'column';
  const number = Number(found[2]);
  const size = sizes[name === 'row' ? 'height' : 'width'] ?? 0;
  const { runs } = scanNumbers(reading, span.offset + found[0].length, span.end);
  if (number < 1 || number > size) {
    const what = quoted(`${found[1]}_${found[2]}`);
    reading.fault('size-mismatch', span, `there is no ${what}; number_of_${name}s is ${size}`);
  } else if (clues[name][number - 1] !== undefined) {
    reading.fault('bad-syntax', span, `duplicate ${name}_${number}`);
  } else {
    if (runs?.length !== Number(found[4])) {
      reading.fault(
        'size-mismatch',
        span,
        `this line announces ${counted(Number(found[4]), 'run')} and has ${runs?.length}`,
      );
    }
    clues[name][number - 1] = draftClue(runs, span);
  }
}

function writeBosch([{ puzzle }]: readonly PuzzleDocument[]): string {
  const line = (name: string) => (clue: Clue, i: number) => {
    const runs = (clue ?? []).map((run) => run.length);
    return [`${name}_${i + 1} number_of_clusters: ${runs.length} size(s):`, ...runs].join(' ');
  };
  return [
    `number_of_rows: ${puzzle.height}`,
    `number_of_columns: ${puzzle.width}`,
    ...puzzle.rows.map(line('row')),
    ...puzzle.columns.map(line('column')),
    '',
  ].join('\n');
}
