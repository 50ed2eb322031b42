// A store that always answers, whatever the one behind it does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type StorageTrouble, safeStore } from './safe-store.js';
import { memoryStore, type Store } from './store.js';

function over(behind: Promise<Store>) {
  const troubles: (StorageTrouble | undefined)[] = [];
  return { troubles, store: safeStore(behind, (trouble) => troubles.push(trouble), 20) };
}

test('what the storage takes is stored there', async () => {
  const behind = memoryStore();
  const { store, troubles } = over(Promise.resolve(behind));
  await store.put('progress', 'a', { id: 'a' });
  await store.update('solves', 'b', () => ({ id: 'b' }));
  assert.deepEqual(await behind.get('progress', 'a'), { id: 'a' });
  assert.deepEqual(await behind.get('solves', 'b'), { id: 'b' });
  await store.remove('progress', 'a');
  assert.equal(await behind.get('progress', 'a'), undefined);
  assert.deepEqual(troubles, []);
});

test('what it refuses stays in memory, and is newer than what it has', async () => {
  const behind = memoryStore();
  await behind.put('progress', 'a', { id: 'a', play: 'old' });
  const full = () => Promise.reject(new Error('full'));
  const { store, troubles } = over(Promise.resolve({ ...behind, put: full, update: full }));
  await store.put('progress', 'a', { id: 'a', play: 'new' });
  await store.update('progress', 'b', (now) => ({ id: 'b', had: now !== undefined }));
  assert.deepEqual(await store.get('progress', 'a'), { id: 'a', play: 'new' });
  assert.deepEqual(await store.all('progress'), [
    { id: 'a', play: 'new' },
    { id: 'b', had: false },
  ]);
  assert.equal(troubles[0], 'full');
});

test('without a storage, memory serves; what does not answer is given up', async () => {
  const blocked = over(Promise.reject(new Error('no')));
  await blocked.store.put('puzzles', 'p', { 'x-id': 'p' });
  assert.deepEqual(await blocked.store.all('puzzles'), [{ 'x-id': 'p' }]);
  assert.deepEqual(blocked.troubles, ['blocked']);
  const silent = over(new Promise(() => undefined));
  assert.equal(await silent.store.get('puzzles', 'p'), undefined);
  await silent.store.put('puzzles', 'p', { 'x-id': 'p' });
  assert.deepEqual(await silent.store.get('puzzles', 'p'), { 'x-id': 'p' });
  assert.deepEqual(silent.troubles, ['slow']);
});

test('a storage that opens late is used from then on, and gets what it does not have', async () => {
  const behind = memoryStore();
  await behind.put('progress', 'old', { id: 'old', play: 'long' });
  let open: (store: Store) => void = () => {};
  const { store, troubles } = over(
    new Promise((resolve) => {
      open = resolve;
    }),
  );
  await store.put('progress', 'old', { id: 'old', play: 'one stroke' });
  await store.put('progress', 'new', { id: 'new' });
  assert.deepEqual(troubles, ['slow']);
  open(behind);
  while (troubles.length < 2) await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(troubles, ['slow', undefined]);
  assert.deepEqual(await behind.get('progress', 'new'), { id: 'new' });
  assert.deepEqual(
    await behind.get('progress', 'old'),
    { id: 'old', play: 'long' },
    'nothing is overwritten',
  );
  await store.put('solves', 'later', { id: 'later' });
  assert.deepEqual(await behind.get('solves', 'later'), { id: 'later' });
  await behind.put('solves', 'seen', { id: 'seen' });
  assert.deepEqual(await store.get('solves', 'seen'), { id: 'seen' });
});

test('what could not be removed is not seen any more', async () => {
  const behind = memoryStore();
  await behind.put('progress', 'a', { id: 'a' });
  const { store } = over(Promise.resolve({ ...behind, remove: () => Promise.reject(new Error('full')) }));
  await store.remove('progress', 'a');
  assert.equal(await store.get('progress', 'a'), undefined);
  assert.deepEqual(await store.all('progress'), []);
});
