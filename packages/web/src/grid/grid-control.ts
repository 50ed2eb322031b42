// The view of one grid: how large, how far moved. Screens zoom and fit through it; the canvas listens.

import type { Puzzle } from '@crosshatch/core/model';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Area,
  bareShape,
  clueShape,
  fit,
  type Geometry,
  layOut,
  reveal,
  revealSpan,
  type Span,
  type View,
  zoomAt,
} from './geometry.js';

/**
 * A finger needs cells of at least this size; a puzzle that does not fit then starts zoomed in, and one that
 * did fit does not shrink when a card takes some of the room.
 */
const TOUCH_CELL = 22;

export class GridControl {
  readonly geometry: ReadonlySignal<Geometry | undefined>;
  private readonly shape: ReadonlySignal<ReturnType<typeof clueShape>>;
  /** How much room there is; undefined until that is known. */
  readonly area = signal<Area | undefined>(undefined);
  /** Undefined while everything is shown as large as it goes. */
  private readonly view = signal<View | undefined>(undefined);
  /** Whether the clues are left out: the picture alone, in the middle. */
  readonly isBare = signal(false);
  private isNew = true;
  /** Whether cells are kept at their size for as long as a card takes some of the room. */
  private isHeld = false;

  constructor(puzzle: ReadonlySignal<Puzzle>, letters: ReadonlySignal<boolean>) {
    this.shape = computed(() => {
      const { palette } = puzzle.value;
      const whole = clueShape(puzzle.value, letters.value && palette.colors.length > 1);
      return this.isBare.value ? bareShape(whole) : whole;
    });
    this.geometry = computed(() => {
      const area = this.area.value;
      if (area === undefined) return undefined;
      return layOut(this.shape.value, area, this.view.value ?? fit(this.shape.value, area));
    });
  }

  /** Tells how much room there is. */
  resize(area: Area, isTouch: boolean): void {
    const before = this.isNew ? TOUCH_CELL : (this.geometry.peek()?.cell ?? TOUCH_CELL);
    const whole = fit(this.shape.peek(), area).cell;
    batch(() => {
      this.area.value = area;
      if (this.isHeld && whole >= before) {
        // The room is back.
        this.isHeld = false;
        this.view.value = undefined;
      } else if (isTouch && this.view.peek() === undefined && whole < TOUCH_CELL * 0.75) {
        this.isHeld = !this.isNew;
        this.view.value = { cell: Math.min(before, TOUCH_CELL), x: 0, y: 0 };
      }
      this.isNew = false;
    });
  }

  fitAll(): void {
    this.view.value = undefined;
  }

  /** Zooms by a factor, round a point or the middle of the window. */
  zoomBy(factor: number, point?: { readonly x: number; readonly y: number }): void {
    const now = this.geometry.peek();
    const area = this.area.peek();
    if (now === undefined || area === undefined) return;
    const middle = { x: (now.gx + now.viewRight) / 2, y: (now.gy + now.viewBottom) / 2 };
    this.show(zoomAt(this.shape.value, area, now, point ?? middle, now.cell * factor));
  }

  moveBy(x: number, y: number): void {
    const now = this.geometry.peek();
    if (now !== undefined) this.show({ cell: now.cell, x: now.x + x, y: now.y + y });
  }

  /** Brings a cell into the window. */
  reveal(cell: number): void {
    this.follow((now) => reveal(now, cell));
  }

  /** Brings columns and rows into the window. */
  revealSpan(span: Span): void {
    this.follow((now) => revealSpan(now, span));
  }

  private follow(view: (now: Geometry) => View): void {
    const now = this.geometry.peek();
    if (now === undefined) return;
    const next = view(now);
    if (next.x !== now.x || next.y !== now.y) this.show(next);
  }

  private show(view: View): void {
    const area = this.area.peek();
    if (area === undefined) return;
    const { cell, x, y } = layOut(this.shape.value, area, view);
    const whole = fit(this.shape.value, area);
    if (cell !== this.geometry.peek()?.cell) this.isHeld = false; // somebody has zoomed
    this.view.value = Math.abs(cell - whole.cell) < 0.01 ? undefined : { cell, x, y };
  }
}
