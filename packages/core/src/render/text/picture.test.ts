import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  gridOfColors,
  makePuzzle,
  type Palette,
  type PuzzleInput,
  puzzleOf,
  unknownGrid,
} from '../../model/index.js';
import type { DrawOptions } from './options.js';
import { drawPuzzle, pictureSize } from './picture.js';
import { parseDrawing } from './text.js';

const GARDEN: Palette = {
  background: { name: 'white', rgb: '#ffffff' },
  colors: [
    { name: 'red', rgb: '#c00000', symbol: 'r' },
    { name: 'green', rgb: '#008000', symbol: 'g' },
  ],
};
const LEAF = parseDrawing(`
  ...##..
  ..####.
  .##.##.
  ##.##..
  #.##...
  ##.....`);
const ESCAPE = '\u001b[';

function puzzle(input: PuzzleInput) {
  const made = makePuzzle(input);
  assert(made.ok);
  return made.puzzle;
}

function picture(...lines: string[]): string {
  return lines.join('\n');
}

test('a solved puzzle stands in its frame with the clues around it', () => {
  assert.equal(
    drawPuzzle(puzzleOf(LEAF), LEAF),
    picture(
      '    │   2 2 2  │    │',
      '    │ 3 1 1 2 4│ 2 0│',
      '────╆━━━━━━━━━━┿━━━━┪',
      '  2 ┃      ████│    ┃',
      '  4 ┃    ██████│██  ┃',
      '2 2 ┃  ████  ██│██  ┃',
      '2 2 ┃████  ████│    ┃',
      '1 2 ┃██  ████  │    ┃',
      '────╂──────────┼────┨',
      '  2 ┃████      │    ┃',
      '────┺━━━━━━━━━━┷━━━━┛',
    ),
  );
});

test('plain ASCII has the same shape', () => {
  assert.equal(
    drawPuzzle(puzzleOf(LEAF), LEAF, { ascii: true }),
    picture(
      '    :   2 2 2  :    :',
      '    : 3 1 1 2 4: 2 0:',
      '----+==========+====+',
      '  2 |      ####:    |',
      '  4 |    ######:##  |',
      '2 2 |  ####  ##:##  |',
      '2 2 |####  ####:    |',
      '1 2 |##  ####  :    |',
      '----+----------+----+',
      '  2 |####      :    |',
      '----+==========+====+',
    ),
  );
});

test('without a grid the cells are empty, ready for printing', () => {
  const drawn = drawPuzzle(puzzle({ rows: [[2], [1]], columns: [[2], [1]] }));
  assert.equal(drawn, picture('  │ 2 1│', '──╆━━━━┪', '2 ┃ · ·┃', '1 ┃ · ·┃', '──┺━━━━┛'));
});

test('without clues the frame stands alone', () => {
  const grid = parseDrawing('##\n#.');
  assert.equal(
    drawPuzzle(puzzleOf(grid), grid, { clues: false }),
    picture('┏━━━━┓', '┃████┃', '┃██  ┃', '┗━━━━┛'),
  );
});

test('unknown cells, blotted runs and unknown clues are visible', () => {
  const unclear = puzzle({ rows: [null, [{ length: null }, 1]], columns: [[{ length: null }], [], [1]] });
  assert.equal(
    drawPuzzle(unclear, unknownGrid(unclear, unclear.palette)),
    picture('    │ ? 0 1│', '────╆━━━━━━┪', '  … ┃░░░░░░┃', '? 1 ┃░░░░░░┃', '────┺━━━━━━┛'),
  );
  assert.match(drawPuzzle(unclear, undefined, { ascii: true }), /^ {2}~ \|/m);
});

