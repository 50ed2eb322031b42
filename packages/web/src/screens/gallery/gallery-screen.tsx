// The first screen: what this is, and every puzzle there is to play.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { FileDrop } from '../../components/files.js';
import type { PuzzleEntry } from '../../puzzles/entry.js';
import { loadOwnPuzzles, ownPuzzles } from '../../puzzles/own.js';
import { loadProgress, progressById } from '../../puzzles/progress.js';
import { shippedPuzzles } from '../../puzzles/shipped.js';
import { loadSolves, solvesById } from '../../puzzles/solves.js';
import { linkTo } from '../../route.js';
import { restoreScroll } from '../../router.js';
import { Failed, type ScreenProps, useTitle } from '../../shell/screen.js';
import { recoveries } from '../../storage/page-store.js';
import { shell, gallery as words } from '../../strings/words.js';
import './gallery.css';
import { galleryGroups } from './groups.js';
import { Lesson } from './lesson.js';
import { playFile } from './play-file.js';
import { PuzzleCard } from './puzzle-card.js';

export function GalleryScreen(_: ScreenProps) {
  useTitle('');
  const [shipped, setShipped] = useState<readonly PuzzleEntry[] | 'failed' | undefined>(undefined);
  const load = () => {
    setShipped(undefined);
    shippedPuzzles().then(setShipped, () => setShipped('failed'));
  };
  useEffect(load, []);
  useEffect(() => {
    loadOwnPuzzles();
    loadProgress();
    loadSolves();
  }, [recoveries.value]);
  const isComplete =
    typeof shipped === 'object' && progressById.value !== undefined && solvesById.value !== undefined;
  useLayoutEffect(() => {
    if (isComplete) restoreScroll('gallery');
  }, [isComplete]);
  if (shipped === 'failed') return <Failed onAgain={load} />;
  const own = ownPuzzles.value ?? [];
  const known = progressById.value ?? new Map();
  const all = [...own, ...(shipped ?? [])];
  const going = all
    .filter(({ id }) => known.has(id) && !known.get(id)?.solved)
    .sort((a, b) => (known.get(b.id)?.touched ?? 0) - (known.get(a.id)?.touched ?? 0))
    .slice(0, 4);
  return (
    <div class="page gallery">
      <section class="hero">
        <div class="hero-text">
          <h1>{words.headline}</h1>
          <p class="hero-lead">{words.lead}</p>
          {going.length === 0 && (
            <p>
              <a class="button button-primary" href={linkTo('play', FIRST)}>
                {words.begin}
              </a>
            </p>
          )}
        </div>
        <Lesson />
      </section>
      {shipped === undefined && <p class="soft">{words.loading}</p>}
      <Section id="going" title={words.going} entries={going} />
      <Section id="own" title={words.own} entries={own} removable />
      {galleryGroups(shipped ?? []).map(({ id, title, note, entries }) => (
        <Section key={id} id={id} title={title} note={note} entries={entries} />
      ))}
      <p class="soft gallery-foot">{shell.promise}</p>
      <FileDrop text={words.drop} opener={playFile} />
    </div>
  );
}

/** The puzzle that somebody new begins with. */
const FIRST = 'umbrella';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly entries: readonly PuzzleEntry[];
  readonly removable?: boolean;
}

function Section({ id, title, note, entries, removable = false }: SectionProps) {
  if (entries.length === 0) return null;
  return (
    <section class="stack" aria-labelledby={`group-${id}`}>
      <div>
        <h2 id={`group-${id}`}>{title}</h2>
        {note !== undefined && <p class="soft">{note}</p>}
      </div>
      <ul class="cards">
        {entries.map((entry) => (
          <PuzzleCard
            key={entry.id}
            entry={entry}
            progress={progressById.value?.get(entry.id)}
            solve={solvesById.value?.get(entry.id)}
            removable={removable}
          />
        ))}
      </ul>
    </section>
  );
}
