// The queue of lines to propagate: a ring in which each line is at most once. All operations take constant time.
import { Kernel } from './layout';
import { newArray, newZeros } from './memory';
import { Lines, Queue } from './state';

/** An empty queue with room for all lines. */
export function initQueue(): void {
  Queue.lines = newArray<i32>(Lines.capacity);
  Queue.isQueued = newZeros<u8>(Lines.capacity);
  Queue.head = 0;
  Queue.size = 0;
}

export function enqueue(line: i32): void {
  if (Queue.isQueued[line] !== 0 || Lines.table[line].kernel === Kernel.NONE) return;
  assert(Queue.size < Lines.capacity);
  Queue.isQueued[line] = 1;
  let at = Queue.head + Queue.size;
  if (at >= Lines.capacity) at -= Lines.capacity;
  Queue.lines[at] = line;
  Queue.size++;
}

/** The next line, or -1. */
export function dequeue(): i32 {
  if (Queue.size === 0) return -1;
  const line = Queue.lines[Queue.head];
  Queue.head = Queue.head + 1 === Lines.capacity ? 0 : Queue.head + 1;
  Queue.size--;
  Queue.isQueued[line] = 0;
  return line;
}

export function clearQueue(): void {
  while (dequeue() >= 0) {}
}
