// What the player has chosen and learned outside the puzzles: favourites, lessons, the kind of Endless, the drawing. Small values in
// localStorage, which a backup carries too.
import { keptDrawing } from '../storage/kept-drawing.js';
import { type EndlessChoice, endlessChoice, readEndlessChoice } from './endless-choice.js';
import { favorites, readFavorites } from './favorites.js';
import { type Learned, learned, mergeLearned, readLearned } from './lessons.js';

export interface Choices {
  readonly favorites: readonly string[];
  readonly lessons: Learned;
  /** Undefined in a backup of an earlier version. */
  readonly endless?: EndlessChoice;
  /** The drawing on the Make screen, which that screen checks. */
  readonly drawing?: unknown;
}

export function choicesNow(): Choices {
  return {
    favorites: favorites.peek(),
    lessons: learned.peek(),
    endless: endlessChoice.peek(),
    drawing: keptDrawing.peek(),
  };
}

/** The choices of a backup, from anything. */
export function readChoices(row: Readonly<Record<string, unknown>>): Choices {
  return {
    favorites: readFavorites(row.favorites),
    lessons: readLearned(row.lessons),
    ...(row.endless === undefined ? {} : { endless: readEndlessChoice(row.endless) }),
    ...(row.drawing === undefined ? {} : { drawing: row.drawing }),
  };
}

/** Adds the choices of a backup to those that are here: nothing that was marked or learned here is lost. */
export function restoreChoices(restored: Choices): void {
  favorites.set(readFavorites([...favorites.peek(), ...restored.favorites]));
  learned.set(mergeLearned(learned.peek(), restored.lessons));
  if (restored.endless !== undefined) endlessChoice.set(restored.endless);
  if (keptDrawing.peek() === undefined && restored.drawing !== undefined) keptDrawing.set(restored.drawing);
}
