// Numbers and texts as bits, in either direction.
import type { BitCoder } from './bit-coder.js';
import { Contexts } from './bit-coder.js';

/** A whole number of `width` bits, all values alike. */
export function codeFixed(coder: BitCoder, width: number, value: number): number {
  let result = 0;
  for (let bit = width - 1; bit >= 0; bit--) {
    result = result * 2 + (coder.even(Math.floor(value / 2 ** bit) % 2 === 1) ? 1 : 0);
  }
  return result;
}

/** A whole number below 2^24, small ones shorter (Elias gamma). */
export function codeNumber(coder: BitCoder, value: number): number {
  const length = Math.floor(Math.log2(value + 1));
  let width = 0;
  while (width < 24 && coder.even(width < length)) width += 1;
  return codeFixed(coder, width, value + 1 - 2 ** width) + 2 ** width - 1;
}

/** A whole number below `count`, by how often each occurred. */
export class SymbolCode {
  private readonly width: number;
  private readonly nodes: Contexts;

  constructor(private readonly count: number) {
    this.width = Math.ceil(Math.log2(count));
    this.nodes = new Contexts(2 ** this.width);
  }

  code(coder: BitCoder, value: number): number {
    let node = 1;
    for (let bit = this.width - 1; bit >= 0; bit--) {
      node = node * 2 + (coder.bit(this.nodes, node, ((value >> bit) & 1) === 1) ? 1 : 0);
    }
    // Only a forged code holds more than there is; any symbol will do for that.
    return Math.min(node - 2 ** this.width, this.count - 1);
  }
}

/** The letters of most words, and the characters that are next in use. */
const COMMON = ' abcdefghijklmnopqrstuvwxyz.,-\'"';
const USUAL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789()[]:;!?/&+#*@_%=<>~|$^{}\n\t';

const CLASS_COMMON = 0;
const CLASS_USUAL = 1;

/** Texts: five bits for a letter, six for a capital, up to 45 for the rarest sign, and what the kind costs. */
export class TextCode {
  private readonly classes = new Contexts(6);

  code(coder: BitCoder, text: string): string {
    const characters = coder.reads ? [] : [...text];
    const length = codeNumber(coder, characters.length);
    const result: string[] = [];
    let kind = CLASS_USUAL;
    for (let i = 0; i < length && !coder.exhausted; i++) {
      const character = characters[i] ?? ' ';
      const [common, usual] = [COMMON.indexOf(character), USUAL.indexOf(character)];
      const after = kind * 2;
      if (coder.bit(this.classes, after, common >= 0)) {
        kind = CLASS_COMMON;
        result.push(COMMON[codeFixed(coder, 5, common)]);
      } else if (coder.bit(this.classes, after + 1, usual >= 0)) {
        kind = CLASS_USUAL;
        result.push(USUAL[codeFixed(coder, 6, usual)]);
      } else {
        kind = CLASS_USUAL + 1;
        const code = codeNumber(coder, character.codePointAt(0) ?? 0);
        result.push(String.fromCodePoint(Math.min(code, 0x10ffff)));
      }
    }
    return result.join('');
  }
}
