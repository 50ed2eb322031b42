// The end: what it was, and what to do next.
import { useEffect, useRef, useState } from 'preact/hooks';
import { progressById } from '../../puzzles/progress.js';
import { shippedPuzzles } from '../../puzzles/shipped.js';
import { linkTo } from '../../route.js';
import { settings } from '../../settings/settings.js';
import { ShareButton } from '../../share/puzzle-buttons.js';
import { play as words } from '../../strings/play.js';
import { galleryGroups } from '../gallery/groups.js';
import { timeText } from './clock.js';
import type { Session } from './session.js';

export function EndCard({ session }: { session: Session }) {
  const { entry, clock, model } = session;
  const { title = '', description = '' } = entry.document.meta;
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useNext(entry.id);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="card-note card-end">
      <h2 ref={heading} tabIndex={-1}>
        {words.solvedTitle}
      </h2>
      <p>{words.solvedText(title)}</p>
      {description !== '' && <p class="soft">{description}</p>}
      {settings.value.timer && <p class="soft">{words.solvedIn(timeText(clock.seconds.value))}</p>}
      <div class="row">
        {next !== undefined && (
          <a class="button button-primary" href={linkTo('play', next)}>
            {words.nextPuzzle}
          </a>
        )}
        <ShareButton document={entry.document} label={words.share} />
        <a class="button" href={linkTo('gallery')}>
          {words.gallery}
        </a>
        <button
          type="button"
          class="button button-quiet"
          onClick={() => {
            clock.seconds.value = 0;
            model.clear();
          }}
        >
          {words.playAgain}
        </button>
      </div>
    </section>
  );
}

/** The next puzzle in the gallery's order that is not solved. */
function useNext(id: string): string | undefined {
  const [next, setNext] = useState<string | undefined>(undefined);
  useEffect(() => {
    shippedPuzzles().then(
      (entries) => {
        const order = galleryGroups(entries).flatMap((group) => group.entries.map((entry) => entry.id));
        const at = order.indexOf(id);
        const after = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
        setNext(after.find((other) => !progressById.peek()?.get(other)?.solved));
      },
      () => undefined,
    );
  }, [id]);
  return next;
}
