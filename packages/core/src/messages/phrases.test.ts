import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionsFirst, gathered } from './phrases.js';
import type { GroupText } from './texts.js';

const cell = (row: number, column: number) => ({ row, column });

test('cells are gathered by row or by column, whichever is shorter', () => {
  assert.deepEqual(gathered([cell(5, 34), cell(4, 34)]), [
    { rows: [{ from: 4, to: 5 }], columns: [{ from: 34, to: 34 }] },
  ]);
  assert.deepEqual(gathered([cell(3, 5), cell(3, 6), cell(3, 9), cell(3, 9)]), [
    {
      rows: [{ from: 3, to: 3 }],
      columns: [
        { from: 5, to: 6 },
        { from: 9, to: 9 },
      ],
    },
  ]);
  assert.equal(gathered([cell(1, 1), cell(2, 2)]).length, 2);
});

test('what to do comes before what else is known', () => {
  const group = (value: GroupText['value'], from: number): GroupText => ({
    spans: [{ from, to: from }],
    count: 1,
    value,
  });
  const groups = [
    group({ kind: 'none-of', colors: ['red'] }, 2),
    group({ kind: 'color', color: 'red' }, 3),
    group({ kind: 'blank' }, 4),
  ];
  const written = (of: readonly GroupText[]) => of.map(({ spans: [{ from }] }) => from).join('+');
  assert.equal(
    actionsFirst(groups, ({ value }) => value.kind !== 'none-of', written),
    '3+4; 2',
  );
  assert.equal(
    actionsFirst(groups.slice(1), () => true, written),
    '3+4',
  );
});
