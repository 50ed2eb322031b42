// Mouse, pen and fingers on a grid. One pointer draws; two fingers zoom and move and never draw: a stroke
// that turns out to be the first finger of two is cancelled. While a pen is near, fingers and palms do nothing.
// Pointers that start on the clues scroll or resize their pane; on the corner they move the view.
// What a stroke does is not known here.
import { cellAt, nearestCell, type Zone, zoneAt } from './geometry.js';
import type { GridControl } from './grid-control.js';
import { PenWatch } from './pen-watch.js';

export interface GridActions {
  /** A pointer is put on a cell, with its main button or another one. False: nothing is to be drawn. */
  begin(cell: number, button: 'main' | 'other'): boolean;
  /** It is now at this cell. */
  extend(cell: number): void;
  /** It is held still: 0 to 1, at 1 the stroke becomes one of the other kind. Undefined: no longer. */
  hold?(part: number | undefined): void;
  end(): void;
  cancel(): void;
  /** The pointer is over this cell without drawing; undefined when it has left. */
  hover(cell: number | undefined): void;
  /** A clue was tapped: the row or column. */
  tapClue?(side: 'rows' | 'columns', index: number): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Held extends Point {
  readonly type: string;
}

/** Milliseconds until a touch begins to count as held, and until it does. */
const HOLD_FROM = 220;
const HOLD_TO = 560;
/** Pixels that a tap may move. */
const SLOP = 6;

type Doing = 'nothing' | 'stroke' | 'move' | 'pinch' | 'clues' | 'map';

export class Pointers {
  private readonly down = new Map<number, Held>();
  private readonly pen = new PenWatch();
  private doing: Doing = 'nothing';
  private strokeCell = -1;
  private zone: Zone = 'outside';
  private start: Point = { x: 0, y: 0 };
  private hasMoved = false;
  private holding = 0;

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
    canvas.addEventListener('pointerdown', (event) => this.press(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.finish(event, false), { signal });
    canvas.addEventListener('pointercancel', (event) => this.finish(event, true), { signal });
    canvas.addEventListener('pointerleave', (event) => this.leave(event), { signal });
    const unpoint = () => delete canvas.dataset.pointed;
    canvas.addEventListener('blur', unpoint, { signal });
    addEventListener('keydown', unpoint, { signal });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    canvas.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    return () => {
      this.letGo();
      stop.abort();
    };
  }

  private press(event: PointerEvent): void {
    const geometry = this.control.geometry.peek();
    if (geometry === undefined) return;
    this.pen.see(event);
    if (this.pen.isPalm(event)) return;
    // A pen that comes down takes over from whatever the hand was doing.
    if (event.pointerType === 'pen') this.dropAll();
    // Browsers take a focus that a script sets for one by keyboard when nothing had it before.
    this.canvas.dataset.pointed = '';
    this.canvas.focus({ preventScroll: true });
    this.canvas.setPointerCapture(event.pointerId);
    const point = this.pointOf(event);
    this.down.set(event.pointerId, { ...point, type: event.pointerType });
    const touches = [...this.down.values()].filter(({ type }) => type === 'touch').length;
    if (this.down.size > 1) {
      if (touches < 2) {
        this.down.delete(event.pointerId);
        return;
      }
      this.drop();
      this.doing = 'pinch';
      return;
    }
    this.start = point;
    this.hasMoved = false;
    this.zone = zoneAt(geometry, point.x, point.y);
    this.doing = this.beginning(event, cellAt(geometry, point.x, point.y));
    if (this.doing === 'map') this.control.goToOnMap(point);
    if (this.doing === 'move' || this.doing === 'clues') event.preventDefault();
  }

  private beginning(event: PointerEvent, cell: number | undefined): Doing {
    if (this.zone === 'corner') return 'map';
    if (event.button === 1 || this.zone === 'outside') return 'move';
    if (cell === undefined) return 'clues';
    if (this.isMoving()) return 'move';
    const isOther = event.button === 2 || (event.pointerType === 'pen' && event.button === 5);
    if (!this.actions().begin(cell, isOther ? 'other' : 'main')) return 'nothing';
    this.strokeCell = cell;
    if (event.pointerType === 'touch') this.hold();
    return 'stroke';
  }

