// The way to the next puzzle of Endless, or to that of a code: made here, and played at once.
import { useEffect, useState } from 'preact/hooks';
import { type CodeTrouble, codeId, nextEndless } from '../../puzzles/made.js';
import { linkTo } from '../../route.js';
import { Failed, NotHere, type ScreenProps } from '../../shell/screen.js';
import { home, dailyWords as words } from '../../strings/words.js';

export function EndlessScreen({ rest }: ScreenProps) {
  const [trouble, setTrouble] = useState<CodeTrouble | 'failed' | undefined>(undefined);
  const begin = () => {
    let isStale = false;
    setTrouble(undefined);
    idOf(rest).then(
      (found) => {
        if (isStale) return;
        if ('fault' in found) setTrouble(found.fault);
        // In place of this address: going back does not make another one.
        else location.replace(linkTo('play', found.id));
      },
      () => isStale || setTrouble('failed'),
    );
    return () => {
      isStale = true;
    };
  };
  useEffect(begin, [rest]);
  if (trouble === 'failed') return <Failed onAgain={begin} />;
  if (trouble !== undefined) return <NotHere title={words.failed} text={home.badCode[trouble]} />;
  return (
    <p class="page soft" role="status">
      {words.making}
    </p>
  );
}

async function idOf(rest: string): Promise<{ id: string } | { fault: CodeTrouble }> {
  if (rest === '') return { id: await nextEndless() };
  try {
    return await codeId(decodeURIComponent(rest));
  } catch (error) {
    if (error instanceof URIError) return { fault: 'malformed' };
    throw error;
  }
}
