import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completePalette, gridOfColors, type Puzzle, puzzleOf } from '@crosshatch/core/model';
import { beginPlay } from '@crosshatch/core/play';
import { colorCodes, NO_COLORS, parseDrawing, renderLine } from '@crosshatch/core/render';
import { HELP } from './bindings.js';
import type { Look } from './cell-look.js';
import { type Action, beginGame, type Game, update } from './game.js';
import { cellAt, type Scroll } from './geometry.js';
import { drawScreen, type Screen } from './screen.js';
import { widthOf } from './styled-line.js';
import { Thinking } from './thinking.js';

const PLAIN: Look = { color: 'none', isAscii: false };
const FULL: Look = { color: 'truecolor', isAscii: false };
const START: Scroll = { top: 0, left: 0 };
const WINDOW = { columns: 80, rows: 24 };
const FILL: Action = { kind: 'use', tool: 'fill' };

function move(down: number, right: number): Action {
  return { kind: 'move', down, right, isDrawing: false };
}

function textOf({ lines }: Screen): string[] {
  return lines.map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
}

function game(puzzle: Puzzle, ...actions: Action[]): Game {
  return actions.reduce(update, beginGame(beginPlay(puzzle), { title: 'Cat', author: 'Ann' }, 'Welcome.'));
}

const CAT = puzzleOf(parseDrawing('#...# \n ##.## \n ##### \n #.#.# \n .###. \n ..#.. \n #####'));

/** A chess board: the longest clues that there are. */
const LARGE = puzzleOf(
  gridOfColors(
    { width: 100, height: 60 },
    Array.from({ length: 6000 }, (_, i) => (i + Math.floor(i / 100)) % 2),
  ),
);

const COLORED = puzzleOf(
  gridOfColors({ width: 3, height: 2 }, [1, 2, 2, 0, 1, 0]),
  completePalette({
    colors: [
      { name: 'red', rgb: '#cc0000' },
      { name: 'blue', rgb: '#0000cc' },
    ],
  }),
);

test('a small puzzle, whole', () => {
  const played = game(CAT, { kind: 'use', tool: 'cross' }, move(1, 1), FILL, move(1, 0));
  const lines = textOf(drawScreen(played, { columns: 50, rows: 20 }, PLAIN, START));
  assert.deepEqual(lines, [
    'Cat by Ann                     5x7  1 of 23 filled',
    '      │   2   2  │',
    '      │ 4 1   1 4│',
    '      │ 1 1 5 1 1│',
    '──────╆━━━━━━━━━━┪',
    '  1 1 ┃ × · · · ·┃',
    '  2 2 ┃ ·██ · · ·┃',
    '    5 ┃ ·[] · · ·┃',
    '1 1 1 ┃ · · · · ·┃',
    '    3 ┃ · · · · ·┃',
    '──────╂──────────┨',
    '    1 ┃ · · · · ·┃',
    '    5 ┃ · · · · ·┃',
    '──────┺━━━━━━━━━━┛',
    '',
    '',
    'row 3: 5   column 2: 2 1 1',
    '',
    '',
    'Space fill  x cross  u undo  ? keys  q quit',
  ]);
});

test('in plain ASCII', () => {
  const lines = textOf(
    drawScreen(game(CAT, FILL, move(1, 1)), WINDOW, { color: 'none', isAscii: true }, START),
  );
  assert.equal(lines[4], '------+==========+');
  assert.equal(lines[5], '  1 1 |## . . . .|');
  assert.equal(lines[6], '  2 2 | .[] . . .|');
  assert(lines.every((line) => /^[ -~]*$/.test(line)));
});

