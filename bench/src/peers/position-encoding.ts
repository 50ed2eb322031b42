// The encoding that first comes to mind, and that most published ones are: a variable for each place
// at which a run may begin, exactly one of them true. Our own (`encodeCnf`) says "begins at or before"
// instead, which needs far fewer clauses and lets them propagate more; this one is here to show how
// much of a SAT solver's time is the encoding's.
import { cellVariable } from '@crosshatch/core/formats';
import {
  cellOfLine,
  clueOf,
  lineCount,
  lineLength,
  minimumLength,
  type Puzzle,
} from '@crosshatch/core/model';

/** Pre: black-and-white, without blotted runs. */
export function encodePositions(puzzle: Puzzle): Int32Array {
  const literals: number[] = [];
  let variables = puzzle.width * puzzle.height;
  const add = (...clause: number[]) => literals.push(...clause, 0);

  const encodeLine = (line: number) => {
    const runs = (clueOf(puzzle, line) ?? []).map((run) => run.length ?? 1);
    const length = lineLength(puzzle, line);
    const slack = length - minimumLength(clueOf(puzzle, line) ?? []);
    const cells = Array.from({ length }, (_, p) => cellVariable(puzzle, cellOfLine(puzzle, line, p), 1));
    const covering: number[][] = cells.map(() => []);
    let first = 0;
    const places = runs.map((run) => {
      const place = { run, begin: first, variable: variables + 1 };
      first += run + 1;
      variables += slack + 1;
      return place;
    });
    places.forEach(({ run, begin, variable }, j) => {
      const all = Array.from({ length: slack + 1 }, (_, i) => variable + i);
      add(...all);
      for (let i = 0; i <= slack; i++) {
        for (let k = i + 1; k <= slack; k++) add(-all[i], -all[k]);
        for (let p = begin + i; p < begin + i + run; p++) {
          add(-all[i], cells[p]);
          covering[p].push(all[i]);
        }
        // The next run is shifted at least as far.
        if (j + 1 < places.length) {
          for (let k = 0; k < i; k++) add(-all[i], -(places[j + 1].variable + k));
        }
      }
    });
    cells.forEach((cell, p) => {
      add(-cell, ...covering[p]);
    });
  };

  for (let line = 0; line < lineCount(puzzle); line++) if (clueOf(puzzle, line) !== null) encodeLine(line);
  return Int32Array.from(literals);
}
