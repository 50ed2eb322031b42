// SHA-256 (FIPS 180-4) of a text. The library may not use a platform's crypto, and a hash that
// anyone can recompute with `sha256sum` is worth forty lines.

const ROUND = constants(64, 1 / 3);
const INITIAL = constants(8, 1 / 2);

/** Lower-case hexadecimal digest of the text in UTF-8. Pre: ASCII text (all that the model hashes). */
export function sha256(text: string): string {
  const words = padded(text);
  const hash = INITIAL.slice();
  const w = new Int32Array(64);
  for (let offset = 0; offset < words.length; offset += 16) {
    for (let i = 0; i < 16; i++) w[i] = words[offset + i];
    for (let i = 16; i < 64; i++) w[i] = schedule(w, i);
    compress(hash, w);
  }
  let digest = '';
  for (const word of hash) digest += (word >>> 0).toString(16).padStart(8, '0');
  return digest;
}

/** One block. Plain assignments: swapping through a list took most of the time of a hash. */
function compress(hash: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

function schedule(w: Int32Array, i: number): number {
  const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3);
  const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10);
  return w[i - 16] + s0 + w[i - 7] + s1;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The text, a 1 bit, zeros, and the length in bits, as big-endian words in blocks of 16. */
function padded(text: string): Int32Array {
  const words = new Int32Array((((text.length + 8) >> 6) + 1) * 16);
  for (let i = 0; i < text.length; i++) words[i >> 2] |= text.charCodeAt(i) << (24 - (i % 4) * 8);
  words[text.length >> 2] |= 0x80 << (24 - (text.length % 4) * 8);
  words[words.length - 1] = text.length * 8;
  return words;
}

/** First 32 bits of the fractional parts of the square or cube roots of the first primes. */
function constants(count: number, exponent: number): Int32Array {
  const values: number[] = [];
  for (let n = 2; values.length < count; n++) {
    if (isPrime(n)) values.push(((n ** exponent % 1) * 2 ** 32) | 0);
  }
  return Int32Array.from(values);
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
}
