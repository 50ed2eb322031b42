// What the player was doing: the last puzzle as a large card with what is drawn so far, a few others beside it.

import { Thumbnail } from '../../cards/thumbnail.js';
import { madeTitle } from '../../cards/titles.js';
import { Icon } from '../../components/icon.js';
import type { PuzzleEntry } from '../../puzzles/entry.js';
import { lookOf } from '../../puzzles/look.js';
import { type ProgressRecord, progressById } from '../../puzzles/progress.js';
import { solvesById } from '../../puzzles/solves.js';
import { shownTitle } from '../../puzzles/title.js';
import { linkTo } from '../../route.js';
import { home as words } from '../../strings/words.js';

/** Puzzles that are offered: more are found in their packs. */
const MOST = 4;

export function Continue({ entries }: { entries: readonly PuzzleEntry[] }) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const begun = [...(progressById.value?.values() ?? [])]
    .filter(({ solved, id }) => !solved && (byId.has(id) || madeTitle(id) !== undefined))
    .sort((a, b) => b.touched - a.touched)
    .slice(0, MOST);
  if (begun.length === 0) return null;
  const [last, ...others] = begun.map((progress) => ({ progress, entry: byId.get(progress.id) }));
  return (
    <section class="stack" aria-labelledby="home-continue">
      <h2 id="home-continue">{words.going}</h2>
      <div class="continue">
        <ContinueCard {...last} isLarge />
        {others.map((other) => (
          <ContinueCard key={other.progress.id} {...other} />
        ))}
      </div>
    </section>
  );
}

interface CardProps {
  readonly progress: ProgressRecord;
  readonly entry: PuzzleEntry | undefined;
  readonly isLarge?: boolean;
}

function ContinueCard({ progress, entry, isLarge = false }: CardProps) {
  const { id, picture, done } = progress;
  const puzzle = entry?.document.puzzle;
  const look = puzzle === undefined ? progress : lookOf(puzzle);
  const height = puzzle?.height ?? Math.round(picture.length / Math.max(1, look.width));
  const isSolved = solvesById.value?.has(id) === true;
  const title = (entry === undefined ? madeTitle(id) : shownTitle(entry, isSolved)) || words.untitled;
  return (
    <a class={`continue-card tile-link ${isLarge ? 'continue-last' : ''}`} href={linkTo('play', id)}>
      <Thumbnail look={look} height={height} picture={picture} isSolved={false} />
      <span class="continue-text">
        <span class="continue-title" data-verbatim>
          {title}
        </span>
        {look.width > 0 && <span class="soft">{words.size(look.width, height)}</span>}
        <span class="continue-part">
          <progress value={done} max={1} aria-label={title} data-verbatim />
          <span>{words.percent(done)}</span>
        </span>
        {isLarge && (
          <span class="button button-primary continue-go">
            <Icon name="play" />
            {words.going}
          </span>
        )}
      </span>
    </a>
  );
}
