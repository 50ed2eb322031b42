// How one addition finds all positions that a run of blanks can lead to; the example of docs/engine.md. The bits are
// computed as the engine computes them.
import type { Frame } from './frame.js';

const WIDTH = 10;
/** Bit p: the cell at position p may be blank. */
const MAY_BE_BLANK = 0b0001111010;
const FROM = 0b0000001000;

export function carryWalk(mayBeBlank: number = MAY_BE_BLANK, from: number = FROM): Frame[] {
  const sum = mayBeBlank + from;
  const reached = sum ^ mayBeBlank;
  const rows: [string, number][] = [
    ['may be blank', mayBeBlank],
    ['from', from],
    ['sum', sum],
    ['sum xor may be blank', reached],
  ];
  const carries = carrySteps(mayBeBlank, from);
  return [
    {
      words: `A one says that the cell may be blank. We stand at position ${positions(from)}: which positions can blanks lead to?`,
      html: bits(rows.slice(0, 2), from),
    },
    ...carries.map(({ at, partial }) => ({
      words: `Add the two. At position ${at} the carry meets a cell that may be blank: the bit becomes 0 and the carry moves on.`,
      html: bits([...rows.slice(0, 2), ['sum so far', partial]], 1 << at),
    })),
    {
      words:
        'The carry stops one past the stretch of cells that may be blank. All of this is one addition of the processor.',
      html: bits(rows.slice(0, 3), sum & ~mayBeBlank),
    },
    {
      words: `Exclusive or with the mask leaves exactly the positions that were passed: ${positions(reached)}.`,
      html: bits(rows, reached),
    },
  ];
}

/** Where the carry goes, with the sum up to there. */
function carrySteps(mask: number, from: number): { at: number; partial: number }[] {
  const steps: { at: number; partial: number }[] = [];
  let at = Math.log2(from);
  while ((mask & (1 << at)) !== 0) {
    const passed = (1 << (at + 1)) - 1;
    steps.push({ at, partial: (mask + from) & passed });
    at += 1;
  }
  return steps;
}

/** `3, 4, 5` */
export function positions(set: number): string {
  return Array.from({ length: WIDTH + 1 }, (_, p) => p)
    .filter((p) => (set & (1 << p)) !== 0)
    .join(', ');
}

function bits(rows: readonly [string, number][], marked: number): string {
  const places = Array.from({ length: WIDTH }, (_, i) => WIDTH - 1 - i);
  const head = places.map((p) => `<th scope="col">${p}</th>`).join('');
  const body = rows
    .map(([name, value], row) => {
      const isLast = row === rows.length - 1;
      const cells = places.map((p) => {
        const bit = (value >> p) & 1;
        const isMarked = isLast && (marked & (1 << p)) !== 0;
        return `<td${isMarked ? ' class="marked"' : ''}>${bit}</td>`;
      });
      return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
    })
    .join('');
  return `<table class="bits"><thead><tr><th scope="row">position</th>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
