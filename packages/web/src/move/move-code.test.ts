// Codes that move everything to another device: what goes in comes out, in any order, and nothing else does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  joined,
  MOST_PARTS,
  type Part,
  packed,
  partsOf,
  readPart,
  unpacked,
  wholePart,
  withPart,
} from './move-code.js';

/** Text that does not compress to nothing. */
function text(length: number): string {
  let state = 7;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return String.fromCharCode(32 + (state >>> 25));
  }).join('');
}

test('a text becomes a code and a text again, with letters of any script', async () => {
  for (const original of ['', '{"title":"Größe ✓ 画"}', text(5000)]) {
    assert.equal(await unpacked(await packed(original)), original);
  }
  assert.match(await packed(text(500)), /^[\w-]+$/);
});

test('a damaged code is refused', async () => {
  const code = await packed(text(300));
  assert.equal(await unpacked(code.slice(0, -8)), undefined);
  assert.equal(await unpacked(`${code.slice(0, 40)}x${code.slice(41)}`.replace(/^./, '_')), undefined);
  assert.equal(await unpacked('!!'), undefined);
});

test('parts come in any order, twice, and as whole links', async () => {
  const code = await packed(text(6000));
  const parts = partsOf(code);
  assert(parts.length > 2 && parts.length <= MOST_PARTS, String(parts.length));
  assert(parts.every((part) => part.length < 1400));
  let held: readonly Part[] = [];
  for (const part of [...parts.slice(1).reverse(), parts[1], parts[0]]) {
    assert.equal(joined(held), undefined);
    const read = readPart(`https://example.org/crosshatch/#/move/${part}`);
    assert(read !== undefined);
    held = withPart(held, read);
  }
  assert.equal(joined(held), code);
  const whole = readPart(wholePart(code));
  assert(whole !== undefined);
  assert.equal(joined([whole]), code);
});

test('parts of two codes do not mix', async () => {
  const [one, other] = [partsOf(await packed(text(4000))), partsOf(await packed(text(4100)))];
  const first = readPart(one[0]) as Part;
  const second = readPart(other[1]) as Part;
  assert.deepEqual(withPart([first], second), [second]);
  assert.equal(joined([first, { ...second, set: first.set }]), undefined);
});

test('what is no part is none', () => {
  for (const bad of ['', 'abc', 'abc.0.1.x', 'abc.2.1.x', 'abc.1.99.x', 'abc.1.1.<script>', 'ABC.1.1.x']) {
    assert.equal(readPart(bad), undefined, bad);
  }
});
