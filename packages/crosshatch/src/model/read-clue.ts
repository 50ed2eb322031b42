// One clue of a caller's input, validated: the runs, or null for an unknown clue. Every fault goes to
// the list; what is returned beside a fault is never used.
import { type Clue, minimumLength, type Run } from './clue.js';
import type { Fault } from './fault.js';
import { type LineId, lineLength, lineName, type Size } from './line.js';
import { colorRange } from './palette.js';
import { shown } from './shown.js';

/** `colors` = how many the palette has, Infinity when that is not known. */
export function readClue(clue: unknown, line: LineId, size: Size, colors: number, faults: Fault[]): Clue {
  if (clue === null) return null;
  if (!Array.isArray(clue)) {
    const message = `${where(size, line)} is ${shown(clue)}; expected a list of runs, or null for an unknown clue.`;
    faults.push({ code: 'bad-clue', line, message });
    return [];
  }
  if (clue.length === 1 && lengthOf(clue[0]) === 0) return [];

  const runs = soundRuns(clue, colors);
  if (runs === undefined) {
    for (let run = 0; run < clue.length; run++) {
      for (const { code, text } of faultsOfRun(clue[run], colors)) {
        faults.push({ code, line, run, message: `${where(size, line)}, run ${run + 1} ${text}` });
      }
    }
    return [];
  }

  const needed = minimumLength(runs);
  const excess = needed - lineLength(size, line);
  if (excess > 0) {
    const message = `${where(size, line)} needs ${needed} cells but has ${lineLength(size, line)}: ${excess} too many.`;
    faults.push({ code: 'clue-too-long', line, excess, message });
  }
  return runs;
}

type RunFault = { readonly code: 'bad-length' | 'zero-run' | 'unknown-color'; readonly text: string };

/**
 * The runs, or undefined when one of them is at fault: seldom, so that faults are looked for afterwards. By
 * index, because `map` would pass over the holes of a sparse array; `Array.from` takes several times as long.
 */
function soundRuns(clue: readonly unknown[], colors: number): Run[] | undefined {
  const runs: Run[] = [];
  for (let i = 0; i < clue.length; i++) {
    const length = lengthOf(clue[i]);
    const color = colorOf(clue[i]);
    if (length !== null && !(Number.isSafeInteger(length) && (length as number) > 0)) return undefined;
    if (!(Number.isInteger(color) && (color as number) >= 1 && (color as number) <= colors)) return undefined;
    runs.push({ length, color } as Run);
  }
  return runs;
}

function faultsOfRun(given: unknown, colors: number): RunFault[] {
  const faults: RunFault[] = [];
  const length = lengthOf(given);
  if (length === 0) {
    faults.push({ code: 'zero-run', text: 'is 0; a blank line is a single 0 or no run at all.' });
  } else if (length !== null && !(Number.isSafeInteger(length) && (length as number) > 0)) {
    const text = `is ${shown(given === null ? null : length)}; a run is a whole number of cells, 1 or more.`;
    faults.push({ code: 'bad-length', text });
  }
  const color = colorOf(given);
  if (!Number.isInteger(color) || (color as number) < 1 || (color as number) > colors) {
    const text = `has colour ${shown(color)}; the palette has ${colorRange(colors)}.`;
    faults.push({ code: 'unknown-color', text });
  }
  return faults;
}

/** The length that is given; null = blotted. What is no run stands for its own length, a bad one. */
function lengthOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given ?? undefined;
  return (given as { length?: unknown }).length;
}

function colorOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return 1;
  return (given as { color?: unknown }).color ?? 1;
}

/** Asked only when needed: most clues are sound, and there are many. */
function where(size: Size, line: LineId): string {
  const name = lineName(size, line);
  return name[0].toUpperCase() + name.slice(1);
}
