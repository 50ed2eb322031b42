// Effort is the same on every machine, and changes only when somebody means it to.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GOLDEN_FILE, goldenEffort } from '../testing/golden-effort.js';

test('the engines do what the golden file says', () => {
  const [want, got] = [readFileSync(GOLDEN_FILE, 'utf8'), goldenEffort()].map((text) => text.split('\n'));
  const lines = (from: readonly string[], without: readonly string[], sign: string) =>
    from.filter((line) => !without.includes(line)).map((line) => `${sign} ${line}`);
  const difference = [...lines(want, got, '-'), ...lines(got, want, '+')];
  assert.deepEqual(
    difference,
    [],
    `The effort differs from effort.golden.txt:\n${difference.join('\n')}\n` +
      'If that is meant, run "npm run generate -- golden" and say in the commit what became better or worse.',
  );
});
