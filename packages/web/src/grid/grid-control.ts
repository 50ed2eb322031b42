// The view of one grid: how large, how far moved, how large the panes. Screens zoom and fit through it; the
// canvas listens.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Area,
  bareShape,
  type ClueShape,
  fit,
  type Geometry,
  layOut,
  type PaneOptions,
  reveal,
  revealSpan,
  type Span,
  startView,
  type View,
  zoomAt,
} from './geometry.js';
import { minimapOf, placeOnMap } from './minimap.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Room round the picture at the end, for its paper and shadow. */
const PICTURE_MARGIN = 28;

export class GridControl {
  readonly geometry: ReadonlySignal<Geometry | undefined>;
  /** How much room there is; undefined until that is known. */
  readonly area = signal<Area | undefined>(undefined);
  /** Pixels at the foot that a sheet covers. */
  readonly covered = signal(0);
  /** Undefined while everything is shown as large as it goes. */
  private readonly view = signal<View | undefined>(undefined);
  /** What the player has done to the panes. */
  private readonly panes = signal<PaneOptions>({});
  private isNew = true;

  constructor(private readonly shape: ReadonlySignal<ClueShape>) {
    this.geometry = computed(() => {
      const area = this.area.value;
      if (area === undefined) return undefined;
      const options = { ...this.panes.value, covered: this.covered.value };
      return layOut(shape.value, area, this.view.value ?? fit(shape.value, area, options), options);
    });
  }

  /** Sets how much room there is. */
  resize(area: Area, isTouch: boolean): void {
    batch(() => {
      this.area.value = area;
      if (this.isNew) this.view.value = startView(this.shape.peek(), area, isTouch);
      this.isNew = false;
    });
  }

  fitAll(): void {
    batch(() => {
      this.view.value = undefined;
      this.panes.value = {};
    });
  }

  /** Zooms by a factor, round a point or the middle of the window. */
  zoomBy(factor: number, point?: Point): void {
    const now = this.geometry.peek();
    const area = this.area.peek();
    if (now === undefined || area === undefined) return;
    const middle = { x: (now.gx + now.viewRight) / 2, y: (now.gy + now.viewBottom) / 2 };
    const to = zoomAt(this.shape.peek(), area, now, point ?? middle, now.cell * factor, this.panes.peek());
    this.show(to);
  }

  moveBy(x: number, y: number): void {
    const now = this.geometry.peek();
    if (now !== undefined) this.show({ cell: now.cell, x: now.x + x, y: now.y + y });
  }

  /** Moves the window to where a point of the minimap is. */
  goToOnMap(point: Point): void {
    const now = this.geometry.peek();
    const map = now && minimapOf(now);
    if (now === undefined || map === undefined) return;
    const { column, row } = placeOnMap(now, map, point);
    const x = column * now.cell - (now.viewRight - now.gx) / 2;
    const y = row * now.cell - (now.viewBottom - now.gy) / 2;
    this.show({ cell: now.cell, x, y });
  }

  /** Makes a pane larger or smaller. */
  resizePane(pane: 'left' | 'top', by: number): void {
    const now = this.geometry.peek();
    if (now === undefined) return;
    this.panes.value = { ...this.panes.peek(), [pane]: now[pane] + by };
  }

  /** Scrolls the clues inside their panes. */
  shiftClues(x: number, y: number): void {
    const now = this.geometry.peek();
    if (now === undefined) return;
    this.panes.value = { ...this.panes.peek(), shiftX: now.shiftX + x, shiftY: now.shiftY + y };
  }

  /** Brings a cell into the window. */
  reveal(cell: number): void {
    this.follow((now) => reveal(now, cell));
  }

  /** Brings columns and rows into the part of the window that is not covered. */
  revealSpan(span: Span): void {
    const area = this.area.peek();
    const foot = (area?.height ?? Infinity) - this.covered.peek();
    this.follow((now) => revealSpan(now, span, foot));
  }

  /** Where the picture alone would be: in the middle, as large as it goes. `below`: room kept free there. */
  pictureGeometry(below: number): Geometry | undefined {
    const area = this.area.peek();
    if (area === undefined) return undefined;
    const bare = bareShape(this.shape.peek());
    const room = {
      width: Math.max(40, area.width - 2 * PICTURE_MARGIN),
      height: Math.max(40, area.height - 2 * PICTURE_MARGIN - below),
    };
    const at = layOut(bare, room, fit(bare, room));
    return {
      ...at,
      gx: at.gx + PICTURE_MARGIN,
      gy: at.gy + PICTURE_MARGIN,
      viewRight: at.viewRight + PICTURE_MARGIN,
      viewBottom: at.viewBottom + PICTURE_MARGIN,
    };
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
    const options = { ...this.panes.peek(), covered: this.covered.peek() };
    const { cell, x, y } = layOut(this.shape.peek(), area, view, options);
    const whole = fit(this.shape.peek(), area, options);
    const isWhole = Math.abs(cell - whole.cell) < 0.01 && y === 0;
    this.view.value = isWhole ? undefined : { cell, x, y };
  }
}
