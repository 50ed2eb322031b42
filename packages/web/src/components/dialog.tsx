// A modal dialog: the browser's own, which keeps the focus inside, closes on Escape and gives the focus
// back. A click beside it closes it too.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { shell } from '../strings/words.js';
import './dialog.css';
import { Icon } from './icon.js';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** A class for its content. */
  readonly class?: string;
}

export function Dialog({ title, onClose, children, class: name = '' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the browser handles
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div class={`dialog-inside ${name}`}>
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="button button-quiet button-icon"
            aria-label={shell.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