test('every size of window shows the cursor, its clues, and no line that is too long', () => {
  for (const puzzle of [CAT, LARGE, COLORED]) {
    for (const size of [
      { columns: 20, rows: 12 },
      { columns: 40, rows: 15 },
      WINDOW,
      { columns: 200, rows: 60 },
    ]) {
      for (const look of [PLAIN, FULL]) {
        let scroll = START;
        for (const cell of [0, puzzle.width * puzzle.height - 1, puzzle.width - 1]) {
          const there = move(Math.floor(cell / puzzle.width), cell % puzzle.width);
          const screen = drawScreen(game(puzzle, there), size, look, scroll);
          scroll = screen.scroll;
          assert.equal(screen.lines.length, size.rows);
          for (const line of screen.lines) assert(widthOf(line) <= size.columns);
          const row = screen.geometry.rows.find(({ index }) => index === Math.floor(cell / puzzle.width));
          const column = screen.geometry.columns.find(({ index }) => index === cell % puzzle.width);
          assert(row !== undefined && column !== undefined);
          const shown = textOf(screen)[row.at].slice(column.at, column.at + 2);
          assert.match(shown, /\[./);
          assert.match(textOf(screen).join('\n'), new RegExp(`row ${Math.floor(cell / puzzle.width) + 1}: `));
          assert.equal(cellAt(puzzle, screen.geometry, column.at, row.at), cell);
        }
      }
    }
  }
});

test('a large puzzle scrolls, and its clues stay', () => {
  const far = drawScreen(game(LARGE, move(40, 70)), WINDOW, PLAIN, START);
  const lines = textOf(far);
  assert.deepEqual(far.geometry.rows.at(-1)?.index, 42);
  assert.deepEqual(far.geometry.columns.at(-1)?.index, 72);
  const { frameTop, frameBottom, rows } = far.geometry;
  assert.match(lines[frameTop - 1], /^ +│( 1)+│/);
  for (const { at } of rows) assert.match(lines[at], /^… 1 1( 1)* ┃/);
  assert.match(lines[rows[0].at], /▲$/);
  assert.match(lines[rows[rows.length - 1].at], /▼$/);
  assert.match(lines[frameBottom], /◀.*▶/);
  // One step back does not scroll.
  assert.deepEqual(drawScreen(game(LARGE, move(39, 69)), WINDOW, PLAIN, far.scroll).scroll, far.scroll);
});

test('a window that grows shows more, one that is too small says so', () => {
  const end = move(59, 99);
  const { scroll } = drawScreen(game(LARGE, end), WINDOW, PLAIN, START);
  const grown = drawScreen(game(LARGE, end), { columns: 400, rows: 150 }, PLAIN, scroll);
  assert.deepEqual(grown.scroll, START);
  assert(grown.geometry.hasRules);
  const tiny = textOf(drawScreen(game(LARGE), { columns: 20, rows: 4 }, PLAIN, START));
  assert.match(tiny.join(' '), /^The window is too small; at least 20x12 is needed\.$/);
});

test('the wheel scrolls away from the cursor, but not beyond the grid', () => {
  const away = drawScreen(game(LARGE), WINDOW, PLAIN, { top: 9, left: 6 }, false);
  assert.deepEqual(away.scroll, { top: 9, left: 6 });
  const beyond = drawScreen(game(LARGE), WINDOW, PLAIN, { top: 900, left: -4 }, false);
  assert.equal(beyond.geometry.rows.at(-1)?.index, 59);
  assert(beyond.geometry.rows.length > 5);
  assert.equal(beyond.scroll.left, 0);
});

test('a place on the screen is a cell, or with a drag the nearest', () => {
  const { geometry } = drawScreen(game(CAT), WINDOW, PLAIN, START);
  assert.equal(cellAt(CAT, geometry, 7, 5), 0);
  assert.equal(cellAt(CAT, geometry, 8, 5), 0);
  assert.equal(cellAt(CAT, geometry, 9, 6), 6);
  // The frame, the clues, the rule.
  assert.equal(cellAt(CAT, geometry, 6, 5), undefined);
  assert.equal(cellAt(CAT, geometry, 7, 3), undefined);
  assert.equal(cellAt(CAT, geometry, 7, 10), undefined);
  assert.equal(cellAt(CAT, geometry, 70, 10, true), 24);
  assert.equal(cellAt(CAT, geometry, 0, 0, true), 0);
});

test('a run that is certain is struck through, in every mode', () => {
  const played = game(
    CAT,
    { kind: 'pen-down', cell: 10, tool: 'fill' },
    { kind: 'pen-move', cell: 14 },
    { kind: 'pen-up' },
  );
  for (const look of [PLAIN, FULL]) {
    const { lines, geometry } = drawScreen(played, WINDOW, look, START);
    const clue = (row: number) => lines[geometry.rows[row].at].filter(({ text }) => /^\d$/.test(text));
    assert.deepEqual(
      clue(2).map(({ style }) => style?.isStruck),
      [true],
    );
    assert.deepEqual(
      clue(0).map(({ style }) => style?.isStruck),
      [undefined, undefined],
    );
  }
});

test('without colours no colour is written, but the cursor shows', () => {
  const { lines } = drawScreen(game(COLORED, FILL, move(0, 1)), WINDOW, PLAIN, START);
  const text = lines.map((line) => renderLine(line, NO_COLORS)).join('\n');
  assert(text.includes('\u001b[1m[ ]'));
  assert.doesNotMatch(text, /\[[\d;]*[34]8;/);
  assert(text.includes('┃rrr'));
});

test('with colours, cells are painted and the palette can be clicked', () => {
  const screen = drawScreen(
    game(COLORED, { kind: 'color', color: 2 }, FILL, move(1, 0)),
    WINDOW,
    FULL,
    START,
  );
  const codes = colorCodes('truecolor', []);
  const text = screen.lines.map((line) => renderLine(line, codes)).join('\n');
  assert.match(text, /48;2;0;0;204m {2}/);
  const [red, blue] = screen.colorHits;
  const line = textOf(screen)[blue.y];
  assert.equal(line.slice(red.from, red.to), ' 1    red ');
  assert.equal(line.slice(blue.from, blue.to), '[2    blue]');
  const lettered = drawScreen(
    game(COLORED, { kind: 'letters' }, { kind: 'color', color: 2 }, FILL, move(1, 0)),
    WINDOW,
    FULL,
    START,
  );
  assert.match(textOf(lettered).join('\n'), /┃ b · ·┃/);
});

test('a stroke under way is shown and counted', () => {
  const drawing = game(CAT, { kind: 'pen-down', cell: 10, tool: 'fill' }, { kind: 'pen-move', cell: 12 });
  const lines = textOf(drawScreen(drawing, WINDOW, PLAIN, START));
  assert.match(lines[7], /┃████\[\] · ·┃/);
  assert(lines.includes('3'));
  assert.match(lines[0], /3 of 23 filled$/);
});

test('a trial is marked as such', () => {
  const trying = game(CAT, { kind: 'try' }, FILL, move(0, 1), { kind: 'use', tool: 'cross' }, move(1, 0));
  const lines = textOf(drawScreen(trying, WINDOW, PLAIN, START));
  assert.match(lines[0], / trying {2}5x7/);
  assert.match(lines[5], /┃▒▒\?× · · ·┃/);
  assert.match(lines.at(-1) ?? '', /^k keep {2}d drop/);
});

test('a hint marks its cells', () => {
  let played = game(CAT, move(6, 0));
  for (let level = 1; level <= 4; level++) {
    played = update(played, { kind: 'hint' });
    assert(played.asking !== null);
    played = update(played, { kind: 'answer', answer: new Thinking().answer(played.asking, played.play) });
  }
  const lines = textOf(drawScreen(played, WINDOW, PLAIN, START));
  assert.match(lines.join('\n'), /┃\[◆ ◆ ◆ ◆ ◆┃/);
  assert.match(lines.join('\n'), /fills the whole row: fill cells 1-5/);
});

test('a long message is wrapped, and cut only at a third of the window', () => {
  const long = update(game(CAT), { kind: 'message', text: 'word '.repeat(40) });
  const lines = textOf(drawScreen(long, WINDOW, PLAIN, START));
  assert.equal(lines.filter((line) => line.startsWith('word')).length, 3);
  const longer = update(game(CAT), { kind: 'message', text: 'word '.repeat(400) });
  const cut = textOf(drawScreen(longer, WINDOW, PLAIN, START)).filter((line) => line.startsWith('word'));
  assert.equal(cut.length, 8);
  assert.match(cut[7], /\.\.\.$/);
});

test('solved: the picture, nothing else in the grid', () => {
  const plus = puzzleOf(parseDrawing('.#. \n ### \n .#.'));
  const solved = game(
    plus,
    { kind: 'use', tool: 'cross' },
    { kind: 'pen-down', cell: 1, tool: 'fill' },
    { kind: 'pen-move', cell: 7 },
    { kind: 'pen-up' },
    { kind: 'pen-down', cell: 3, tool: 'fill' },
    { kind: 'pen-up' },
    { kind: 'pen-down', cell: 5, tool: 'fill' },
    { kind: 'pen-up' },
  );
  const lines = textOf(drawScreen(solved, WINDOW, PLAIN, START));
  assert.deepEqual(lines.slice(3, 6), ['1 ┃  ██  ┃', '3 ┃██████┃', '1 ┃  ██  ┃']);
  assert.match(lines.join('\n'), /Solved: Cat, in 4 moves/);
});

test('the help lists all keys in every window, on as many pages as it takes', () => {
  for (const size of [
    { columns: 80, rows: 24 },
    { columns: 40, rows: 15 },
    { columns: 20, rows: 12 },
  ]) {
    let shown: Game = game(CAT, { kind: 'help' });
    const seen: string[] = [];
    for (let hasMore = true; hasMore; shown = update(shown, { kind: 'help' })) {
      const screen = drawScreen(shown, size, PLAIN, START);
      const lines = textOf(screen);
      assert(lines.length <= size.rows);
      for (const line of lines) assert(line.length <= size.columns, line);
      assert.match(lines.at(-1) ?? '', screen.hasMoreHelp ? /^Any key: more/ : /^Any key: back\.$/);
      seen.push(...lines);
      hasMore = screen.hasMoreHelp;
    }
    const text = seen.join(' ').replaceAll(/\s+/g, ' ');
    for (const [keys] of HELP) assert(text.includes(keys), `${keys} at ${size.columns}x${size.rows}`);
    const back = update(shown, FILL);
    assert.deepEqual([back.isHelpOpen, back.helpPage], [false, 0]);
  }
});

test('where there is little room, the title gives way before the progress', () => {
  const long = { ...game(CAT), meta: { title: 'A cat with a long name', author: 'Ann' } };
  const head = (columns: number, look = PLAIN) =>
    textOf(drawScreen(long, { columns, rows: 15 }, look, START))[0];
  assert.match(head(60), /^A cat with a long name by Ann +5x7 {2}0 of 23 filled$/);
  assert.match(head(46), /^A cat with a long name +5x7 {2}0 of 23 filled$/);
  assert.match(head(36), /^A cat with a lo… 5x7 {2}0 of 23 filled$/);
  assert.match(head(30), /^A cat with a l… 0 of 23 filled$/);
  assert.match(head(20), /^A cat with a l… 0\/23$/);
  assert.match(head(20, { ...PLAIN, isAscii: true }), /^A cat with a l~ 0\/23$/);
});

test('a title cannot control the terminal', () => {
  const played = beginGame(beginPlay(CAT), { title: 'A\u001b[2JB\u009b' }, '');
  assert.match(textOf(drawScreen(played, WINDOW, PLAIN, START))[0], /^A\ufffd\[2JB\ufffd/);
});
