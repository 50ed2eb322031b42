// What can be done with any puzzle, wherever it is shown: play it, share it.

import type { PuzzleDocument } from '@crosshatch/core/model';
import { useSignal } from '@preact/signals';
import { Icon } from '../components/icon.js';
import { Lazy } from '../components/lazy.js';
import { keepDocument } from '../puzzles/own.js';
import { goTo } from '../router.js';
import { shareWords as words } from '../strings/words.js';

interface PlayProps {
  readonly document: PuzzleDocument;
  readonly label: string;
  readonly isMain?: boolean;
}

/** Keeps the puzzle with the player's own, and opens it. */
export function PlayButton({ document, label, isMain = false }: PlayProps) {
  return (
    <button
      type="button"
      class={`button ${isMain ? 'button-primary' : ''}`}
      onClick={async () => {
        goTo('play', await keepDocument(document));
      }}
    >
      {label}
    </button>
  );
}

interface ShareProps {
  readonly document: PuzzleDocument;
  readonly label?: string;
}

export function ShareButton({ document, label = words.share }: ShareProps) {
  const isOpen = useSignal(false);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="share" />
        {label}
      </button>
      {isOpen.value && <LazyShareDialog document={document} onClose={close} />}
    </>
  );
}

/** The dialog, loaded when somebody first shares something. */
export function LazyShareDialog(props: {
  readonly document: PuzzleDocument;
  /** What it is called on paper: the title of a puzzle that is not solved gives its picture away. */
  readonly title?: string;
  readonly onClose: () => void;
}) {
  return <Lazy load={() => import('./share-dialog.js').then((module) => module.ShareDialog)} with={props} />;
}
