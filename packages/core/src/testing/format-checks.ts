// What the tests of single formats have in common: one small puzzle without symmetry, and tables of
// faulty files.
//   ##.#
//   ....
//   .###
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FormatInput, type ParseOptions, parse, write } from '../formats/index.js';
import { canonicalText, colorOf, type Grid, type PuzzleDocument } from '../model/index.js';

/** The canonical text of that puzzle. */
export const KITE = '4x3|2,1;;3|1;1,1;1;1,1';

/** Reads a file that must hold exactly one puzzle and whose format must be detected by its content unless it is named. */
export function readOne(input: FormatInput, format: string, options: ParseOptions = {}): PuzzleDocument {
  const result = parse(input, options);
  assert(result.ok, JSON.stringify(result));
  assert.equal(result.format, format);
  assert.equal(result.documents.length, 1);
  return result.documents[0];
}

/** The clues of a file that must hold exactly one puzzle. */
export function cluesIn(input: FormatInput, format: string, options?: ParseOptions): string {
  return canonicalText(readOne(input, format, options).puzzle);
}

/** What the format makes of documents. */
export function written(documents: PuzzleDocument | readonly PuzzleDocument[], format: string): string {
  const result = write(documents, format);
  assert(result.ok, JSON.stringify(result));
  return typeof result.output === 'string' ? result.output : Buffer.from(result.output).toString('latin1');
}

/** The colours of a grid, `?` where unknown, all rows in one. */
export function cellsOf(grid: Grid | undefined): string {
  return Array.from(grid?.cells ?? [], (cell) => colorOf(cell) ?? '?').join('');
}

/** One test per row: what is wrong, the file, the code of the first fault and its `line:column`. */
export function testFaults(
  format: string,
  rows: readonly (readonly [string, string, string, string])[],
): void {
  for (const [what, text, code, place] of rows) {
    test(`fault: ${what}`, () => {
      const result = parse(text, { from: format });
      assert(!result.ok, 'no fault was found');
      const [fault] = result.faults;
      assert.deepEqual([fault.code, `${fault.line}:${fault.column}`], [code, place], fault.message);
    });
  }
}

/** The same text with Windows line ends, a byte-order mark, trailing blanks, and no last line end. */
export function sloppy(text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  return [
    `${lines.join('\r\n')}\r\n`,
    lines.join('\r'),
    `\ufeff${text}`,
    `${lines.map((line) => `${line} \t`).join('\n')}\n`,
    lines.join('\n'),
  ];
}
