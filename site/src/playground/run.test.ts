// The programs of the playground, as its worker runs them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runProgram } from './run.js';
import { SAMPLES } from './samples.js';

const PLUS = '1;3;1:1;3;1';

for (const { title, code } of SAMPLES) {
  test(`sample: ${title}`, async () => {
    const { output, error } = await runProgram(code, PLUS);
    assert.equal(error, '');
    assert.notEqual(output.trim(), '');
  });
}

test('types are removed, several layers can be imported, values are printed as in Node', async () => {
  const code = `import { parse, type Puzzle } from '@crosshatch/core';
import { clueText } from '@crosshatch/core/model';
const file = parse(puzzleText as string);
const texts = (puzzle: Puzzle): string[] => puzzle.rows.map((clue) => clueText(clue));
if (file.ok) console.log(texts(file.puzzle), 3n, undefined);
await Promise.resolve();
console.log('end');`;
  assert.deepEqual(await runProgram(code, PLUS), {
    output: "[ '1', '3', '1' ] 3n undefined\nend\n",
    error: '',
  });
});

test('what is wrong with a program is reported, after what it has printed', async () => {
  const thrown = await runProgram("console.log('before'); throw new RangeError('too far');", PLUS);
  assert.deepEqual(thrown, { output: 'before\n', error: 'RangeError: too far' });
  assert.match((await runProgram('const = 3;', PLUS)).error, /SyntaxError/);
  assert.match(
    (await runProgram("import fs from 'node:fs'; fs.x();", PLUS)).error,
    /"node:fs" is not available here/,
  );
});
