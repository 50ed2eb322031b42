// Small builders of findings, shared by the one-line techniques. Each takes a stretch [from, to) and
// keeps only the cells about which the conclusion says something new.
import type { LineView } from './line-view.js';
import type { LineFinding } from './technique.js';

type Settles = { position: number; candidates: number }[];

/** All cells of the stretch have this colour. */
export function fill(view: LineView, from: number, to: number, bit: number, into: Settles = []): Settles {
  for (let position = from; position < to; position++) {
    const now = view.cells[position];
    if (now !== bit) into.push({ position, candidates: now & bit });
  }
  return into;
}

/** No cell of the stretch has one of these colours; positions outside the line are left out. */
export function ruleOut(view: LineView, from: number, to: number, bits: number, into: Settles = []): Settles {
  for (let position = Math.max(from, 0); position < Math.min(to, view.size); position++) {
    const now = view.cells[position];
    if ((now & bits) !== 0) into.push({ position, candidates: now & ~bits });
  }
  return into;
}

/** Whether `fill` would find something new, without making anything. */
export function isNotFilled(view: LineView, from: number, to: number, bit: number): boolean {
  for (let position = from; position < to; position++) if (view.cells[position] !== bit) return true;
  return false;
}

/** One finding per stretch of neighbouring cells. Pre: `settles` is in ascending order. */
export function perStretch(
  settles: Settles,
  runsOf: (from: number, to: number) => readonly number[],
): LineFinding[] {
  const findings: LineFinding[] = [];
  let begin = 0;
  for (let i = 1; i <= settles.length; i++) {
    if (i < settles.length && settles[i].position === settles[i - 1].position + 1) continue;
    const part = settles.slice(begin, i);
    const runs = runsOf(part[0].position, part[part.length - 1].position + 1);
    findings.push({ settles: part, runs, about: [] });
    begin = i;
  }
  return findings;
}
