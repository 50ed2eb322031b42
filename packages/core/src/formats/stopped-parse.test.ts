// A time limit and an abort signal reach every reader, soon and with nothing else reported; and what a reader
// throws becomes a fault.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleOf } from '../testing/format-samples.js';
import { attempt } from './attempt.js';
import { FORMATS, type Format, parse } from './index.js';
import { DEFAULT_LIMITS } from './reading/limits.js';
import { SourceText } from './reading/source-text.js';

/** True from the given question on. */
function deadlineAfter(questions: number) {
  const deadline = () => ++deadline.asked > questions;
  deadline.asked = 0;
  return deadline;
}

test('a deadline that has passed and a signal that is set stop every format, detected or not', () => {
  for (const format of FORMATS) {
    if (format.parse === undefined) continue;
    for (const options of [{}, { from: format.id }]) {
      const late = parse(sampleOf(format), { ...options, deadline: () => true });
      assert(!late.ok);
      assert.deepEqual([late.stopped, late.faults.map(({ code }) => code)], ['deadline', ['stopped']]);
      const aborted = parse(sampleOf(format), {
        ...options,
        signal: AbortSignal.abort(),
        deadline: () => true,
      });
      assert(!aborted.ok);
      assert.deepEqual([aborted.stopped, aborted.faults.length], ['abort', 1]);
    }
  }
});

test('a deadline in the distance changes nothing, and a small file hardly asks for it', () => {
  for (const format of FORMATS) {
    if (format.parse === undefined) continue;
    const sample = sampleOf(format);
    const deadline = deadlineAfter(Infinity);
    assert.deepEqual(parse(sample, { from: format.id, deadline }), parse(sample, { from: format.id }));
    assert(deadline.asked <= 4, `${format.id}: ${deadline.asked}`);
  }
});

const LONG: Record<string, string> = {
  'many puzzles': 'rows\n1\ncolumns\n1\n====\n'.repeat(5000),
  'many lines without meaning': 'x\n'.repeat(50_000),
  'empty lines': `${'\n'.repeat(50_000)}x`,
  'one JSON object': `{"rows":[${'[1],'.repeat(50_000)}[1]],"cols":[]}`,
  'XML elements': `<puzzle>${'<a/>'.repeat(50_000)}</puzzle>`,
  'XML attributes': `<puzzle${' a="b"'.repeat(50_000)}></puzzle>`,
  'TOML values': `[clues]\nrows = "1"\n${'a = "b"\n'.repeat(50_000)}`,
  'INI lines': `[clues]\nrows = 1\n[other]\n${'a=b\n'.repeat(50_000)}`,
};
for (const [name, text] of Object.entries(LONG)) {
  test(`reading stops in the middle: ${name}`, () => {
    const never = deadlineAfter(Infinity);
    parse(text, { deadline: never });
    assert(never.asked > 5, `asked ${never.asked} times`);
    for (const questions of [1, 2, Math.floor(never.asked / 2), never.asked - 1]) {
      const deadline = deadlineAfter(questions);
      const result = parse(text, { deadline });
      assert(!result.ok && result.stopped === 'deadline');
      assert.equal(deadline.asked, questions + 1, 'it went on after the deadline');
    }
  });
}

test('what a reader throws is a fault that says so, and nothing else', () => {
  const broken: Format = {
    id: 'broken',
    title: 'Broken',
    extensions: [],
    supports: FORMATS[0].supports,
    parse: (reading) => {
      reading.fault('bad-syntax', { offset: 0, end: 1 }, 'found before it broke');
      throw new RangeError('Maximum call stack size exceeded');
    },
  };
  const { reading } = attempt(broken, new SourceText('x'), DEFAULT_LIMITS);
  assert.deepEqual(
    reading.faults.map(({ code, message }) => [code, message]),
    [['internal', 'the Broken reader failed: Maximum call stack size exceeded']],
  );
  assert.match(reading.faults[0].hint ?? '', /bug in Crosshatch/);
});

test('an XML tag with a million attributes is read', () => {
  const result = parse(`<puzzle${' a=""'.repeat(1_000_000)}>`);
  assert(!result.ok);
  assert.match(result.faults[0].message, /<puzzle> is still open/);
});
