// Compiles and instantiates WebAssembly. Everything that the library uses of WebAssembly is declared here.
// A module that is shipped inside a source file is stored in hexadecimal: Base64 is a third shorter, but it does
// not align with bytes, so that gzip finds fewer repetitions; compressed, the engine would be a fifth larger.

// ES2022 has no types for WebAssembly; this declares the parts in use.
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
    }
  | undefined;

/** A global number that a module exports. */
export interface WasmNumber {
  readonly value: number;
}

/** Why the WebAssembly engine cannot run here, so that the slower reference engine answers instead. */
export interface EngineFallback {
  /**
   * `unavailable`: the platform has no WebAssembly. `forbidden`: it has, but refused to compile the engine, for
   * example because of a Content-Security-Policy.
   */
  readonly reason: 'unavailable' | 'forbidden';
  /** What the platform said, in its own words; empty for `unavailable`. */
  readonly detail: string;
  /** The reason and the remedy in English, for a log. */
  readonly message: string;
}

export type LoadedWasm<Exports> =
  | { readonly ok: true; readonly instantiate: () => Exports }
  | { readonly ok: false; readonly fallback: EngineFallback };

/** Loads a module that imports nothing. `compile` may throw where the platform forbids compiling. */
export function loadWasm<Exports>(compile: () => object): LoadedWasm<Exports> {
  if (typeof WebAssembly === 'undefined') return { ok: false, fallback: unavailable() };
  const { Instance } = WebAssembly;
  try {
    const module = compile();
    // The first instance is made here: some platforms refuse only at this point.
    let first: Exports | undefined = new Instance(module, {}).exports as Exports;
    const instantiate = () => {
      const ready = first ?? (new Instance(module, {}).exports as Exports);
      first = undefined;
      return ready;
    };
    return { ok: true, instantiate };
  } catch (error) {
    return { ok: false, fallback: forbidden(error instanceof Error ? error.message : String(error)) };
  }
}

/** Compiles a module written in hexadecimal digits. Throws what the platform throws. */
export function compileHex(hex: string): object {
  if (typeof WebAssembly === 'undefined') throw new TypeError('WebAssembly is not available.');
  return new WebAssembly.Module(decodeHex(hex));
}

function unavailable(): EngineFallback {
  return {
    reason: 'unavailable',
    detail: '',
    message:
      'WebAssembly is not available here, so the reference engine answers: correct, but many times slower. ' +
      'Enable WebAssembly (Node: without --jitless) or use another runtime.',
  };
}

function forbidden(detail: string): EngineFallback {
  return {
    reason: 'forbidden',
    detail,
    message:
      'The platform refused to compile WebAssembly, so the reference engine answers: correct, but many times ' +
      `slower. It reported: ${detail} ` +
      "In a page, add 'wasm-unsafe-eval' to script-src of the Content-Security-Policy. In a runtime that only loads " +
      'precompiled modules, bundle with the condition "workerd", or import "@crosshatch/core/engine.wasm" and pass ' +
      'wasmEngineOf(module) as the option `engine`.',
  };
}

/** Digits and lower-case letters. In ASCII the low four bits are the value of a digit, or of a letter minus nine. */
function decodeHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0, at = 0; i < bytes.length; i++, at += 2) {
    const [high, low] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
    // Letters have the bit of 64.
    bytes[i] = (((high & 15) + 9 * (high >> 6)) << 4) | ((low & 15) + 9 * (low >> 6));
  }
  return bytes;
}
