// What is mere layout never makes another puzzle: empty lines before and after, blanks, other line ends. And a
// clue that is missing is never read as a blank line where the file states its size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText, gridOfColors, type PuzzleDocument, puzzleOf } from '../model/index.js';
import { FORMATS, type Format, type ParseResult, parse, write } from './index.js';

function drawn(...rows: readonly string[]): PuzzleDocument {
  const size = { width: rows[0].length, height: rows.length };
  const goal = gridOfColors(
    size,
    [...rows.join('')].map((cell) => (cell === '#' ? 1 : 0)),
  );
  return { puzzle: puzzleOf(goal), meta: {}, goal };
}

const SAMPLES: Readonly<Record<string, PuzzleDocument>> = {
  kite: drawn('##.#', '....', '.###'),
  'blank last row': drawn('##.#', '.###', '....'),
  'blank first row and column': drawn('....', '.#.#', '.###'),
  'blank last column': drawn('##.', '.#.', '#..', '##.'),
  square: drawn('##.', '#..', '...'),
  'six by twelve': drawn(
    ...[
      '##..##',
      '.#..#.',
      '######',
      '#....#',
      '##..##',
      '.####.',
      '..##..',
      '######',
      '#.##.#',
      '#....#',
      '.#..#.',
      '######',
    ],
  ),
};

/** Layout that may stand round a text, and line ends. */
const LAYOUTS: readonly ((text: string) => string)[] = [
  ...[1, 2, 3, 7].map((count) => (text: string) => text + '\n'.repeat(count)),
  (text) => `${text}  \n`,
  (text) => `${text}\t\n \n`,
  (text) => `${text.replaceAll('\n', '\r\n')}\r\n`,
  (text) => `${text.replaceAll('\n', '\r\n')}\r\n\r\n`,
  (text) => text.replace(/\n$/, ''),
  (text) => `\n${text}`,
  (text) => `\n \n${text}\n\n`,
  (text) => `\ufeff\r\n${text}`,
];

const clues = (result: ParseResult) =>
  result.ok ? result.documents.map(({ puzzle }) => canonicalText(puzzle)).join('\n') : undefined;

const able = FORMATS.filter((format) => format.parse !== undefined && format.write !== undefined);

function textOf(document: PuzzleDocument, format: Format): string | undefined {
  const written = write(document, format.id);
  return written.ok && typeof written.output === 'string' ? written.output : undefined;
}

for (const format of able) {
  test(`${format.id}: layout round the file never makes another puzzle`, () => {
    for (const [name, document] of Object.entries(SAMPLES)) {
      const text = textOf(document, format);
      if (text === undefined) continue;
      const named = parse(text, { from: format.id });
      assert(named.ok, JSON.stringify(named));
      const found = parse(text);
      for (const [i, layout] of LAYOUTS.entries()) {
        const where = `${name}, layout ${i}: ${JSON.stringify(layout(text))}`;
        assert([clues(named), undefined].includes(clues(parse(layout(text), { from: format.id }))), where);
        if (found.ok) assert([clues(found), undefined].includes(clues(parse(layout(text)))), where);
      }
    }
  });
}

test('most layouts are not only harmless, but read', () => {
  let [read, tried] = [0, 0];
  for (const format of able) {
    const text = textOf(SAMPLES.kite, format);
    if (text === undefined) continue;
    for (const layout of LAYOUTS) {
      tried += 1;
      if (clues(parse(layout(text), { from: format.id })) === canonicalText(SAMPLES.kite.puzzle)) read += 1;
    }
  }
  assert(read > tried * 0.95, `${read} of ${tried}`);
});

/** Formats whose files have the size in them and a clue per line. */
const SIZED = ['non', 'mk', 'nin', 'cwd', 'faase', 'cfg', 'bosch', 'sgriddler', 'gno'];

/** Lines of these formats that hold a clue, by their number, for a document. */
function clueLinesOf(text: string, document: PuzzleDocument): number[] {
  const lines = text.split('\n');
  const wanted = new Set(
    [...document.puzzle.rows, ...document.puzzle.columns].flatMap((clue) => {
      const lengths = (clue ?? []).map((run) => run.length);
      const named =
        lengths.length === 0 ? ['0', '', '0 0'] : [lengths.join(' '), lengths.join(','), lengths.join(', ')];
      return [...named, `${lengths.length} ${lengths.join(' ')}`.trim(), [...lengths].reverse().join(' ')];
    }),
  );
  const isClue = (line: string) => wanted.has(line.trim()) || /^(row|column)_\d/.test(line);
  const first = lines.findIndex((line) => /^(rows|columns|#|\[Row|\d+ \d+$|number_of)/i.test(line));
  return lines.flatMap((line, i) => (i > first && line !== '' && isClue(line) ? [i] : []));
}

for (const id of SIZED) {
  test(`${id}: a clue that is missing is reported, not read as a blank line`, () => {
    let tried = 0;
    for (const [name, document] of Object.entries(SAMPLES)) {
      const written = write(document, id);
      assert(written.ok);
      const text = String(written.output);
      const lines = text.split('\n');
      for (const index of clueLinesOf(text, document)) {
        const rest = lines.filter((_, i) => i !== index).join('\n');
        for (const damaged of [rest, `${rest}\n`]) {
          for (const options of [{ from: id }, {}]) {
            const result = parse(damaged, options);
            const where = `${name}, line ${index + 1} of ${JSON.stringify(text)}: ${JSON.stringify(result)}`;
            assert(!result.ok || clues(result) === canonicalText(document.puzzle), where);
            tried += 1;
          }
        }
      }
    }
    assert(tried > 20, `only ${tried} were tried`);
  });
}

test('the fault names what was found and what was expected', () => {
  const result = parse('width 4\nheight 5\n\nrows\n1\n2\n1\n4\n\ncolumns\n1\n2\n2\n3\n', { name: 'x.non' });
  assert(!result.ok);
  assert.equal(result.faults[0].code, 'size-mismatch');
  assert.equal(result.faults[0].message, 'found 4 row clues, expected 5 (height 5)');
});

test('a missing row of a puzzle that is one higher than wide is no exchange', () => {
  const non = 'width 2\nheight 3\nrows\n1\n1\ncolumns\n3\n0\n';
  const json = '{"crosshatch":1,"width":2,"height":3,"rows":[[1],[1]],"columns":[[3],[]]}';
  for (const [name, text] of Object.entries({ 'x.non': non, 'x.json': json })) {
    const result = parse(text, { name });
    assert(!result.ok);
    assert.equal(result.faults[0].code, 'size-mismatch');
    assert.doesNotMatch(String(result.faults[0].hint), /exchanged/, name);
  }
});

test('rows and columns exchanged: the hint says what to swap', () => {
  const non = 'width 3\nheight 2\nrows\n1\n1\n1\ncolumns\n3\n0\n';
  const json = '{"crosshatch":1,"width":3,"height":2,"rows":[[1],[1],[1]],"columns":[[3],[]]}';
  for (const [name, text] of Object.entries({ 'x.non': non, 'x.json': json })) {
    const result = parse(text, { name });
    assert(!result.ok);
    const sizes = result.faults.filter(({ code }) => code === 'size-mismatch');
    assert.equal(sizes.length, 2, name);
    for (const { hint } of sizes) {
      assert.equal(
        hint,
        'rows and columns are exchanged: write width 2 and height 3, or swap the two lists of clues',
      );
    }
  }
});
