// Every language says everything, and in its own words. The compiler asks for every key; here is what it
// cannot see.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ANSWERS } from './answers.js';
import { DIAGNOSES } from './diagnosis.js';
import { FAULTS } from './faults.js';
import { GRADES } from './grades.js';
import { inLocale, LOCALES, type Locale } from './locale.js';
import { TECHNIQUES } from './techniques.js';
import { VERDICTS } from './verdicts.js';

const SUBJECTS = { ANSWERS, DIAGNOSES, FAULTS, GRADES, TECHNIQUES, VERDICTS };

/** Paths of everything in a language, `GRADES.classes.easy`, with what is there. */
function leaves(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

function textsIn(locale: Locale): [string, unknown][] {
  return Object.entries(SUBJECTS).flatMap(([subject, table]) =>
    leaves(inLocale<unknown>(table, locale), subject),
  );
}

const english = new Map(textsIn('en'));

/** Words that are the same in English. */
const SHARED = new Set(['expert', 'technique']);

for (const locale of LOCALES) {
  test(`${locale}: has every text, and nothing else`, () => {
    const kinds = (of: Iterable<[string, unknown]>) =>
      Array.from(of, ([path, value]) => `${path} ${typeof value}`).sort();
    assert.deepEqual(kinds(textsIn(locale)), kinds(english));
  });

  test(`${locale}: no text is empty, or has a placeholder or a gap`, () => {
    for (const [path, value] of textsIn(locale)) {
      if (typeof value !== 'string') continue;
      assert.match(value, /\S/, path);
      assert.doesNotMatch(value, /undefined|NaN|\[object|\$\{|TODO| {2}|^\s|\s$/, `${path}: ${value}`);
    }
  });
}

for (const locale of LOCALES.filter((one) => one !== 'en')) {
  test(`${locale}: no text is the English one`, () => {
    for (const [path, value] of textsIn(locale)) {
      if (typeof value !== 'string' || SHARED.has(value)) continue;
      assert.notEqual(value, english.get(path), path);
    }
  });
}

test('an unknown language is refused', () => {
  assert.throws(() => inLocale(FAULTS, 'tlh' as Locale), {
    name: 'RangeError',
    message: 'The locale is "tlh"; expected one of en, de, fr, es.',
  });
});
