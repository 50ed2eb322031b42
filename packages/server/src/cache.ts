// A least-recently-used cache bounded by bytes.

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

export class ByteCache<Value> {
  hits = 0;
  misses = 0;
  private bytes = 0;
  /** In the order of use: a Map iterates in the order of insertion. */
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.entries.size;
  }

  /** Like `get`, but neither counted nor noted as a use. */
  peek(key: string): Value | undefined {
    return this.entries.get(key)?.value;
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) {
      this.misses += 1;
      return undefined;
    }
    this.hits += 1;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** `bytes` is an estimate of what the value takes; one that would take more than a tenth of all is not kept. */
  set(key: string, value: Value, bytes: number): void {
    if (bytes > this.most / 10) return;
    const old = this.entries.get(key);
    if (old !== undefined) this.bytes -= old.bytes;
    this.entries.delete(key);
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.most) return;
      this.entries.delete(oldest);
      this.bytes -= entry.bytes;
    }
  }
}
