// Keeps a grid painted: again when a signal that its scene reads has changed, at most once per frame, and only
// what has changed. Three canvases lie over each other: cells, what is pointed out, clues. The browser puts
// them together far faster than one could be painted whole.
import { effect, type ReadonlySignal } from '@preact/signals';
import { look } from '../settings/look.js';
import { type Brush, windowOf } from './brush.js';
import { CellImage } from './cell-image.js';
import { ClueTiles } from './clue-tiles.js';
import { type CellColors, cellColors, type PageColors, pageColors } from './colors.js';
import { showCounter } from './counter.js';
import type { Geometry } from './geometry.js';
import { CellPainter } from './paint-cells.js';
import { paintOver } from './paint-over.js';
import { paintPanes } from './paint-panes.js';
import { paintReveal } from './paint-reveal.js';
import type { GridScene } from './scene.js';

/** The elements of a grid, from the lowest to the uppermost. */
export interface Layers {
  readonly cells: HTMLCanvasElement;
  readonly over: HTMLCanvasElement;
  readonly clues: HTMLCanvasElement;
  /** The number beside the pointer, where the grid is played on. */
  readonly counter?: HTMLElement | undefined;
}

/** Paints now and after every change of a signal that the scene reads; the result stops that. */
export function painting(
  layers: Layers,
  geometryNow: ReadonlySignal<Geometry | undefined>,
  scene: () => GridScene,
): () => void {
  const painter = new Painter(layers);
  let frame = 0;
  /** True when there is nothing left to paint. */
  const draw = (): boolean => {
    frame = 0;
    const geometry = geometryNow.peek();
    // Without room there is nothing to paint on: the screen is just being left.
    if (geometry === undefined || layers.cells.clientWidth === 0 || layers.cells.clientHeight === 0)
      return true;
    return painter.paint(geometry, scene());
  };
  const ask = () => {
    frame ||= requestAnimationFrame(() => draw() || ask());
  };
  const stop = effect(() => {
    // Read for the sake of being called again when they change.
    scene();
    void geometryNow.value;
    void look.value;
    ask();
  });
  // A canvas does not wait for the typeface as the page's text does.
  document.fonts.load(`600 16px ${painter.font}`).then(
    () => {
      painter.typeface += 1;
      ask();
    },
    () => undefined,
  );
  // Printing does not wait for a frame.
  const drawAll = () => {
    while (!draw());
  };
  addEventListener('beforeprint', drawAll);
  return () => {
    stop();
    cancelAnimationFrame(frame);
    removeEventListener('beforeprint', drawAll);
  };
}

class Painter {
  readonly font: string;
  typeface = 0;
  private readonly image = new CellImage();
  private readonly cells = new CellPainter(this.image);
  private readonly clues = new ClueTiles();
  private page: PageColors;
  private colors: CellColors | undefined;
  private seenLook = -1;
  private keys: Record<'base' | 'over' | 'clues', readonly unknown[]> = { base: [], over: [], clues: [] };

  constructor(private readonly layers: Layers) {
    this.font = getComputedStyle(layers.cells).fontFamily;
    this.page = pageColors(this.home());
  }

  private home(): HTMLElement {
    return this.layers.cells.parentElement ?? document.body;
  }

  /** False: the clues are not written as a whole yet, and the next frame is to go on. */
  paint(geometry: Geometry, scene: GridScene): boolean {
    const { layers } = this;
    const isNewLook = this.seenLook !== look.peek();
    if (isNewLook) {
      this.seenLook = look.peek();
      this.page = pageColors(this.home());
    }
    const ratio = devicePixelRatio;
    const isNewSize = fitPixels(layers, ratio);
    const { palette } = scene.puzzle;
    const { ground = 'page' } = scene;
    const base = [
      geometry,
      palette,
      ground,
      scene.blanks,
      scene.letters,
      scene.given,
      this.typeface,
      ratio,
      scene.reveal,
    ];
    const isFull = isNewLook || isNewSize || isChanged(this.keys.base, base);
    if (isFull) this.colors = cellColors(palette, this.page, ground);
    const brush = (canvas: HTMLCanvasElement) => this.brushOn(canvas, geometry, ratio);
    const cells = brush(layers.cells);
    if (cells === undefined) return true;
    const marks = CellPainter.marks(scene);
    const isEnding = scene.reveal !== undefined;
    const { counter } = layers;
    for (const layer of [layers.over, layers.clues]) layer.style.visibility = isEnding ? 'hidden' : '';
    if (counter !== undefined && isEnding) counter.hidden = true;
    if (scene.reveal !== undefined) {
      this.keys = { base, over: [], clues: [] };
      paintReveal(cells, brush(layers.clues), scene, scene.reveal, marks, this.image);
      return true;
    }
    this.keys.base = base;
    if (isFull) paintPanes(cells);
    const painted = this.cells.paint(cells, scene, isFull);
    // Counters for tests and for a look in the inspector. A frame without a cell, as of a pointer that moves, would
    // hide what the last change painted.
    if (painted > 0) layers.cells.dataset.painted = String(painted);
    this.paintOver(geometry, scene, marks, isFull, brush(layers.over));
    const isComplete = this.paintClues(geometry, scene, isFull, brush(layers.clues));
    if (layers.counter !== undefined) showCounter(layers.counter, geometry, scene.counter);
    return isComplete;
  }

  private paintOver(
    geometry: Geometry,
    scene: GridScene,
    marks: Uint32Array,
    isFull: boolean,
    brush: Brush | undefined,
  ): void {
    const { lit, cursor, pointed, framed, hasMinimap } = scene;
    const key = [geometry, lit, cursor, pointed, framed, hasMinimap ? scene.grid : undefined];
    if (brush === undefined || (!isFull && !isChanged(this.keys.over, key))) return;
    this.keys.over = key;
    paintOver(brush, scene, marks, this.image);
  }

  private paintClues(
    geometry: Geometry,
    scene: GridScene,
    isFull: boolean,
    brush: Brush | undefined,
  ): boolean {
    const { puzzle, struck, pointed, lines } = scene;
    const key = [geometry, puzzle, struck, pointed?.runs, lines];
    if (brush === undefined || (!isFull && !isChanged(this.keys.clues, key))) return true;
    const isComplete = this.clues.paint(brush, scene, windowOf(geometry));
    this.keys.clues = isComplete ? key : [];
    this.layers.clues.dataset.written = String(this.clues.written);
    return isComplete;
  }

  private brushOn(canvas: HTMLCanvasElement, geometry: Geometry, ratio: number): Brush | undefined {
    const context = canvas.getContext('2d');
    if (context === null || this.colors === undefined) return undefined;
    const { page, colors, font, typeface } = this;
    return { context, geometry, page, colors, font, typeface, ratio };
  }
}

function isChanged(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length !== now.length || now.some((part, i) => part !== before[i]);
}

/** As many pixels as the screen has for the canvases; whether that is another size than before. */
function fitPixels({ cells, over, clues }: Layers, ratio: number): boolean {
  const width = Math.round(cells.clientWidth * ratio);
  const height = Math.round(cells.clientHeight * ratio);
  if (cells.width === width && cells.height === height) return false;
  for (const canvas of [cells, over, clues]) {
    canvas.width = width;
    canvas.height = height;
  }
  return true;
}
