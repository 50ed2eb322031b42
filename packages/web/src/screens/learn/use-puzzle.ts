// The puzzle after a lesson. It is looked for while the lines are solved; until one is found, and where the search ends
// without one, it is one of those that come with the page.
import { useEffect, useState } from 'preact/hooks';
import { type Lesson, PRACTICE_CODES } from '../../puzzles/lessons.js';
import { LibraryWorker } from '../../worker/client.js';

/** The code of a puzzle whose hardest step is the technique. */
export function usePuzzle(technique: Lesson): string {
  const [code, setCode] = useState(() => {
    const codes = PRACTICE_CODES[technique];
    return codes[Math.floor(Math.random() * codes.length)];
  });
  useEffect(() => {
    // A worker of its own: the lines are not to wait for the search.
    const worker = new LibraryWorker();
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    worker.call('practicePuzzle', { technique, seed }).then(
      (found) => found !== undefined && setCode(found),
      () => undefined, // the screen was left
    );
    return () => worker.cancelAll();
  }, [technique]);
  return code;
}
