// The page about speed: every number in it comes from the bench's file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speedPage } from './speed.js';

test('tables and plots show what was measured, and where', () => {
  const standing = { asked: 2, answered: 2, slowest: 3, total: 4.5 };
  const text = speedPage({
    run: {
      command: 'npm run bench -- hard',
      date: '2020-02-03',
      machine: 'An abacus',
    },
    sets: [
      {
        id: 'hard',
        title: 'pictures',
        origin: 'drawn',
        count: 2,
        cells: [100, 400],
        timings: {},
        standings: [
          { solver: 'crosshatch', median: 1.25, ...standing },
          { solver: 'cadical', median: 1250, ...standing },
        ],
      },
      {
        id: 'scaling-fine',
        title: 'growing',
        origin: 'drawn',
        count: 2,
        cells: [100, 400],
        timings: {
          crosshatch: [
            { times: [1, 9, 2], isLate: false },
            { times: [5], isLate: false },
          ],
          cadical: [null, { times: [50], isLate: false }],
        },
        standings: [],
      },
    ],
  });
  assert.match(text, /npm run bench -- hard/);
  assert.match(text, /2020-02-03. An abacus/);
  assert.match(text, /\| Crosshatch \| 2 of 2 \| 1.3 ms \| 3.0 ms \| 4.5 ms \|/);
  assert.match(text, /\| CaDiCaL, our encoding \| 2 of 2 \| 1.3 s/);
  assert.match(text, /1,250 ms<\/text>/);
  assert.match(text, /## Growing.*<path d="M[\d.]+ [\d.]+L[\d.]+ [\d.]+" fill="none"/s);
});

test('the file in the repository gives a page', () => {
  const text = speedPage();
  assert((text.match(/^## /gm) ?? []).length >= 3);
  assert((text.match(/<svg/g) ?? []).length >= 3);
  assert(!/NaN|undefined/.test(text));
});