test('marked cells show, filled or blank', () => {
  const grid = parseDrawing('#.\n.#');
  const options: DrawOptions = { clues: false, marked: [0, 1] };
  assert.equal(drawPuzzle(puzzleOf(grid), grid, options), picture('┏━━━━┓', '┃█◆ ◆┃', '┃  ██┃', '┗━━━━┛'));
  assert.match(drawPuzzle(puzzleOf(grid), grid, { ...options, ascii: true }), /^\|#\* \*\|$/m);
});

test('adjacent two-digit numbers are separated', () => {
  const full = gridOfColors({ width: 3, height: 10 }, new Array(30).fill(1));
  const [clues] = drawPuzzle(puzzleOf(full), full).split('\n');
  assert.equal(clues, '  │ 10 10 10│');
  const [colored] = drawPuzzle(puzzleOf(full), full, { color: '16' }).split('\n');
  assert.equal(colored, `  ${ESCAPE}2m│${ESCAPE}0m10${ESCAPE}2m10${ESCAPE}0m10${ESCAPE}2m│${ESCAPE}0m`);
});

test('a coloured puzzle without colours has letters in cells and clues', () => {
  const grid = parseDrawing('rg.\n.gg', GARDEN);
  assert.equal(
    drawPuzzle(puzzleOf(grid, GARDEN), grid),
    picture('      │1r2g1g│', '──────╆━━━━━━┪', '1r 1g ┃rrgg  ┃', '   2g ┃  gggg┃', '──────┺━━━━━━┛'),
  );
});

test('with colours, cells and the clues of coloured puzzles are painted', () => {
  const grid = parseDrawing('r.', GARDEN);
  const lines = drawPuzzle(puzzleOf(grid, GARDEN), grid, { color: 'truecolor' }).split('\n');
  const red = `${ESCAPE}38;2;255;255;255;48;2;192;0;0m`;
  assert.equal(
    lines[2],
    `${red} 1${ESCAPE}0m ┃${ESCAPE}48;2;192;0;0m  ${ESCAPE}0m${ESCAPE}48;2;255;255;255m  ${ESCAPE}0m┃`,
  );
});

test('a rule does not cut a block apart', () => {
  const grid = parseDrawing('######');
  const lines = drawPuzzle(puzzleOf(grid), grid, { color: '256', clues: false }).split('\n');
  assert.equal(
    lines[1],
    `┃${ESCAPE}48;5;16m          ${ESCAPE}0m${ESCAPE}38;5;240;48;5;16m│${ESCAPE}0m${ESCAPE}48;5;16m  ${ESCAPE}0m┃`,
  );
});

test('lit lines have bold clues', () => {
  const grid = parseDrawing('##\n#.');
  const lines = drawPuzzle(puzzleOf(grid), grid, { color: '16', lit: [1] }).split('\n');
  assert(lines[3].startsWith(`${ESCAPE}1m1${ESCAPE}0m ┃`), lines[3]);
});

test('half blocks put two rows into one line', () => {
  assert.equal(
    drawPuzzle(puzzleOf(LEAF), LEAF, { halfBlocks: true }),
    picture('┏━━━━━┯━┓', '┃  ▄██▄ ┃', '┃▄█▀▄█▀ ┃', '┃█▄▀▀   ┃', '┗━━━━━┷━┛'),
  );
  const [, line] = drawPuzzle(puzzleOf(LEAF), LEAF, { halfBlocks: true, ascii: true }).split('\n');
  assert.equal(line, '|  _##_ |');
});

test('half blocks paint the upper cell in front and the lower one behind', () => {
  const grid = parseDrawing('rg\ng.', GARDEN);
  const [, line] = drawPuzzle(puzzleOf(grid, GARDEN), grid, { halfBlocks: true, color: 'truecolor' }).split(
    '\n',
  );
  assert.equal(
    line,
    `┃${ESCAPE}38;2;192;0;0;48;2;0;128;0m▀${ESCAPE}0m${ESCAPE}38;2;0;128;0;48;2;255;255;255m▀${ESCAPE}0m┃`,
  );
});

test('a grid of another size is refused', () => {
  assert.throws(() => drawPuzzle(puzzleOf(LEAF), parseDrawing('#')), {
    name: 'RangeError',
    message: 'The grid is 1x1; the puzzle is 7x6.',
  });
});

test('every picture has the predicted size, in lines equally wide', () => {
  const grids = fc
    .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 13 }))
    .chain(([width, height]) =>
      fc
        .array(fc.integer({ min: 0, max: 2 }), { minLength: width * height, maxLength: width * height })
        .map((colors) => gridOfColors({ width, height }, colors)),
    );
  const options = fc.record({
    color: fc.constantFrom('none' as const, '16' as const),
    ascii: fc.boolean(),
    clues: fc.boolean(),
    halfBlocks: fc.boolean(),
  });
  fc.assert(
    fc.property(grids, options, (grid, wish) => {
      const drawn = drawPuzzle(puzzleOf(grid, GARDEN), grid, wish);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be taken out
      const lines = drawn.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n');
      const size = pictureSize(puzzleOf(grid, GARDEN), wish);
      assert.equal(lines.length, size.lines);
      for (const line of lines) assert.equal(line.length, size.columns);
    }),
    { seed: 7 },
  );
});
