// Looks at the WebAssembly instances that the library makes, from outside: how much memory they hold.

interface EngineExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  arenaSize(): number;
}

interface Platform {
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

export interface EngineInstances {
  readonly count: number;
  /** Bytes of linear memory of all of them. It never shrinks. */
  readonly bytesHeld: number;
  /** Bytes in use by the puzzle that uses most. */
  readonly bytesUsed: number;
}

/** Watches the instances made from now on. The figures are the same on every machine. */
export function watchInstances(): () => EngineInstances {
  const platform = (globalThis as unknown as { WebAssembly: Platform }).WebAssembly;
  const made: EngineExports[] = [];
  platform.Instance = class extends platform.Instance {
    constructor(module: object, imports: object) {
      super(module, imports);
      made.push(this.exports as EngineExports);
    }
  };
  return () => ({
    count: made.length,
    bytesHeld: made.reduce((sum, { memory }) => sum + memory.buffer.byteLength, 0),
    bytesUsed: Math.max(0, ...made.map((instance) => instance.arenaSize())),
  });
}
