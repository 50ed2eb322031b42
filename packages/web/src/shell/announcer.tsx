// What is said aloud and shown for a moment. `announce` speaks through a live region; `notify` also
// shows a note at the foot of the page.
import { signal } from '@preact/signals';

const spoken = signal('');
const note = signal('');
let fading: ReturnType<typeof setTimeout> | undefined;

/** Says something to a screen reader; the same words twice are said twice. */
export function announce(text: string): void {
  // A live region speaks when its text changes.
  spoken.value = spoken.peek() === text ? `${text}\u00a0` : text;
}

/** Shows and says something that needs no answer. */
export function notify(text: string): void {
  announce(text);
  note.value = text;
  clearTimeout(fading);
  fading = setTimeout(() => {
    note.value = '';
  }, 5000);
}

export function Announcer() {
  return (
    <>
      <div class="visually-hidden" aria-live="polite" data-testid="spoken">
        {spoken.value}
      </div>
      {note.value !== '' && (
        <div class="note" aria-hidden="true">
          {note.value}
        </div>
      )}
    </>
  );
}
