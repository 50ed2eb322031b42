// Puzzles that the player has marked to find them again.
import { local } from '../storage/local.js';
import { recordId } from './record.js';

/** More are not kept: a list of everything is no list of favourites. */
const MOST = 5000;

export function readFavorites(value: unknown): readonly string[] {
  const ids = (Array.isArray(value) ? value : []).slice(0, MOST).flatMap((id) => recordId(id) ?? []);
  return [...new Set(ids)];
}

export const favorites = local('crosshatch.favorites', readFavorites);

export function toggleFavorite(id: string): void {
  const now = favorites.peek();
  favorites.set(now.includes(id) ? now.filter((other) => other !== id) : [...now, id].slice(-MOST));
}
