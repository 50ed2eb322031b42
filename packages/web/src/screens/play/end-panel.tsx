// The end: what it was, how it went, and what to do next. Over the foot of the grid, in the rail where there is one.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../components/icon.js';
import { madeIdOf } from '../../puzzles/made-id.js';
import { packsOf } from '../../puzzles/packs.js';
import { shippedPuzzles } from '../../puzzles/shipped.js';
import { loadSolves, solvesById } from '../../puzzles/solves.js';
import { linkTo } from '../../route.js';
import { settings } from '../../settings/settings.js';
import { announce } from '../../shell/announcer.js';
import { play as words } from '../../strings/words.js';
import { timeText } from './clock.js';
import { useCovering } from './covering.js';
import type { SolveResult } from './ending.js';
import type { Session } from './session.js';
import { shareResult } from './share-result.js';

/** The part of the reveal after which the title is there. */
const TITLE_AT = 0.72;
/** Seconds of a solve from which on its quarters say something. */
const SPLITS_FROM = 20;

export function EndPanel({ session }: { session: Session }) {
  const { entry, ending, control } = session;
  const { title = '', description = '' } = entry.document.meta;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useCovering(panel, control);
  useLayoutEffect(() => {
    // A puzzle that is opened solved has nothing to celebrate.
    ending.start(!session.isFresh || matchMedia('(prefers-reduced-motion: reduce)').matches);
    announce(words.solvedSpoken(title));
  }, [session]);
  const isShown = (ending.reveal.value?.part ?? 0) >= TITLE_AT;
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <section ref={panel} class={`end-panel ${isShown ? 'end-panel-shown' : ''}`}>
      <h2 ref={heading} tabIndex={-1}>
        {words.solvedTitle(title)}
      </h2>
      {description !== '' && <p class="soft end-description">{description}</p>}
      <Result session={session} />
      <EndActions session={session} />
    </section>
  );
}

function Result({ session: { ending, clock, isFresh } }: { session: Session }) {
  const result = ending.result.value;
  const hasSplits = settings.value.timer && clock.seconds.value >= SPLITS_FROM;
  // Its place is kept until the record is written, so that the picture above does not move.
  if (result === undefined) {
    return isFresh ? (
      <>
        <div class="end-result" />
        {hasSplits && <p class="end-splits" />}
      </>
    ) : null;
  }
  return (
    <>
      <StarsAndTime result={result} />
      {hasSplits && <SplitsLine result={result} />}
    </>
  );
}

/** The quarters of the solve, and how much faster or slower each was than usual. */
function SplitsLine({ result: { quarters, compared } }: { result: SolveResult }) {
  if (quarters === undefined) return <p class="end-splits" />;
  return (
    <p class="end-splits">
      <span class="soft">{compared === undefined ? words.splits : words.splitsAgainst[compared.with]}</span>{' '}
      {quarters.map((seconds, i) => (
        <span key={i}>
          {timeText(seconds)}
          {compared !== undefined && <small> {difference(seconds - compared.quarters[i])}</small>}
        </span>
      ))}
    </p>
  );
}

/** `−0:04`, `+1:10`; `±0:00` for none. */
function difference(seconds: number): string {
  return `${seconds === 0 ? '±' : seconds < 0 ? '−' : '+'}${timeText(Math.abs(seconds))}`;
}

function StarsAndTime({ result: { stars, seconds, best, isBest } }: { result: SolveResult }) {
  return (
    <div class="end-result">
      <p class="stars" role="img" aria-label={words.stars(stars)} title={words.starsNote}>
        {[1, 2, 3].map((star) => (
          <span key={star} class={star <= stars ? 'star-on' : 'star-off'}>
            <Icon name="star" />
          </span>
        ))}
      </p>
      {settings.value.timer && (
        <p>
          <strong>{timeText(seconds)}</strong>{' '}
          <span class="soft">{isBest ? words.bestNow : words.best(timeText(best))}</span>
        </p>
      )}
    </div>
  );
}

function EndActions({ session }: { session: Session }) {
  const { entry, ending } = session;
  const next = useNext(entry.id);
  const made = madeIdOf(entry.id);
  return (
    <div class="end-actions">
      <a class="button" href={linkTo('home')}>
        {words.gallery}
      </a>
      <button type="button" class="button" onClick={() => ending.replay()}>
        <Icon name="play" />
        {words.replay}
      </button>
      <button type="button" class="button" onClick={() => shareResult(session)}>
        {words.shareResult}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => import('./share-card.js').then(({ shareCard }) => shareCard(session))}
      >
        {words.card}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          session.isShareOpen.value = true;
        }}
      >
        {words.share}
      </button>
      <button type="button" class="button" onClick={() => session.playAgain()}>
        {words.playAgain}
      </button>
      {made !== undefined && (
        <a class="button button-primary end-next" href={linkTo(made.kind === 'daily' ? 'daily' : 'endless')}>
          {made.kind === 'daily' ? words.toCalendar : words.nextPuzzle}
          <Icon name="forward" />
        </a>
      )}
      {made === undefined && next === undefined && (
        <span class="button end-next end-next-wait" aria-hidden="true" />
      )}
      {made === undefined && typeof next === 'string' && (
        <a class="button button-primary end-next" href={linkTo('play', next)}>
          {words.nextPuzzle}
          <Icon name="forward" />
        </a>
      )}
    </div>
  );
}

/** The next puzzle in the gallery's order that was never solved; null: none; undefined: not known yet. */
function useNext(id: string): string | null | undefined {
  const [next, setNext] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const solved = solvesById.peek() === undefined ? loadSolves() : Promise.resolve();
    Promise.all([shippedPuzzles(), solved]).then(
      ([entries]) => {
        const order = packsOf(entries).flatMap((group) => group.entries.map((entry) => entry.id));
        const at = order.indexOf(id);
        const after = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
        setNext(after.find((other) => !solvesById.peek()?.has(other)) ?? null);
      },
      () => setNext(null),
    );
  }, [id]);
  return next;
}
