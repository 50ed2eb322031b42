// A puzzle on a canvas, as large as there is room for. A picture to a screen reader, with a description;
// who wants to use it hands in what happens at its cells.
import type { Grid, Puzzle } from 'crosshatch/model';
import type { CanvasHTMLAttributes } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { colorsAt } from '../components/canvas-colors.js';
import { look, settings } from '../settings/settings.js';
import './sheet.css';
import { type Lanes, lanesOf, layoutOf, type SheetLayout, wholeLayoutOf } from './sheet-layout.js';
import { type Notice, paintSheet, SHEET_COLORS } from './sheet-painter.js';

export interface SheetProps {
  readonly puzzle: Puzzle;
  readonly grid: Grid;
  /** What it is, in words. */
  readonly label: string;
  readonly notice?: Notice;
  readonly dots?: boolean;
  /** Smallest and largest side of a cell. */
  readonly smallest?: number;
  readonly largest?: number;
  /** Whether to leave the clues out rather than scroll. */
  readonly isWhole?: boolean;
  /** Room for clues; default: for those there are. */
  readonly lanes?: Lanes;
  /** Tells where its cells are. */
  readonly onLayout?: (layout: SheetLayout) => void;
  /** For a sheet that can be used: events, role, focus. */
  readonly canvas?: CanvasHTMLAttributes<HTMLCanvasElement>;
}

const NOTHING: Notice = {};
const FONT = '"Atkinson", system-ui, sans-serif';

export function Sheet(props: SheetProps) {
  const { puzzle, grid, label, notice = NOTHING, dots = true, smallest = 10, largest = 32 } = props;
  const { isWhole = false, onLayout } = props;
  const { across, down } = props.lanes ?? lanesOf(puzzle);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => watchRoom(frame.current, setRoom), []);
  const layout = useMemo(
    () => (isWhole ? wholeLayoutOf : layoutOf)(puzzle, { across, down }, { ...room, smallest, largest }),
    [isWhole, puzzle.width, puzzle.height, across, down, room.width, room.height, smallest, largest],
  );
  const appearance = look.value;
  const letters = settings.value.colorMarks;
  const colors = useMemo(
    () => (room.width > 0 && frame.current !== null ? colorsAt(frame.current, SHEET_COLORS) : undefined),
    [appearance, room.width > 0],
  );
  useLayoutEffect(() => {
    onLayout?.(layout);
  }, [layout, onLayout]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || colors === undefined) return;
    const scale = devicePixelRatio;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paintSheet(context, layout, colors, { puzzle, grid, notice, dots, letters }, FONT);
  }, [puzzle, grid, notice, dots, letters, layout, colors]);
  return (
    <div class="sheet" ref={frame}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        {...props.canvas}
        width={Math.round(layout.width * devicePixelRatio)}
        height={Math.round(layout.height * devicePixelRatio)}
        style={{ width: `${layout.width}px`, height: `${layout.height}px` }}
      />
    </div>
  );
}

/** Reports the room for the sheet: the width of its frame, and most of the height of the window. */
function watchRoom(
  frame: HTMLDivElement | null,
  report: (room: { width: number; height: number }) => void,
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
