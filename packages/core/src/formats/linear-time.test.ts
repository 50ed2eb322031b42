// Reading takes linear time, whatever stands in a file. Every format's sample is blown up at many places with
// long stretches of many characters, and its lines are repeated; eight times the text may take at most twelve
// times as long. Measured as processor time of this process, the best of several attempts, and only where it
// is long enough to be measured: a quadratic reader takes seconds here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleOf } from '../testing/format-samples.js';
import { FORMATS, type ParseOptions, parse } from './index.js';

const SMALL = 5_000;
const LARGE = 8 * SMALL;
/** Milliseconds that nobody can measure well, and what is given in for noise. */
const TINY = 20;
const RATIO = 12;

type Shape = (length: number) => string;

/** Milliseconds of processor time that reading takes. */
function cost(text: string, options: ParseOptions): number {
  const before = process.cpuUsage();
  parse(text, options);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Why this shape is not read in linear time; undefined when it is. A larger text may be tried by more readers, once;
 * what still grows too fast beyond that is not linear.
 */
function complaint(shape: Shape, options: ParseOptions): string | undefined {
  return growth(shape, options, SMALL) && growth(shape, options, LARGE);
}

function growth(shape: Shape, options: ParseOptions, size: number): string | undefined {
  // In steps, so that a reader of a high degree is found before it takes hours.
  let first = 0;
  for (const length of [size / 64, size / 8, size]) {
    const text = shape(Math.floor(length));
    first = cost(text, options);
    if (first > 1000 && cost(text, options) > 1000) return `over a second for ${length} characters`;
  }
  const small = shape(size);
  // So fast that even quadratic growth could not be measured at the larger size.
  if (64 * first < TINY || 64 * cost(small, options) < TINY) return undefined;
  const large = shape(8 * size);
  let [least, most] = [Infinity, Infinity];
  for (let attempt = 0; attempt < 8; attempt++) {
    most = Math.min(most, cost(large, options));
    if (most < TINY) return undefined;
    least = Math.min(least, cost(small, options));
    if (most <= RATIO * least + TINY) return undefined;
  }
  return `${least} ms for ${size} characters, ${most} ms for ${8 * size}`;
}

const STRETCHES = [' ', '\t', '\n', '0', '9', 'a', '#', '/', ',', ':', '"', '(', '-', '?', '=', ' \u2028'];

/** Offsets between two tokens, at most so many, each between a different pair of kinds. */
function places(sample: string, most: number): number[] {
  const found = new Map<string, number>();
  let previous = '^';
  for (const { 0: token, index } of sample.matchAll(/[A-Za-z]+|\d+|\n+|[^\S\n]+|[^\s\w]/g)) {
    const kind = token
      .replace(/^[A-Za-z]+$/, 'word')
      .replace(/^\d+$/, 'number')
      .replace(/^\s+$/, token[0]);
    if (!found.has(previous + kind)) found.set(previous + kind, index);
    previous = kind;
  }
  const all = [...found.values(), sample.length];
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, i) => all[Math.floor(i * step)]);
}

function* shapesOf(sample: string): Generator<[name: string, shape: Shape]> {
  for (const at of places(sample, 5)) {
    for (const stretch of STRETCHES) {
      const name = `${JSON.stringify(stretch)} at ${at}`;
      yield [name, (n) => sample.slice(0, at) + stretch.repeat(n / stretch.length) + sample.slice(at)];
    }
  }
  const lines = sample.split(/(?<=\n)/);
  for (const [i, line] of lines.entries()) {
    if (i >= 8) break;
    const times = (n: number) => Math.ceil(n / (line.length + 6));
    const repeated = (n: number, line: (k: number) => string) =>
      [...lines.slice(0, i), ...Array.from({ length: times(n) }, (_, k) => line(k)), ...lines.slice(i)].join(
        '',
      );
    yield [`line ${i + 1} repeated`, (n) => repeated(n, () => line)];
    // Names that all differ: `color a ...` becomes `color a17 ...`, `a = ..` becomes `a17 = ..`.
    for (const word of [1, 2]) {
      const numbered = (k: number) => {
        let seen = 0;
        return line.replace(/[A-Za-z]+/g, (found) => (++seen === word ? found + k.toString(36) : found));
      };
      yield [`line ${i + 1} repeated with other names`, (n) => repeated(n, numbered)];
    }
  }
}

