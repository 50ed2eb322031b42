// Which runs of a clue a player may strike off: those whose blocks are plainly there. Found as people do
// it, from both ends inwards as far as all cells are known; nothing is deduced.
import type { Clue, Run } from './clue.js';
import { colorOf } from './grid.js';
import { BLANK } from './palette.js';

/** One flag for each run of the clue; the cells are candidate sets, in the order of the clue. */
export function finishedRuns(clue: Clue, cells: ArrayLike<number>): boolean[] {
  if (clue === null) return [];
  const colors = Array.from(cells, colorOf);
  const fromStart = finishedInOrder(clue, colors);
  const isKnown = !colors.includes(undefined);
  if (isKnown) {
    // A line that is full either is what its clue says, or nothing in it counts.
    const blocks = colors.filter((color, i) => color !== BLANK && color !== colors[i - 1]).length;
    return clue.map(() => blocks === clue.length && fromStart === clue.length);
  }
  const fromEnd = finishedInOrder([...clue].reverse(), colors.reverse());
  return clue.map((_, i) => i < fromStart || i >= clue.length - fromEnd);
}

/** How many runs are finished from the start of the line on. */
function finishedInOrder(runs: readonly Run[], colors: readonly (number | undefined)[]): number {
  let at = 0;
  for (let run = 0; run < runs.length; run++) {
    while (colors[at] === BLANK) at += 1;
    const { color, length } = runs[run];
    const first = at;
    while (at < colors.length && colors[at] === color) at += 1;
    const size = at - first;
    const isClosed = at === colors.length || colors[at] !== undefined;
    // A block of the full length is finished even if its neighbour is still unknown.
    if (size === 0 || (length === null ? !isClosed : size !== length)) return run;
  }
  return runs.length;
}
