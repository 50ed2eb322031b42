// The page speaks English. The library's sentences in other languages would be a tenth of what a player
// has to load before the first hint, so they are left out: each stands for English here.
const OTHER = /\/explain\/words\/(?!en\b)([a-z]{2})\.js$/;

export function oneLanguage() {
  return {
    name: 'one-language',
    load(id) {
      const [, language] = OTHER.exec(id) ?? [];
      return language === undefined ? null : `export { en as ${language} } from './en.js';`;
    },
  };
}
