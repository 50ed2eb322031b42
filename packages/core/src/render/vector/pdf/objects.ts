// The structure of a PDF file: numbered objects, cross-reference table, trailer. Independent of the meaning of the objects.
import { harmlessLine } from '../../../model/index.js';

/** Compresses streams in the zlib format, for example `deflateSync` of `node:zlib`. */
export type Compress = (bytes: Uint8Array) => Uint8Array;

export class PdfObjects {
  private readonly bodies: (Uint8Array | undefined)[] = [];

  constructor(private readonly compress: Compress | undefined) {}

  /** Reserves a number for an object that is referenced before it is added. */
  reserve(): number {
    this.bodies.push(undefined);
    return this.bodies.length;
  }

  /** Adds an object, or a reserved one, and returns its number. */
  add(body: string, number = this.reserve()): number {
    this.bodies[number - 1] = latin1(body);
    return number;
  }

  addStream(content: string, entries = '', number = this.reserve()): number {
    const plain = latin1(content);
    const packed = this.compress?.(plain);
    const bytes = packed ?? plain;
    const filter = packed === undefined ? '' : '/Filter/FlateDecode';
    const head = latin1(`<<${entries}${filter}/Length ${bytes.length}>>\nstream\n`);
    this.bodies[number - 1] = joined([head, bytes, latin1('\nendstream')]);
    return number;
  }

  /** The whole file. */
  file(root: number, info: number): Uint8Array {
    // Four bytes above 127 in a comment mark the file as binary.
    const parts = [latin1('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n')];
    const offsets: number[] = [];
    let length = parts[0].length;
    this.bodies.forEach((body, i) => {
      if (body === undefined) throw new TypeError(`PDF object ${i + 1} was reserved and never filled in.`);
      offsets.push(length);
      const part = joined([latin1(`${i + 1} 0 obj\n`), body, latin1('\nendobj\n')]);
      parts.push(part);
      length += part.length;
    });
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const count = offsets.length + 1;
    const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`;
    const trailer = `trailer\n<</Size ${count}/Root ${root} 0 R/Info ${info} 0 R>>\nstartxref\n${length}\n%%EOF\n`;
    return joined([...parts, latin1(table + trailer)]);
  }
}

/** Text as a PDF string; UTF-16 beyond ASCII. */
export function pdfString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replaceAll(/[\\()]/g, '\\$&')})`;
  return `<feff${utf16Hex(harmlessLine(text))}>`;
}

export function utf16Hex(text: string): string {
  return text
    .split('')
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('');
}

/** Four digits exceed the resolution of printers. PDF has no exponents. */
export function pdfNumber(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000;
  const text = Math.abs(rounded) < 0.001 && rounded !== 0 ? rounded.toFixed(4) : String(rounded);
  return text === '-0' ? '0' : text;
}

/** Pre: no character above U+00FF. */
function latin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}
