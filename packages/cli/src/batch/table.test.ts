import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BatchRow } from '@crosshatch/core/report';
import { TextTable } from './table.js';

const ROW: BatchRow = {
  id: 12_345,
  source: 'a/very/long/folder/with/many/parts/castle-on-the-hill.non',
  index: 2,
  width: 100,
  height: 100,
  colorCount: 12,
  verdict: 'undecided',
  lineSolvable: false,
  grade: { class: 'needs-lookahead', number: 100 },
  options: 'grade',
  warnings: [],
  milliseconds: 12_345.6,
  duplicateOf: 12_000,
  duplicate: 'symmetric',
};

test('a line is never wider than the terminal, and a narrow one omits the least important columns', () => {
  for (const room of [60, 70, 80, 100, 200]) {
    const table = new TextTable(room);
    for (const line of [table.header(), table.row(ROW)]) assert([...line].length <= room, line);
  }
  assert.match(new TextTable(80).header(), /id source .* size col verdict .* lines grade .* ms copy of$/);
  assert.doesNotMatch(new TextTable(60).header(), /\b(col|lines|ms)\b/);
});

test('the end of a long path is kept, and numbers are never cut', () => {
  const line = new TextTable(80).row({ ...ROW, id: 1_234_567 });
  assert.match(line, /^1234567 …[^ ]*hill\.non #2 /);
  assert.match(line, /~12000$/);
});

test('a file name cannot control the terminal', () => {
  const row = { ...ROW, source: 'a\u001b[2J.non', message: 'b\u001b[2J', index: 1 };
  assert(!new TextTable(80).row(row).includes('\u001b'));
});

test('each cell as it is shown; what is unknown is empty', () => {
  const table = new TextTable(80);
  const cells = (row: Partial<BatchRow>) => table.row({ ...ROW, source: 'a.non', ...row });
  assert.equal(
    cells({ id: 7, index: 1, duplicate: 'exact' }),
    '    7 a.non            100x100  12 undecided no    lookahead 100 12345.6 12000',
  );
  assert.match(cells({ lineSolvable: true }), / undecided yes /);
  const unknown: BatchRow = { id: 1, source: 'b', index: 1, verdict: 'crashed', options: '', warnings: [] };
  assert.equal(table.row(unknown).replaceAll(/ +/g, ' '), ' 1 b crashed');
  assert.equal(table.row({ ...unknown, message: 'broken' }).split('\n')[1], '      broken');
  assert(table.header().endsWith(' copy of'));
});
