import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '@crosshatch/core';
import { printedFault } from './fault-text.js';

const UNRECOGNISED = 'there are no clues in this sentence';

function printed(text: string, from?: string): string {
  const result = parse(text, from === undefined ? {} : { from });
  assert(!result.ok);
  return printedFault('a.txt', result.faults[0]);
}

test('an unrecognised format names the option that states it', () => {
  assert.match(
    printed(UNRECOGNISED),
    /^a\.txt:1:1: unrecognised format\n.*\n {2}hint: specify the format, if you know it\n {2}Use --from FORMAT;/s,
  );
});

test('other faults have no such line', () => {
  assert.doesNotMatch(printed('2 2\n1\n', 'nin'), /--from/);
});
