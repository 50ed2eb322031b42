// Playing a puzzle: finds it and what was kept of it, then shows it.
import { useEffect, useState } from 'preact/hooks';
import { madeIdOf } from '../../puzzles/made-id.js';
import { findPuzzle } from '../../puzzles/own.js';
import { progressOf } from '../../puzzles/progress.js';
import { Failed, NotHere, type ScreenProps } from '../../shell/screen.js';
import { shell, play as words } from '../../strings/words.js';
import { PlayTable } from './play-table.js';
import { Session } from './session.js';

export function PlayScreen({ rest: id }: ScreenProps) {
  const [session, setSession] = useState<Session | 'missing' | 'failed' | undefined>(undefined);
  const load = () => {
    setSession(undefined);
    let isStale = false;
    openSession(id).then(
      (opened) => isStale || setSession(opened ?? 'missing'),
      () => isStale || setSession('failed'),
    );
    return () => {
      isStale = true;
    };
  };
  useEffect(load, [id]);
  useEffect(() => (madeIdOf(id)?.kind === 'endless' ? prepareSoon() : undefined), [id]);
  if (session === undefined) return <p class="page soft">{shell.loading}</p>;
  if (session === 'failed') return <Failed onAgain={load} />;
  if (session === 'missing') {
    return <NotHere title={words.unknownPuzzle} text={words.unknownPuzzleText} />;
  }
  return <PlayTable key={session.entry.id} session={session} />;
}

/** The next puzzle of Endless, once this one is there. */
function prepareSoon(): () => void {
  const made = import('../../puzzles/made.js').then(({ prepareNext }) =>
    isOver ? undefined : prepareNext(),
  );
  let isOver = false;
  return () => {
    isOver = true;
    made.then((stop) => stop?.());
  };
}

async function openSession(id: string): Promise<Session | undefined> {
  const [entry, record] = await Promise.all([findPuzzle(id), progressOf(id)]);
  return entry === undefined ? undefined : new Session(entry, record);
}
