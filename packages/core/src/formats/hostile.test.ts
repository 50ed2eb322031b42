// Files made to hurt: huge claims, endless nesting, a million of anything. Every one must give a clear
// fault, and quickly: a reader with a quadratic loop or a runaway expression would hang here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FORMATS, parse } from './index.js';

const MANY = 20_000;

const PATTERNS: Record<string, string> = {
  'nothing but line ends': '\n'.repeat(MANY),
  'blanks and a letter': `${' '.repeat(MANY)}x`,
  'blank lines and a letter': `${' \r\n'.repeat(MANY)}x`,
  'zeros in a column': '0\n'.repeat(MANY),
  'zeros in a row': '0 '.repeat(MANY),
  'one long number': '1'.repeat(MANY),
  'runs with commas': '1,'.repeat(MANY),
  'open brackets': '['.repeat(MANY),
  'open braces': '{"a":'.repeat(MANY),
  'open elements': '<puzzle>'.repeat(MANY),
  'open comments': '<!--'.repeat(MANY),
  'open quotes': '"'.repeat(MANY),
  'a million colons': ':\n'.repeat(MANY),
  'hashes in a column': '#\n'.repeat(MANY),
  'hashes in a row': '#'.repeat(MANY),
  slashes: '/'.repeat(MANY),
  semicolons: `${';'.repeat(MANY)}:${';'.repeat(MANY)}`,
  'dollars in a column': '$1\n'.repeat(MANY),
  'rows repeated': 'rows\n1\ncolumns\n1\n'.repeat(MANY / 10),
  'puzzles without end': 'width 1\nheight 1\nrows\n1\ncolumns\n1\n====\n'.repeat(MANY / 10),
  'goals without end': `rows\n1\ncolumns\n1\n${'goal "1\n'.repeat(MANY / 10)}`,
  entities: `title "${'&amp;'.repeat(MANY)}"\nrows\n1\ncolumns\n1\n`,
  'a wide picture': `P1\n1000 1000\n${'1'.repeat(MANY)}`,
  letters: `x\n--\n${'A '.repeat(MANY)}\nA\n`,
  sections: '[clues]\nrows =\n'.repeat(MANY / 10),
  'colours without end': `#d\n${'a:a red\n'.repeat(MANY / 10)}:\n1\n:\n1\n`,
  'a set of thousands of puzzles': `<puzzleset>${'<puzzle/>'.repeat(MANY / 10)}</puzzleset>`,
  'JSON without end': '{"rows":[[1]],"cols":[[1]]}\n'.repeat(MANY / 5),
  'one clue of a million runs': `rows\n${'1,'.repeat(MANY)}\ncolumns\n1\n`,
  'JSON colours without end': `{"crosshatch":1,"rows":[[1]],"columns":[[1]],"palette":{"colors":[${'{},'.repeat(MANY / 10)}{}]}}`,
};

for (const [name, text] of Object.entries(PATTERNS)) {
  test(`${name}, through detection and through every reader`, () => {
    const results = [parse(text), ...FORMATS.filter((f) => f.parse).map((f) => parse(text, { from: f.id }))];
    for (const result of results) {
      if (result.ok) assert(result.documents.length <= 10_000);
      else {
        assert(result.faults.length <= 20);
        assert(result.faults.every(({ code }) => code !== 'internal'));
      }
    }
  });
}

const BILLION = '1000000000';
const CLAIMS: Record<string, string> = {
  non: `width ${BILLION}\nheight ${BILLION}\nrows\n1\ncolumns\n1\n`,
  mk: `${BILLION} ${BILLION}\n1\n#\n1\n`,
  nin: `${BILLION} ${BILLION}\n1\n1\n`,
  cwd: `${BILLION}\n${BILLION}\n1\n\n1\n`,
  cfg: `${BILLION}\n${BILLION}\n\n1 1\n\n1 1\n`,
  faase: `width ${BILLION}\nheight 1\nrows\n1 1\ncolumns\n1\n`,
  bosch: `number_of_rows: ${BILLION}\nnumber_of_columns: 1\nrow_1 n: 1 s: 1\n`,
  sgriddler: `MK Version 3.0\n\n${BILLION} ${BILLION}\n\n`,
  pbm: `P1\n${BILLION} ${BILLION}\n1`,
  'pbm-raw': `P4\n${BILLION} ${BILLION}\n1`,
  gno: `[Dimensions]\n${BILLION}\n${BILLION}\n[Row clues]\n1\n`,
  tatham: `${BILLION}x${BILLION}:1/1`,
  pzpr: `nonogram/${BILLION}/${BILLION}/1`,
};
for (const [format, text] of Object.entries(CLAIMS)) {
  test(`${format}: a size of a billion is refused`, () => {
    const result = parse(text, { from: format });
    assert(!result.ok);
    assert.equal(result.faults[0].code, 'too-large');
  });
}

test('more bytes than allowed are not even decoded', () => {
  const result = parse(new Uint8Array(100 * 1024 * 1024));
  assert(!result.ok);
  assert.equal(result.faults[0].code, 'input-too-large');
});

test('the limits on puzzles, cells and nesting can be given', () => {
  const pack = 'rows\n1\ncolumns\n1\ngoal "1"\n====\n'.repeat(5);
  const codeOf = (limits: object, text = pack) => {
    const result = parse(text, { limits });
    return result.ok ? 'ok' : result.faults[0].code;
  };
  assert.equal(codeOf({}), 'ok');
  assert.equal(codeOf({ puzzles: 4 }), 'too-many-puzzles');
  assert.equal(codeOf({ cells: 4 }), 'too-many-cells');
  assert.equal(codeOf({ nesting: 2 }, '{"rows":[[1]],"cols":[[1]]}'), 'too-deep');
  assert.equal(codeOf({ nesting: 3 }, '{"rows":[[1]],"cols":[[1]]}'), 'ok');
});

test('a file that is cut off anywhere is refused or still a puzzle, never a crash', () => {
  const whole =
    '{"crosshatch":1,"rows":[[2,1],[],[3]],"columns":[[1],[1,1],[1],[1,1]],"goal":["##.#","....",".###"]}';
  for (let end = 0; end < whole.length; end++) assert(!parse(whole.slice(0, end), { from: 'crosshatch' }).ok);
});
