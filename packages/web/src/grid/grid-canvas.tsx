// The canvas to play on: keeps its size, listens to pointers and keys. To a screen reader it is an
// application with a name; the screen announces what happens in it.
import type { TargetedEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './grid-canvas.css';
import type { GridControl } from './grid-control.js';
import { painting } from './painting.js';
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
  const over = useRef<HTMLCanvasElement>(null);
  const clues = useRef<HTMLCanvasElement>(null);
  const counter = useRef<HTMLSpanElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const element = canvas.current;
    if (element === null || over.current === null || clues.current === null) return;
    const layers = {
      cells: element,
      over: over.current,
      clues: clues.current,
      counter: counter.current ?? undefined,
    };
    const pointers = new Pointers(
      element,
      control,
      () => latest.current.actions,
      () => latest.current.isMoving?.() ?? false,
    );
    const stops = [
      followSize(element, control),
      pointers.listen(),
      painting(layers, control.geometry, scene),
    ];
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
      <canvas ref={over} class="grid-layer" />
      <canvas ref={clues} class="grid-layer" />
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
