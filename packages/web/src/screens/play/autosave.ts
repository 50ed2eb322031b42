// Keeps the play after every move, and follows another tab that goes on with the same puzzle. One write at a
// time: what changes meanwhile is written next, so that the last state always gets there. Of two tabs the
// newest write wins: a tab whose write is refused takes over what is stored.
import { effect } from '@preact/signals';
import { keepProgress, type ProgressRecord, progressOf } from '../../puzzles/progress.js';
import { TabChannel } from '../../puzzles/tabs.js';

/** What is kept, seen from here. */
export interface Kept {
  readonly id: string;
  /** Something that is another value after every change; read inside an effect. */
  readonly state: () => unknown;
  /** The record as it would be written now, but for its revision. */
  readonly record: () => Omit<ProgressRecord, 'revision'>;
  /** Whether there is anything to keep: a puzzle that was only looked at leaves no record. */
  readonly isBegun: () => boolean;
  /** Takes over what another tab has written. */
  readonly follow: (record: ProgressRecord) => void;
}

/** Starts, with the revision that was read; the result writes a last time and stops. */
export function autosave(kept: Kept, revision: number): () => void {
  const { id } = kept;
  const tabs = new TabChannel();
  let seen = revision;
  let written = kept.state();
  /** The play of the revision that was seen last. */
  let base = kept.record().play;
  let isWriting = false;
  let isDue = false;
  const takeOver = (record: ProgressRecord) => {
    seen = record.revision;
    base = record.play;
    kept.follow(record);
    written = kept.state();
    isDue = false;
  };
  const save = async () => {
    isDue = true;
    if (isWriting) return;
    isWriting = true;
    while (isDue) {
      isDue = false;
      const state = kept.state();
      const record = { ...kept.record(), revision: seen + 1 };
      const stored = await keepProgress(record);
      const isMine = stored.play === record.play && stored.revision === record.revision;
      if (!isMine && stored.play === base) {
        // Another tab has written the time alone: nothing that this one would undo.
        seen = stored.revision;
        isDue = true;
      } else if (!isMine) takeOver(stored);
      else {
        base = record.play;
        seen = record.revision;
        written = state;
        tabs.send({ id, revision: seen });
      }
    }
    isWriting = false;
  };
  const look = async () => {
    const stored = await progressOf(id);
    if (stored === undefined || stored.revision <= seen || isWriting) return;
    if (stored.play === base) seen = stored.revision;
    else takeOver(stored);
  };
  const stops = [
    effect(() => {
      if (kept.state() !== written) save();
    }),
    tabs.listen((other) => {
      if (other.id === id && other.revision > seen) look();
    }),
  ];
  const onVisibility = () => {
    // A tab that was frozen has heard nothing; one that is left writes the time.
    if (!document.hidden) look();
    else if (kept.isBegun()) save();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    if (kept.isBegun()) save();
    for (const stop of stops) stop();
  };
}
