// What a player has to load before the first hint is the library in its worker: this makes it smaller.
const OTHER_LANGUAGE = /\/explain\/words\/(?!en\b)([a-z]{2})\.js$/;

/** The page speaks English: the sentences in other languages are left out, each stands for English here. */
function oneLanguage() {
  return {
    name: 'one-language',
    load(id) {
      const [, language] = OTHER_LANGUAGE.exec(id) ?? [];
      return language === undefined ? null : `export { en as ${language} } from './en.js';`;
    },
  };
}

export const smallWorker = () => [oneLanguage()];