for (const format of FORMATS) {
  if (format.parse === undefined) continue;
  test(`${format.id}: reading takes linear time`, () => {
    const slow: string[] = [];
    for (const [name, shape] of shapesOf(sampleOf(format))) {
      const found = complaint(shape, { from: format.id });
      if (found !== undefined) slow.push(`${name}: ${found}`);
    }
    assert.deepEqual(slow, []);
  });
}

const blanks = (n: number) => ' '.repeat(n);
/** What was slow once, and its relatives; read as any format. */
const SHAPES: Record<string, Shape> = {
  hashes: (n) => '#'.repeat(n),
  'hashes and a code': (n) => `${'#xh'.repeat(n / 3)}x`,
  'an address of digits': (n) => `nonogram/${'1'.repeat(n)}`,
  'an address of slashes': (n) => `https://${'a?nonogram/'.repeat(n / 11)}`,
  'a string with a long number': (n) => `1,${'9'.repeat(n)};1(1:1`,
  'a picture of dashes': (n) => `${'-'.repeat(n)}\n1\n`,
  'a picture of question marks': (n) => `${'?'.repeat(n)}\n1\n`,
  'slashes and a letter': (n) => `${'/'.repeat(n)}x`,
  'lines of a task': (n) => `${'1/1\n'.repeat(n / 4)}x`,
  'ids without a comma': (n) => '1x1:1/1\n'.repeat(n / 8),
  'an INI key of blanks': (n) => `[clues]\nrows = 1\na${blanks(n)}b\ncolumns = 1\n`,
  'an INI colour of blanks': (n) => `[clues]\nrows = 1\ncolumns = 1\n[colors]\na = ${blanks(n)}(red) x y`,
  'a TOML colour of blanks': (n) =>
    `[clues]\nrows = "1"\ncolumns = "1"\n[colors]\ndefs = ['a = ${blanks(n)}(red) x y']`,
  'an INI file of colours': (n) =>
    `[clues]\nrows = 1\ncolumns = 1\n[colors]\n${Array.from({ length: n / 10 }, (_, i) => `c${i}=(red)\n`).join('')}`,
  'unknown colours': (n) =>
    `color ab #ff0000\n${Array.from({ length: n / 20 }, (_, i) => `color x${i} #ff0000\n`).join('')}rows\n${'zz 1\n'.repeat(n / 5)}columns\n1\n`,
  'an element with many attributes': (n) => `<puzzle${' a=""'.repeat(n / 5)}>`,
  'an element with many names': (n) =>
    `<puzzle${Array.from({ length: n / 10 }, (_, i) => ` a${i}="1"`).join('')}></puzzle>`,
  'runs of unknown colours in XML': (n) =>
    `<puzzle>${Array.from({ length: n / 60 }, (_, i) => `<color name="c${i}">ff0000</color>`).join('')}<clues type="rows"><line>${'<count color="x">1</count>'.repeat(n / 60)}</line></clues><clues type="columns"><line/></clues></puzzle>`,
  'open comments': (n) => '<!--'.repeat(n / 4),
  'empty lines of a tournament': (n) => `$1\n${'\n'.repeat(n)}`,
  'separators of a sheet': (n) => ','.repeat(n),
  'lines of separators': (n) => ';;;;;;;\n'.repeat(n / 8),
  'bars of a table': (n) => `|1|${'|'.repeat(n)}\n|1|\n`,
  'rules of a table': (n) => `|1|1|\n${'|---|---|\n'.repeat(n / 10)}`,
  'facts of one line': (n) => `${'row(1,1,1). '.repeat(n / 12)}col(1,1,1).`,
  'facts of many lines': (n) =>
    `${Array.from({ length: n / 12 }, (_, i) => `row(${i},1,1).`).join('')}col(1,1,1).`,
  'facts of many puzzles': (n) =>
    Array.from({ length: n / 34 }, (_, i) => `p${i}.add_row(1)\np${i}.add_col(1)\n`).join(''),
  'pairs in many calls': (n) => 'P([[2], [1]], [[3], [1]])\n'.repeat(n / 27),
  'pictures in a line each': (n) => '2 0110\n'.repeat(n / 7),
  'colours before runs': (n) => `3,3\n${'R,1,G,2\n'.repeat(n / 8)}`,
  'strings added up': (n) => `f(${'"1;" + '.repeat(n / 7)}"1", "1;1")`,
  'calls in calls': (n) => 'row(1,'.repeat(Math.min(60, n / 6)).padEnd(n, ' row(2)'),
  'elements of one name': (n) => `<a>${'<row>1</row>'.repeat(n / 12)}</a>`,
  'elements of many names': (n) =>
    `<a>${Array.from({ length: n / 12 }, (_, i) => `<b${i}>1</b${i}>`).join('')}</a>`,
  'two sides in a line': (n) => `a|${'1,'.repeat(n / 4)}1|${'1,'.repeat(n / 4)}1`,
  'two sides in every line': (n) => '1,1|1,1\n'.repeat(n / 8),
  'arguments of a command': (n) => '--rows "1" '.repeat(n / 11),
  'a drawing of numbers': (n) => `${' '.repeat(20)}${'1 '.repeat(n / 2)}\n1\n`,
  'a drawing of cells': (n) => `      1 1\n${'1 . . .\n'.repeat(n / 8)}`,
  'JSON names': (n) =>
    `{"rows":[[1]],"cols":[[1]],${Array.from({ length: n / 10 }, (_, i) => `"k${i}":0`).join(',')}}`,
};
for (const comment of ['# ', '* ', '; ', 'P1\n# ', '']) {
  const name = `a title of blanks after ${JSON.stringify(comment)}`;
  SHAPES[name] = (n) => `${comment}Title: a${blanks(n)}b\n# row clues\n1\n# column clues\n1\n`;
  SHAPES[`${name}, numbered`] = (n) => `${comment}a #1:${blanks(n)}\u2028\n1\n&\n1\n`;
}

