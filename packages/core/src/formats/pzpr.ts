// pzpr and puzz.link URLs: `...?nonogram/W/H/` and one string for all runs, columns first. Each column
// has ceil(H/2) slots and each row ceil(W/2), filled FROM THE GRID OUTWARD: runs come last first.
//   0-9 a-f  one run     -XX  a run of 16 to 255     .  a run of unknown length     g-z  1 to 20 empty slots

import { quoted } from '../messages/index.js';
import type { Clue, PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { lineSpan, nextTextLine, readSide } from './reading/clue-block.js';
import { type DraftClue, type DraftRun, draftRun, type Span } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const pzpr: Format = {
  id: 'pzpr',
  title: 'puzz.link / pzpr URL',
  extensions: ['.url'],
  supports: { ...BARE, blotted: true, several: true, longestRun: 255 },
  sniff: sniffPzpr,
  parse: parsePzpr,
  write: writePzpr,
};

function sniffPzpr(source: SourceText): Fit {
  const word = /\S+/.exec(source.head)?.[0] ?? '';
  const query = /^https?:\/\//.test(word) ? word.indexOf('?nonogram/') + 1 : 0;
  const from = /^pzprv\d\//.exec(word)?.[0].length ?? query;
  if (!word.startsWith('nonogram/', from)) return 'no';
  return /\d\/\d+\//.test(word.slice(from)) ? 'certain' : 'no';
}

function parsePzpr(reading: Reading): void {
  const { source } = reading;
  let line = nextTextLine(source, 0);
  for (; line < source.lineCount && !reading.full; line = nextTextLine(source, line + 1)) {
    if (!parseUrl(reading, lineSpan(source, line))) return;
  }
}

/** False when reading on makes no sense. */
function parseUrl(reading: Reading, span: Span): boolean {
  const text = reading.source.text.slice(span.offset, span.end);
  const head = /^\s*(?:\S*\?)?([a-z]+)\/(?:[^\d/]*\/)?(\d+)\/(\d+)\//.exec(text);
  if (head === null) {
    reading.fault('bad-syntax', span, 'not a puzzle address', 'as in https://puzz.link/p?nonogram/5/5/...');
    return true;
  }
  if (head[1] !== 'nonogram') {
    reading.fault('unsupported-kind', span, `puzzles of the kind ${quoted(head[1])} are not supported`);
    return true;
  }
  const side = (digits: string, offset: number): DraftRun => ({
    length: Number(digits),
    color: 1,
    offset,
    end: offset + digits.length,
  });
  const heightAt = span.offset + head[0].length - 1 - head[3].length;
  const width = readSide(reading, side(head[2], heightAt - 1 - head[2].length), 'width', span);
  const height = readSide(reading, side(head[3], heightAt), 'height', span);
  if (width === undefined || height === undefined) return true;
  const body = { offset: span.offset + head[0].length, end: span.offset + text.trimEnd().length };
  const clues = readSlots(reading, body, width, height);
  if (clues === undefined) return true;
  const puzzle = reading.puzzle({ columns: clues.slice(0, width), rows: clues.slice(width), span });
  return puzzle === undefined || reading.add({ puzzle, meta: {} }, span);
}

function readSlots(reading: Reading, body: Span, width: number, height: number): DraftClue[] | undefined {
  const { text } = reading.source;
  const [deep, wide] = [(height + 1) >> 1, (width + 1) >> 1];
  const runs: DraftRun[][] = Array.from({ length: width + height }, () => []);
  const lineOf = (slot: number) =>
    slot < width * deep ? Math.floor(slot / deep) : width + Math.floor((slot - width * deep) / wide);
  const last = width * deep + height * wide;
  let slot = 0;
  for (let at = body.offset; at < body.end; ) {
    const token = /[0-9a-f]|-[0-9a-f]{2}|\.|[g-z]/iy;
    token.lastIndex = at;
    const found = token.exec(text)?.[0].toLowerCase();
    if (found === undefined) {
      return reading.fault(
        'bad-syntax',
        { offset: at, end: at + 1 },
        `${quoted(text[at])} has no meaning here`,
      );
    }
    const span = { offset: at, end: at + found.length };
    at = span.end;
    if (/[g-z]/.test(found)) {
      slot += Number.parseInt(found, 36) - 15;
      continue;
    }
    if (slot >= last) return reading.fault('size-mismatch', span, 'there are more runs than slots for them');
    const length = found === '.' ? null : Number.parseInt(found.replace('-', ''), 16);
    runs[lineOf(slot)].push(draftRun(length, 1, span));
    slot += 1;
  }
  return runs.map((line) => {
    const place = line[line.length - 1] ?? body;
    return { runs: line.reverse(), offset: place.offset, end: place.end };
  });
}

function writePzpr(documents: readonly PuzzleDocument[]): string {
  return documents
    .map(({ puzzle }) => {
      const slots = [
        ...puzzle.columns.flatMap((clue) => slotsOf(clue, (puzzle.height + 1) >> 1)),
        ...puzzle.rows.flatMap((clue) => slotsOf(clue, (puzzle.width + 1) >> 1)),
      ];
      return `https://puzz.link/p?nonogram/${puzzle.width}/${puzzle.height}/${slotText(slots)}\n`;
    })
    .join('');
}

function slotsOf(clue: Clue, count: number): string[] {
  const runs = [...(clue ?? [])].reverse().map(({ length }) => {
    if (length === null) return '.';
    return length < 16 ? length.toString(16) : `-${length.toString(16)}`;
  });
  return [...runs, ...Array<string>(count - runs.length).fill('')];
}

function slotText(slots: readonly string[]): string {
  let text = '';
  let empty = 0;
  const skip = () => {
    for (; empty > 0; empty -= Math.min(empty, 20)) text += (15 + Math.min(empty, 20)).toString(36);
  };
  for (const slot of slots) {
    if (slot === '') empty += 1;
    else {
      skip();
      text += slot;
    }
  }
  skip();
  return text;
}
