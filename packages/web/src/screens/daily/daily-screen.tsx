// The dailies: today's, the streak, and every earlier one by its month.
import { useEffect } from 'preact/hooks';
import { Month } from '../../cards/month.js';
import { Thumbnail } from '../../cards/thumbnail.js';
import { dayText } from '../../cards/titles.js';
import { dayOf, solvedOnTheirDay, streakOf } from '../../puzzles/dates.js';
import { dailyId } from '../../puzzles/made-id.js';
import { loadProgress, progressById } from '../../puzzles/progress.js';
import { loadSolves, solvesById } from '../../puzzles/solves.js';
import { linkTo } from '../../route.js';
import { type ScreenProps, useTitle } from '../../shell/screen.js';
import { home, shell, dailyWords as words } from '../../strings/words.js';
import './daily.css';

/** The archive begins here. */
const FIRST_MONTH = '2020-01-01';

export function DailyScreen(_: ScreenProps) {
  useTitle(shell.daily);
  useEffect(() => {
    loadProgress();
    loadSolves();
  }, []);
  const today = dayOf(new Date());
  const solves = solvesById.value;
  const streak = streakOf(solvedOnTheirDay(solves?.values() ?? []), today);
  const all = [...(solves?.keys() ?? [])].filter((id) => id.startsWith('daily-')).length;
  const isSolved = solves?.has(dailyId(today)) === true;
  return (
    <div class="page daily">
      <h1>{shell.daily}</h1>
      <p class="soft">{words.lead}</p>
      <div class="daily-streak">
        <p>
          <strong>{streak === 0 ? words.noStreak : words.streak(streak)}</strong>
          <br />
          <span class="soft">{all > 0 ? words.solvedAll(all) : words.forgiven}</span>
        </p>
        {!isSolved && (
          <a class="button button-primary" href={linkTo('play', dailyId(today))}>
            {home.todayPlay}
          </a>
        )}
      </div>
      <Month first={FIRST_MONTH} today={today} day={(day) => <Day day={day} today={today} />} />
      <p class="soft">{words.forgiven}</p>
    </div>
  );
}

function Day({ day, today }: { day: string; today: string }) {
  const number = Number(day.slice(8));
  if (day > today) return <span class="day day-later">{number}</span>;
  const id = dailyId(day);
  const solve = solvesById.value?.get(id);
  const progress = progressById.value?.get(id);
  const text = dayText(day);
  const isToday = day === today;
  const label =
    solve !== undefined
      ? words.solved(text)
      : progress !== undefined
        ? words.begun(text)
        : isToday
          ? words.today(text)
          : text;
  const kept = solve ?? progress;
  return (
    <a class={isToday ? 'day day-today' : 'day'} href={linkTo('play', id)} aria-label={label} data-verbatim>
      {kept !== undefined && kept.width > 0 && kept.picture !== '' && (
        <Thumbnail
          look={kept}
          height={Math.round(kept.picture.length / kept.width)}
          picture={kept.picture}
          isSolved={solve !== undefined}
        />
      )}
      <span class="day-number">{number}</span>
    </a>
  );
}
