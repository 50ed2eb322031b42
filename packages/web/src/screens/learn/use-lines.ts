// Practice lines for a technique, one after the other.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lesson } from '../../puzzles/lessons.js';
import { language } from '../../strings/words.js';
import { LibraryWorker } from '../../worker/client.js';
import type { PracticeLine } from '../../worker/practice.js';

export function useLines(technique: Lesson): { line: PracticeLine | undefined; next: () => void } {
  const worker = useMemo(() => new LibraryWorker(), []);
  useEffect(() => () => worker.cancelAll(), [worker]);
  const [turn, setTurn] = useState(0);
  const [line, setLine] = useState<PracticeLine | undefined>(undefined);
  useEffect(() => {
    let isStale = false;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    worker.call('practiceLine', { technique, seed }).then(
      (made) => isStale || setLine(made),
      () => undefined, // the screen was left
    );
    return () => {
      isStale = true;
    };
  }, [technique, turn, language.value]);
  const next = () => {
    setLine(undefined);
    setTurn(turn + 1);
  };
  return { line, next };
}
