// Mouse, pen and fingers on a grid. One pointer draws; two fingers zoom and move and never draw: a stroke
// that turns out to be the first finger of two is cancelled. A long press turns a stroke into the other
// tool. What a stroke does is not known here.
import { cellAt, nearestCell } from './geometry.js';
import type { GridControl } from './grid-control.js';

export interface GridActions {
  /** A pointer is put on a cell, with its main button or another one. False: nothing is to be drawn. */
  begin(cell: number, button: 'main' | 'other'): boolean;
  /** It is now at this cell. */
  extend(cell: number): void;
  /** It was held still: the stroke is to be of the other kind. */
  swap(): void;
  end(): void;
  cancel(): void;
  /** The pointer is over this cell without drawing; undefined when it has left. */
  hover(cell: number | undefined): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds until a touch counts as long. */
const LONG_PRESS = 420;

export class Pointers {
  private readonly down = new Map<number, Point>();
  private doing: 'nothing' | 'stroke' | 'move' | 'pinch' = 'nothing';
  private strokeCell = -1;
  private press: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly control: GridControl,
    private readonly actions: () => GridActions,
    /** Whether one pointer moves the view instead of drawing. */
    private readonly isMoving: () => boolean,
  ) {}

  /** Listens; the result stops that. */
  listen(): () => void {
    const { canvas } = this;
    const stop = new AbortController();
    const { signal } = stop;
    canvas.addEventListener('pointerdown', (event) => this.start(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.finish(event, false), { signal });
    canvas.addEventListener('pointercancel', (event) => this.finish(event, true), { signal });
    canvas.addEventListener('pointerleave', () => this.actions().hover(undefined), { signal });
    const unpoint = () => delete canvas.dataset.pointed;
    canvas.addEventListener('blur', unpoint, { signal });
    addEventListener('keydown', unpoint, { signal });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    canvas.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    return () => {
      clearTimeout(this.press);
      stop.abort();
    };
  }

  private start(event: PointerEvent): void {
    const geometry = this.control.geometry.peek();
    if (geometry === undefined) return;
    // Browsers take a focus that a script sets for one by keyboard when nothing had it before.
    this.canvas.dataset.pointed = '';
    this.canvas.focus({ preventScroll: true });
    this.canvas.setPointerCapture(event.pointerId);
    const point = this.pointOf(event);
    this.down.set(event.pointerId, point);
    if (this.down.size > 1) {
      this.drop();
      this.doing = 'pinch';
      return;
    }
    const cell = cellAt(geometry, point.x, point.y);
    if (event.button === 1 || this.isMoving() || cell === undefined) {
      event.preventDefault();
      this.doing = 'move';
      return;
    }
    const other = event.button === 2 || (event.pointerType === 'pen' && event.button === 5);
    if (!this.actions().begin(cell, other ? 'other' : 'main')) return;
    this.doing = 'stroke';
    this.strokeCell = cell;
    if (event.pointerType === 'mouse') return;
    this.press = setTimeout(() => {
      navigator.vibrate?.(15);
      this.actions().swap();
    }, LONG_PRESS);
  }

  private move(event: PointerEvent): void {
    const geometry = this.control.geometry.peek();
    if (geometry === undefined) return;
    const point = this.pointOf(event);
    const before = this.down.get(event.pointerId);
    if (before === undefined) {
      this.actions().hover(cellAt(geometry, point.x, point.y));
      return;
    }
    if (this.doing === 'pinch') this.pinch(event.pointerId, point);
    this.down.set(event.pointerId, point);
    if (this.doing === 'move') this.control.moveBy(before.x - point.x, before.y - point.y);
    if (this.doing !== 'stroke') return;
    const cell = nearestCell(geometry, point.x, point.y);
    if (cell === this.strokeCell) return;
    clearTimeout(this.press);
    this.strokeCell = cell;
    this.actions().extend(cell);
  }

  private finish(event: PointerEvent, isCancelled: boolean): void {
    if (!this.down.delete(event.pointerId)) return;
    clearTimeout(this.press);
    if (this.doing === 'stroke') {
      if (isCancelled) this.actions().cancel();
      else this.actions().end();
    }
    // The finger that is left of two must not begin to draw.
    this.doing = this.down.size > 0 ? 'pinch' : 'nothing';
  }

  /** A second finger came: what the first one drew is taken back. */
  private drop(): void {
    clearTimeout(this.press);
    if (this.doing === 'stroke') this.actions().cancel();
    this.doing = 'nothing';
  }

  private pinch(moved: number, to: Point): void {
    const [still] = [...this.down].filter(([id]) => id !== moved).map(([, point]) => point);
    const from = this.down.get(moved);
    if (still === undefined || from === undefined) return;
    const middle = (point: Point) => ({ x: (still.x + point.x) / 2, y: (still.y + point.y) / 2 });
    const distance = (point: Point) => Math.hypot(still.x - point.x, still.y - point.y);
    const before = middle(from);
    const after = middle(to);
    this.control.moveBy(before.x - after.x, before.y - after.y);
    if (distance(from) > 0) this.control.zoomBy(distance(to) / distance(from), after);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    if (event.shiftKey) this.control.moveBy(event.deltaY + event.deltaX, 0);
    // A wheel with notches sends large steps, a touchpad many small ones, and still smaller ones (with
    // Ctrl, so browsers tell it) when two fingers pinch on it: all feel alike.
    else {
      const step = Math.max(-60, Math.min(60, event.deltaY)) / (event.ctrlKey ? 80 : 250);
      this.control.zoomBy(Math.exp(-step), this.pointOf(event));
    }
  }

  private pointOf(event: MouseEvent): Point {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}
