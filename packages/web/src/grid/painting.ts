// Keeps a canvas painted: again when a signal that its scene reads has changed, at most once per frame.
import { effect, type ReadonlySignal } from '@preact/signals';
import { look } from '../settings/settings.js';
import { cellColors, pageColors } from './colors.js';
import { showCounter } from './counter.js';
import type { Geometry } from './geometry.js';
import { Layer } from './layer.js';
import { paint } from './paint.js';
import type { GridScene } from './scene.js';

/** What lies over a canvas that is played on. */
interface Overlay {
  readonly clues: HTMLCanvasElement;
  readonly counter: HTMLElement;
}

/** Paints now and after every change of a signal that the scene reads. */
export function painting(
  element: HTMLCanvasElement,
  geometryNow: ReadonlySignal<Geometry | undefined>,
  scene: () => GridScene,
  over?: Overlay,
): () => void {
  const context = element.getContext('2d');
  if (context === null) return () => undefined;
  const clues = over && new Layer(over.clues);
  let typeface = 0;
  let frame = 0;
  let seen = -1;
  let page = pageColors(element.parentElement ?? document.body);
  const font = getComputedStyle(element).fontFamily;
  const draw = () => {
    frame = 0;
    const geometry = geometryNow.peek();
    // Without room there is nothing to paint on: the screen is just being left.
    if (geometry === undefined || element.clientWidth === 0 || element.clientHeight === 0) return;
    if (seen !== look.peek()) {
      seen = look.peek();
      page = pageColors(element.parentElement ?? document.body);
    }
    const ratio = devicePixelRatio;
    fitPixels(element, ratio);
    const shown = scene();
    const colors = cellColors(shown.puzzle.palette, page);
    paint({ context, geometry, page, colors, font, ratio, clues, typeface }, shown);
    if (over !== undefined) showCounter(over.counter, geometry, shown.counter);
  };
  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const stop = effect(() => {
    // Read for the sake of being called again when they change.
    scene();
    void geometryNow.value;
    void look.value;
    ask();
  });
  // A canvas does not wait for the typeface as the page's text does.
  document.fonts.load(`600 16px ${font}`).then(
    () => {
      typeface += 1;
      ask();
    },
    () => undefined,
  );
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

/** As many pixels as the screen has for the canvas. */
function fitPixels(element: HTMLCanvasElement, ratio: number): void {
  const width = Math.round(element.clientWidth * ratio);
  const height = Math.round(element.clientHeight * ratio);
  if (element.width !== width) element.width = width;
  if (element.height !== height) element.height = height;
}
