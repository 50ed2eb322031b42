// The puzzle of today, and the streak.

import { Thumbnail } from '../../cards/thumbnail.js';
import { dayText } from '../../cards/titles.js';
import { dayOf, solvedOnTheirDay, streakOf } from '../../puzzles/dates.js';
import { dailyId } from '../../puzzles/made-id.js';
import { progressById } from '../../puzzles/progress.js';
import { solvesById } from '../../puzzles/solves.js';
import { linkTo } from '../../route.js';
import { home as words } from '../../strings/words.js';

export function Today() {
  const today = dayOf(new Date());
  const id = dailyId(today);
  const solve = solvesById.value?.get(id);
  const progress = progressById.value?.get(id);
  const kept = solve ?? progress;
  const streak = streakOf(solvedOnTheirDay(solvesById.value?.values() ?? []), today);
  const look = kept !== undefined && kept.width > 0 ? kept : BLANK_SHEET;
  const height =
    kept !== undefined && kept.width > 0 ? Math.round(kept.picture.length / kept.width) || kept.width : 10;
  return (
    <section class="panel-card today" aria-labelledby="home-today">
      <span>
        <Thumbnail look={look} height={height} picture={kept?.picture ?? ''} isSolved={solve !== undefined} />
      </span>
      <div class="today-text">
        <h2 id="home-today">{words.today}</h2>
        <p class="soft" data-verbatim>
          {dayText(today, { weekday: 'long', day: 'numeric', month: 'long' })}
        </p>
        {streak > 0 && <p class="today-streak">{words.streak(streak)}</p>}
        {solve !== undefined && <p class="soft">{words.todaySolved}</p>}
        <div class="row">
          {solve === undefined && (
            <a class="button button-primary" href={linkTo('play', id)}>
              {words.todayPlay}
            </a>
          )}
          <a class="button" href={linkTo('daily')}>
            {words.calendar}
          </a>
        </div>
      </div>
    </section>
  );
}

const BLANK_SHEET = { width: 10, colors: '' };
