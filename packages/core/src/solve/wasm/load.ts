// A WebAssembly module that travels as text: from hexadecimal figures to instances. All that the library uses
// of WebAssembly is declared here, for the engine and for every other kernel. Base64 is shorter by a third, but
// it cuts bytes apart, so that repetitions are lost: compressed, as it travels, the engine takes a fifth more.

// ES2022 does not know WebAssembly, so this says what is used of it.
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
    }
  | undefined;

/** A number that a module exports. */
export interface WasmNumber {
  readonly value: number;
}

/**
 * Compiles a module that imports nothing; what comes back makes a new instance at every call. Null where there
 * is no WebAssembly, or where it may not be used: whoever asks does it in JavaScript then.
 */
export function loadWasm<Exports>(hex: string): (() => Exports) | null {
  if (typeof WebAssembly === 'undefined') return null;
  const platform = WebAssembly;
  try {
    const module = new platform.Module(decodeHex(hex));
    return () => new platform.Instance(module, {}).exports as Exports;
  } catch {
    // A page's policy may forbid to compile.
    return null;
  }
}

/** Figures and small letters. In ASCII both have their value in the low four bits, a letter's less nine. */
function decodeHex(text: string): Uint8Array {
  const half = (at: number) => {
    const code = text.charCodeAt(at);
    return (code & 15) + (code > 57 ? 9 : 0);
  };
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = (half(2 * i) << 4) | half(2 * i + 1);
  return bytes;
}
