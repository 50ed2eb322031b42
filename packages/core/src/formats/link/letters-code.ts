// Bits as letters that a URL takes unchanged (base64url), six each, and a checksum of three letters in
// front: links get cut off and mistyped on their way, and half a puzzle must not look like a whole one.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CHECKSUM = 3;

export function lettersOf(bits: readonly boolean[]): string {
  const letters: string[] = [];
  for (let i = 0; i < bits.length; i += 6) {
    let value = 0;
    for (let bit = i; bit < i + 6; bit++) value = value * 2 + (bits[bit] ? 1 : 0);
    letters.push(ALPHABET[value]);
  }
  const text = letters.join('');
  return checksumOf(text) + text;
}

/** The bits of these letters, 0 or 1; undefined when the checksum is wrong. Pre: letters of the alphabet only. */
export function bitsOf(letters: string): Uint8Array | undefined {
  const text = letters.slice(CHECKSUM);
  if (letters.slice(0, CHECKSUM) !== checksumOf(text)) return undefined;
  const bits = new Uint8Array(text.length * 6);
  for (let i = 0; i < bits.length; i++) {
    bits[i] = (ALPHABET.indexOf(text[Math.floor(i / 6)]) >> (5 - (i % 6))) & 1;
  }
  return bits;
}

/** FNV-1a, folded to 18 bits. */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const folded = (hash ^ (hash >>> 14)) >>> 0;
  return [0, 6, 12].map((shift) => ALPHABET[(folded >>> shift) & 63]).join('');
}
