import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOfColors, makePuzzle, puzzleOf } from '@crosshatch/core/model';
import { gridsInText } from './grids-in-text.js';

const size = { width: 4, height: 3 };
const solution = gridOfColors(size, [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1]);
const puzzle = puzzleOf(solution);

const LAYOUTS: Readonly<Record<string, string>> = {
  'dots and hashes': 'solved\n##..\n.#.#\n..##\nend\n',
  'zeros and ones': '1100\n0101\n0011\n',
  'spaces, cut at the end': '##\n # #\n  ##\n',
  'a space between cells': '# # . .\n. # . #\n. . # #\n',
  'doubled cells': '####....\n..##..##\n....####\n',
  'indented, other symbols': '   XX--\n   -X-X\n   --XX\n',
  borders: '+----+\n|##  |\n| # #|\n|  ##|\n+----+\n',
  'clues at the left': '    1 1 1 2\n  2 # # . .\n1 1 . # . #\n  2 . . # #\n',
  'carriage returns': '##..\r\n.#.#\r\n..##\r\n',
  'hashes mean blank': '..##\n#.#.\n##..\n',
};

for (const [name, text] of Object.entries(LAYOUTS)) {
  test(`finds a solution: ${name}`, () => {
    const { solutions, wrong } = gridsInText(puzzle, text);
    assert.deepEqual(
      solutions.map(({ cells }) => [...cells]),
      [[...solution.cells]],
    );
    assert.equal(wrong, undefined);
  });
}

test('finds two solutions, and the same one only once', () => {
  const many = puzzleOf(gridOfColors({ width: 2, height: 2 }, [1, 0, 0, 1]));
  assert.equal(gridsInText(many, '#.\n.#\n\n.#\n#.\n\n#.\n.#\n').solutions.length, 2);
});

test('a grid that misses the clues is reported as wrong; words are not a grid', () => {
  assert.notEqual(gridsInText(puzzle, '##..\n##..\n..##\n').wrong, undefined);
  assert.deepEqual(gridsInText(puzzle, 'this\nis a\ntext\nof no\nuse.\n'), {
    solutions: [],
    wrong: undefined,
  });
  assert.deepEqual(gridsInText(puzzle, ''), { solutions: [], wrong: undefined });
});

test('the symbols of colours are found out', () => {
  const made = makePuzzle({
    palette: {
      colors: [
        { name: 'red', rgb: 'ff0000' },
        { name: 'blue', rgb: '0000ff' },
      ],
    },
    rows: [
      [
        { length: 2, color: 1 },
        { length: 1, color: 2 },
      ],
    ],
    columns: [[{ length: 1, color: 1 }], [{ length: 1, color: 1 }], [{ length: 1, color: 2 }], []],
  });
  assert(made.ok);
  assert.deepEqual(
    gridsInText(made.puzzle, 'RRB.\n').solutions.map(({ cells }) => [...cells]),
    [[2, 2, 4, 1]],
  );
});
