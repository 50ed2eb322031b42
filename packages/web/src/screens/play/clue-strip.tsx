// The whole clue of one line in large type, over the foot of the grid: opened by a tap on the clue.
import { clueOf, isMono, isRow, lineIndex } from '@crosshatch/core/model';
import { contrasting } from '../../components/canvas-colors.js';
import { Icon } from '../../components/icon.js';
import { IconButton } from '../../components/icon-button.js';
import { play as words } from '../../strings/words.js';
import type { Session } from './session.js';

export function ClueStrip({ session }: { session: Session }) {
  const { model, strip } = session;
  const line = strip.value;
  if (line === undefined) return null;
  const { puzzle } = model;
  const clue = clueOf(puzzle, line);
  const { struck, isFinished } = model.states.value.lines[line];
  const number = lineIndex(puzzle, line) + 1;
  const name = isRow(puzzle, line) ? words.row(number) : words.column(number);
  const mono = isMono(puzzle.palette);
  return (
    <section class="clue-strip" aria-label={name}>
      <h2>
        {name}
        {isFinished && (
          <span class="clue-strip-tick">
            <Icon name="check" />
          </span>
        )}
      </h2>
      <ol>
        {clue === null && <li>?</li>}
        {clue?.length === 0 && <li>0</li>}
        {clue?.map(({ length, color }, i) => {
          const { rgb, symbol } = puzzle.palette.colors[color - 1];
          const style = mono ? {} : { '--run': rgb, '--on-run': contrasting(rgb) };
          return (
            <li
              key={i}
              class={`${mono ? '' : 'clue-strip-chip'} ${struck[i] ? 'clue-strip-struck' : ''}`}
              style={style}
            >
              {length ?? '?'}
              {!mono && <small>{symbol}</small>}
            </li>
          );
        })}
      </ol>
      {isFinished && session.hasOpenCells(line) && (
        <button type="button" class="button button-primary" onClick={() => model.crossRest(line)}>
          {words.crossRest}
        </button>
      )}
      <IconButton
        kind="quiet"
        icon="close"
        label={words.dismiss}
        onClick={() => {
          strip.value = undefined;
        }}
      />
    </section>
  );
}