test('shapes that were slow once are found out in linear time, and read so as any format', () => {
  const slow: string[] = [];
  for (const [name, make] of Object.entries(SHAPES)) {
    const texts = new Map<number, string>();
    const shape = (length: number) => {
      const text = texts.get(length) ?? make(length);
      texts.set(length, text);
      return text;
    };
    for (const from of [undefined, ...FORMATS.filter((format) => format.parse).map(({ id }) => id)]) {
      const found = complaint(shape, from === undefined ? {} : { from });
      if (found !== undefined) slow.push(`${name}, ${from ?? 'detected'}: ${found}`);
    }
  }
  assert.deepEqual(slow, []);
});

test('what every sample becomes is detected in linear time', () => {
  const slow: string[] = [];
  for (const [number, format] of FORMATS.filter(({ parse }) => parse !== undefined).entries()) {
    for (const [i, [name, shape]] of [...shapesOf(sampleOf(format))].entries()) {
      // Every detector sees every text, so a quarter of the stretches before each sample is enough.
      const isChosen = / at 0$/.test(name) ? i % 4 === number % 4 : /^" " at|^line 1 repeated$/.test(name);
      if (!isChosen) continue;
      const found = complaint(shape, {});
      if (found !== undefined) slow.push(`${format.id}, ${name}: ${found}`);
    }
  }
  assert.deepEqual(slow, []);
});
