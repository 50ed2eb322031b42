// The clues that the player should look at: each beside its place in the picture, with the readings to choose from
// and a field to type it.
import { isMono, type LineId } from '@crosshatch/core/model';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { troubleWords } from '../../clues/clue-text.js';
import { Icon } from '../../components/icon.js';
import { announce } from '../../shell/announcer.js';
import { clueWords, scanWords as words } from '../../strings/words.js';
import { Crop } from './crop.js';
import { offersFor, openDoubts, type Reading, sideOf, textOf } from './reading.js';
import type { ScanSession } from './scan-session.js';

/** Cards that are shown at once; a reading without a solution puts every clue in doubt. */
const SHOWN = 20;

interface Props {
  readonly session: ScanSession;
  /** A line that the player asked for, in doubt or not. */
  readonly asked: LineId | undefined;
  readonly onAsk: (line: LineId | undefined) => void;
}

export function Doubts({ session, asked, onAsk }: Props) {
  const reading = session.reading.value;
  const isLong = useSignal(false);
  const list = useRef<HTMLUListElement>(null);
  if (reading === undefined) return null;
  const open = openDoubts(reading);
  const lines = asked === undefined ? open : [asked, ...open.filter((line) => line !== asked)];
  const shown = isLong.value ? lines : lines.slice(0, SHOWN);
  const settle = (line: LineId, text: string) => {
    const position = shown.indexOf(line);
    session.retype(line, text);
    session.confirm([line]);
    announce(words.checked(lineTitle(reading, line), text || words.empty));
    if (line === asked) onAsk(undefined);
    // The card goes away with the focus; the next one, which takes its place, gets it.
    requestAnimationFrame(() => {
      const cards = list.current?.querySelectorAll<HTMLElement>('.scan-card') ?? [];
      cards[Math.min(position, cards.length - 1)]?.querySelector('button')?.focus({ preventScroll: true });
    });
  };
  return (
    <section class="scan-doubts stack" aria-label={words.doubts(lines.length)}>
      {open.length > 0 && (
        <div class="scan-doubts-head">
          <h2>{words.doubts(open.length)}</h2>
          {open.length > 1 && (
            <button type="button" class="button button-quiet" onClick={() => session.confirm(open)}>
              {words.allRight}
            </button>
          )}
          <p class="soft">{words.doubtsText}</p>
        </div>
      )}
      {shown.length > 0 && (
        <ul class="scan-cards" ref={list}>
          {shown.map((line) => (
            <Card key={line} session={session} reading={reading} line={line} onSettle={settle} />
          ))}
        </ul>
      )}
      {shown.length < lines.length && (
        <button
          type="button"
          class="button"
          onClick={() => {
            isLong.value = true;
          }}
        >
          {words.more(lines.length - shown.length)}
        </button>
      )}
      <LineChoice reading={reading} onAsk={onAsk} />
    </section>
  );
}

function lineTitle({ entry }: Reading, line: LineId): string {
  const { side, index } = sideOf(entry, line);
  return side === 'rows' ? clueWords.row(index) : clueWords.column(index);
}

interface CardProps {
  readonly session: ScanSession;
  readonly reading: Reading;
  readonly line: LineId;
  readonly onSettle: (line: LineId, text: string) => void;
}

function Card({ session, reading, line, onSettle }: CardProps) {
  const picture = session.picture.value;
  const { place } = reading.scanned.lines[line];
  const title = lineTitle(reading, line);
  const { side, index } = sideOf(reading.entry, line);
  const trouble = session.state.value?.[side][index].trouble;
  const noteId = `scan-note-${line}`;
  return (
    <li class={`scan-card scan-card-${side}`}>
      {picture !== undefined && <Crop picture={picture} place={place} label={words.crop(title)} />}
      <div class="scan-card-body">
        <h3>{title}</h3>
        <div class="scan-offers">
          {offersFor(reading, line).map(({ text, isCurrent }) => (
            <button
              key={text}
              type="button"
              class={`button${isCurrent ? ' button-primary' : ''}`}
              disabled={isCurrent && trouble !== undefined}
              aria-label={words.readAs(title, text || words.empty)}
              onClick={() => onSettle(line, text)}
            >
              {isCurrent && <Icon name="check" />}
              {text || words.empty}
            </button>
          ))}
          <input
            type="text"
            class="scan-type"
            aria-label={words.type(title)}
            aria-invalid={trouble !== undefined}
            aria-describedby={noteId}
            inputMode={isMono(reading.entry.palette) ? 'decimal' : 'text'}
            enterkeyhint="done"
            autocomplete="off"
            value={textOf(reading, line)}
            onInput={(event) => session.retype(line, event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.isComposing || trouble !== undefined) return;
              onSettle(line, event.currentTarget.value);
            }}
          />
        </div>
        <p id={noteId} class="scan-note trouble">
          {trouble !== undefined && troubleWords(trouble)}
        </p>
      </div>
    </li>
  );
}

/** Every line, to correct one that was not in doubt. */
function LineChoice({ reading, onAsk }: { reading: Reading; onAsk: (line: LineId) => void }) {
  return (
    <label class="field scan-another">
      <span>{words.another}</span>
      <select
        value=""
        onChange={(event) => {
          const line = event.currentTarget.value;
          event.currentTarget.value = '';
          if (line !== '') onAsk(Number(line));
        }}
      >
        <option value="">{words.anotherNone}</option>
        {reading.scanned.lines.map(({ line }) => (
          <option key={line} value={line}>
            {words.line(lineTitle(reading, line), textOf(reading, line) || words.empty)}
          </option>
        ))}
      </select>
    </label>
  );
}
