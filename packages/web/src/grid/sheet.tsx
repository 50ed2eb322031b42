// A puzzle to look at, as large as there is room for: a picture with a description to a screen reader.
import { batch, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { settings } from '../settings/settings.js';
import { type Area, bareShape, clueShape, type Geometry } from './geometry.js';
import { painting } from './painting.js';
import type { GridScene } from './scene.js';
import './sheet.css';
import { layOutSheet, layOutWhole } from './sheet-layout.js';

interface SheetProps {
  readonly scene: Omit<GridScene, 'letters'>;
  /** What it is, in words. */
  readonly label: string;
  /** Smallest and largest side of a cell. */
  readonly smallest?: number;
  readonly largest?: number;
  /** Whether to leave the clues out rather than scroll. */
  readonly isWhole?: boolean;
  /** Whether there are no clues at all. */
  readonly isBare?: boolean;
}

export function Sheet(props: SheetProps) {
  const { scene, label, smallest = 10, largest = 32, isWhole = false, isBare = false } = props;
  const letters = settings.value.colorMarks ? 'cells' : 'nowhere';
  const shape = useMemo(() => {
    const whole = clueShape(scene.puzzle, false);
    return isBare ? bareShape(whole) : whole;
  }, [scene.puzzle, isBare]);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const clues = useRef<HTMLCanvasElement>(null);
  const [room, setRoom] = useState<Area>({ width: 0, height: 0 });
  useLayoutEffect(() => watchRoom(frame.current, setRoom), []);
  const { area, geometry } = useMemo(
    () => (isWhole ? layOutWhole : layOutSheet)(shape, room, { smallest, largest }),
    [isWhole, shape, room.width, room.height, smallest, largest],
  );
  const shown = useSignal<GridScene>({ ...scene, letters });
  const layout = useSignal<Geometry | undefined>(undefined);
  useLayoutEffect(() =>
    batch(() => {
      shown.value = { ...scene, letters };
      layout.value = room.width > 0 ? geometry : undefined;
    }),
  );
  useEffect(() => {
    if (canvas.current === null || over.current === null || clues.current === null) return;
    const layers = { cells: canvas.current, over: over.current, clues: clues.current };
    return painting(layers, layout, () => shown.value);
  }, []);
  return (
    <div class="sheet" ref={frame}>
      <div class="sheet-layers" style={{ width: `${area.width}px`, height: `${area.height}px` }}>
        <canvas ref={canvas} role="img" aria-label={label} />
        <canvas ref={over} class="sheet-layer" />
        <canvas ref={clues} class="sheet-layer" />
      </div>
    </div>
  );
}

/** Reports the room for the sheet: the width of its frame, and most of the height of the window. */
export function watchRoom(
  frame: HTMLDivElement | null,
  report: (room: Area) => void,
): (() => void) | undefined {
  if (frame === null) return undefined;
  const measure = () => report({ width: frame.clientWidth, height: Math.max(320, innerHeight * 0.78) });
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(frame);
  addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
  };
}
