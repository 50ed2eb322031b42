// A puzzle on a canvas, as large as there is room for. A picture to a screen reader, with a description;
// a screen on which it can be used passes in what happens at its cells.
import { batch, useSignal } from '@preact/signals';
import type { CanvasHTMLAttributes } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { settings } from '../settings/settings.js';
import { type Area, type ClueShape, clueShape, type Geometry } from './geometry.js';
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
  /** Room for clues; default: for those there are. */
  readonly shape?: ClueShape;
  /** Reports where its cells are. */
  readonly onLayout?: (geometry: Geometry) => void;
  /** For a sheet that can be used: events, role, focus. */
  readonly canvas?: CanvasHTMLAttributes<HTMLCanvasElement>;
}

export function Sheet(props: SheetProps) {
  const { scene, label, smallest = 10, largest = 32, isWhole = false, onLayout } = props;
  const letters = settings.value.colorMarks ? 'cells' : 'nowhere';
  const { columns, rows, rowEms, columnRuns } = props.shape ?? clueShape(scene.puzzle, false);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [room, setRoom] = useState<Area>({ width: 0, height: 0 });
  useLayoutEffect(() => watchRoom(frame.current, setRoom), []);
  const { area, geometry } = useMemo(
    () =>
      (isWhole ? layOutWhole : layOutSheet)({ columns, rows, rowEms, columnRuns }, room, {
        smallest,
        largest,
      }),
    [isWhole, columns, rows, rowEms, columnRuns, room.width, room.height, smallest, largest],
  );
  const shown = useSignal<GridScene>({ ...scene, letters });
  const layout = useSignal<Geometry | undefined>(undefined);
  useLayoutEffect(() =>
    batch(() => {
      shown.value = { ...scene, letters };
      layout.value = room.width > 0 ? geometry : undefined;
    }),
  );
  useLayoutEffect(() => onLayout?.(geometry), [geometry, onLayout]);
  useEffect(() => (canvas.current ? painting(canvas.current, layout, () => shown.value) : undefined), []);
  return (
    <div class="sheet" ref={frame}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        {...props.canvas}
        style={{ width: `${area.width}px`, height: `${area.height}px` }}
      />
    </div>
  );
}

/** Reports the room for the sheet: the width of its frame, and most of the height of the window. */
function watchRoom(frame: HTMLDivElement | null, report: (room: Area) => void): (() => void) | undefined {
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
