// The states of one boundary: a node of every track each. Equal ones are one, whatever led to them; of too many only the
// best by score are kept.
import { Mask, U32s } from '../layout';
import { newArray } from '../memory';
import { States } from './state';

/** Scores are sorted into buckets by their highest bits: sixteen a power of 2. */
const BUCKET_SHIFT: u64 = 48;
const BUCKETS: i32 = 1 << 15;

/** 2^64 divided by the golden ratio: spreads the bits of a hash. */
const MULTIPLIER: u64 = ((<u64>0x9e3779b9) << 32) | 0x7f4a7c15;

/** An origin has the numbers of two states that lead to a state, and the cells of the step between. */
const NUMBER: u64 = 0xfffff;

/** The second number is 0 for none, else one more than it is. */
export function origin(parent: i32, filled: u32): u64 {
  return <u64>parent | ((<u64>filled) << 40);
}
export function parentOf(origin: u64): i32 {
  return <i32>(origin & NUMBER);
}
/** Another state that leads to the same one, or -1. */
export function otherParentOf(origin: u64): i32 {
  return <i32>((origin >> 20) & NUMBER) - 1;
}
export function filledOf(origin: u64): u32 {
  return <u32>(origin >> 40);
}

/** Makes room for `width` states to be kept, of a few times as many. */
export function initStates(words: i32, width: i32): void {
  States.words = words;
  States.width = width;
  States.capacity = 8 * width;
  States.nodes = newArray<u64>(States.capacity * words);
  States.scores = newArray<f64>(States.capacity);
  States.origins = newArray<u64>(States.capacity);
  States.slotMask = 4 * States.capacity - 1;
  States.slots = newArray<u32>(States.slotMask + 1);
  States.counts = newArray<i32>(BUCKETS);
}

/** Forgets all states. */
export function clearStates(): void {
  States.size = 0;
  States.lowest = 0;
  States.slots.fill(0, States.slotMask + 1);
}

function bucketOf(score: f64): i32 {
  return <i32>(reinterpret<u64>(score) >> BUCKET_SHIFT);
}

/** The slot of a state: that of an equal one, or an empty one. */
function slotOf(nodes: Mask): i32 {
  const words = States.words;
  let hash: u64 = 0;
  for (let word = 0; word < words; word++) hash = (hash ^ nodes[word]) * MULTIPLIER;
  let slot = <i32>(hash >> 32) & States.slotMask;
  while (true) {
    const number = <i32>States.slots[slot] - 1;
    if (number < 0) return slot;
    const known = States.nodes.from(number * words);
    let word = 0;
    while (word < words && known[word] === nodes[word]) word++;
    if (word === words) return slot;
    slot = (slot + 1) & States.slotMask;
  }
}

/** Adds a state, unless its score is too low. */
export function addState(nodes: Mask, score: f64, from: u64): void {
  if (bucketOf(score) < States.lowest) {
    States.hasOverflown = true;
    return;
  }
  let slot = slotOf(nodes);
  const known = <i32>States.slots[slot] - 1;
  if (known >= 0) {
    const first = States.origins[known];
    if (otherParentOf(first) < 0) States.origins[known] = first | ((<u64>parentOf(from) + 1) << 20);
    return;
  }
  if (States.size === States.capacity) {
    keepBest();
    if (bucketOf(score) < States.lowest) return;
    slot = slotOf(nodes);
  }
  const number = States.size++;
  States.slots[slot] = number + 1;
  States.nodes.from(number * States.words).copy(nodes, States.words);
  States.scores[number] = score;
  States.origins[number] = from;
}

/** Keeps the best `width` states, in the order in which they came. */
export function keepBest(): void {
  if (States.size <= States.width) return;
  States.hasOverflown = true;
  const counts = States.counts;
  counts.fill(0, BUCKETS);
  for (let i = 0; i < States.size; i++) counts[bucketOf(States.scores[i])]++;
  let bucket = BUCKETS;
  let room = States.width;
  while (counts[bucket - 1] <= room) {
    bucket--;
    room -= counts[bucket];
  }
  // Of the bucket at the edge as many as there is room for.
  States.lowest = bucket - 1;
  let kept = 0;
  for (let i = 0; i < States.size; i++) {
    const score = States.scores[i];
    const at = bucketOf(score);
    if (at < bucket && (at < States.lowest || room-- <= 0)) continue;
    States.nodes.from(kept * States.words).copy(States.nodes.from(i * States.words), States.words);
    States.scores[kept] = score;
    States.origins[kept] = States.origins[i];
    kept++;
  }
  States.size = kept;
  refillSlots(States.slots);
}

function refillSlots(slots: U32s): void {
  slots.fill(0, States.slotMask + 1);
  for (let i = 0; i < States.size; i++) slots[slotOf(States.nodes.from(i * States.words))] = i + 1;
}
