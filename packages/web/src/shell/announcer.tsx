// What is said aloud and shown for a moment. `announce` speaks through a live region; `notify` also
// shows a note. The note is in the browser's top layer, so that no dialog hides it, takes no taps, and goes
// away with the next one.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

const spoken = signal('');
/** The newest note. Its words stay when it is hidden, so that one note is replaced by the next at once. */
const note = signal({ text: '', isShown: false });
let fading: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds that a note is shown. */
const SHOWN_FOR = 5000;

/** Says something to a screen reader; the same words twice are said twice. */
export function announce(text: string): void {
  // A live region speaks when its text changes.
  spoken.value = spoken.peek() === text ? `${text}\u00a0` : text;
}

/** Shows and says something that needs no answer. */
export function notify(text: string): void {
  announce(text);
  note.value = { text, isShown: true };
  clearTimeout(fading);
  fading = setTimeout(clear, SHOWN_FOR);
}

function clear(): void {
  note.value = { ...note.peek(), isShown: false };
}

export function Announcer() {
  return (
    <>
      <div class="visually-hidden" aria-live="polite" data-testid="spoken">
        {spoken.value}
      </div>
      <Note {...note.value} />
    </>
  );
}

function Note({ text, isShown }: { text: string; isShown: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popover = element.current;
    if (popover === null) return;
    // Shown again, so that it lies over a dialog that was opened since.
    if (popover.matches(':popover-open')) popover.hidePopover();
    if (!isShown) return;
    popover.showPopover();
    // The tap that asked for the note is over: the next one means something else.
    addEventListener('pointerdown', clear, { capture: true, once: true });
    return () => removeEventListener('pointerdown', clear, { capture: true });
  }, [text, isShown]);
  return (
    <div ref={element} class="note" popover="manual" aria-hidden="true">
      {text}
    </div>
  );
}