  /** Shows for how long the finger has been held, until the stroke changes its kind. */
  private hold(): void {
    const { hold } = this.actions();
    if (hold === undefined) return;
    const from = performance.now();
    let isShown = false;
    const step = (now: number) => {
      const passed = (now - from - HOLD_FROM) / (HOLD_TO - HOLD_FROM);
      // Always shown before it happens, even if a busy device leaves out the frames in between.
      const part = Math.min(isShown ? 1 : 0.9, passed);
      isShown ||= part > 0;
      if (part > 0) this.actions().hold?.(part);
      this.holding = part < 1 ? requestAnimationFrame(step) : 0;
    };
    this.holding = requestAnimationFrame(step);
  }

  private letGo(): void {
    if (this.holding === 0) return;
    cancelAnimationFrame(this.holding);
    this.holding = 0;
    this.actions().hold?.(undefined);
  }

  private move(event: PointerEvent): void {
    const geometry = this.control.geometry.peek();
    if (geometry === undefined) return;
    this.pen.see(event);
    const point = this.pointOf(event);
    const before = this.down.get(event.pointerId);
    if (before === undefined) {
      if (this.pen.isPalm(event)) return;
      this.actions().hover(cellAt(geometry, point.x, point.y));
      this.canvas.style.cursor = CURSORS[zoneAt(geometry, point.x, point.y)] ?? '';
      return;
    }
    if (this.doing === 'pinch') this.pinch(event.pointerId, point);
    this.down.set(event.pointerId, { ...point, type: before.type });
    this.hasMoved ||= Math.hypot(point.x - this.start.x, point.y - this.start.y) > SLOP;
    if (this.doing === 'map') this.control.goToOnMap(point);
    if (this.doing === 'move') this.control.moveBy(before.x - point.x, before.y - point.y);
    if (this.doing === 'clues' && this.hasMoved) this.dragClues(point.x - before.x, point.y - before.y);
    if (this.doing !== 'stroke') return;
    const cell = nearestCell(geometry, point.x, point.y);
    if (cell === this.strokeCell) return;
    this.letGo();
    this.strokeCell = cell;
    this.actions().extend(cell);
  }

  /** The edge resizes its pane; elsewhere the clues scroll across their pane, and the view along it. */
  private dragClues(x: number, y: number): void {
    const { control, zone } = this;
    const isAcross = Math.abs(x) > Math.abs(y);
    if (zone === 'row-edge' && isAcross) control.resizePane('left', x);
    else if (zone === 'column-edge' && !isAcross) control.resizePane('top', y);
    else if (zone === 'rows' || zone === 'row-edge') {
      control.shiftClues(x, 0);
      control.moveBy(0, -y);
    } else {
      control.shiftClues(0, y);
      control.moveBy(-x, 0);
    }
  }

  private finish(event: PointerEvent, isCancelled: boolean): void {
    this.pen.see(event);
    if (!this.down.delete(event.pointerId)) return;
    this.letGo();
    if (this.doing === 'stroke') {
      if (isCancelled) this.actions().cancel();
      else this.actions().end();
    }
    if (this.doing === 'clues' && !this.hasMoved && !isCancelled) this.tap();
    // The finger that is left of two must not begin to draw.
    this.doing = this.down.size > 0 ? 'pinch' : 'nothing';
  }

  private tap(): void {
    const geometry = this.control.geometry.peek();
    if (geometry === undefined) return;
    const cell = nearestCell(geometry, this.start.x, this.start.y);
    const { columns } = geometry;
    if (this.zone === 'rows' || this.zone === 'row-edge') {
      this.actions().tapClue?.('rows', Math.trunc(cell / columns));
    } else this.actions().tapClue?.('columns', cell % columns);
  }

  private leave(event: PointerEvent): void {
    this.pen.see(event);
    this.actions().hover(undefined);
  }

  /** A second finger came: what the first one drew is taken back. */
  private drop(): void {
    this.letGo();
    if (this.doing === 'stroke') this.actions().cancel();
    this.doing = 'nothing';
  }

  private dropAll(): void {
    this.drop();
    this.down.clear();
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
    // A wheel with notches sends large steps, a touchpad many small ones, and still smaller ones (reported
    // with Ctrl) when two fingers pinch on it: all feel alike.
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

const CURSORS: Partial<Record<Zone, string>> = {
  rows: 'pointer',
  columns: 'pointer',
  'row-edge': 'col-resize',
  'column-edge': 'row-resize',
  corner: 'move',
};
