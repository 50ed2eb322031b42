// One line by itself, without a grid: what explanations ask by the ten thousand. Nothing but the record and the masks
// of the line is made.
import { I32s, Kernel, Mask, U32s } from '../layout';
import { readClue } from '../lines';
import { initLines, initLong, initWide } from '../solver';
import { Lines, Puzzle } from '../state';
import { OneWord } from './mono';
import { isPossible, leftMasks, narrowLine } from './starts';

/**
 * Reads cells, colours (with blank) and number of runs (-1 = unknown), the runs' lengths (0 = blotted) and
 * colours, then the candidates, and narrows these in place. 0 when no placement fits.
 * Pre: no candidate set is empty.
 */
export function narrowSingle(input: I32s): i32 {
  const cells = readLine(input);
  const line = Lines.table[0];
  if (line.kernel === Kernel.NONE) return 1;
  const masks = line.masks;
  if (!narrowLine(line, masks)) return 0;
  if (line.kernel === Kernel.MONO) {
    masks[0] = OneWord.leftBlank;
    masks[1] = OneWord.leftFilled;
    writeCells(cells, masks, input[0], line.words);
  } else {
    writeCells(cells, leftMasks(), input[0], line.words);
  }
  return 1;
}

/** The same input; 1 when some placement fits. Reasons ask only this: tests compare it with narrowing. */
export function possibleSingle(input: I32s): i32 {
  readLine(input);
  const line = Lines.table[0];
  if (line.kernel === Kernel.NONE) return 1;
  return isPossible(line, line.masks) ? 1 : 0;
}

/** Makes the record and the masks of the line; the candidates of its cells in the input. */
function readLine(input: I32s): U32s {
  const runs = input[2];
  initLines(input[0], 1, input[1], max(runs, 0));
  const cells = changetype<U32s>(readClue(runs, input.from(3)));
  const line = Lines.table[0];
  if (line.kernel === Kernel.NONE) return cells;
  if (line.words > 1) {
    if (line.kernel === Kernel.LONG) initLong(line.words, line.runCount, line.levels);
    else initWide(line.words, line.runCount, line.levels);
  }
  readCells(cells, line.masks, input[0], line.words);
  return cells;
}

// Both take two colours at a time.

function readCells(cells: U32s, masks: Mask, n: i32, words: i32): void {
  for (let word = 0; word < words; word++) {
    const at = cells.from(word << 6);
    const count = min(n - (word << 6), 64);
    for (let color = 0; color < Puzzle.colors; color += 2) {
      let mask: u64 = 0;
      let next: u64 = 0;
      for (let cell = 0; cell < count; cell++) {
        const set = <u64>(at[cell] >> color);
        mask |= (set & 1) << cell;
        next |= ((set >> 1) & 1) << cell;
      }
      masks[color * words + word] = mask;
      if (color + 1 < Puzzle.colors) masks[(color + 1) * words + word] = next;
    }
  }
}

function writeCells(cells: U32s, left: Mask, n: i32, words: i32): void {
  for (let word = 0; word < words; word++) {
    const at = cells.from(word << 6);
    const count = min(n - (word << 6), 64);
    for (let color = 0; color < Puzzle.colors; color += 2) {
      const mask = left[color * words + word];
      const next = color + 1 < Puzzle.colors ? left[(color + 1) * words + word] : 0;
      for (let cell = 0; cell < count; cell++) {
        const set = (<u32>(((mask >> cell) & 1) | (((next >> cell) & 1) << 1))) << color;
        at[cell] = color === 0 ? set : at[cell] | set;
      }
    }
  }
}
