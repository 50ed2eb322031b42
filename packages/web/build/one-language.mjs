// The page speaks English: the library's sentences in other languages are left out of what it loads, and
// English stands for each of them. It matters most for the worker, which has to be there before the first hint.
const OTHER_LANGUAGE = /\/messages\/(?!en\/)[a-z]{2}\/([a-z]+)\.js$/;

export function oneLanguage() {
  return {
    name: 'one-language',
    load(id) {
      const [, subject] = OTHER_LANGUAGE.exec(id) ?? [];
      return subject === undefined ? null : `export * from '../en/${subject}.js';`;
    },
  };
}
