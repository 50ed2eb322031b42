// The controls of the film: play, pause, step, scrub, speed; and the sentence of the step that is shown.
import { useEffect } from 'preact/hooks';
import type { IconName } from '../../components/icon.js';
import { IconButton } from '../../components/icon-button.js';
import { solveWords, whenRead } from '../../strings/words.js';
import { type PlayerState, SPEEDS, type Speed, sought, stepped, toggled, withSpeed } from './player.js';
import type { SolveSession } from './solve-session.js';

const words = whenRead(() => solveWords.film);

export function FilmControls({ session }: { session: SolveSession }) {
  const film = session.film.value;
  const player = session.player.value;
  usePassingTime(player.isPlaying, (milliseconds) => session.tick(milliseconds));
  if (film === undefined || session.result.value === undefined) return null;
  // From the newest state, not the rendered one: while the film plays they differ.
  const set = (change: (now: PlayerState) => PlayerState) => {
    session.player.value = change(session.player.peek());
  };
  const quiet = (icon: IconName, label: string, change: (now: PlayerState) => PlayerState) => (
    <IconButton kind="quiet" icon={icon} label={label} onClick={() => set(change)} />
  );
  const { at, length, isOpen } = player;
  return (
    <section class="film stack" aria-label={words.label}>
      <div class="film-bar">
        {quiet('first', words.start, (now) => sought(now, 0))}
        {quiet('back', words.back, (now) => stepped(now, -1))}
        <IconButton
          kind="primary"
          icon={player.isPlaying ? 'pause' : 'play'}
          label={player.isPlaying ? words.pause : words.play}
          onClick={() => set(toggled)}
        />
        {quiet('forward', words.forward, (now) => stepped(now, 1))}
        {quiet('last', words.end, (now) => sought(now, now.length))}
        <input
          class="film-scrub"
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={words.scrub}
          onInput={({ currentTarget }) =>
            set((now) => sought({ ...now, isPlaying: false }, currentTarget.valueAsNumber))
          }
        />
        <span class="film-position">{words.position(at, length, isOpen)}</span>
        <label class="field film-speed">
          <span class="visually-hidden">{words.speed}</span>
          <select
            value={player.speed}
            onChange={({ currentTarget }) =>
              set((now) => withSpeed(now, Number(currentTarget.value) as Speed))
            }
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {words.speedOf(speed)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Caption session={session} />
    </section>
  );
}

function Caption({ session }: { session: SolveSession }) {
  const film = session.film.value;
  const { at, length } = session.player.value;
  const step = film?.timeline.stepTo(at);
  const end = at >= length && film?.end !== undefined ? film.end : undefined;
  const closing = end === 'several' || end === 'contradiction' ? words.ends[end] : '';
  return (
    // Spoken when one goes step by step; while it plays that would be a flood.
    <p class="film-caption" aria-live={session.player.value.isPlaying ? 'off' : 'polite'}>
      {step === undefined ? (
        <span class="soft">{closing === '' ? words.begin : ''}</span>
      ) : (
        <>
          <strong>{step.title}.</strong> {step.sentence}
        </>
      )}{' '}
      {closing !== '' && <span class="film-closing">{closing}</span>}
    </p>
  );
}

/** Calls back with the time that has passed, frame by frame, while it runs. */
function usePassingTime(runs: boolean, onTime: (milliseconds: number) => void): void {
  useEffect(() => {
    if (!runs) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      onTime(now - before);
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [runs]);
}
