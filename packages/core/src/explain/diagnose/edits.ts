// Every way in which a person may have written one clue wrong: the clues that are one slip away.
import { type Clue, minimumLength, type Run } from '../../model/index.js';
import { ODDITY } from './likelihood.js';

/** Every kind of repair. Stable. */
export const REPAIR_KINDS = [
  'change',
  'add',
  'drop',
  'split',
  'join',
  'swap-runs',
  'reverse',
  'recolor',
  'rewrite',
  'swap-lines',
  'two-lines',
  'insert-line',
  'drop-line',
] as const;
/** A kind of repair. */
export type RepairKind = (typeof REPAIR_KINDS)[number];

/** The kinds that change one number of one clue. */
export type EditKind = 'change' | 'add' | 'drop' | 'split' | 'join' | 'swap-runs';

/** One changed clue. */
export interface Edit {
  readonly kind: EditKind;
  /** The run concerned, from 0: of the old clue, or for `add` where the new run comes to stand. */
  readonly run: number;
  readonly clue: readonly Run[];
  /** How likely the slip is: 0 likely, higher less so. */
  readonly oddity: number;
}

/** All edits that fit into a line of `size` cells; colours 1..`colors`. Each clue once, the likeliest way. */
export function* editsOf(clue: Clue, size: number, colors: number): Generator<Edit> {
  if (clue === null) return;
  const seen = new Set([keyOf(clue)]);
  for (const edit of allEdits(clue, size, colors)) {
    const key = keyOf(edit.clue);
    if (seen.has(key) || minimumLength(edit.clue) > size) continue;
    seen.add(key);
    yield edit;
  }
}

function* allEdits(clue: readonly Run[], size: number, colors: number): Generator<Edit> {
  yield* changes(clue, size);
  yield* swaps(clue);
  yield* splitsAndJoins(clue, 'digits');
  yield* drops(clue);
  yield* additions(clue, size, colors);
  yield* splitsAndJoins(clue, 'cells');
}

function* changes(clue: readonly Run[], size: number): Generator<Edit> {
  for (const [j, run] of clue.entries()) {
    if (run.length === null) continue;
    for (let length = 1; length <= size; length++) {
      if (length === run.length) continue;
      const oddity = isOneDigit(run.length, length) ? ODDITY.digit : ODDITY.number;
      yield { kind: 'change', run: j, clue: replaced(clue, j, 1, [{ ...run, length }]), oddity };
    }
  }
}

function* swaps(clue: readonly Run[]): Generator<Edit> {
  for (let j = 0; j + 1 < clue.length; j++) {
    yield {
      kind: 'swap-runs',
      run: j,
      clue: replaced(clue, j, 2, [clue[j + 1], clue[j]]),
      oddity: ODDITY.swap,
    };
  }
}

function* drops(clue: readonly Run[]): Generator<Edit> {
  for (const j of clue.keys()) {
    const oddity = clue.length === 1 ? ODDITY.addedToBlank : ODDITY.added;
    yield { kind: 'drop', run: j, clue: replaced(clue, j, 1, []), oddity };
  }
}

function* additions(clue: readonly Run[], size: number, colors: number): Generator<Edit> {
  for (let j = 0; j <= clue.length; j++) {
    for (let color = 1; color <= colors; color++) {
      for (let length = 1; length <= size; length++) {
        yield {
          kind: 'add',
          run: j,
          clue: replaced(clue, j, 0, [{ length, color }]),
          oddity: ODDITY.missing,
        };
      }
    }
  }
}

/** `12` <-> `1 2` when a space was lost or slipped in; by cells when the picture was misread. */
function* splitsAndJoins(clue: readonly Run[], by: 'digits' | 'cells'): Generator<Edit> {
  const oddity = by === 'digits' ? ODDITY.space : ODDITY.misread;
  for (const [j, { length, color }] of clue.entries()) {
    const parts = length === null ? [] : by === 'digits' ? digitParts(length) : cellParts(length);
    for (const [a, b] of parts) {
      const halves = [
        { length: a, color },
        { length: b, color },
      ];
      yield { kind: 'split', run: j, clue: replaced(clue, j, 1, halves), oddity };
    }
    const next = clue[j + 1];
    if (length === null || next === undefined || next.length === null || next.color !== color) continue;
    const sums =
      by === 'digits'
        ? [Number(`${length}${next.length}`)]
        : [length + next.length, length + next.length + 1];
    for (const sum of sums) {
      yield { kind: 'join', run: j, clue: replaced(clue, j, 2, [{ length: sum, color }]), oddity };
    }
  }
}

function digitParts(length: number): [number, number][] {
  const digits = String(length);
  const parts: [number, number][] = [];
  for (let cut = 1; cut < digits.length; cut++) {
    if (digits[cut] !== '0') parts.push([Number(digits.slice(0, cut)), Number(digits.slice(cut))]);
  }
  return parts;
}

function cellParts(length: number): [number, number][] {
  const parts: [number, number][] = [];
  for (let a = 1; a < length; a++) {
    parts.push([a, length - a]);
    if (a < length - 1) parts.push([a, length - 1 - a]);
  }
  return parts;
}

/** Whether one number becomes the other when one digit is mistyped, left out or typed too much. */
function isOneDigit(a: number, b: number): boolean {
  const [short, long] = [String(a), String(b)].sort((x, y) => x.length - y.length);
  if (short.length === long.length) return [...short].filter((digit, i) => digit !== long[i]).length === 1;
  return (
    short.length + 1 === long.length &&
    [...long].some((_, i) => long.slice(0, i) + long.slice(i + 1) === short)
  );
}

function replaced(clue: readonly Run[], at: number, count: number, runs: readonly Run[]): Run[] {
  return [...clue.slice(0, at), ...runs, ...clue.slice(at + count)];
}

export function keyOf(clue: readonly Run[]): string {
  return clue.map((run) => `${run.length ?? '?'}:${run.color}`).join(' ');
}
