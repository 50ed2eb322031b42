import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../testing/english.js';
import { canonicalText, completePalette, isComplete, unknownGrid } from '@crosshatch/core/model';
import '../../testing/english.js';
import { painted } from './drawing.js';
import {
  documentOf,
  gridOf,
  NEW_PICTURE,
  type Picture,
  pictureOf,
  readDraft,
  removedColor,
  withName,
  withNewColor,
  withRgb,
  writeDraft,
} from './picture.js';

const DOT: Picture = {
  ...NEW_PICTURE,
  drawing: painted({ width: 2, height: 2, cells: new Uint8Array(4) }, [{ x: 1, y: 0 }], 1),
};

test('a drawing is a puzzle with itself as the goal, and blank texts are none', () => {
  const document = documentOf(DOT, { title: 'Dot', author: ' ' });
  assert.equal(canonicalText(document.puzzle), '2x2|1;|;1');
  assert.deepEqual(document.meta, { title: 'Dot' });
  assert(document.goal !== undefined && isComplete(document.goal));
  assert.deepEqual(pictureOf(document.goal, DOT.palette), DOT);
});

test('a grid with unknown cells, or too large, is nothing to draw on', () => {
  assert.equal(pictureOf(unknownGrid({ width: 2, height: 2 }, DOT.palette), DOT.palette), undefined);
  const large = { width: 201, height: 1, cells: new Uint32Array(201).fill(1) };
  assert.equal(pictureOf(large, DOT.palette), undefined);
});

test('colours: a new one is different from the others, a removed one leaves blank cells', () => {
  let picture = DOT;
  for (let i = 0; i < 40; i++) picture = withNewColor(picture);
  const { colors } = picture.palette;
  assert.equal(colors.length, 30);
  assert.equal(new Set(colors.map(({ rgb }) => rgb)).size, 30);
  assert.equal(new Set(colors.map(({ symbol }) => symbol)).size, 30);
  const gone = removedColor(withNewColor(DOT), 1);
  assert.deepEqual([gone.palette.colors.length, ...gone.drawing.cells], [1, 0, 0, 0, 0]);
  assert.equal(removedColor(DOT, 1).palette.colors.length, 1);
  const two = withNewColor(DOT);
  assert.equal(two.palette.colors[1].name, 'red');
  assert.equal(withNewColor(removedColor(withNewColor(two), 2)).palette.colors[2].name, 'red', 'free again');
  assert.equal(withName(two, 2, ' sea green ').palette.colors[1].name, 'sea green');
  for (const bad of ['', ' ', 'black', 'white', 'a\nb']) assert.equal(withName(two, 2, bad), two, bad);
  assert.equal(withRgb(DOT, 1, '#ff0000').palette.colors[0].rgb, '#ff0000');
  assert.equal(withRgb(DOT, 0, '#00ff00').palette.background.rgb, '#00ff00');
});

test('a draft is read as it was written', () => {
  const draft = { picture: withNewColor(DOT), meta: { title: 'Dot', license: 'CC0-1.0' } };
  assert.deepEqual(readDraft(JSON.parse(JSON.stringify(writeDraft(draft)))), draft);
  assert(isComplete(gridOf(draft.picture)));
});

test('what is no draft is none', () => {
  const good = writeDraft({ picture: DOT, meta: {} }) as Record<string, unknown>;
  const palette = completePalette({ colors: [{}] });
  for (const bad of [
    null,
    7,
    'x',
    [],
    {},
    { ...good, width: 3 },
    { ...good, width: 1e9, height: 1e9 },
    { ...good, width: 0.5 },
    { ...good, cells: '0z00' },
    { ...good, cells: '0200' },
    { ...good, palette: { ...palette, colors: [] } },
    { ...good, palette: 'red' },
  ]) {
    assert.equal(readDraft(bad), undefined, JSON.stringify(bad));
  }
  assert.deepEqual(readDraft({ ...good, meta: { title: 5, author: 'x'.repeat(9999), other: 'y' } })?.meta, {
    author: 'x'.repeat(500),
  });
});
