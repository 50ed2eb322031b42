// The picture, with the grid over it. The corners can be dragged, or moved with the arrow keys; a clue that is
// tapped can be corrected.
import type { PicturePoint } from '@crosshatch/core/scan';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { scanWords as words } from '../../strings/words.js';
import { Loupe } from './loupe.js';
import { Overlay } from './overlay.js';
import { type Area, movedCorner } from './places.js';
import type { ScanSession } from './scan-session.js';

/** Longest side of the canvas: what a screen can show. */
const SHARPEST = 1600;

interface Props {
  readonly session: ScanSession;
  readonly onLine: (line: number) => void;
}

export function Stage({ session, onLine }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useSignal<number | undefined>(undefined);
  const picture = session.picture.value;
  const area = session.area.value;
  const corners = session.corners.value;
  useEffect(() => {
    if (canvas.current !== null && picture !== undefined && area !== undefined) {
      paint(canvas.current, picture, area);
    }
  }, [picture, area]);
  if (picture === undefined || area === undefined) return null;
  const isBusy = session.phase.value !== 'done';
  return (
    <div
      class="scan-stage"
      style={{ '--aspect': area.width / area.height }}
      aria-busy={isBusy}
      data-readings={session.readings.value}
    >
      <canvas ref={canvas} class="scan-picture" role="img" aria-label={words.stage} />
      <Overlay session={session} area={area} onLine={onLine} />
      {corners?.map((corner, index) => (
        <Handle
          key={index}
          index={index}
          corner={corner}
          area={area}
          onMove={(to) =>
            session.moveCorners(movedCorner(session.corners.peek() ?? corners, index, to, area))
          }
          onHold={(isHeld) => {
            held.value = isHeld ? index : undefined;
          }}
          onEnd={() => settle(session)}
        />
      ))}
      {held.value !== undefined && corners !== undefined && (
        <Loupe picture={picture} at={corners[held.value]} isRight={held.value === 0 || held.value === 3} />
      )}
      {isBusy && (
        <div class="scan-busy">
          <p role="status">{busyWords(session)}</p>
          <button type="button" class="button" onClick={() => session.stop()}>
            {words.stop}
          </button>
        </div>
      )}
    </div>
  );
}

function busyWords(session: ScanSession): string {
  if (session.phase.value === 'decoding') return words.decoding;
  return session.reading.value === undefined ? words.reading : words.readingAgain;
}

/** Where no puzzle was found, a button reads the clues: the size has to be entered too. */
function settle(session: ScanSession): void {
  if (session.reading.peek() !== undefined && session.hasSoundCorners) void session.readAgain();
}

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, width, height }: Area): void {
  const scale = Math.min(1, SHARPEST / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

interface HandleProps {
  readonly index: number;
  readonly corner: PicturePoint;
  readonly area: Area;
  readonly onMove: (to: PicturePoint) => void;
  readonly onHold: (isHeld: boolean) => void;
  readonly onEnd: () => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels of a step with Shift. */
const LEAP = 10;
/** Milliseconds without a key after which a corner counts as placed. */
const KEY_REST = 700;

function Handle({ index, corner, area, onMove, onHold, onEnd }: HandleProps) {
  const grip = useRef<{ readonly dx: number; readonly dy: number } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const percent = (value: number) => `${100 * value}%`;
  const placeOf = (event: PointerEvent): PicturePoint => {
    const box = (event.currentTarget as HTMLElement).parentElement?.getBoundingClientRect();
    if (box === undefined) return corner;
    return {
      x: area.x + ((event.clientX - box.left) / box.width) * area.width,
      y: area.y + ((event.clientY - box.top) / box.height) * area.height,
    };
  };
  const release = () => {
    if (grip.current === undefined) return;
    grip.current = undefined;
    onHold(false);
    onEnd();
  };
  return (
    <button
      type="button"
      class="scan-corner"
      style={{
        left: percent((corner.x - area.x) / area.width),
        top: percent((corner.y - area.y) / area.height),
      }}
      aria-label={words.corner(words.corners[index], Math.round(corner.x), Math.round(corner.y))}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const { x, y } = placeOf(event);
        // The corner stays where it is under the finger, instead of jumping to its middle.
        grip.current = { dx: corner.x - x, dy: corner.y - y };
        onHold(true);
      }}
      onPointerMove={(event) => {
        if (grip.current === undefined) return;
        const { x, y } = placeOf(event);
        onMove({ x: x + grip.current.dx, y: y + grip.current.dy });
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const far = event.shiftKey ? LEAP : 1;
        onHold(true);
        onMove({ x: corner.x + step[0] * far, y: corner.y + step[1] * far });
        clearTimeout(timer.current);
        timer.current = setTimeout(onEnd, KEY_REST);
      }}
      onBlur={() => onHold(false)}
    />
  );
}
