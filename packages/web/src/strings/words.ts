// The words of the page in the language of the player. Components read them as plain objects, by subject; reading
// follows a signal, so that what is shown changes with the language. Nothing may be read before it is loaded, and
// therefore nothing while a module starts: `words.x` belongs inside a function.
import type { Locale } from '@crosshatch/core/messages';
import { batch, computed, signal } from '@preact/signals';
import { type Language, loadWords, PSEUDO, type WordPart, type Words } from './languages.js';

const catalogue = signal<Partial<Words>>({});

/** The language that is shown. */
export const language = signal<Language>('en');

/** The language of the library's sentences. */
export const locale = computed<Locale>(() => (language.value === PSEUDO ? 'en' : language.value));

let wanted: Language | undefined;

/** Loads a language and shows it: these parts of its words, and those that are there already. */
export async function showLanguage(next: Language, parts: readonly WordPart[]): Promise<void> {
  wanted = next;
  const words = await loadWords(next, parts);
  if (wanted === next) useWords(next, words); // else another one was chosen meanwhile
}

/** Words beyond those of the first screen, in the language that is shown. */
export async function addWords(parts: readonly WordPart[]): Promise<void> {
  const missing = parts.filter((part) => !(SIGNS[part] in catalogue.peek()));
  if (missing.length === 0) return;
  const shown = language.peek();
  const words = await loadWords(shown, missing);
  if (language.peek() === shown) useWords(shown, { ...catalogue.peek(), ...words });
}

/** A subject of each part, by which it is known to be there. */
const SIGNS: Readonly<Record<WordPart, keyof Words>> = { first: 'home', rest: 'play', tools: 'makeWords' };

/** Shows these words. */
export function useWords(next: Language, words: Partial<Words>): void {
  batch(() => {
    language.value = next;
    catalogue.value = words;
  });
}

/** The subject, whatever the language is when it is read. */
function subject<K extends keyof Words>(name: K): Words[K] {
  return whenRead(() => {
    const words = catalogue.value[name];
    if (words === undefined) throw new Error(`The words of "${name}" are not loaded yet.`);
    return words;
  });
}

/** An object that is looked up anew whenever one of its properties is read. */
export function whenRead<T extends object>(find: () => T): T {
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(find(), key),
    has: (_, key) => Reflect.has(find(), key),
  });
}

export const shell = subject('shell');
export const clueWords = subject('clueWords');
export const createWords = subject('createWords');
export const dailyWords = subject('dailyWords');
export const home = subject('home');
export const help = subject('help');
export const learnWords = subject('learnWords');
export const makeWords = subject('makeWords');
export const meWords = subject('meWords');
export const moveWords = subject('moveWords');
export const play = subject('play');
export const scanWords = subject('scanWords');
export const settingsWords = subject('settingsWords');
export const shareWords = subject('shareWords');
export const solveWords = subject('solveWords');
