// The first screen: what was begun, today's puzzle, Endless, and the packs.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { FileDrop } from '../../components/files.js';
import type { PuzzleEntry } from '../../puzzles/entry.js';
import { loadOwnPuzzles, ownPuzzles } from '../../puzzles/own.js';
import { loadProgress, progressById } from '../../puzzles/progress.js';
import { shippedPuzzles } from '../../puzzles/shipped.js';
import { loadSolves, solvesById } from '../../puzzles/solves.js';
import { restoreScroll } from '../../router.js';
import { Failed, type ScreenProps, useTitle } from '../../shell/screen.js';
import { recoveries } from '../../storage/page-store.js';
import { shell, home as words } from '../../strings/words.js';
import { Collection } from './collection.js';
import { Continue } from './continue.js';
import { Endless } from './endless.js';
import './home.css';
import { LessonCard } from './lesson-card.js';
import { playFile } from './play-file.js';
import { Today } from './today.js';

export function HomeScreen(_: ScreenProps) {
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
    if (isComplete) restoreScroll('home');
  }, [isComplete]);
  if (shipped === 'failed') return <Failed onAgain={load} />;
  return (
    <div class="page home">
      <h1 class="visually-hidden">{shell.home}</h1>
      {solvesById.value?.size === 0 && <LessonCard />}
      <Continue entries={[...(ownPuzzles.value ?? []), ...(shipped ?? [])]} />
      <div class="home-pair">
        <Today />
        <Endless />
      </div>
      {shipped === undefined ? <p class="soft">{words.loading}</p> : <Collection entries={shipped} />}
      <p class="soft home-foot">{shell.promise}</p>
      <FileDrop text={words.drop} opener={playFile} />
    </div>
  );
}
