// What was solved when: a calendar with a picture of each day, and the pictures themselves. Each opens solved, where it
// can be replayed and shared.
import { useSignal } from '@preact/signals';
import { Month } from '../../cards/month.js';
import { Thumbnail } from '../../cards/thumbnail.js';
import { dayText, madeTitle } from '../../cards/titles.js';
import { dayOf } from '../../puzzles/dates.js';
import type { SolveRecord } from '../../puzzles/solve-record.js';
import { solvesByDay } from '../../puzzles/statistics.js';
import { linkTo } from '../../route.js';
import { meWords as words } from '../../strings/words.js';

/** Pictures that are shown at once. */
const SHOWN = 24;

/** `solves`: all of them, the newest first. */
export function History({ solves }: { solves: readonly SolveRecord[] }) {
  const chosen = useSignal<string | undefined>(undefined);
  const shown = useSignal(SHOWN);
  const today = dayOf(new Date());
  const days = solvesByDay(solves);
  const first = [...days.keys()].reduce((least, day) => (day < least ? day : least), today);
  const day = chosen.value;
  const listed = (day === undefined ? solves : (days.get(day) ?? [])).filter(hasPicture);
  return (
    <div class="me-history">
      <section class="stack">
        <Month
          first={`${first.slice(0, 7)}-01`}
          today={today}
          day={(date) => (
            <Day
              day={date}
              solves={days.get(date) ?? []}
              isToday={date === today}
              isChosen={date === day}
              onChoose={() => {
                chosen.value = date === day ? undefined : date;
              }}
            />
          )}
        />
      </section>
      <section class="stack" aria-labelledby="me-pictures">
        <h2 id="me-pictures">{day === undefined ? words.pictures : words.picturesOf(dayText(day))}</h2>
        <ul class="me-pictures">
          {listed.slice(0, day === undefined ? shown.value : undefined).map((solve) => (
            <li key={solve.id}>
              <a href={linkTo('play', solve.id)} aria-label={words.replay(madeTitle(solve.id) ?? solve.id)}>
                <Picture solve={solve} />
              </a>
            </li>
          ))}
        </ul>
        {day !== undefined && (
          <p>
            <button
              type="button"
              class="button"
              onClick={() => {
                chosen.value = undefined;
              }}
            >
              {words.allDays}
            </button>
          </p>
        )}
        {day === undefined && listed.length > shown.value && (
          <p>
            <button
              type="button"
              class="button"
              onClick={() => {
                shown.value += SHOWN;
              }}
            >
              {words.more(listed.length - shown.value)}
            </button>
          </p>
        )}
      </section>
    </div>
  );
}

function hasPicture({ width, picture }: SolveRecord): boolean {
  return width > 0 && picture !== '';
}

interface DayProps {
  readonly day: string;
  readonly solves: readonly SolveRecord[];
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Day({ day, solves, isToday, isChosen, onChoose }: DayProps) {
  const number = Number(day.slice(8));
  const name = isToday ? 'day day-today' : 'day';
  if (solves.length === 0) return <span class={`${name} day-later`}>{number}</span>;
  const pictured = solves.find(hasPicture);
  return (
    <button
      type="button"
      class={name}
      aria-pressed={isChosen}
      aria-label={words.solvedOn(dayText(day), solves.length)}
      onClick={onChoose}
    >
      {pictured !== undefined && <Picture solve={pictured} />}
      <span class="day-number">{number}</span>
      {solves.length > 1 && <span class="day-count">{words.count(solves.length)}</span>}
    </button>
  );
}

function Picture({ solve }: { solve: SolveRecord }) {
  const { width, picture } = solve;
  return <Thumbnail look={solve} height={Math.round(picture.length / width)} picture={picture} isSolved />;
}
