// The sheet to draw on: pointer, touch and pen, or arrow keys and Space; it zooms and moves as the grid of the
// play screen does. Clues grow while one draws, so room for them is kept ahead: the grid must not move under
// the pointer.
import { computed, type ReadonlySignal, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Area, type ClueShape, clueShape } from '../../grid/geometry.js';
import { GridCanvas } from '../../grid/grid-canvas.js';
import { GridControl } from '../../grid/grid-control.js';
import type { GridActions } from '../../grid/pointers.js';
import type { GridScene } from '../../grid/scene.js';
import { watchRoom } from '../../grid/sheet.js';
import { layOutSheet } from '../../grid/sheet-layout.js';
import { announce } from '../../shell/announcer.js';
import { makeWords as words } from '../../strings/words.js';
import type { Point } from './drawing.js';
import type { MakeSession } from './make-session.js';
import { gridOf } from './picture.js';

/** Runs for which there is room from the beginning. */
const LEAST_RUNS = 4;
/** Cells as they are before anybody zooms. */
const SIZES = { smallest: 3, largest: 34 };

export function DrawingSheet({ session }: { session: MakeSession }) {
  const cursor = useSignal<Point | undefined>(undefined);
  const shape = useMemo(() => steadyShape(session), [session]);
  const control = useMemo(() => new GridControl(shape), [shape]);
  const scene = useMemo(() => sceneOf(session, cursor), [session]);
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Area>({ width: 0, height: 0 });
  useLayoutEffect(() => watchRoom(frame.current, setRoom), []);
  const { area } = layOutSheet(shape.value, room, SIZES);
  const { width, height } = session.puzzle.value;
  return (
    <div
      ref={frame}
      class="drawing"
      style={{ height: `${Math.min(area.height, Math.max(room.height, 200))}px` }}
    >
      <GridCanvas
        control={control}
        scene={scene}
        actions={actionsOf(session)}
        label={words.sheet(width, height)}
        onKeyDown={(event) => {
          const moved = drawByKey(session, event, cursor.value ?? { x: 0, y: 0 });
          if (moved === undefined) return;
          event.preventDefault();
          cursor.value = moved;
          control.reveal(moved.y * width + moved.x);
          announceCell(session, moved);
        }}
        onFocus={(event) => {
          // Only for the keyboard: a pointer shows where it is.
          if (event.currentTarget.matches(':focus-visible:not([data-pointed])'))
            cursor.value ??= { x: 0, y: 0 };
        }}
        onBlur={() => {
          cursor.value = undefined;
        }}
      />
    </div>
  );
}

/** A drawing lies on light paper in every theme: in negative it would be another picture. */
function sceneOf(session: MakeSession, cursor: ReadonlySignal<Point | undefined>): () => GridScene {
  const grid = computed(() => gridOf(session.picture.value));
  const framed = computed(() => framedCells(session));
  return () => {
    const puzzle = session.puzzle.value;
    const at = cursor.value && cursor.value.y * puzzle.width + cursor.value.x;
    return {
      puzzle,
      grid: grid.value,
      blanks: 'plain',
      letters: 'nowhere',
      ground: 'paper',
      framed: framed.value,
      cursor: at,
      hasMinimap: true,
    };
  };
}

/** Cells that have just been changed by the page, and those that could be otherwise. */
function framedCells(session: MakeSession): GridScene['framed'] {
  const { judgement, isStale } = session.verdict;
  const found = judgement.value;
  const differing = found?.verdict === 'multiple' && !isStale.value ? found.cells : [];
  return new Map([
    ...session.changed.value.map((cell) => [cell, 'hint'] as const),
    ...differing.map((cell) => [cell, 'bad'] as const),
  ]);
}

/** Room for clues: never less than before while the drawing keeps its size, and never changed in a stroke. */
function steadyShape(session: MakeSession): ReadonlySignal<ClueShape> {
  let kept: ClueShape | undefined;
  return computed(() => {
    const now = clueShape(session.puzzle.value, false, LEAST_RUNS);
    const isSame = kept?.columns === now.columns && kept.rows === now.rows;
    if (kept === undefined || !isSame) kept = now;
    else if (!session.isDrawing && isLarger(now, kept)) {
      kept = {
        ...now,
        rowEms: Math.max(now.rowEms, kept.rowEms),
        stackedEms: Math.max(now.stackedEms, kept.stackedEms),
        columnRuns: Math.max(now.columnRuns, kept.columnRuns),
        columnEms: Math.max(now.columnEms, kept.columnEms),
      };
    }
    return kept;
  });
}

function isLarger(now: ClueShape, kept: ClueShape): boolean {
  return now.rowEms > kept.rowEms || now.columnRuns > kept.columnRuns || now.columnEms > kept.columnEms;
}

function actionsOf(session: MakeSession): GridActions {
  const pointOf = (cell: number): Point => {
    const { width } = session.puzzle.peek();
    return { x: cell % width, y: Math.trunc(cell / width) };
  };
  return {
    begin: (cell, button) => {
      session.begin(pointOf(cell), button === 'other');
      return true;
    },
    extend: (cell) => session.move(pointOf(cell)),
    end: () => session.end(),
    // Two fingers zoom: what the first one drew was not meant.
    cancel: () => session.end(true),
    hover: () => undefined,
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
