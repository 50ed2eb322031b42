// What a shared link leads to: the puzzle is read, kept with the player's own, and played at once.
import { useEffect, useState } from 'preact/hooks';
import { keepDocument } from '../../puzzles/own.js';
import { linkTo } from '../../route.js';
import { NotHere, type ScreenProps } from '../../shell/screen.js';
import { shareWords as words } from '../../strings/words.js';
import { LibraryWorker } from '../../worker/client.js';

export function OpenScreen({ rest }: ScreenProps) {
  const trouble = useOpening(rest);
  if (trouble === undefined) return <p class="page soft">{words.opening}</p>;
  return <NotHere title={words.broken} text={words.brokenText} detail={trouble} />;
}

/** What is wrong with the link; undefined while it is being opened. */
function useOpening(code: string): string | undefined {
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  useEffect(() => {
    const worker = new LibraryWorker();
    setTrouble(undefined);
    worker.call('read', { content: code }).then(
      async (result) => {
        if (!result.ok) {
          setTrouble(result.faults[0].message);
          return;
        }
        const id = await keepDocument(result.documents[0]);
        // In place of the link, so that "back" does not open it again.
        location.replace(linkTo('play', id));
      },
      () => setTrouble(''),
    );
    return () => worker.cancelAll();
  }, [code]);
  return trouble;
}
