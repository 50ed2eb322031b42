// Components that were counted, by exact keys. A stack in the order of time: when a branch turns out to have no solution,
// what was counted in it goes (`forgetSince`), because clauses that follow from the lack of solutions may have been used
// (Sang et al.). Where memory ends, all go. A look costs the bytes of a key.
import { U8s } from '../layout';
import { growArray, growTable, newArray, newTable } from '../memory';
import { Cache, Entry } from './state';

const FIRST_ENTRIES: i32 = 1 << 10;
const FIRST_KEYS: i32 = 1 << 16;

/** FNV-1a, over words of the key. */
const HASH_START: u32 = 0x811c9dc5;
const HASH_FACTOR: u32 = 0x01000193;

export function initCache(mostEntries: i32, mostKeys: i32): void {
  Cache.mostEntries = mostEntries;
  Cache.mostKeys = mostKeys;
  Cache.size = 0;
  Cache.keySize = 0;
  Cache.capacity = min(FIRST_ENTRIES, mostEntries);
  Cache.keyCapacity = min(FIRST_KEYS, mostKeys);
  Cache.entries = newTable<Entry>(Cache.capacity);
  Cache.keys = newArray<u8>(Cache.keyCapacity);
  Cache.bucketMask = 0;
  rehash();
}

export function hashOf(key: U8s, size: i32): u32 {
  let hash = HASH_START;
  for (let i = 0; i < size; i++) hash = (hash ^ key[i]) * HASH_FACTOR;
  return hash ^ (hash >> 15);
}

/** The entry of an equal key, or none (its address is 0). */
export function find(key: U8s, size: i32, hash: u32): Entry {
  for (let index = Cache.buckets[hash & Cache.bucketMask]; index >= 0; ) {
    const entry = Cache.entries[index];
    if (entry.hash === hash && entry.keySize === size && isSame(entry, key)) return entry;
    index = entry.next;
  }
  return changetype<Entry>(0);
}

function isSame(entry: Entry, key: U8s): bool {
  const kept = changetype<usize>(Cache.keys.from(entry.keyStart));
  return memory.compare(kept, changetype<usize>(key), entry.keySize) === 0;
}

/** Remembers a component. Returns how many entries went for it. */
export function remember(key: U8s, size: i32, hash: u32, count: u64): i32 {
  const forgotten = makeRoom(size);
  const index = Cache.size;
  const entry = Cache.entries[index];
  Cache.size++;
  entry.count = count;
  entry.hash = hash;
  entry.keyStart = Cache.keySize;
  entry.keySize = size;
  Cache.keys.from(Cache.keySize).copy(key, size);
  Cache.keySize += size;
  link(index, entry);
  return forgotten;
}

function link(index: i32, entry: Entry): void {
  const bucket = entry.hash & Cache.bucketMask;
  entry.next = Cache.buckets[bucket];
  Cache.buckets[bucket] = index;
}

/** Forgets what was remembered since there were so many entries. */
export function forgetSince(size: i32): void {
  while (Cache.size > size) {
    Cache.size--;
    const entry = Cache.entries[Cache.size];
    // The newest entry is the first of its bucket.
    Cache.buckets[entry.hash & Cache.bucketMask] = entry.next;
    Cache.keySize = entry.keyStart;
  }
}

function makeRoom(keySize: i32): i32 {
  let forgotten = 0;
  if (Cache.size === Cache.mostEntries || Cache.keySize + keySize > Cache.mostKeys) {
    forgotten = Cache.size;
    Cache.size = 0;
    Cache.keySize = 0;
    rehash();
  }
  if (Cache.size === Cache.capacity) {
    const larger = min(2 * Cache.capacity, Cache.mostEntries);
    Cache.entries = growTable<Entry>(Cache.entries, Cache.size, larger);
    Cache.capacity = larger;
    rehash();
  }
  if (Cache.keySize + keySize > Cache.keyCapacity) {
    const larger = min(2 * Cache.keyCapacity, Cache.mostKeys);
    Cache.keys = growArray<u8>(Cache.keys, Cache.keySize, larger);
    Cache.keyCapacity = larger;
  }
  return forgotten;
}

/** Makes the buckets again, as many as there is room for entries. */
function rehash(): void {
  const buckets = 1 << (32 - clz<i32>(Cache.capacity));
  if (<u32>buckets - 1 !== Cache.bucketMask) Cache.buckets = newArray<i32>(buckets);
  Cache.bucketMask = <u32>buckets - 1;
  Cache.buckets.fill(0xff, buckets);
  for (let i = 0; i < Cache.size; i++) link(i, Cache.entries[i]);
}
