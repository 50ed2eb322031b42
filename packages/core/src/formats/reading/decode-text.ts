// The bytes of a file as text: byte-order marks, UTF-8, UTF-16 either way round (with or without a mark), else
// Latin-1 as Windows has it. And what never belongs to a text: marks where files were joined, and the Ctrl-Z
// or NUL bytes with which some systems end or pad a file. Linear in time and memory.

export type Encoding = 'text' | 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin-1';

/** Every platform has it: browsers, workers, Node, Bun, Deno. */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { readonly fatal: true; readonly ignoreBOM: true },
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
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { text: decoder.decode(unshared(bytes)), encoding: 'utf-8' };
  } catch {
    return { text: latin1(bytes), encoding: 'latin-1' };
  }
}

/** A browser's decoder refuses memory that threads share. */
function unshared(bytes: Uint8Array): Uint8Array {
  return bytes.buffer instanceof ArrayBuffer ? bytes : bytes.slice();
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

/** By hand: not every platform's decoder knows both orders. */
function utf16(bytes: Uint8Array, bigEndian: 0 | 1): string {
  const units = new Uint16Array(bytes.length >> 1);
  for (let i = 0; i < units.length; i++) {
    units[i] = bytes[2 * i + bigEndian] | (bytes[2 * i + 1 - bigEndian] << 8);
  }
  return textOf(units);
}

// What Windows-1252 has where Latin-1 has control characters, 0x80 to 0x9f.
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By hand: some versions of Node decode `windows-1252` as plain Latin-1. */
function latin1(bytes: Uint8Array): string {
  const units = Uint16Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? WINDOWS.charCodeAt(byte - 0x80) : byte,
  );
  return textOf(units);
}

/** In slices, because a call can take only so many arguments. */
function textOf(units: Uint16Array | Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < units.length; i += 8192) {
    parts.push(String.fromCharCode.apply(null, units.subarray(i, i + 8192) as unknown as number[]));
  }
  return parts.join('');
}
