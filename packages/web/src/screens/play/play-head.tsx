// Above the grid: what is played, and for how long.
import { isMono } from '@crosshatch/core/model';
import { Icon } from '../../components/icon.js';
import { linkTo } from '../../route.js';
import { settings } from '../../settings/settings.js';
import { gallery } from '../../strings/gallery.js';
import { play as words } from '../../strings/play.js';
import { gradeName } from '../gallery/grades.js';
import { timeText } from './clock.js';
import type { Session } from './session.js';

export function PlayHead({ session, title }: { session: Session; title: string }) {
  const { entry, model } = session;
  const { puzzle } = model;
  const { grade } = entry;
  return (
    <header class="play-head">
      <a class="button button-quiet button-icon" href={linkTo('gallery')} aria-label={words.gallery}>
        <Icon name="back" />
      </a>
      <div class="play-title">
        <h1>{title}</h1>
        <p class="soft">
          {gallery.size(puzzle.width, puzzle.height)}
          {!isMono(puzzle.palette) && ` · ${gallery.colors(puzzle.palette.colors.length)}`}
          {model.given.size > 0 && ` · ${words.givenCells(model.given.size)}`}
          {grade !== '' && ` · ${gradeName(grade)}`}
        </p>
      </div>
      {settings.value.timer && <Time session={session} />}
    </header>
  );
}

/** By itself, so that a second does not draw the head anew. */
function Time({ session }: { session: Session }) {
  return (
    <p class="play-time">
      <span class="visually-hidden">{words.time} </span>
      {timeText(session.clock.seconds.value)}
    </p>
  );
}
