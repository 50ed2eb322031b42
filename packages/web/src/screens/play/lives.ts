// Optional lives: every stroke that makes a mistake costs one, and the third ends the play. Earlier mistakes and
// corrections cost nothing.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../../settings/settings.js';

export const LIVES = 3;

export class Lives {
  readonly mistakes;
  /** Undefined while the player plays without lives. */
  readonly left = computed(() =>
    settings.value.errors === 'lives' ? Math.max(0, LIVES - this.mistakes.value) : undefined,
  );

  constructor(
    private readonly wrong: ReadonlySignal<ReadonlySet<number>>,
    mistakes: number,
  ) {
    this.mistakes = signal(mistakes);
  }

  /** Counts from now on; the result stops that. */
  follow(): () => void {
    let before: ReadonlySet<number> = this.wrong.peek();
    return effect(() => {
      const now = this.wrong.value;
      const isNew = [...now].some((cell) => !before.has(cell));
      before = now;
      if (isNew && settings.peek().errors === 'lives') this.mistakes.value = this.mistakes.peek() + 1;
    });
  }
}
