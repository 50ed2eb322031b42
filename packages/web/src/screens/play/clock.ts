// How long the player has been playing: runs while the page is seen, the puzzle is not solved, and the player has
// not paused it.
import { type ReadonlySignal, signal } from '@preact/signals';

export class Clock {
  readonly seconds;
  readonly isPaused = signal(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    start: number,
    private readonly isOver: ReadonlySignal<boolean>,
  ) {
    this.seconds = signal(start);
  }

  /** Starts; the result stops for good. */
  run(): () => void {
    const follow = () => {
      clearInterval(this.timer);
      if (document.hidden) return;
      this.timer = setInterval(() => {
        if (!this.isOver.peek() && !this.isPaused.peek()) this.seconds.value += 1;
      }, 1000);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(this.timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }
}

/** `4:07`, `1:02:09`. */
export function timeText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.trunc(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.trunc(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
