// Open variables by activity, the most active first: a binary heap with positions, as in MiniSat. Ties go to the
// smaller number, so that the order is the same on every machine. Logarithmic time.
import { ACTIVITY_DECAY, ACTIVITY_LIMIT } from './options';
import { Heap, Variables } from './state';

/** Whether a is decided before b. */
export function isBefore(a: i32, b: i32): bool {
  const x = Heap.activity[a];
  const y = Heap.activity[b];
  return x > y || (x === y && a < b);
}

function place(index: i32, variable: i32): void {
  assert(index < Variables.count);
  Heap.variables[index] = variable;
  Heap.places[variable] = index + 1;
}

function up(index: i32): void {
  const variable = Heap.variables[index];
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (!isBefore(variable, Heap.variables[parent])) break;
    place(index, Heap.variables[parent]);
    index = parent;
  }
  place(index, variable);
}

function down(index: i32): void {
  const variable = Heap.variables[index];
  while (true) {
    let child = 2 * index + 1;
    if (child >= Heap.size) break;
    if (child + 1 < Heap.size && isBefore(Heap.variables[child + 1], Heap.variables[child])) child++;
    if (!isBefore(Heap.variables[child], variable)) break;
    place(index, Heap.variables[child]);
    index = child;
  }
  place(index, variable);
}

export function heapInsert(variable: i32): void {
  if (Heap.places[variable] !== 0) return;
  place(Heap.size, variable);
  Heap.size++;
  up(Heap.size - 1);
}

/** Removes the most active variable; -1 when there is none. */
export function heapPop(): i32 {
  if (Heap.size === 0) return -1;
  const best = Heap.variables[0];
  Heap.places[best] = 0;
  Heap.size--;
  if (Heap.size > 0) {
    place(0, Heap.variables[Heap.size]);
    down(0);
  }
  return best;
}

/** The most active variable; -1 when there is none. */
export function heapTop(): i32 {
  return Heap.size === 0 ? -1 : Heap.variables[0];
}

export function bumpActivity(variable: i32): void {
  const activity = Heap.activity[variable] + Heap.increment;
  Heap.activity[variable] = activity;
  if (activity > ACTIVITY_LIMIT) rescale();
  const at = Heap.places[variable];
  if (at !== 0) up(at - 1);
}

export function decayActivities(): void {
  Heap.increment /= ACTIVITY_DECAY;
}

function rescale(): void {
  for (let variable = 0; variable < Variables.count; variable++) Heap.activity[variable] *= 1e-100;
  Heap.increment *= 1e-100;
}
