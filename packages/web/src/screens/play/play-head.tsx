// One row: the way back, what is played, the time; during a trial, what to do with it instead.
import { isMono } from '@crosshatch/core/model';
import { gradeWords } from '../../cards/grades.js';
import { Icon } from '../../components/icon.js';
import { linkTo } from '../../route.js';
import { settings } from '../../settings/settings.js';
import { home, play as words } from '../../strings/words.js';
import { timeText } from './clock.js';
import { LIVES } from './lives.js';
import type { Session } from './session.js';

export function PlayHead({ session, title }: { session: Session; title: string }) {
  const { model } = session;
  const isTrying = model.depth.value > 0 && !model.solved.value;
  return (
    <header class="play-head">
      <a class="button button-quiet button-icon" href={linkTo('home')} aria-label={words.gallery}>
        <Icon name="back" />
      </a>
      {isTrying ? <Trial session={session} title={title} /> : <Title session={session} title={title} />}
      {session.lives.left.value !== undefined && <LivesLeft left={session.lives.left.value} />}
      {settings.value.timer && !isTrying && <Time session={session} />}
    </header>
  );
}

function Title({ session: { entry, model }, title }: { session: Session; title: string }) {
  const { puzzle } = model;
  return (
    <div class="play-title">
      <h1 data-verbatim>{title}</h1>
      <p class="soft">
        {home.size(puzzle.width, puzzle.height)}
        {!isMono(puzzle.palette) && ` · ${home.colors(puzzle.palette.colors.length)}`}
        {model.given.size > 0 && ` · ${words.givenCells(model.given.size)}`}
        {entry.grade !== '' && ` · ${gradeWords(entry.grade)}`}
      </p>
    </div>
  );
}

function Trial({ session, title }: { session: Session; title: string }) {
  const depth = session.model.depth.value;
  return (
    <div class="play-trial" data-depth={((depth - 1) % 3) + 1}>
      <h1 class="visually-hidden">{title}</h1>
      <p>{words.guessing(depth)}</p>
      <button type="button" class="button" onClick={() => session.keepTrial()}>
        {words.guessKeep}
      </button>
      <button type="button" class="button" onClick={() => session.dropTrial()}>
        {words.guessDrop}
      </button>
    </div>
  );
}

function LivesLeft({ left }: { left: number }) {
  return (
    <p class="play-lives" role="img" aria-label={words.livesLeft(left)}>
      {Array.from({ length: LIVES }, (_, i) => (
        <span key={i} class={i < left ? 'play-life' : 'play-life play-life-lost'} aria-hidden="true" />
      ))}
    </p>
  );
}

/** By itself, so that a second does not draw the head anew. A tap pauses. */
function Time({ session }: { session: Session }) {
  const { seconds, isPaused } = session.clock;
  const time = timeText(seconds.value);
  return (
    <button
      type="button"
      class="button button-quiet play-time"
      aria-label={isPaused.value ? words.resume(time) : words.pause(time)}
      disabled={session.model.solved.value}
      onClick={() => session.togglePause()}
    >
      {isPaused.value ? <Icon name="play" /> : time}
    </button>
  );
}
