// The language of the page: chosen in the settings, or the browser's. Loaded first and shown then, so that a switch
// never shows a screen without words.
import { effect } from '@preact/signals';
import { languageOf, PSEUDO } from '../strings/languages.js';
import { language, showLanguage } from '../strings/words.js';
import { settings } from './settings.js';

/** Shows the language, now and whenever the choice changes. Resolves when the first one is there. */
export function followLanguage(): Promise<void> {
  let isFirst = true;
  return new Promise((resolve, reject) => {
    effect(() => {
      const next = languageOf(settings.value.language, navigator.languages);
      if (!isFirst && next === language.peek()) return;
      // A later switch may be made on any screen, which has more words than the first.
      const shown = showLanguage(next, isFirst ? ['first'] : ['first', 'rest', 'tools']).then(() =>
        apply(next),
      );
      isFirst = false;
      // Without a network a language that was never loaded is not there: the old one stays.
      shown.then(resolve, reject);
    });
  });
}

function apply(next: string): void {
  const { documentElement } = document;
  documentElement.lang = next;
  documentElement.dir = next === PSEUDO ? 'rtl' : 'ltr';
}
