// The bytes of a file as text: byte-order marks, UTF-8, UTF-16 either way round (with or without a mark), else
// Latin-1 as Windows has it. And what never belongs to a text: marks where files were joined, and the Ctrl-Z
// or NUL bytes with which some systems end or pad a file. Linear in time and memory.

export type Encoding = 'text' | 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin-1';

type Label = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Declared here because ES2022 does not have it, although every platform does: browsers, workers, Node, Bun, Deno,
 * workerd. It is pure, so passing it in as an argument would only burden every caller of `parse`.
 */
declare const TextDecoder: new (
  label: Label,
  options: { readonly fatal: boolean; readonly ignoreBOM: true },
) => { decode(bytes: Uint8Array): string };

/** Without marks at the beginning of a line, and without Ctrl-Z and NUL at the end. */
export function cleanText(text: string): string {
  const unmarked = text.includes('\ufeff') ? text.replace(/^\ufeff+/gm, '') : text;
  // The bytes of a raw bitmap, as text: there a NUL is eight cells.
  return unmarked.startsWith('P4') ? unmarked : unmarked.slice(0, contentEnd(unmarked));
}

/** Where the padding at the end begins: the first Ctrl-Z or NUL that only more of them and white space follow. */
function contentEnd(text: string): number {
  let end = text.length;
  for (let at = text.length - 1; at >= 0; at--) {
    const code = text.charCodeAt(at);
    if (isPadding(code)) end = at;
    else if (code !== 32 && (code < 9 || code > 13)) break;
  }
  return end;
}

/** NUL or Ctrl-Z. */
export function isPadding(code: number): boolean {
  return code === 0 || code === 0x1a;
}

export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const order = utf16Order(bytes);
  if (order !== undefined) {
    return { text: utf16(bytes, order), encoding: order === 0 ? 'utf-16le' : 'utf-16be' };
  }
  try {
    return { text: decodeAs('utf-8', bytes, true), encoding: 'utf-8' };
  } catch {
    return { text: windows1252(bytes), encoding: 'latin-1' };
  }
}

/** 0 = little-endian. Without a mark, UTF-16 shows as ASCII with a zero byte beside every character. */
function utf16Order(bytes: Uint8Array): 0 | 1 | undefined {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return 0;
  if (a === 0xfe && b === 0xff) return 1;
  // A single byte too many may be padding, and so may whole characters at the end.
  const isOdd = bytes.length % 2 !== 0;
  if (isOdd && !isPadding(bytes[bytes.length - 1])) return undefined;
  let end = bytes.length - (isOdd ? 1 : 0);
  while (end > 0 && isPadding(bytes[end - 1]) && isPadding(bytes[end - 2])) end -= 2;
  if (end < 4) return undefined;
  const seen = Math.min(end, 64);
  let zeroFirst = 0;
  let zeroSecond = 0;
  for (let i = 0; i < seen; i += 2) {
    if (bytes[i] === 0) zeroFirst += 1;
    if (bytes[i + 1] === 0) zeroSecond += 1;
  }
  if (zeroSecond === seen / 2 && zeroFirst === 0) return 0;
  return zeroFirst === seen / 2 && zeroSecond === 0 ? 1 : undefined;
}

/** An odd byte at the end is padding. */
function utf16(bytes: Uint8Array, order: 0 | 1): string {
  return decodeAs(order === 0 ? 'utf-16le' : 'utf-16be', bytes.subarray(0, bytes.length & ~1));
}

// The characters of Windows-1252 where Latin-1 has control characters, 0x80 to 0x9f.
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Node 20 decodes `windows-1252` as plain Latin-1, which leaves control characters. */
function windows1252(bytes: Uint8Array): string {
  return decodeAs('windows-1252', bytes).replace(
    /[\u0080-\u009f]/g,
    (control) => WINDOWS[control.charCodeAt(0) - 0x80],
  );
}

function decodeAs(label: Label, bytes: Uint8Array, fatal = false): string {
  // A browser's decoder refuses memory that threads share.
  const own = bytes.buffer instanceof ArrayBuffer ? bytes : bytes.slice();
  return new TextDecoder(label, { fatal, ignoreBOM: true }).decode(own);
}
