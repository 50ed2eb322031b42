// syro (JSolver): row clues, a line `#`, column clues; every clue ends with a 0, so that a blank line is
// a lone `0`. Lines `# something` are comments.
import type { Clue, PuzzleDocument } from '../model/index.js';
import { ALL_METADATA, commentLines, metadataOfComments } from './comment-metadata.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, hasRoomForLine, isEmptyLine, lineSpan } from './reading/clue-block.js';
import { scanNumbers } from './reading/clue-scanner.js';
import { type DraftClue, draftClue } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const syro: Format = {
  id: 'syro',
  title: 'syro',
  extensions: ['.syro'],
  supports: { ...BARE, meta: ALL_METADATA },
  order: 'rows-first',
  sniff: sniffSyro,
  parse: parseSyro,
  write: writeSyro,
};

function sniffSyro(source: SourceText): Fit {
  const lines = source.filledLines;
  const clues = lines.filter((line) => !line.startsWith('#'));
  if (clues.length === 0 || !clues.every((line) => /^(\d+\s+)*0$/.test(line))) return 'no';
  return lines.includes('#') ? 'likely' : source.isLong ? 'maybe' : 'no';
}

function parseSyro(reading: Reading): void {
  const { source } = reading;
  const sides: DraftClue[][] = [[], []];
  const comments: string[] = [];
  let side = 0;
  for (let line = 0; line < source.lineCount && !reading.full; line++) {
    const text = source.lineText(line);
    const comment = /^\s*#(.*)/.exec(text)?.[1];
    if (comment === undefined) {
      if (isEmptyLine(source, line)) continue;
      if (!hasRoomForLine(reading, sides[side], lineSpan(source, line))) return;
      sides[side].push(closedClue(reading, line));
    } else if (comment.trim() !== '') comments.push(comment);
    else if (side === 0 && sides[0].length > 0) side = 1;
    else break;
  }
  const [rows, columns] = sides;
  if (columns.length === 0) {
    const hint = 'put a line # between the row clues and the column clues';
    reading.fault('missing-part', lineSpan(source, 0), 'there are no columns', hint);
  } else addPlain(reading, rows, columns, lineSpan(source, 0), metadataOfComments(comments));
}

function closedClue(reading: Reading, line: number): DraftClue {
  const span = lineSpan(reading.source, line);
  const runs = [...(scanNumbers(reading, span.offset, span.end).runs ?? [])];
  if (runs[runs.length - 1]?.length !== 0) {
    reading.fault('bad-syntax', span, 'this clue does not end with a 0', 'every line of clues ends with a 0');
  }
  return draftClue(runs.slice(0, -1), span);
}

function writeSyro([{ puzzle, meta }]: readonly PuzzleDocument[]): string {
  const clue = (runs: Clue) => [...(runs ?? []).map((run) => run.length), 0].join(' ');
  const comments = commentLines(meta).map((line) => `# ${line}`);
  return [...comments, ...puzzle.rows.map(clue), '#', ...puzzle.columns.map(clue), ''].join('\n');
}
