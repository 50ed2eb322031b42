// A reader alone gives what `parse` gives when it is given the format.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '../testing/random.js';
import { randomDocument } from '../testing/random-documents.js';
import { formatById, parse, write } from './index.js';
import { parseSingle, SINGLE_FORMATS } from './single.js';

for (const id of SINGLE_FORMATS) {
  test(`${id} is read alone as it is read with all formats`, async () => {
    const random = new Random(5);
    const supports = formatById(id)?.supports;
    assert(supports !== undefined);
    for (let i = 0; i < 20; i++) {
      const written = write(randomDocument(random, supports), id);
      if (!written.ok) continue;
      const alone = await parseSingle(id, written.output);
      assert(alone.ok);
      assert.deepEqual(alone, parse(written.output, { from: id }));
    }
  });

  test(`${id}: what is not of this format has faults, and limits hold`, async () => {
    assert.deepEqual(await parseSingle(id, ' \n'), parse(' \n', { from: id }));
    const wrong = await parseSingle(id, 'Dear diary, nothing here.');
    assert.deepEqual(wrong, parse('Dear diary, nothing here.', { from: id }));
    assert(!wrong.ok);
    const large = await parseSingle(id, 'x'.repeat(100), { limits: { bytes: 10 } });
    assert(!large.ok);
    assert.equal(large.faults[0].code, 'input-too-large');
  });
}
