import assert from 'node:assert/strict';
import { test } from 'node:test';
import { steps } from '@crosshatch/core/explain';
import { puzzleOf } from '@crosshatch/core/model';
import { parseDrawing } from '@crosshatch/core/render';
import { textWidth } from '../text-width.js';
import { Player } from './player.js';
import { watchLines } from './watch-view.js';

const puzzle = puzzleOf(parseDrawing('#...#..#.. \n ##.##.###. \n #########. \n #.#.#.#.#. \n .###...###'));

function player(place: number): Player {
  const made = new Player({ puzzle, meta: {} }, 5);
  made.deductions.push(...steps(puzzle));
  made.end = 'solved';
  made.advance(place);
  return made;
}

test('every window from 20 columns on gets lines that fit, in Unicode and in ASCII', () => {
  for (const [columns, rows] of [
    [20, 10],
    [40, 15],
    [80, 24],
  ]) {
    for (const ascii of [false, true]) {
      for (const place of [0, 1, 5, Infinity]) {
        for (const isClose of [false, true]) {
          const shown = player(place);
          shown.isClose = isClose;
          const lines = watchLines(puzzle, shown, {
            heading: 'A title of 日本 that is long',
            look: { ascii },
            size: { columns, rows },
            hasKeys: true,
          });
          assert(lines.length <= rows);
          for (const line of lines) assert(textWidth(line) <= columns, line);
          assert.match(lines[0], /step \d+ of \d+$/);
          assert.match(lines.at(-1) ?? '', /^space pause .*q end$/);
          if (ascii) assert.doesNotMatch(lines.slice(1).join(''), /[^ -~]/);
        }
      }
    }
  }
});

test('a sentence that is cut says so', () => {
  const settings = { heading: '', size: { columns: 20, rows: 12 }, hasKeys: false };
  const at = (ascii: boolean) => watchLines(puzzle, player(1), { ...settings, look: { ascii } }).at(-2) ?? '';
  assert.match(at(false), /\S …$/);
  assert.match(at(true), /\S \.\.\.$/);
});
