// Damaged files without end, each made from a seed and its number alone, so that any of them can be made again.
import { Random } from '../random.js';
import { MUTATIONS } from './mutations.js';
import { randomReader, randomSample } from './samples.js';

export interface HostileInput {
  readonly bytes: Uint8Array;
  /** Formats to read it as, besides detection: the one that it was written in, and another. */
  readonly readers: readonly string[];
  /** What was done to it. */
  readonly mutations: readonly string[];
}

export interface InputSizes {
  /** Longest run or repetition in most inputs, and in one of 25 and one of 500. */
  readonly small: number;
  readonly medium: number;
  readonly large: number;
}

const CAMPAIGN_SIZES: InputSizes = { small: 400, medium: 20_000, large: 1_000_000 };

/** How many mutations: what has one or none is often still read, and goes on to the round trips. */
const COUNTS = [0, 1, 1, 1, 1, 2, 2, 3];

/** Input number `index` of the campaign with this seed. */
export function hostileInput(seed: number, index: number, sizes: InputSizes = CAMPAIGN_SIZES): HostileInput {
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const sample = randomSample(random);
  const other = randomSample(random);
  const lot = random.below(1000);
  const room = lot < 2 ? sizes.large : lot < 40 ? sizes.medium : sizes.small;
  const mutations: string[] = [];
  let text = sample.text;
  for (let count = COUNTS[random.below(COUNTS.length)]; count > 0; count--) {
    const mutation = MUTATIONS[random.below(MUTATIONS.length)];
    mutations.push(mutation.name);
    text = mutation.apply(random, text, other.text, room);
    if (text.length > room + sizes.medium) text = text.slice(0, room + sizes.medium);
  }
  const { bytes, encoding } = encoded(random, text, sample.isBinary);
  if (encoding !== undefined) mutations.push(encoding);
  return { bytes, readers: [...new Set([sample.format, randomReader(random)])], mutations };
}

function encoded(random: Random, text: string, isBinary: boolean): { bytes: Uint8Array; encoding?: string } {
  switch (random.below(24)) {
    case 0:
      return { bytes: Buffer.from(`\ufeff${text}`, 'utf16le'), encoding: 'UTF-16' };
    case 1:
      return { bytes: Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), encoding: 'UTF-16, big-endian' };
    case 2:
      return { bytes: Buffer.from(text, 'latin1'), encoding: 'Latin-1' };
    case 3:
      return { bytes: Buffer.from(`\ufeff${text}`), encoding: 'byte-order mark' };
    case 4: {
      const bytes = Buffer.from(text, isBinary ? 'latin1' : 'utf8');
      if (bytes.length === 0) return { bytes };
      for (let flips = 1 + random.below(4); flips > 0; flips--)
        bytes[random.below(bytes.length)] ^= 1 << random.below(8);
      return { bytes, encoding: 'flipped bits' };
    }
    default:
      return { bytes: Buffer.from(text, isBinary ? 'latin1' : 'utf8') };
  }
}
