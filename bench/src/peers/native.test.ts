// What the native programs print, according to their documentation and sources, read as verdicts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from './native.js';

const CASES: readonly [program: string, output: string, verdict: string][] = [
  ['pbnsolve', 'unique line\n', 'unique'],
  ['pbnsolve', 'multiple\n', 'multiple'],
  ['pbnsolve', 'contradiction\n', 'none'],
  ['pbnsolve', 'timeout\n', 'undecided'],
  ['picross_solver_cli', 'File,Grid,Size\npuzzle.non,No title,5x5,OK,LINE,1,,\n', 'unique'],
  ['picross_solver_cli', 'File,Grid,Size\npuzzle.non,No title,5x5,MULT,MULT,2,,\n', 'multiple'],
  ['picross_solver_cli', 'File,Grid,Size\npuzzle.non,No title,5x5,ZERO,,0,,\n', 'none'],
  ['picross_solver_cli', 'File,Grid,Size\npuzzle.non,No title,5x5,ERR,,0,,"x"\n', 'undecided'],
  ['nonogrid', 'grid\n1-th solution:\ngrid\n2-th solution:\ngrid\n', 'multiple'],
  ['nonogrid', 'grid\n', 'solved'],
  ['nonogrid', '', 'undecided'],
  ['minizinc', '##\n----------\n==========\n', 'unique'],
  ['minizinc', '#.\n----------\n.#\n----------\n', 'multiple'],
  ['minizinc', '=====UNSATISFIABLE=====\n', 'none'],
  ['minizinc', '#.\n----------\n', 'solved'],
  ['minizinc', '=====UNKNOWN=====\n', 'undecided'],
];

for (const [program, output, verdict] of CASES) {
  test(`${program}: ${JSON.stringify(output)} means ${verdict}`, () => {
    assert.equal(verdictOf(program, output), verdict);
  });
}
