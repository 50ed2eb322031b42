// The sheet to draw on: pointer, touch and pen, or arrow keys and Space. Clues grow while one draws, so
// room for them is kept ahead: the grid must not move under the pointer.
import { useSignal } from '@preact/signals';
import type { CanvasHTMLAttributes } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Sheet } from '../../sheet/sheet.js';
import { cellAt, type Lanes, lanesOf, type SheetLayout } from '../../sheet/sheet-layout.js';
import type { Notice } from '../../sheet/sheet-painter.js';
import { announce } from '../../shell/announcer.js';
import { makeWords as words } from '../../strings/make.js';
import type { Point } from './drawing.js';
import type { MakeSession } from './make-session.js';
import { gridOf } from './picture.js';

/** Lanes that are there from the beginning. */
const LEAST_LANES = 4;

export function DrawingSheet({ session }: { session: MakeSession }) {
  const puzzle = session.puzzle.value;
  const picture = session.picture.value;
  const layout = useRef<SheetLayout | undefined>(undefined);
  const cursor = useSignal<Point | undefined>(undefined);
  const grid = useMemo(() => gridOf(picture), [picture]);
  const notice = useNotice(session, cursor.value);
  const lanes = useSteadyLanes(session);
  return (
    <Sheet
      puzzle={puzzle}
      grid={grid}
      notice={notice}
      dots={false}
      smallest={7}
      largest={34}
      lanes={lanes}
      label={words.sheet(puzzle.width, puzzle.height)}
      onLayout={useMemo(
        () => (now: SheetLayout) => {
          layout.current = now;
        },
        [],
      )}
      canvas={{
        role: 'application',
        tabIndex: 0,
        class: 'drawing',
        ...pointerHandlers(session, () => layout.current),
        onKeyDown: (event) => {
          const moved = drawByKey(session, event, cursor.value ?? { x: 0, y: 0 });
          if (moved === undefined) return;
          event.preventDefault();
          cursor.value = moved;
          announceCell(session, moved);
        },
        onFocus: (event) => {
          // Only for the keyboard: a pointer shows where it is.
          if (event.currentTarget.matches(':focus-visible')) cursor.value ??= { x: 0, y: 0 };
        },
        onBlur: () => {
          cursor.value = undefined;
        },
      }}
    />
  );
}

function useNotice(session: MakeSession, cursor: Point | undefined): Notice {
  const { judgement, isStale } = session.verdict;
  const told = judgement.value;
  const differing = told?.verdict === 'multiple' && !isStale.value ? told.cells : undefined;
  const changed = session.changed.value;
  const { width } = session.puzzle.value;
  return useMemo(
    () => ({
      settled: changed,
      ...(differing === undefined ? {} : { differing }),
      ...(cursor === undefined ? {} : { cursor: cursor.y * width + cursor.x }),
    }),
    [differing, changed, cursor, width],
  );
}

/** Room for clues: never less than before while the drawing keeps its size, and never changed in a stroke. */
function useSteadyLanes(session: MakeSession): Lanes {
  const puzzle = session.puzzle.value;
  const kept = useRef({ width: 0, height: 0, across: 0, down: 0 });
  const { width, height } = puzzle;
  const now = lanesOf(puzzle);
  const before = kept.current;
  const isSame = before.width === width && before.height === height;
  if (!isSame || !session.isDrawing) {
    const least = isSame ? before : { across: LEAST_LANES, down: LEAST_LANES };
    const across = Math.max(now.across, least.across);
    const down = Math.max(now.down, least.down);
    kept.current = { width, height, across, down };
  }
  return kept.current;
}

type Handlers = Pick<
  CanvasHTMLAttributes<HTMLCanvasElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu'
>;

function pointerHandlers(session: MakeSession, layout: () => SheetLayout | undefined): Handlers {
  const pointOf = (event: PointerEvent & { currentTarget: HTMLCanvasElement }) => {
    const now = layout();
    const box = event.currentTarget.getBoundingClientRect();
    const { drawing } = session.picture.value;
    return now && cellAt(now, drawing, event.clientX - box.left, event.clientY - box.top);
  };
  return {
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button > 2 || event.button === 1) return;
      const point = pointOf(event);
      if (point === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      session.begin(point, event.button === 2);
    },
    onPointerMove: (event) => {
      if (!event.isPrimary || !session.isDrawing) return;
      const point = pointOf(event);
      if (point !== undefined) session.move(point);
    },
    onPointerUp: (event) => {
      if (event.isPrimary) session.end();
    },
    // Two fingers zoom the page: what the first one drew was not meant.
    onPointerCancel: () => session.end(true),
    onContextMenu: (event) => event.preventDefault(),
  };
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Where the cursor is after this key; undefined when the key is none for drawing. */
function drawByKey(session: MakeSession, event: KeyboardEvent, at: Point): Point | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const { width, height } = session.picture.value.drawing;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    const x = Math.min(Math.max(0, at.x + arrow.x), width - 1);
    const y = Math.min(Math.max(0, at.y + arrow.y), height - 1);
    return { x, y };
  }
  if (event.key !== ' ' && event.key !== 'Enter' && event.key !== 'Backspace' && event.key !== 'Delete') {
    return undefined;
  }
  session.begin(at, event.key === 'Backspace' || event.key === 'Delete');
  session.end();
  return at;
}

function announceCell(session: MakeSession, { x, y }: Point): void {
  const { drawing, palette } = session.picture.value;
  const color = drawing.cells[y * drawing.width + x];
  announce(words.cell(y + 1, x + 1, color === 0 ? words.blank : palette.colors[color - 1].name));
}
