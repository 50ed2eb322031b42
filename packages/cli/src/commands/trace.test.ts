import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TRACE_SCHEMA } from '@crosshatch/core/report';
import { runInProcess } from '../testing/fake-context.js';
import { schemaFault } from '../testing/json-schema.js';
import { scratchFolder } from '../testing/run-command.js';

/** Several solutions, and a search with conflicts: every row and column of 12 has two single cells. */
const HARD = (() => {
  const lines = new Array(12).fill('1,1').join(';');
  return `${lines}:${lines}`;
})();

const { isValid } = (await import(
  new URL('../../../core/dist/testing/json-schema.js', import.meta.url).href
)) as { isValid(value: unknown, schema: unknown): boolean };

test('solve --trace writes the steps, the same every time, and trace draws them', async (t) => {
  const cwd = scratchFolder(t);
  const [a, b, picture] = ['a.ndjson', 'b.ndjson', 'a.svg'].map((name) => join(cwd, name));
  const solved = await runInProcess(['solve', '-q', '--max', '20', HARD, '--trace', a]);
  assert.equal(solved.outcome, 'multiple', solved.stderr);
  await runInProcess(['solve', '-q', '--max', '20', HARD, '--trace', b]);
  const text = readFileSync(a, 'utf8');
  assert.equal(readFileSync(b, 'utf8'), text);
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const line of lines) assert(isValid(line, TRACE_SCHEMA), JSON.stringify(line));
  assert.deepEqual([lines[0].event, lines.at(-1).event, lines.at(-1).verdict], ['start', 'end', 'multiple']);
  assert.equal(lines.filter(({ event }) => event === 'solution').length, 20);

  const run = await runInProcess(['trace', a, '-o', picture, '--json']);
  assert.equal(run.outcome, 'ok', run.stderr);
  const summary = JSON.parse(run.stdout);
  assert.equal(await schemaFault('trace', summary), undefined);
  const { effort } = lines.at(-1);
  assert.deepEqual(
    [summary.counts.decision, summary.counts.conflict, summary.counts.solution],
    [effort.decisions, effort.contradictions, 20],
  );
  const svg = readFileSync(picture, 'utf8');
  assert.equal(svg.match(/<circle/g)?.length ?? 0, effort.contradictions);
  assert.match(svg, /Where the search works/);
  const printed = await runInProcess(['trace', a]);
  assert.match(printed.stdout, /^12x12, strategy balanced: multiple\n/);
});

test('--trace-limit bounds the file and says how much is missing', async (t) => {
  const file = join(scratchFolder(t), 't.ndjson');
  await runInProcess(['solve', '-q', HARD, '--trace', file, '--trace-limit', '5']);
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.equal(lines.length, 7);
  assert.equal(lines.at(-1).dropped, lines.at(-1).events - 5);
  assert.match((await runInProcess(['trace', file])).stdout, /5 events, \d+ more not written/);
});

test('several puzzles have a trace each; files are not replaced', async (t) => {
  const cwd = scratchFolder(t);
  const args = ['solve', '-q', '1:1', '1;1:1;1', '--trace', join(cwd, 't.ndjson')];
  assert.equal((await runInProcess(args)).outcome, 'multiple');
  assert.match(readFileSync(join(cwd, 't-1.ndjson'), 'utf8'), /"width":2/);
  assert.equal((await runInProcess(args)).outcome, 'output');
  assert.equal((await runInProcess([...args, '--force'])).outcome, 'multiple');
});

test('what is no trace is refused with its line', async (t) => {
  const cwd = scratchFolder(t);
  const file = join(cwd, 'x.ndjson');
  const cases: readonly [content: string, message: RegExp][] = [
    ['', /x\.ndjson:1: not a trace: the file is empty/],
    ['{"event":"conflict"}\n', /:1: not a trace: the first line of a trace is its start/],
    ['{"event":"start","width":0,"height":1}\n', /:1: .*width and height are wrong/],
    ['{"event":"start","width":2,"height":1}\nnonsense\n', /:2: not a trace: expected a JSON object/],
  ];
  for (const [content, message] of cases) {
    writeFileSync(file, content);
    const run = await runInProcess(['trace', file]);
    assert.equal(run.outcome, 'badInput');
    assert.match(run.stderr, message);
  }
  assert.equal((await runInProcess(['trace', join(cwd, 'missing')])).outcome, 'badInput');
  assert.equal((await runInProcess(['solve', '1:1', '--trace-limit', '5'])).outcome, 'usage');
});
