// The clues of the row and column of the pointer in full: readable when the grid is small, and whole when
// a pane has to cut them.
import { clueOf, isMono, type LineId } from '@crosshatch/core/model';
import { settings } from '../../settings/settings.js';
import { play as words } from '../../strings/play.js';
import type { Session } from './session.js';

export function Readout({ session }: { session: Session }) {
  const { model } = session;
  const { width, height } = model.puzzle;
  const cell = model.focusCell() ?? model.cursor.value;
  const row = Math.trunc(cell / width);
  const column = cell % width;
  return (
    <div class="readout" aria-hidden="true">
      <Line session={session} line={row} name={words.row(row + 1)} />
      <Line session={session} line={height + column} name={words.column(column + 1)} />
    </div>
  );
}

function Line({ session, line, name }: { session: Session; line: LineId; name: string }) {
  const { puzzle, states } = session.model;
  const clue = clueOf(puzzle, line);
  const struck = settings.value.strikeOff ? states.value.lines[line].struck : [];
  return (
    <p>
      <span class="readout-name">{name}</span>
      {clue === null && <span>?</span>}
      {clue?.length === 0 && <span>0</span>}
      {clue?.map(({ length, color }, i) => (
        <span key={i} class={struck[i] ? 'readout-struck' : ''}>
          {length ?? '?'}
          {!isMono(puzzle.palette) && <small>{puzzle.palette.colors[color - 1].symbol}</small>}
        </span>
      ))}
    </p>
  );
}
