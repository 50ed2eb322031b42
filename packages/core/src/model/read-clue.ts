// One clue of a caller's input, validated: the runs, or null for an unknown clue. Every fault goes to
// the list; what is returned beside a fault is never used.
import { type Clue, minimumLength, type Run } from './clue.js';
import type { Fault } from './fault.js';
import { isRow, type LineId, lineIndex, lineLength, type Size } from './line.js';
import { found } from './shown.js';

/** `colors` = how many the palette has, Infinity when that is not known. */
export function readClue(clue: unknown, line: LineId, size: Size, colors: number, faults: Fault[]): Clue {
  if (clue === null) return null;
  if (!Array.isArray(clue)) {
    faults.push({ code: 'bad-clue', ...place(size, line), found: found(clue) });
    return [];
  }
  if (clue.length === 1 && lengthOf(clue[0]) === 0) return [];

  const runs = soundRuns(clue, colors);
  if (runs === undefined) {
    for (let run = 0; run < clue.length; run++) {
      faults.push(...faultsOfRun(clue[run], { ...place(size, line), run }, colors));
    }
    return [];
  }

  const needed = minimumLength(runs);
  const room = lineLength(size, line);
  if (needed > room) {
    faults.push({ code: 'clue-too-long', ...place(size, line), needed, room, excess: needed - room });
  }
  return runs;
}

type Place = Pick<Extract<Fault, { code: 'bad-clue' }>, 'line' | 'side' | 'index'>;

/** Asked only when needed: most clues are sound, and there are many. */
function place(size: Size, line: LineId): Place {
  return { line, side: isRow(size, line) ? 'rows' : 'columns', index: lineIndex(size, line) };
}

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

function faultsOfRun(given: unknown, at: Place & { readonly run: number }, colors: number): Fault[] {
  const faults: Fault[] = [];
  const length = lengthOf(given);
  if (length === 0) {
    faults.push({ code: 'zero-run', ...at });
  } else if (length !== null && !(Number.isSafeInteger(length) && (length as number) > 0)) {
    faults.push({ code: 'bad-length', ...at, found: found(given === null ? null : length) });
  }
  const color = colorOf(given);
  if (!Number.isInteger(color) || (color as number) < 1 || (color as number) > colors) {
    const known = Number.isFinite(colors) ? colors : null;
    faults.push({ code: 'unknown-color', ...at, found: found(color), colors: known });
  }
  return faults;
}

/** The length that is given; null = blotted. A value that is not a run is returned as its own, invalid, length. */
function lengthOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given ?? undefined;
  return (given as { length?: unknown }).length;
}

function colorOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return 1;
  return (given as { color?: unknown }).color ?? 1;
}
