import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approximately, countWords } from './count-words.js';

const EVIDENCE = { effort: { lineSolves: 1, states: 1 }, engine: 'wasm' };

test('an estimate is marked as one, beside what is certain', () => {
  const estimate = { count: 3n * 10n ** 17n, low: 2n * 10n ** 17n, high: 45n * 10n ** 16n, confidence: 0.95 };
  const result = {
    count: 123_456n,
    exact: false,
    estimate,
    reason: 'deadline',
    regions: 2,
    ...EVIDENCE,
  } as const;
  assert.equal(
    countWords(result),
    'At least 123,456 solutions, in 2 independent regions; estimated: about 3.00e17 ' +
      '(95 % confidence interval: 2.00e17 to 4.50e17); not all counted: stopped at the time limit',
  );
  const small = { ...estimate, count: 17_137_664n, low: 9_999n, high: 20_439_040n };
  assert.match(
    countWords({ ...result, estimate: small }),
    /about 1\.71e7 \(95 % confidence interval: 9,999 to 2\.04e7\)/,
  );
  const { estimate: _, ...without } = result;
  assert.doesNotMatch(countWords(without), /about|estimated/);
});

test('exact numbers from 10^15 on are also shown short', () => {
  const counted = (count: bigint) => countWords({ count, exact: true, regions: 1, ...EVIDENCE });
  assert.equal(counted(1n), 'Exactly 1 solution');
  assert.equal(counted(999_999_999_999_999n), 'Exactly 999,999,999,999,999 solutions');
  assert.equal(counted(10n ** 15n), 'Exactly 1,000,000,000,000,000 (about 1.00e15) solutions');
  assert.deepEqual([approximately(999_999_999n), approximately(1_000_000_000n)], ['999,999,999', '1.00e9']);
});
