// Small notes on single cells: the ring of a trial, a memo mark, the sign of a mistake.
import { BLANK, colorOf } from '@crosshatch/core/model';
import { type Brush, edgeX, edgeY } from './brush.js';
import type { PageColors } from './colors.js';
import type { GridScene } from './scene.js';

const WRONG = 128;
const MEMO = 64;

export function hasNotes({ tried, wrong, memos }: GridScene): boolean {
  return Boolean(tried?.size || wrong?.size || memos?.size);
}

/** What is to be noted on a cell, as a number: 0 for nothing; the depth of a trial in the low bits. */
export function noteOf({ tried, wrong, memos }: GridScene, cell: number): number {
  const depth = Math.min(tried?.get(cell) ?? 0, MEMO - 1);
  return depth + (memos?.has(cell) ? MEMO : 0) + (wrong?.has(cell) ? WRONG : 0);
}

/** The colour of trials of this depth, from 1. */
function trialColor(page: PageColors, depth: number): string {
  return page[(['guess', 'guess-2', 'guess-3'] as const)[(depth - 1) % 3]];
}

export function paintNote(brush: Brush, scene: GridScene, marks: Uint32Array, index: number): void {
  const { context, geometry, page, colors } = brush;
  const { cell, columns } = geometry;
  const x = edgeX(brush, index % columns) + cell / 2;
  const y = edgeY(brush, Math.trunc(index / columns)) + cell / 2;
  const note = noteOf(scene, index);
  const depth = note & (MEMO - 1);
  context.lineWidth = Math.max(1.5, cell * 0.09);
  if (depth > 0) {
    context.beginPath();
    context.arc(x, y, cell * 0.36, 0, 2 * Math.PI);
    context.strokeStyle = trialColor(page, depth);
    context.stroke();
  }
  if (note & MEMO) {
    const color = colorOf(marks[index]);
    context.fillStyle = color === undefined || color === BLANK ? page.accent : colors.onFills[color - 1];
    context.beginPath();
    context.arc(x - cell * 0.24, y - cell * 0.24, Math.max(1.5, cell * 0.12), 0, 2 * Math.PI);
    context.fill();
  }
  if (note & WRONG) {
    const half = cell * 0.4;
    context.strokeStyle = page.bad;
    context.strokeRect(x - half, y - half, 2 * half, 2 * half);
    context.beginPath();
    context.moveTo(x - half, y + half);
    context.lineTo(x + half, y - half);
    context.stroke();
  }
}
