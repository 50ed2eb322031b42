// A slice of the campaign of damaged files (npm run campaign -- inputs): no reader throws, no message is long,
// and what is read survives a round trip. Runs are short here: time is for the campaign to measure.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostileInput } from '../testing/inputs/hostile-inputs.js';
import { examineParse, waysToRead } from '../testing/inputs/parse-checks.js';

const SIZES = { small: 40, medium: 100, large: 12_000 };

for (const seed of [1, 2, 3]) {
  test(`600 damaged files, seed ${seed}`, () => {
    let read = 0;
    for (let index = 0; index < 600; index++) {
      const input = hostileInput(seed, index, SIZES);
      for (const way of waysToRead(input)) {
        const { problems, isRead } = examineParse(input.bytes, way, index);
        const example = Buffer.from(input.bytes.subarray(0, 300)).toString();
        assert.deepEqual(
          problems,
          [],
          `input ${index} (${input.mutations.join(', ')}), read by ${way}: ${example}`,
        );
        if (isRead) read += 1;
      }
    }
    assert(read > 240, `only ${read} were read as puzzles`);
  });
}

test('an input depends on seed and number alone', () => {
  const bytes = (seed: number, index: number) =>
    Buffer.from(hostileInput(seed, index).bytes).toString('base64');
  assert.equal(bytes(5, 77), bytes(5, 77));
  assert.notEqual(bytes(5, 77), bytes(5, 78));
  assert.notEqual(bytes(5, 77), bytes(6, 77));
});
