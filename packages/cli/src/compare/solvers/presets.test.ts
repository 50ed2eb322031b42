// What the native programs print, according to their documentation and sources, read as verdicts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOfColors, puzzleOf } from '@crosshatch/core/model';
import { PRESETS } from './presets.js';

const CASES: readonly [program: string, output: string, verdict: string][] = [
  ['pbnsolve', 'unique line\n', 'unique'],
  ['pbnsolve', 'multiple\n', 'multiple'],
  ['pbnsolve', 'contradiction\n', 'none'],
  ['pbnsolve', 'timeout\n', 'undecided'],
  ['picross-solver', 'File,Grid,Size\npuzzle.non,No title,5x5,OK,LINE,1,,\n', 'unique'],
  ['picross-solver', 'File,Grid,Size\npuzzle.non,No title,5x5,MULT,MULT,2,,\n', 'multiple'],
  ['picross-solver', 'File,Grid,Size\npuzzle.non,No title,5x5,ZERO,,0,,\n', 'none'],
  ['picross-solver', 'File,Grid,Size\npuzzle.non,No title,5x5,ERR,,0,,"x"\n', 'undecided'],
  ['nonogrid', '# . \n. # \n1-th solution:\n# . \n. # \n2-th solution:\n. # \n# . \n', 'multiple'],
  ['nonogrid', '# # 1 1\n1 ⬛ . \n1 . ⬛ \n', 'solved'],
  ['nonogrid', '', 'undecided'],
  ['minizinc', '#.\n.#\n----------\n==========\n', 'unique'],
  ['minizinc', '#.\n.#\n----------\n.#\n#.\n----------\n', 'multiple'],
  ['minizinc', '=====UNSATISFIABLE=====\n', 'none'],
  ['minizinc', '#.\n.#\n----------\n', 'solved'],
  ['minizinc', '=====UNKNOWN=====\n', 'undecided'],
];

const PUZZLE = puzzleOf(gridOfColors({ width: 2, height: 2 }, [1, 0, 0, 1]));

for (const [program, output, verdict] of CASES) {
  test(`${program}: ${JSON.stringify(output)} means ${verdict}`, () => {
    const preset = PRESETS.find(({ id }) => id === program) ?? assert.fail();
    assert.equal(preset.read(PUZZLE, { text: output, exitCode: 0 }).verdict, verdict);
  });
}
