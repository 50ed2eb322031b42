// The sheet to draw on: pointer, touch and pen, or arrow keys and Space. Clues grow while one draws, so
// room for them is kept ahead: the grid must not move under the pointer.
import { useSignal } from '@preact/signals';
import type { CanvasHTMLAttributes } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { type ClueShape, cellAt, clueShape, type Geometry } from '../../grid/geometry.js';
import type { GridScene } from '../../grid/scene.js';
import { Sheet } from '../../grid/sheet.js';
import { announce } from '../../shell/announcer.js';
import { makeWords as words } from '../../strings/make.js';
import type { Point } from './drawing.js';
import type { MakeSession } from './make-session.js';
import { gridOf } from './picture.js';

/** Runs for which there is room from the beginning. */
const LEAST_RUNS = 4;

export function DrawingSheet({ session }: { session: MakeSession }) {
  const puzzle = session.puzzle.value;
  const picture = session.picture.value;
  const geometry = useRef<Geometry | undefined>(undefined);
  const cursor = useSignal<Point | undefined>(undefined);
  const grid = useMemo(() => gridOf(picture), [picture]);
  const framed = useFramed(session);
  const at = cursor.value && cursor.value.y * puzzle.width + cursor.value.x;
  return (
    <Sheet
      scene={{ puzzle, grid, blanks: 'plain', framed, cursor: at }}
      smallest={7}
      largest={34}
      shape={useSteadyShape(session)}
      label={words.sheet(puzzle.width, puzzle.height)}
      onLayout={useMemo(
        () => (now: Geometry) => {
          geometry.current = now;
        },
        [],
      )}
      canvas={{
        role: 'application',
        tabIndex: 0,
        class: 'drawing',
        ...pointerHandlers(session, () => geometry.current),
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

/** Cells that have just been changed by the page, and those that could be otherwise. */
function useFramed(session: MakeSession): GridScene['framed'] {
  const { judgement, isStale } = session.verdict;
  const told = judgement.value;
  const differing = told?.verdict === 'multiple' && !isStale.value ? told.cells : undefined;
  const changed = session.changed.value;
  return useMemo(
    () =>
      new Map([
        ...changed.map((cell) => [cell, 'hint'] as const),
        ...(differing ?? []).map((cell) => [cell, 'bad'] as const),
      ]),
    [differing, changed],
  );
}

/** Room for clues: never less than before while the drawing keeps its size, and never changed in a stroke. */
function useSteadyShape(session: MakeSession): ClueShape {
  const now = clueShape(session.puzzle.value, false, LEAST_RUNS);
  const kept = useRef(now);
  const before = kept.current;
  const isSame = before.columns === now.columns && before.rows === now.rows;
  if (!isSame) kept.current = now;
  else if (!session.isDrawing) {
    const rowEms = Math.max(now.rowEms, before.rowEms);
    const columnRuns = Math.max(now.columnRuns, before.columnRuns);
    kept.current = { ...now, rowEms, columnRuns };
  }
  return kept.current;
}

type Handlers = Pick<
  CanvasHTMLAttributes<HTMLCanvasElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu'
>;

function pointerHandlers(session: MakeSession, geometry: () => Geometry | undefined): Handlers {
  const pointOf = (event: PointerEvent & { currentTarget: HTMLCanvasElement }): Point | undefined => {
    const now = geometry();
    const box = event.currentTarget.getBoundingClientRect();
    const cell = now && cellAt(now, event.clientX - box.left, event.clientY - box.top);
    return now && cell !== undefined
      ? { x: cell % now.columns, y: Math.trunc(cell / now.columns) }
      : undefined;
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
