// Open variables by activity, the most active first: a binary heap with positions (as in MiniSat).
// Ties go to the smaller number, so that the order is the same on every machine.
import { allocate, allocateZeroed, enlarge } from './memory';

let activityAt: usize = 0; // f64 per variable
let heapAt: usize = 0; // i32
let indexAt: usize = 0; // i32 per variable: place in the heap + 1, 0 = not in it
let size: i32 = 0;
let increment: f64 = 1;
let count: i32 = 0;

export function layOutHeap(variables: i32): void {
  activityAt = allocateZeroed((<usize>variables) << 3);
  heapAt = allocate((<usize>variables) << 2);
  indexAt = allocateZeroed((<usize>variables) << 2);
  size = 0;
  increment = 1;
  count = variables;
}

export function growHeap(variables: i32): void {
  const old = <usize>count;
  const now = <usize>variables;
  activityAt = enlarge(activityAt, old << 3, now << 3);
  heapAt = enlarge(heapAt, old << 2, now << 2);
  indexAt = enlarge(indexAt, old << 2, now << 2);
  count = variables;
}

function activity(variable: i32): f64 {
  return load<f64>(activityAt + ((<usize>variable) << 3));
}

/** Sets an activity from outside. Pre: the variable is not in the heap. */
export function setActivity(variable: i32, amount: f64): void {
  store<f64>(activityAt + ((<usize>variable) << 3), amount);
}

/** Whether a is decided before b. */
export function before(a: i32, b: i32): bool {
  const x = activity(a);
  const y = activity(b);
  return x > y || (x === y && a < b);
}

function at(index: i32): i32 {
  return load<i32>(heapAt + ((<usize>index) << 2));
}

function place(index: i32, variable: i32): void {
  store<i32>(heapAt + ((<usize>index) << 2), variable);
  store<i32>(indexAt + ((<usize>variable) << 2), index + 1);
}

function up(index: i32): void {
  const variable = at(index);
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (!before(variable, at(parent))) break;
    place(index, at(parent));
    index = parent;
  }
  place(index, variable);
}

function down(index: i32): void {
  const variable = at(index);
  while (true) {
    let child = 2 * index + 1;
    if (child >= size) break;
    if (child + 1 < size && before(at(child + 1), at(child))) child++;
    if (!before(at(child), variable)) break;
    place(index, at(child));
    index = child;
  }
  place(index, variable);
}

export function heapInsert(variable: i32): void {
  if (load<i32>(indexAt + ((<usize>variable) << 2)) !== 0) return;
  place(size, variable);
  size++;
  up(size - 1);
}

/** Takes the most active variable out; -1 when there is none. */
export function heapPop(): i32 {
  if (size === 0) return -1;
  const best = at(0);
  store<i32>(indexAt + ((<usize>best) << 2), 0);
  size--;
  if (size > 0) {
    place(0, at(size));
    down(0);
  }
  return best;
}

/** The most active variable in the heap; -1 when there is none. */
export function heapTop(): i32 {
  return size === 0 ? -1 : at(0);
}

export function bump(variable: i32): void {
  const to = activity(variable) + increment;
  setActivity(variable, to);
  if (to > 1e100) rescale();
  const index = load<i32>(indexAt + ((<usize>variable) << 2));
  if (index !== 0) up(index - 1);
}

export function decayActivities(factor: f64): void {
  increment /= factor;
}

function rescale(): void {
  for (let variable = 0; variable < count; variable++) setActivity(variable, activity(variable) * 1e-100);
  increment *= 1e-100;
}
