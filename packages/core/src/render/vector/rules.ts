// The rules of the grid: thin between cells, heavy every five cells, heaviest around; extended into the clues.
import type { PictureLayout } from './layout.js';
import type { Look } from './options.js';
import type { Stroke } from './scene.js';

/** Thickness by weight, as a share of a cell. */
const THICKNESS = [0.035, 0.075, 0.11];

export function rules({ puzzle, theme, ruleEvery, rules: which }: Look, layout: PictureLayout): Stroke[] {
  const { cell, left, top, margin, heading } = layout;
  const [right, bottom] = [left + puzzle.width * cell, top + puzzle.height * cell];
  const [clueLeft, clueTop] = [margin, margin + heading];
  const strokes: { weight: number; stroke: Stroke }[] = [];
  const add = (weight: number, x1: number, y1: number, x2: number, y2: number) => {
    if (weight === 0 && which === 'heavy') return;
    const color = weight === 0 ? theme.thin : theme.heavy;
    const thickness = THICKNESS[weight] * cell;
    strokes.push({ weight, stroke: { kind: 'stroke', x1, y1, x2, y2, color, thickness } });
  };
  const weightOf = (i: number, count: number) => {
    if (i === 0 || i === count) return 2;
    return ruleEvery > 0 && i % ruleEvery === 0 ? 1 : 0;
  };
  for (let i = 0; i <= puzzle.width; i++) {
    const x = left + i * cell;
    const weight = weightOf(i, puzzle.width);
    if (clueTop < top) add(Math.min(1, weight), x, clueTop, x, top);
    add(weight, x, top, x, bottom);
  }
  for (let i = 0; i <= puzzle.height; i++) {
    const y = top + i * cell;
    const weight = weightOf(i, puzzle.height);
    if (clueLeft < left) add(Math.min(1, weight), clueLeft, y, left, y);
    add(weight, left, y, right, y);
  }
  // Heavy rules are drawn last, so that thin ones do not cut into them.
  return strokes.sort((a, b) => a.weight - b.weight).map(({ stroke }) => stroke);
}
