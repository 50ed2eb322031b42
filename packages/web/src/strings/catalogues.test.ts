// Every language says everything. The compiler asks for each message, too; this test also looks at what a message
// makes of its values, and at the pseudo-locale.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATALOGUES, LANGUAGES, languageName, languageOf, PSEUDO } from './languages.js';
import { MARKS, pseudo } from './pseudo.js';

/** Values for the parameters of any message: in range for stars, steps and sizes. */
const VALUES = ['2', '3', '2', '3'];

/** Every message of a catalogue with its path; functions are called. */
function messages(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    return [[`${path}()`, String((value as (...values: unknown[]) => unknown)(...VALUES))]];
  }
  return Object.entries(value as object).flatMap(([key, part]) => messages(part, `${path}/${key}`));
}

async function catalogue(language: (typeof LANGUAGES)[number]) {
  const { first, rest, tools } = CATALOGUES[language];
  return { ...(await first()), ...(await rest()), ...(await tools()) };
}

const english = new Map(messages(await catalogue('en')));

for (const language of LANGUAGES) {
  test(`${language}: no message is missing, none is too many`, async () => {
    const paths = messages(await catalogue(language)).map(([path]) => path);
    assert.deepEqual(paths.sort(), [...english.keys()].sort());
  });

  test(`${language}: every message says something, with the same values as in English`, async () => {
    for (const [path, text] of messages(await catalogue(language))) {
      const original = english.get(path) ?? '';
      assert.equal(text === '', original === '', `${path}: ${text}`);
      // A key is named by its letter; a number that is written out (MB, 4 parts) is the same in all of them.
      const digits = (of: string) => (of.match(/\d/g) ?? []).sort().join('');
      assert.equal(digits(text), digits(original), `${path}: ${text}`);
      assert(!text.includes('undefined') && !text.includes('#  '), `${path}: ${text}`);
    }
  });
}

test('a translation is not English', async () => {
  for (const language of LANGUAGES.filter((other) => other !== 'en')) {
    const all = messages(await catalogue(language)).filter(([, text]) => /[a-z]{4}/i.test(text));
    const same = all.filter(([path, text]) => english.get(path) === text);
    assert(same.length < all.length / 10, `${language}: ${same.map(([path]) => path).join(' ')}`);
  }
});

test('plurals follow the language', async () => {
  const { clueWords } = await catalogue('fr');
  assert.equal(clueWords.tooLong(1), '1 case de trop');
  assert.equal(clueWords.tooLong(2), '2 cases de trop');
  // In French zero is singular, in English plural.
  assert.equal(clueWords.tooLong(0), '0 case de trop');
  assert.equal((await catalogue('en')).clueWords.tooLong(0), '0 cells too long');
});

test('numbers follow the language', async () => {
  assert.equal((await catalogue('de')).clueWords.totalsDiffer(1234).match(/[\d.]+/)?.[0], '1.234');
  assert.equal((await catalogue('en')).home.percent(0.999), '99%');
});

test('the language of the browser, the chosen one first', () => {
  assert.equal(languageOf('auto', ['fr-CA', 'en']), 'fr');
  assert.equal(languageOf('auto', ['pt-BR', 'es-MX']), 'es');
  assert.equal(languageOf('auto', ['ja']), 'en');
  assert.equal(languageOf('de', ['fr']), 'de');
  assert.equal(languageOf(PSEUDO, ['fr']), PSEUDO);
  assert.deepEqual(LANGUAGES.map(languageName), ['English', 'Deutsch', 'Français', 'Español']);
});

test('the pseudo-locale marks every message', async () => {
  for (const [path, text] of messages(pseudo(await catalogue('en')))) {
    assert(text === '' || (text.startsWith(MARKS.begin) && text.endsWith(MARKS.end)), `${path}: ${text}`);
  }
});
