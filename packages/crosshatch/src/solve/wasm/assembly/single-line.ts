// One line by itself, without a board: what explanations ask by the ten thousand. Nothing but the
// line's own record and masks is made.

import { leftAt } from './kernel-any';
import { layOutLong } from './kernel-long';
import { leftBlank, leftFilled } from './kernel-mono';
import { layOutWide, leftWideAt } from './kernel-wide';
import {
  colors,
  KERNEL_ANY,
  KERNEL_LONG,
  KERNEL_MONO,
  KERNEL_NONE,
  layOutLine,
  lineAt,
  lineKernel,
  lineLevels,
  lineMay,
  lineRuns,
  lineWords,
  setClue,
} from './lines';
import { leftLongAt } from './long-masks';
import { startsOfLine } from './starts';

/**
 * Reads cells, colours (with blank) and number of runs (-1 = unknown), the runs' lengths (0 = blotted) and
 * colours, then the candidates, and narrows these in place. 0 when no placement fits.
 * Pre: no candidate set is empty.
 */
export function narrowSingle(input: usize): i32 {
  const n = load<i32>(input);
  layOutLine(n, load<i32>(input, 4), load<i32>(input, 8));
  const cellsAt = setClue(load<i32>(input, 8), input + 12);
  const record = lineAt(0);
  const kernel = lineKernel(record);
  if (kernel === KERNEL_NONE) return 1;
  const words = lineWords(record);
  if (words > 1) {
    if (kernel === KERNEL_LONG) layOutLong(words, lineRuns(record), lineLevels(record));
    else layOutWide(words, lineRuns(record), lineLevels(record));
  }
  const may = lineMay(record);
  readCells(cellsAt, may, n, words);
  if (!startsOfLine(record, may)) return 0;
  if (kernel === KERNEL_MONO) {
    store<u64>(may, leftBlank);
    store<u64>(may, leftFilled, 8);
    writeCells(cellsAt, may, n, words);
  } else {
    const left = kernel === KERNEL_ANY ? leftAt : kernel === KERNEL_LONG ? leftLongAt : leftWideAt;
    writeCells(cellsAt, left, n, words);
  }
  return 1;
}

function readCells(cellsAt: usize, may: usize, n: i32, words: i32): void {
  const bytes = (<usize>words) << 3;
  for (let word = 0; word < words; word++, may += 8) {
    const cells = <u64>min(n - (word << 6), 64);
    for (let color = 0; color < colors; color += 2) {
      let mask: u64 = 0;
      let next: u64 = 0;
      let at = cellsAt + ((<usize>word) << 8);
      for (let cell: u64 = 0; cell < cells; cell++, at += 4) {
        const set = <u64>(load<u32>(at) >> color);
        mask |= (set & 1) << cell;
        next |= ((set >> 1) & 1) << cell;
      }
      store<u64>(may + <usize>color * bytes, mask);
      if (color + 1 < colors) store<u64>(may + <usize>(color + 1) * bytes, next);
    }
  }
}

function writeCells(cellsAt: usize, left: usize, n: i32, words: i32): void {
  const bytes = (<usize>words) << 3;
  for (let word = 0; word < words; word++, left += 8) {
    const cells = <u64>min(n - (word << 6), 64);
    for (let color = 0; color < colors; color += 2) {
      const mask = load<u64>(left + <usize>color * bytes);
      const next = color + 1 < colors ? load<u64>(left + <usize>(color + 1) * bytes) : 0;
      let at = cellsAt + ((<usize>word) << 8);
      for (let cell: u64 = 0; cell < cells; cell++, at += 4) {
        const set = (<u32>(((mask >> cell) & 1) | (((next >> cell) & 1) << 1))) << color;
        store<u32>(at, color === 0 ? set : load<u32>(at) | set);
      }
    }
  }
}
