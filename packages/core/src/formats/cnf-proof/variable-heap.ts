// Variables by activity, the most active first: a binary heap whose activities may change.

export class VariableHeap {
  private readonly activity: Float64Array;
  private readonly heap: number[] = [];
  /** By variable: its place in the heap, -1 if it is not in it. */
  private readonly places: Int32Array;

  /** Variables 1 to `count`, all of them in the heap. */
  constructor(count: number) {
    this.activity = new Float64Array(count + 1);
    this.places = new Int32Array(count + 1).fill(-1);
    for (let variable = 1; variable <= count; variable++) this.insert(variable);
  }

  /** The most active variable, or 0 if there is none. */
  pop(): number {
    const [top] = this.heap;
    if (top === undefined) return 0;
    const last = this.heap.pop() as number;
    this.places[top] = -1;
    if (last !== top) {
      this.put(last, 0);
      this.sink(0);
    }
    return top;
  }

  insert(variable: number): void {
    if (this.places[variable] >= 0) return;
    this.put(variable, this.heap.length);
    this.rise(this.places[variable]);
  }

  bump(variable: number, by: number): void {
    this.activity[variable] += by;
    if (this.places[variable] >= 0) this.rise(this.places[variable]);
  }

  scale(factor: number): void {
    for (let i = 0; i < this.activity.length; i++) this.activity[i] *= factor;
  }

  private put(variable: number, place: number): void {
    this.heap[place] = variable;
    this.places[variable] = place;
  }

  private rise(from: number): void {
    const variable = this.heap[from];
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.activity[this.heap[parent]] >= this.activity[variable]) break;
      this.put(this.heap[parent], place);
      place = parent;
    }
    this.put(variable, place);
  }

  private sink(from: number): void {
    const variable = this.heap[from];
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.heap.length) break;
      const right = child + 1;
      if (right < this.heap.length && this.activity[this.heap[right]] > this.activity[this.heap[child]])
        child = right;
      if (this.activity[this.heap[child]] <= this.activity[variable]) break;
      this.put(this.heap[child], place);
      place = child;
    }
    this.put(variable, place);
  }
}
