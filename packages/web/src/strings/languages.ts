// Every language of the page: the one place to register. `first` has what the first screen needs, `tools` the
// words of Draw, Scan and Solve, `rest` those of all others; each is loaded when it is needed.
import type { Locale } from '@crosshatch/core/messages';

/** The words of the first load, of most screens, and of Draw, Scan and Solve: the English catalogue says what there is. */
type FirstWords = typeof import('./en/first.js');
type RestWords = typeof import('./en/rest.js');
type ToolWords = typeof import('./en/tools.js');
export type Words = FirstWords & RestWords & ToolWords;

interface Catalogue {
  readonly first: () => Promise<FirstWords>;
  readonly rest: () => Promise<RestWords>;
  readonly tools: () => Promise<ToolWords>;
}

// The library has sentences in each of them: another one is added there first (CONTRIBUTING.md).
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = {
  en: {
    first: () => import('./en/first.js'),
    rest: () => import('./en/rest.js'),
    tools: () => import('./en/tools.js'),
  },
  de: {
    first: () => import('./de/first.js'),
    rest: () => import('./de/rest.js'),
    tools: () => import('./de/tools.js'),
  },
  fr: {
    first: () => import('./fr/first.js'),
    rest: () => import('./fr/rest.js'),
    tools: () => import('./fr/tools.js'),
  },
  es: {
    first: () => import('./es/first.js'),
    rest: () => import('./es/rest.js'),
    tools: () => import('./es/tools.js'),
  },
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

/** A part of the words of a language. */
export type WordPart = keyof Catalogue;

export async function loadWords(language: Language, parts: readonly WordPart[]): Promise<Partial<Words>> {
  const catalogue = CATALOGUES[language === PSEUDO ? 'en' : language];
  const loaded: readonly Partial<Words>[] = await Promise.all(parts.map((part) => catalogue[part]()));
  const words: Partial<Words> = Object.assign({}, ...loaded);
  return language === PSEUDO ? (await import('./pseudo.js')).pseudo(words) : words;
}
