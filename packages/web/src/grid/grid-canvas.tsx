// The canvas: keeps its size, listens to pointers and keys, and paints the scene again when a signal that
// it reads has changed, at most once per frame. To a screen reader it is an application with a name; the
// screen announces what happens in it.
import { effect } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { look } from '../settings/settings.js';
import { cellColors, pageColors } from './colors.js';
import { showCounter } from './counter.js';
import './grid-canvas.css';
import type { GridControl } from './grid-control.js';
import { Layer } from './layer.js';
import { paint } from './paint.js';
import { type GridActions, Pointers } from './pointers.js';
import type { GridScene } from './scene.js';

interface Props {
  readonly control: GridControl;
  /** What to show; read inside an effect, so signals in it are followed. */
  readonly scene: () => GridScene;
  readonly actions: GridActions;
  /** Whether one pointer moves the view instead of drawing. */
  readonly isMoving?: () => boolean;
  readonly label: string;
  readonly description?: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onKeyUp?: (event: KeyboardEvent) => void;
  readonly onFocus?: (event: TargetedEvent<HTMLCanvasElement>) => void;
  readonly onBlur?: () => void;
}

export function GridCanvas(props: Props) {
  const { control, scene, label, description } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const clues = useRef<HTMLCanvasElement>(null);
  const counter = useRef<HTMLSpanElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const element = canvas.current;
    if (element === null || clues.current === null || counter.current === null) return;
    const over = { clues: clues.current, counter: counter.current };
    const pointers = new Pointers(
      element,
      control,
      () => latest.current.actions,
      () => latest.current.isMoving?.() ?? false,
    );
    const stops = [followSize(element, control), pointers.listen(), painting(element, over, control, scene)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [control, scene]);
  return (
    <div class="grid-canvas">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an application takes the keyboard */}
      <canvas
        ref={canvas}
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-description={description}
        onKeyDown={props.onKeyDown}
        onKeyUp={props.onKeyUp}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      />
      <canvas ref={clues} class="grid-clues" />
      <span ref={counter} class="grid-counter" aria-hidden="true" hidden />
    </div>
  );
}

function followSize(element: HTMLCanvasElement, control: GridControl): () => void {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = element;
    if (clientWidth > 0 && clientHeight > 0) {
      control.resize({ width: clientWidth, height: clientHeight }, isTouch);
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Paints now and after every change of a signal that the scene reads. */
function painting(
  element: HTMLCanvasElement,
  over: { readonly clues: HTMLCanvasElement; readonly counter: HTMLElement },
  control: GridControl,
  scene: () => GridScene,
): () => void {
  const context = element.getContext('2d');
  if (context === null) return () => undefined;
  const clues = new Layer(over.clues);
  let typeface = 0;
  let frame = 0;
  let seen = -1;
  let page = pageColors(element.parentElement ?? document.body);
  const font = getComputedStyle(element).fontFamily;
  const draw = () => {
    frame = 0;
    const geometry = control.geometry.peek();
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
    showCounter(over.counter, geometry, shown.counter);
  };
  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const stop = effect(() => {
    // Read for the sake of being told when they change.
    scene();
    void control.geometry.value;
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
