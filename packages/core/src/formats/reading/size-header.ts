// The size at the top of a file of numbers: on one line (`5 10`), or on two (`5`, `10`). Formats differ in which of
// the two sides comes first.
import type { Size } from '../../model/index.js';
import type { Fit } from '../format.js';
import { lineSpan, nextTextLine, readSide, type Side } from './clue-block.js';
import { scanNumbers } from './clue-scanner.js';
import type { Reading } from './reading.js';
import type { SourceText } from './source-text.js';

export interface SizeHeader extends Size {
  /** The first line of the file that has text, and the line that the clues begin at. */
  readonly first: number;
  readonly next: number;
}

/** Whether the text begins with such a size and holds nothing but numbers. */
export function sniffSizedNumbers(source: SourceText, lines: 1 | 2): Fit {
  const { filledLines } = source;
  const isSized =
    lines === 1 ? isPair(filledLines[0]) : filledLines.slice(0, 2).every((line) => /^\d+$/.test(line));
  return isSized && filledLines.length > lines && /^[\d\s]*$/.test(source.headText) ? 'likely' : 'no';
}

/** Whether a line holds exactly two numbers. */
export function isPair(line: string | undefined): boolean {
  return /^\d+\s+\d+$/.test(line ?? '');
}

/** The size in the order of `sides`; undefined, with a fault, when it is missing or out of range. */
export function readSizeHeader(
  reading: Reading,
  lines: 1 | 2,
  sides: readonly [Side, Side],
): SizeHeader | undefined {
  const { source } = reading;
  const first = nextTextLine(source, 0);
  const second = lines === 1 ? first : nextTextLine(source, first + 1);
  const size = { width: 0, height: 0 };
  for (const [i, side] of sides.entries()) {
    const span = lineSpan(source, i === 0 ? first : second);
    const run = scanNumbers(reading, span.offset, span.end).runs?.[lines === 1 ? i : 0];
    const value = readSide(reading, run, side, span);
    if (value === undefined && i === 1) return undefined;
    size[side] = value ?? 0;
  }
  return size.width > 0 && size.height > 0 ? { ...size, first, next: second + 1 } : undefined;
}
