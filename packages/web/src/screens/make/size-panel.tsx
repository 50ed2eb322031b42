// How large the sheet is, on which side it grows, and where the picture stands on it.
import type { IconName } from '../../components/icon.js';
import { IconButton } from '../../components/icon-button.js';
import { makeWords as words } from '../../strings/words.js';
import { blankDrawing, EDGES, resized, shifted } from './drawing.js';
import type { MakeSession } from './make-session.js';

const SHIFTS: readonly (readonly [keyof typeof words.shifts, IconName, number, number])[] = [
  ['left', 'back', -1, 0],
  ['up', 'up', 0, -1],
  ['down', 'down', 0, 1],
  ['right', 'forward', 1, 0],
];

const NEW_SIDES = [5, 10, 15, 20, 25, 30] as const;

export function SizePanel({ session }: { session: MakeSession }) {
  const { now } = session.history.value;
  const { width, height } = now.drawing;
  return (
    <details class="panel">
      <summary>
        <h2>{words.size}</h2> <span class="soft">{words.sizeNow(width, height)}</span>
      </summary>
      <div class="stack">
        <ul class="edges">
          {EDGES.map((edge) => (
            <li key={edge} class="edge">
              <span>{words.edges[edge]}</span>
              <IconButton
                kind="quiet"
                icon="minus"
                label={words.shrink[edge]}
                onClick={() => session.change({ ...now, drawing: resized(now.drawing, edge, -1) })}
              />
              <IconButton
                kind="quiet"
                icon="plus"
                label={words.grow[edge]}
                onClick={() => session.change({ ...now, drawing: resized(now.drawing, edge, 1) })}
              />
            </li>
          ))}
        </ul>
        <fieldset class="row group">
          <legend>{words.shift}</legend>
          {SHIFTS.map(([way, icon, dx, dy]) => (
            <IconButton
              kind="quiet"
              key={way}
              icon={icon}
              label={words.shifts[way]}
              onClick={() => session.change({ ...now, drawing: shifted(now.drawing, dx, dy) })}
            />
          ))}
        </fieldset>
        <fieldset class="row group">
          <legend>{words.newSize}</legend>
          {NEW_SIDES.map((side) => (
            <button
              key={side}
              type="button"
              class="button"
              onClick={() => session.change({ ...now, drawing: blankDrawing({ width: side, height: side }) })}
            >
              {words.newSizeOf(side)}
            </button>
          ))}
        </fieldset>
      </div>
    </details>
  );
}
