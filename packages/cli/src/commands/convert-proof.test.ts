import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { onPath } from '../compare/solvers/child-run.js';
import { runInProcess } from '../testing/fake-context.js';
import { schemaFault } from '../testing/json-schema.js';
import { scratchFolder } from '../testing/run-command.js';

const { checkDrat, checkLrat } = (await import(
  new URL('../../../core/dist/testing/cnf-proofs.js', import.meta.url).href
)) as Record<'checkDrat' | 'checkLrat', (cnf: string, proof: string) => true | number>;

const PUZZLES: readonly [puzzle: string, what: RegExp][] = [
  ['1;3;1:1;3;1', /no other solution, proven in \d+ steps?$/m],
  ['2;1,1;2:1,1;2;1', /no solution, proven in \d+ steps?$/m],
];

for (const [puzzle, what] of PUZZLES) {
  for (const format of ['drat', 'lrat'] as const) {
    test(`${puzzle} as CNF with a proof in ${format}`, async (t) => {
      const cwd = scratchFolder(t);
      const run = await runInProcess(['convert', puzzle, '-o', 'p.cnf', '--proof', format], { cwd });
      assert.equal(run.outcome, 'ok', run.stderr);
      assert.match(run.stderr, what);
      const [cnf, proof] = ['p.cnf', `p.${format}`].map((name) => readFileSync(join(cwd, name), 'utf8'));
      assert.match(cnf, /^c row 1 color 1: 1 2 3$/m);
      const check = format === 'drat' ? checkDrat : checkLrat;
      assert.equal(check(cnf, proof), true);
      const isChecked = checkWith(cwd, format);
      if (isChecked !== undefined) assert(isChecked);
    });
  }
}

/** The verdict of a public checker, if one is on PATH. */
function checkWith(cwd: string, format: 'drat' | 'lrat'): boolean | undefined {
  const program = onPath(format === 'drat' ? 'drat-trim' : 'lrat-check');
  if (program === undefined) return undefined;
  const { stdout } = spawnSync(program, ['p.cnf', `p.${format}`], { cwd, encoding: 'utf8' });
  return /^(?:s|c) VERIFIED/m.test(stdout); // drat-trim writes "s NOT VERIFIED" otherwise
}

test('several solutions, several puzzles and a missing file are refused', async (t) => {
  const cwd = scratchFolder(t);
  const cases: readonly [args: readonly string[], outcome: string, message: RegExp][] = [
    [['1;1:1;1', '-o', 'p.cnf'], 'multiple', /several solutions/],
    [['2;1:1;2', '1:1', '-o', 'p.cnf'], 'usage', /one puzzle at a time; found 2 puzzles/],
    [['1:1'], 'usage', /needs a file for the CNF/],
    [['1:1', '-o', 'p.xml'], 'usage', /needs a file for the CNF/],
    [['missing.non', '-o', 'p.cnf'], 'badInput', /no such file/],
  ];
  for (const [args, outcome, message] of cases) {
    const run = await runInProcess(['convert', ...args, '--proof', 'drat'], { cwd });
    assert.equal(run.outcome, outcome, run.stderr);
    assert.match(run.stderr, message);
  }
});

test('--json names both files, which are not replaced', async (t) => {
  const cwd = scratchFolder(t);
  const args = ['convert', '1;3;1:1;3;1', '--to', 'cnf', '-o', 'x.cnf', '--proof', 'lrat', '--json'];
  const run = await runInProcess(args, { cwd });
  const objects = run.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    objects.map(({ output, format }) => [output, format]),
    [
      ['x.cnf', 'cnf'],
      ['x.lrat', 'lrat'],
    ],
  );
  for (const object of objects) assert.equal(await schemaFault('convert', object), undefined);
  assert.equal((await runInProcess(args, { cwd })).outcome, 'output');
});
