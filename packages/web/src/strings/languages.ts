// Every language of the page: the one place to register. `first` has what the first screen needs, `rest` the
// words of all others; both are loaded when they are needed.
import type { Locale } from '@crosshatch/core/messages';

/** The words of the first load, and all others: the English catalogue says what there is. */
export type FirstWords = typeof import('./en/first.js');
export type RestWords = typeof import('./en/rest.js');
export type Words = FirstWords & RestWords;

interface Catalogue {
  readonly first: () => Promise<FirstWords>;
  readonly rest: () => Promise<RestWords>;
}

// The library has sentences in each of them: another one is added there first (CONTRIBUTING.md).
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = {
  en: { first: () => import('./en/first.js'), rest: () => import('./en/rest.js') },
  de: { first: () => import('./de/first.js'), rest: () => import('./de/rest.js') },
  fr: { first: () => import('./fr/first.js'), rest: () => import('./fr/rest.js') },
  es: { first: () => import('./es/first.js'), rest: () => import('./es/rest.js') },
};

/** A language of tests and of people who change the layout: English, marked, and from right to left. */
export const PSEUDO = 'ar-XB';

export const LANGUAGES = Object.keys(CATALOGUES) as readonly Locale[];

/** What can be chosen; `auto` follows the browser. */
export const LANGUAGE_CHOICES: readonly (Locale | 'auto' | typeof PSEUDO)[] = ['auto', ...LANGUAGES, PSEUDO];

export type Language = Locale | typeof PSEUDO;

/** The language to use: the chosen one, or the first of the browser's that there is; else English. */
export function languageOf(choice: string, wanted: readonly string[]): Language {
  if (choice === PSEUDO) return PSEUDO;
  const codes = [choice, ...wanted].map((tag) => tag.toLowerCase().split('-', 1)[0]);
  return LANGUAGES.find((language) => language === codes.find(isKnown)) ?? 'en';
}

function isKnown(code: string): boolean {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** What a language calls itself: `Deutsch`. */
export function languageName(language: Locale): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export async function loadFirst(language: Language): Promise<FirstWords> {
  if (language !== PSEUDO) return CATALOGUES[language].first();
  const [{ pseudo }, words] = await Promise.all([import('./pseudo.js'), CATALOGUES.en.first()]);
  return pseudo(words);
}

export async function loadRest(language: Language): Promise<RestWords> {
  if (language !== PSEUDO) return CATALOGUES[language].rest();
  const [{ pseudo }, words] = await Promise.all([import('./pseudo.js'), CATALOGUES.en.rest()]);
  return pseudo(words);
}
