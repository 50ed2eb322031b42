// An oracle for puzzles too large to enumerate: an independent SAT solver (CaDiCaL) on an encoding
// of our own that shares nothing with the solver. Each line is a small automaton that reads the
// cells one by one; `at(p, q)` says that it is in state q after p cells.
//
//   clue 2 1:   0 -#-> 1 -#-> 2 -.-> 3 -#-> 4      0, 3 and 4 stay where they are on a blank
import { Cadical, loadCadical } from 'cadical-wasm';
import type { Grid, Puzzle } from '../model/index.js';
import { type Clue, cellOfLine, clueOf, gridOfColors, lineCount, lineLength } from '../model/index.js';

const wasm = await loadCadical();

/** Solutions found by the SAT solver, at most `max` of them: fewer means that these are all. */
export function satSolutions(puzzle: Puzzle, max = 2): Grid[] {
  const solver = new Cadical(wasm, { quiet: true });
  const colors = puzzle.palette.colors.length + 1;
  const cells = puzzle.width * puzzle.height;
  const is = (cell: number, color: number) => cell * colors + color + 1;
  let variables = cells * colors;
  try {
    for (let cell = 0; cell < cells; cell++) solver.addClauses(exactlyOne(cell));
    for (let line = 0; line < lineCount(puzzle); line++) encodeLine(line);
    const solutions: Grid[] = [];
    while (solutions.length < max && solver.solve() === 'satisfiable') {
      const found = Array.from({ length: cells }, (_, cell) => {
        let color = 0;
        while (!solver.value(is(cell, color))) color += 1;
        return color;
      });
      solutions.push(gridOfColors(puzzle, found));
      solver.addClause(found.map((color, cell) => -is(cell, color)));
    }
    return solutions;
  } finally {
    solver.dispose();
  }

  function exactlyOne(cell: number): number[][] {
    const all = Array.from({ length: colors }, (_, color) => is(cell, color));
    return [all, ...all.flatMap((a, i) => all.slice(i + 1).map((b) => [-a, -b]))];
  }

  function encodeLine(line: number): void {
    const clue = clueOf(puzzle, line);
    if (clue === null) return;
    const { steps, accepting } = automaton(clue);
    const length = lineLength(puzzle, line);
    const { fromStart, toEnd } = distances(steps, accepting);
    const base = variables + 1;
    const at = (position: number, state: number) => base + position * steps.length + state;
    // Only states that this many cells can reach, and from which the remaining cells can still be accepted.
    const isOpen = (position: number, state: number) =>
      fromStart[state] <= position && toEnd[state] <= length - position;
    variables += (length + 1) * steps.length;

    solver.addClause(isOpen(0, 0) ? [at(0, 0)] : []);
    for (let p = 0; p < length; p++) {
      const cell = cellOfLine(puzzle, line, p);
      steps.forEach((step, state) => {
        if (!isOpen(p, state)) return;
        for (let color = 0; color < colors; color++) {
          const next = step.get(color);
          const reads = [-at(p, state), -is(cell, color)];
          const goesOn = next !== undefined && isOpen(p + 1, next);
          solver.addClause(goesOn ? [...reads, at(p + 1, next)] : reads);
        }
      });
    }
  }
}

/** The fewest cells that lead to each state from the start, and from it to an accepting one. */
function distances(steps: Automaton['steps'], accepting: Automaton['accepting']) {
  const fromStart = steps.map((_, state) => (state === 0 ? 0 : Infinity));
  const toEnd = steps.map((_, state) => (accepting.has(state) ? 0 : Infinity));
  // States are numbered in reading order, so that one pass each way is enough.
  steps.forEach((step, state) => {
    for (const next of step.values()) fromStart[next] = Math.min(fromStart[next], fromStart[state] + 1);
  });
  for (let state = steps.length - 1; state >= 0; state--) {
    for (const next of steps[state].values()) toEnd[state] = Math.min(toEnd[state], toEnd[next] + 1);
  }
  return { fromStart, toEnd };
}

interface Automaton {
  /** For each state: colour read -> next state. A colour that is missing is refused. */
  readonly steps: Map<number, number>[];
  readonly accepting: ReadonlySet<number>;
}

/** The deterministic automaton that accepts exactly the lines that read as the clue. */
function automaton(clue: NonNullable<Clue>): Automaton {
  const steps: Map<number, number>[] = [new Map([[0, 0]])];
  let resting = 0; // the state in which blanks may go on and the next run may begin
  let ended = 0; // the state right after the last cell of the run before
  clue.forEach((run, j) => {
    const first = steps.length;
    steps.push(new Map());
    steps[resting].set(run.color, first);
    if (j > 0 && clue[j - 1].color !== run.color) steps[ended].set(run.color, first);
    ended = first;
    if (run.length === null) steps[first].set(run.color, first);
    for (let i = 1; i < (run.length ?? 1); i++) {
      steps[ended].set(run.color, steps.length);
      ended = steps.length;
      steps.push(new Map());
    }
    resting = steps.length;
    steps.push(new Map([[0, resting]]));
    steps[ended].set(0, resting);
  });
  return { steps, accepting: new Set([resting, ended]) };
}
