// The languages. The compiler asks the table of every subject for each of them.

/** Languages that can be asked for. */
export const LOCALES = ['en', 'de', 'fr', 'es'] as const;
/** A language of the messages. */
export type Locale = (typeof LOCALES)[number];

/** What one language says, of a table with all of them. Default: English. */
export function inLocale<T>(table: Readonly<Record<Locale, T>>, locale: Locale = 'en'): T {
  if (!LOCALES.includes(locale)) {
    throw new RangeError(`The locale is "${String(locale)}"; expected one of ${LOCALES.join(', ')}.`);
  }
  return table[locale];
}
