// What every screen gets and may use: its part of the address, the page's title, and what is shown when
// something is not there.
import { useEffect, useRef } from 'preact/hooks';
import { linkTo } from '../route.js';
import { shell } from '../strings/words.js';
import { announce } from './announcer.js';

export interface ScreenProps {
  /** What follows the screen's name in the address. */
  readonly rest: string;
}

/** Sets the title of the page, and says it when the screen opens: later changes come with something else to say. */
export function useTitle(title: string): void {
  const isSpoken = useRef(false);
  useEffect(() => {
    document.title = shell.title(title);
    if (!isSpoken.current) announce(document.title);
    isSpoken.current = true;
  }, [title]);
}

export function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <section class="page stack" role="alert">
      <h1>{shell.failed}</h1>
      <p>{shell.failedText}</p>
      <p>
        <button type="button" class="button button-primary" onClick={onAgain}>
          {shell.again}
        </button>
      </p>
    </section>
  );
}

interface NotHereProps {
  readonly title: string;
  readonly text: string;
  /** More precisely why; empty for nothing. */
  readonly detail?: string;
}

/** Where the address leads nowhere: why, and the way back to the puzzles. */
export function NotHere({ title, text, detail = '' }: NotHereProps) {
  useTitle(title);
  return (
    <section class="page stack" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {detail !== '' && <p class="soft">{detail}</p>}
      <p>
        <a class="button button-primary" href={linkTo('home')}>
          {shell.toGallery}
        </a>
      </p>
    </section>
  );
}
