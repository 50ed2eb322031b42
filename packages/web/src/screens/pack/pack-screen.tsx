// One pack with all its puzzles.
import { useEffect, useState } from 'preact/hooks';
import { PuzzleCard } from '../../cards/puzzle-card.js';
import { packName } from '../../cards/titles.js';
import { Icon } from '../../components/icon.js';
import { CURIOUS, type Pack, packsOf } from '../../puzzles/packs.js';
import { loadProgress } from '../../puzzles/progress.js';
import { shippedPuzzles } from '../../puzzles/shipped.js';
import { loadSolves, solvesById } from '../../puzzles/solves.js';
import { linkTo } from '../../route.js';
import { notify } from '../../shell/announcer.js';
import { Failed, NotHere, type ScreenProps, useTitle } from '../../shell/screen.js';
import { shareWords, shell, home as words } from '../../strings/words.js';
import './pack.css';

export function PackScreen({ rest }: ScreenProps) {
  const [pack, setPack] = useState<Pack | 'missing' | 'failed' | undefined>(undefined);
  const load = () => {
    setPack(undefined);
    Promise.all([shippedPuzzles(), loadProgress(), loadSolves()]).then(
      ([entries]) => setPack(packsOf(entries).find(({ id }) => id === rest) ?? 'missing'),
      () => setPack('failed'),
    );
  };
  useEffect(load, [rest]);
  if (pack === 'failed') return <Failed onAgain={load} />;
  if (pack === 'missing') return <NotHere title={shell.notFound} text={shell.notFoundText} />;
  if (pack === undefined) return <p class="page soft">{shell.loading}</p>;
  return <PackPage pack={pack} />;
}

function PackPage({ pack }: { pack: Pack }) {
  const { id, entries } = pack;
  const name = packName(id);
  useTitle(name);
  const solved = entries.filter((entry) => solvesById.value?.has(entry.id)).length;
  return (
    <div class="page stack">
      <header class="pack-page-head">
        <a class="button button-quiet button-icon" href={linkTo('home')} aria-label={shell.home}>
          <Icon name="back" />
        </a>
        <h1 data-verbatim>{name}</h1>
        <p class="soft">{words.packProgress(solved, entries.length)}</p>
      </header>
      <p>
        <BookletButton pack={pack} />
      </p>
      {id === CURIOUS && <p class="soft">{words.curiousNote}</p>}
      <ul class="cards">
        {entries.map((entry) => (
          <PuzzleCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

/** The pack as a PDF; the button says how far it is. */
function BookletButton({ pack }: { pack: Pack }) {
  const [done, setDone] = useState<number | undefined>(undefined);
  const save = async () => {
    setDone(0);
    try {
      const { saveBooklet } = await import('../../share/save-booklet.js');
      await saveBooklet(pack, setDone);
    } catch {
      notify(shareWords.bookletFailed);
    }
    setDone(undefined);
  };
  return (
    <button type="button" class="button" disabled={done !== undefined} onClick={save}>
      <Icon name="print" />
      {done === undefined ? shareWords.booklet : shareWords.bookletMaking(done, pack.entries.length)}
    </button>
  );
}
