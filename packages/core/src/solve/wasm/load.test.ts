// The loader, on a module so small that it is written here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileHex, loadWasm, type WasmNumber } from './load.js';

/** A module with one exported number, which `next` makes larger by one. */
const COUNTER = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // one type, () -> (); one function of it
  ...[0x01, 0x04, 0x01, 0x60, 0x00, 0x00, 0x03, 0x02, 0x01, 0x00],
  // one mutable i32, at first 7
  ...[0x06, 0x06, 0x01, 0x7f, 0x01, 0x41, 0x07, 0x0b],
  // "next" and "n"
  ...[0x07, 0x0c, 0x02, 0x04, 0x6e, 0x65, 0x78, 0x74, 0x00, 0x00, 0x01, 0x6e, 0x03, 0x00],
  // n = n + 1
  ...[0x0a, 0x0b, 0x01, 0x09, 0x00, 0x23, 0x00, 0x41, 0x01, 0x6a, 0x24, 0x00, 0x0b],
]);

interface Counter {
  next(): void;
  readonly n: WasmNumber;
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** What `work` gives where the platform has this in place of WebAssembly. */
function onPlatform<T>(webAssembly: unknown, work: () => T): T {
  const kept = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly') as PropertyDescriptor;
  Object.defineProperty(globalThis, 'WebAssembly', { ...kept, value: webAssembly });
  try {
    return work();
  } finally {
    Object.defineProperty(globalThis, 'WebAssembly', kept);
  }
}

const load = (bytes: Uint8Array) => loadWasm<Counter>(() => compileHex(textOf(bytes)));

test('every call makes an instance of its own', () => {
  const loaded = load(COUNTER);
  assert(loaded.ok);
  const [first, second, third] = [loaded.instantiate(), loaded.instantiate(), loaded.instantiate()];
  first.next();
  first.next();
  second.next();
  assert.deepEqual([first.n.value, second.n.value, third.n.value], [9, 8, 7]);
});

test('every byte is decoded', () => {
  const all = Uint8Array.from({ length: 256 }, (_, i) => i);
  const given: Uint8Array[] = [];
  class Recorder {
    constructor(bytes: Uint8Array) {
      given.push(bytes);
    }
  }
  onPlatform({ Module: Recorder, Instance: Recorder }, () => compileHex(textOf(all)));
  assert.deepEqual(given, [all]);
});

test('a platform without WebAssembly is reported with a remedy', () => {
  const loaded = onPlatform(undefined, () => load(COUNTER));
  assert(!loaded.ok);
  assert.equal(loaded.fallback.reason, 'unavailable');
  assert.match(loaded.fallback.message, /Enable WebAssembly/);
});

test('a refusal is reported with the words of the platform and a remedy', () => {
  class Forbidden {
    constructor() {
      throw new Error('blocked by CSP');
    }
  }
  const forbidding = { Module: Forbidden, Instance: Forbidden };
  for (const loaded of [onPlatform(forbidding, () => load(COUNTER)), load(COUNTER.subarray(4))]) {
    assert(!loaded.ok);
    assert.equal(loaded.fallback.reason, 'forbidden');
    assert.match(loaded.fallback.message, /'wasm-unsafe-eval'/);
    assert(loaded.fallback.message.includes(loaded.fallback.detail) && loaded.fallback.detail !== '');
  }
});
