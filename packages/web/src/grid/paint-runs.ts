// Writes runs, thousands of them where a large puzzle is in view: what looks alike is painted in one go, so
// that type and colour are set a few times and not for every run.
import { isMono } from '@crosshatch/core/model';
import type { Brush } from './brush.js';
import type { GridScene } from './scene.js';

/** Where a run is written: its middle, and the room that it has. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** `done`: stands for no run, such as the `0` of a blank line; `bad`: of a line that can't be right. */
type RunState = 'open' | 'struck' | 'done' | 'bad';

export interface WrittenRun {
  readonly text: string;
  /** Undefined for text that is not a run and has no colour. */
  readonly color: number | undefined;
  readonly state: RunState;
  /** Whether a hint speaks of it. */
  readonly isBoxed: boolean;
  readonly spot: Spot;
}

/** Type smaller than this is not readable anyway: a bar stands for the run. */
const LEAST_FONT = 5;
/** Chips lower than this have no room for round corners and an edge. */
const LEAST_CHIP = 9;

export function paintRuns(brush: Brush, scene: GridScene, runs: readonly WrittenRun[]): void {
  const { context } = brush;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const run of runs) if (run.isBoxed) box(brush, run.spot);
  const isColored = !isMono(scene.puzzle.palette);
  for (const group of groups(runs)) {
    const { color, state } = group[0];
    if (isColored && color !== undefined) chips(brush, scene, group, color, state);
    else plain(brush, group, state);
  }
}

/** Runs of one colour and state together. */
function groups(runs: readonly WrittenRun[]): Iterable<readonly WrittenRun[]> {
  const found = new Map<string, WrittenRun[]>();
  for (const run of runs) {
    const key = `${run.color} ${run.state}`;
    const group = found.get(key);
    if (group === undefined) found.set(key, [run]);
    else group.push(run);
  }
  return found.values();
}

function box({ context, geometry, page }: Brush, { x, y, width }: Spot): void {
  const height = Math.min(geometry.slot, Math.max(geometry.cell, geometry.font * 1.1));
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, 4);
  context.fillStyle = page.cell;
  context.fill();
  context.strokeStyle = page.hint;
  context.lineWidth = 2;
  context.stroke();
}

function plain(brush: Brush, runs: readonly WrittenRun[], state: RunState): void {
  const { context, geometry, page } = brush;
  const { font } = geometry;
  context.fillStyle = { open: page.ink, bad: page.bad, struck: page['clue-done'], done: page['clue-done'] }[
    state
  ];
  if (font < LEAST_FONT) {
    for (const { spot } of runs) bar(context, spot, font);
    return;
  }
  context.font = `${state === 'open' || state === 'bad' ? 650 : 400} ${font}px ${brush.font}`;
  for (const { text, spot } of runs) write(context, text, spot.x, spot.y + font * 0.05, spot.width - 1, font);
  if (state !== 'struck') return;
  context.beginPath();
  for (const { text, spot } of runs) {
    // Slanting: a level stroke would make a plus sign of every 1.
    const half = Math.min(spot.width - 1, font * (0.62 * text.length + 0.2)) / 2;
    context.moveTo(spot.x - half, spot.y + font * 0.3);
    context.lineTo(spot.x + half, spot.y - font * 0.3);
  }
  context.strokeStyle = page['clue-done'];
  context.lineWidth = Math.max(1, font * 0.09);
  context.stroke();
}

function bar(context: CanvasRenderingContext2D, { x, y, width }: Spot, font: number): void {
  context.fillRect(x - width * 0.3, y - font * 0.25, width * 0.6, font * 0.5);
}

/** Runs in colour: chips of that colour with the length, and the letter of the colour. */
function chips(
  brush: Brush,
  scene: GridScene,
  runs: readonly WrittenRun[],
  color: number,
  state: RunState,
): void {
  const { context, geometry, colors, page } = brush;
  const { font, slot, cell } = geometry;
  const height = Math.min(slot, cell / geometry.rowStack) * 0.92;
  const before = context.globalAlpha;
  if (state === 'struck') context.globalAlpha = before * 0.4;
  context.fillStyle = colors.fills[color - 1];
  context.beginPath();
  for (const { spot } of runs) {
    const [x, y, width] = [spot.x - spot.width / 2 + 1, spot.y - height / 2, spot.width - 2];
    if (height < LEAST_CHIP) context.rect(x, y, width, height);
    else context.roundRect(x, y, width, height, Math.min(4, height * 0.25));
  }
  context.fill();
  if (height >= LEAST_CHIP) {
    context.strokeStyle = state === 'bad' ? page.bad : page['grid-thick'];
    context.lineWidth = state === 'bad' ? 2.5 : 1;
    context.stroke();
  }
  context.fillStyle = colors.onFills[color - 1];
  if (font < LEAST_FONT) for (const { spot } of runs) bar(context, spot, font);
  else
    lengths(
      brush,
      runs,
      scene.letters === 'everywhere' && font >= 8 ? scene.puzzle.palette.colors[color - 1].symbol : '',
    );
  context.globalAlpha = before;
}

/** The lengths on chips, each with the letter after it. */
function lengths(brush: Brush, runs: readonly WrittenRun[], letter: string): void {
  const { context } = brush;
  const { font } = brush.geometry;
  const side = ({ width }: Spot) => (letter === '' ? 0 : Math.min(font * 0.5, (width - 2) * 0.34));
  context.font = `650 ${font * 0.92}px ${brush.font}`;
  for (const { text, spot } of runs) {
    const used = side(spot);
    write(context, text, spot.x - used / 2, spot.y + font * 0.05, spot.width - used - 4, font);
  }
  if (letter === '') return;
  context.font = `500 ${font * 0.66}px ${brush.font}`;
  for (const { spot } of runs) {
    const used = side(spot);
    write(context, letter, spot.x + spot.width / 2 - used / 2 - 2, spot.y + font * 0.14, used, font * 0.66);
  }
}

/** Narrower only where it has to be: measuring takes longer than writing. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  room: number,
  font: number,
): void {
  if (text.length * font * 0.7 <= room) context.fillText(text, x, y);
  else context.fillText(text, x, y, room);
}
