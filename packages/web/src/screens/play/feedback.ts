// What a player hears and feels: short, soft, synthesised sounds and a tick of the motor, each only when it is
// switched on. Nothing here is needed to play.
import { effect } from '@preact/signals';
import { settings } from '../../settings/settings.js';
import type { PlayModel } from './play-model.js';

/** A tone: its pitch in hertz, when it begins and how long it lasts in seconds, how loud it is. */
interface Tone {
  readonly pitch: number;
  readonly at?: number;
  readonly lasts?: number;
  readonly volume?: number;
}

const SOUNDS = {
  mark: [{ pitch: 520, lasts: 0.05 }],
  cross: [{ pitch: 330, lasts: 0.05 }],
  erase: [{ pitch: 240, lasts: 0.06 }],
  line: [
    { pitch: 660, lasts: 0.09 },
    { pitch: 880, at: 0.07, lasts: 0.12 },
  ],
  solved: [523, 659, 784, 1047].map((pitch, i) => ({ pitch, at: i * 0.11, lasts: 0.35, volume: 0.09 })),
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof SOUNDS;

const VIBRATIONS: Readonly<Record<SoundName, number | number[]>> = {
  mark: 8,
  cross: 8,
  erase: 8,
  line: [10, 30, 14],
  solved: [20, 60, 20, 60, 40],
};

export class Feedback {
  private audio: AudioContext | undefined;

  constructor(private readonly model: PlayModel) {}

  /** Follows the play; the result stops that. */
  follow(): () => void {
    let moves = this.model.play.peek().done.length;
    let lines = finishedOf(this.model);
    const stop = effect(() => {
      const { done } = this.model.play.value;
      const now = finishedOf(this.model);
      const isSolved = this.model.solved.value;
      if (done.length > moves)
        this.give(isSolved ? 'solved' : now > lines ? 'line' : soundOf(done.at(-1)?.changes[0]?.to));
      moves = done.length;
      lines = now;
    });
    return () => {
      stop();
      this.audio?.close().catch(() => undefined);
    };
  }

  give(name: SoundName): void {
    const { sound, haptics } = settings.peek();
    if (haptics) navigator.vibrate?.(VIBRATIONS[name]);
    if (sound) this.sound(SOUNDS[name]);
  }

  private sound(tones: readonly Tone[]): void {
    try {
      this.audio ??= new AudioContext();
      for (const tone of tones) play(this.audio, tone);
    } catch {
      // No sound here.
    }
  }
}

function soundOf(mark: number | undefined): SoundName {
  if (mark === 1) return 'cross';
  // A single candidate is a colour; several are a cell without a mark.
  return mark !== undefined && (mark & (mark - 1)) === 0 ? 'mark' : 'erase';
}

function finishedOf(model: PlayModel): number {
  return model.lines.value.filter((mark) => mark === 'finished').length;
}

function play(audio: AudioContext, { pitch, at = 0, lasts = 0.08, volume = 0.06 }: Tone): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  oscillator.type = 'sine';
  oscillator.frequency.value = pitch;
  // A soft beginning and end: a tone that is cut clicks.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts + 0.02);
}
