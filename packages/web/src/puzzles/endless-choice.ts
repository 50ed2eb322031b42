// What the player wants from Endless, and the next puzzle of that kind, prepared while another one is played.
import { local } from '../storage/local.js';

export const ENDLESS_SIZES = [5, 10, 15, 20, 25, 30] as const;
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export const TEXTURES = ['any', 'picture', 'pattern'] as const;

export interface EndlessChoice {
  readonly size: (typeof ENDLESS_SIZES)[number];
  readonly difficulty: (typeof DIFFICULTIES)[number];
  readonly isColored: boolean;
  readonly texture: (typeof TEXTURES)[number];
}

const FIRST: EndlessChoice = { size: 10, difficulty: 'easy', isColored: false, texture: 'any' };

export function readEndlessChoice(value: unknown): EndlessChoice {
  const row = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return {
    size: ENDLESS_SIZES.find((size) => size === row.size) ?? FIRST.size,
    difficulty: DIFFICULTIES.find((difficulty) => difficulty === row.difficulty) ?? FIRST.difficulty,
    isColored: row.isColored === true,
    texture: TEXTURES.find((texture) => texture === row.texture) ?? FIRST.texture,
  };
}

export const endlessChoice = local('crosshatch.endless', readEndlessChoice);

/** A puzzle that is ready, and for which choice. */
export interface Prepared {
  readonly choice: EndlessChoice;
  readonly code: string;
}

export const prepared = local('crosshatch.endless-next', (value): Prepared | undefined => {
  const row = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const isCode = typeof row.code === 'string' && /^[0-9A-Z-]{6,40}$/.test(row.code);
  return isCode ? { choice: readEndlessChoice(row.choice), code: String(row.code) } : undefined;
});

export function sameChoice(one: EndlessChoice, other: EndlessChoice): boolean {
  return JSON.stringify(readEndlessChoice(one)) === JSON.stringify(readEndlessChoice(other));
}
