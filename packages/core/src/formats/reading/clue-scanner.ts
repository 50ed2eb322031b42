// Scans the runs of one line of text and keeps the place of each. Knows only numbers and separators;
// formats with colours in their clues bring their own scanner.

import { quoted } from '../../messages/index.js';
import { MAX_SIDE } from '../../model/index.js';
import type { DraftClue, DraftRun, Span } from './draft.js';
import type { Reading } from './reading.js';

/** True for the codes of `0` to `9`. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Space, tab, and what else stands for a blank within a line. */
export function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 0xa0 || code === 12 || code === 11;
}

const SPACE = 32;
/** Upper limit of parsed lengths: longer than any line, and still an exact integer. */
const LONGEST = 1e9;

/** The number that digits spell. */
export function runLength(digits: string): number {
  return Math.min(Number(digits), LONGEST);
}

/** False, with a fault, when a clue has more runs than any line can hold: no use in reading on. */
export function hasRoom(reading: Reading, runs: readonly unknown[], span: Span): boolean {
  if (runs.length <= MAX_SIDE) return true;
  reading.fault('clue-too-long', span, `this clue has more than ${MAX_SIDE} runs; no line can hold them`);
  return false;
}

/** Where the digits from `offset` on end. */
export function skipDigits(text: string, offset: number, end: number): number {
  let at = offset;
  while (at < end && isDigit(text.charCodeAt(at))) at += 1;
  return at;
}

/**
 * Numbers between `offset` and `end`, separated by blanks and by any of `separators`.
 * A lone 0 is kept: the model takes it for a blank line. Every word that is not a number is one fault.
 */
export function scanNumbers(reading: Reading, offset: number, end: number, separators = ','): DraftClue {
  const { text } = reading.source;
  const runs: DraftRun[] = [];
  let at = offset;
  while (at < end) {
    // Most runs of most files come by here: digits are counted up at once, without a call for each.
    const start = at;
    let length = 0;
    let code = text.charCodeAt(at);
    while (code >= 48 && code <= 57) {
      length = length < LONGEST / 10 ? length * 10 + code - 48 : LONGEST;
      at += 1;
      code = at < end ? text.charCodeAt(at) : SPACE;
    }
    const ends = code === SPACE || isBlank(code) || separators.includes(text[at]);
    if (!ends) {
      while (at < end && !isBlank(text.charCodeAt(at)) && !separators.includes(text[at])) at += 1;
      if (!reading.full) notANumber(reading, start, at);
    } else if (at > start) {
      runs.push({ length, color: 1, offset: start, end: at });
      if (runs.length > MAX_SIDE && !hasRoom(reading, runs, { offset: start, end: at })) break;
    }
    at += 1;
  }
  return { runs, offset, end };
}

function notANumber(reading: Reading, offset: number, end: number): void {
  const word = reading.source.text.slice(offset, end);
  if (/^[-+]?[\d.]+$/.test(word)) {
    reading.fault(
      'bad-length',
      { offset, end },
      `${quoted(word)} is not a run; a run is a whole number of cells, 1 or more`,
    );
  } else {
    reading.fault('bad-syntax', { offset, end }, `expected a number, found ${quoted(word)}`);
  }
}
