import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderOf, rows, SEVERAL, UNIQUE } from '../testing/batch-folder.js';
import { runInProcess } from '../testing/fake-context.js';
import { runInTerminal } from '../testing/fake-terminal.js';
import { HANGING, HANGS, POISONED, THROWS } from '../testing/poisoned-reader.js';
import { spawnCommand } from '../testing/run-command.js';

const TURNED = 'title "Turned"\nwidth 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\n';
const NONE = 'title "None"\nwidth 2\nheight 2\nrows\n2\n0\ncolumns\n2\n0\n';

test('every puzzle and every bad file is a row, copies are reported, the most severe result sets the exit code', async (t) => {
  const folder = folderOf(t, {
    'a.non': UNIQUE,
    'b.nonpack': `${SEVERAL}====\n${UNIQUE}====\n${TURNED}`,
    'broken.non': 'width 2\nheight 1\nrows\n9\ncolumns\n1\n1\n',
    'deep/string.nonogram': '2;1:1;2\n',
    'notes.txt': 'Nothing of the kind.',
    'poison.bin': Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919) & 255),
    'truncated.non': UNIQUE.slice(0, 45),
  });
  const run = await runInProcess(['batch', 'in'], { cwd: folder });
  assert.equal(run.code, 3, run.stderr);
  const found = rows(run.stdout);
  assert.deepEqual(
    found.map((row) => [row.id, row.source, row.index, row.verdict, row.duplicateOf, row.duplicate]),
    [
      [1, 'in/a.non', 1, 'unique', undefined, undefined],
      [2, 'in/b.nonpack', 1, 'multiple', undefined, undefined],
      [3, 'in/b.nonpack', 2, 'unique', 1, 'exact'],
      [4, 'in/b.nonpack', 3, 'unique', 1, 'symmetric'],
      [5, 'in/broken.non', 1, 'invalid', undefined, undefined],
      [6, 'in/deep/string.nonogram', 1, 'unique', 1, 'exact'],
      [7, 'in/truncated.non', 1, 'invalid', undefined, undefined],
    ],
  );
  assert.deepEqual(
    [
      found[0].title,
      found[0].width,
      found[0].colorCount,
      found[0].solutionCount,
      found[0].lineSolvable,
      (found[0].grade as { class: string }).class,
      found[0].options,
    ],
    ['One', 2, 1, 1, true, 'trivial', 'grade max=2 timeout=60'],
  );
  assert.deepEqual(found[1].grade, { class: 'not-unique', number: 100 });
  assert.equal(found[1].inputHash, found[2].inputHash);
  assert.notEqual(found[0].inputHash, found[1].inputHash);
  assert.match(String(found[4].message), /^in\/broken\.non:4:1: run 9 does not fit/);
  assert.match(run.stderr, /^7 puzzles in /);
  assert.match(run.stderr, /^ {8}4 unique$/m);
  assert.match(run.stderr, /^ {8}2 exact duplicates$/m);
  assert.match(run.stderr, /^ {8}2 other files skipped$/m);
});

test('the exit code is 0 if all puzzles are unique, otherwise that of the most severe result', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE, 'b.non': NONE, 'c.non': SEVERAL });
  const code = async (...paths: string[]) =>
    (await runInProcess(['batch', '-q', ...paths], { cwd: folder })).code;
  assert.equal(await code('in/a.non'), 0);
  assert.equal(await code('in/a.non', 'in/c.non'), 4);
  assert.equal(await code('in'), 5);
  assert.equal(await code('in', 'missing.non'), 3);
});

test('finding no puzzle is not a success', async (t) => {
  const folder = folderOf(t, { 'notes.txt': 'Nothing of the kind.' });
  const run = await runInProcess(['batch', 'in'], { cwd: folder });
  assert.equal(run.code, 3);
  assert.equal(run.stdout, '');
  assert.match(
    run.stderr,
    /^crosshatch: in: no puzzles found \(1 other file skipped\); give files or folders/,
  );
});

test('a time limit makes a puzzle undecided, not the batch', async () => {
  const run = await runInProcess(['batch', '-q', '--timeout', '0.000001', '2;1:1;2', '1:1']);
  assert.equal(run.code, 6);
  assert.deepEqual(
    rows(run.stdout).map((row) => row.verdict),
    ['undecided', 'undecided'],
  );
});

test('CSV and table have the same rows', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE.replace('One', 'One, ""two""'), 'b.non': SEVERAL });
  const csv = await runInProcess(['batch', 'in', '-o', 'out.csv', '-q'], { cwd: folder });
  assert.equal(csv.code, 4);
  const [header, first, second] = readFileSync(join(folder, 'out.csv'), 'utf8').split('\n');
  assert.match(
    header,
    /^id,source,index,title,width,height,colorCount,verdict,solutionCount,lineSolvable,grade,gradeNumber,/,
  );
  assert.match(first, /^1,in\/a\.non,1,"One, .*",2,2,1,unique,1,true,trivial,/);
  assert.match(second, /^2,in\/b\.non,1,Several,2,2,1,multiple,2,,not-unique,100,/);
  const table = await runInProcess(['batch', 'in', '-q', '--to', 'table'], { cwd: folder });
  assert.match(table.stdout, /^ +id source .* copy of$/m);
  assert.match(table.stdout, /^ +1 in\/a\.non +2x2 +1 unique +yes +trivial \d/m);
});

test('on a terminal there is a table above a bar with rate and time left, and both are gone at the end', async (t) => {
  const folder = folderOf(t, {});
  for (const seed of ['1', '2', '3']) {
    const made = await runInProcess(['generate', '12', '-n', '60', '-q', '--seed', seed, '--no-goal']);
    writeFileSync(join(folder, 'in', `${seed}.nonpack`), made.stdout);
  }
  const run = runInTerminal(['batch', '--workers', '1', join(folder, 'in')]);
  const screen = await run.until((text) =>
    /^\[#*-*\] \d+ %, [\d,]+ puzzles, [\d.,]+\/s, .* left$/m.test(text),
  );
  assert.match(screen, /^ +\d+ .*\.nonpack.* 12x12 +1 (unique|multiple)/m);
  assert.equal(await run.outcome, 'multiple');
  assert.doesNotMatch(run.terminal.text(), / left$/m);
  assert.match(run.terminal.text(), /^180 puzzles in /m);
});

test('contradictory options are refused', async () => {
  for (const [args, message] of [
    [['--resume'], /--resume needs the report of the interrupted run/],
    [['--force'], /--force needs --output FILE/],
    [['-o', 'x', '--resume', '--force'], /--resume continues the file and --force replaces it/],
    [['--json', '--to', 'csv'], /--json means --to ndjson, not csv/],
    [['-o', 'x', '--resume', '--to', 'table'], /a table cannot be resumed/],
  ] as const) {
    const run = await runInProcess(['batch', ...args, '1:1']);
    assert.equal(run.outcome, 'usage', run.stderr);
    assert.match(run.stdout + run.stderr, message);
  }
});

test('a reader that leaves ends it without an error', async () => {
  const many = new Array(300).fill('1:1');
  const run = await spawnCommand(['batch', '-q', '--no-grade', ...many], {
    onOutput: (text, child) => {
      if (text.length < 2000) return;
      child.stdout.destroy();
    },
  });
  assert.deepEqual([run.code, run.stderr], [0, '']);
});

test('ten thousand puzzles pass through little memory', async (t) => {
  const folder = folderOf(t, {});
  // Strings of columns and rows, all different: the two rows count in base eight.
  const lines = Array.from({ length: 10_000 }, (_, i) => {
    const clue = (n: number) => 1 + (n % 8);
    const fill = [clue(i), clue(i >> 3), clue(i >> 6), clue(i >> 9), clue(i >> 12)];
    return `0;0;0;0;0;0;0;0:${fill.map((n) => n - 1).join(';')}`;
  });
  for (let file = 0; file < 20; file++) {
    const part = lines.slice(file * 500, (file + 1) * 500);
    writeFileSync(join(folder, 'in', `${file}.nonogram`), `${part.join('\n')}\n`);
  }
  const run = await spawnCommand(['batch', 'in', '--order', 'done', '-o', 'out.ndjson', '--no-grade'], {
    cwd: folder,
    // Far less than ten thousand results would take if they were kept.
    env: { NODE_OPTIONS: '--max-old-space-size=48' },
  });
  assert.equal(run.code, 5, run.stderr);
  const found = rows(readFileSync(join(folder, 'out.ndjson'), 'utf8'));
  assert.equal(new Set(found.map((row) => row.id)).size, 10_000);
  assert.equal(found.length, 10_000);
  assert.match(run.stderr, /^10,000 puzzles in /);
});

test('--diagnose reports the likeliest repair of a puzzle in its row', async (t) => {
  const mistyped = UNIQUE.replace('rows\n1', 'rows\n2');
  const files = { 'a.non': UNIQUE, 'mistyped.non': mistyped, 'none.non': NONE, 'several.non': SEVERAL };
  const folder = folderOf(t, files);
  const run = await runInProcess(['batch', 'in', '--diagnose'], { cwd: folder });
  assert.equal(run.code, 5, run.stderr);
  const [unique, slip, none, several] = rows(run.stdout);
  assert.equal(unique.message, undefined);
  assert.match(String(slip.message), /^(Row|Column) \d .*(change|drop)/);
  assert.equal(typeof none.message, 'string');
  assert.equal(several.message, '4 cells can differ, in 1 place');
  const plain = rows((await runInProcess(['batch', 'in'], { cwd: folder })).stdout);
  assert.deepEqual(
    plain.map((row) => row.message),
    [undefined, undefined, undefined, undefined],
  );
});

test('warnings about a puzzle are in its row', async (t) => {
  const differing = 'width 2\nheight 2\nrows\n1\n1\ncolumns\n2\n1\n';
  const folder = folderOf(t, { 'a.nonpack': `${UNIQUE}====\n${differing}` });
  const [fine, odd] = rows((await runInProcess(['batch', 'in', '-q'], { cwd: folder })).stdout);
  assert.deepEqual(fine.warnings, []);
  const [warning] = odd.warnings as { code: string; finding: { suspects: string[] } }[];
  assert.equal(warning.code, 'color-totals-differ');
  assert(warning.finding.suspects.includes('column 1'));
  const csv = await runInProcess(['batch', 'in', '-q', '--to', 'csv'], { cwd: folder });
  assert.match(csv.stdout.split('\n')[2], /the rows|the columns/);
});

test('a reader that hangs or throws costs its own row only', async (t) => {
  const folder = folderOf(t, {
    'a.non': UNIQUE,
    'hangs.non': UNIQUE.replace('One', HANGS),
    'throws.non': UNIQUE.replace('One', THROWS),
    'z.nonpack': `${UNIQUE}====\n${SEVERAL}`,
  });
  // A limit that no healthy file exceeds, even if the threads of a busy machine take seconds to start.
  const run = await spawnCommand(['batch', 'in', '--timeout', '6'], { cwd: folder, env: POISONED });
  assert.equal(run.code, 1, run.stderr);
  assert.deepEqual(
    rows(run.stdout).map((row) => [row.id, row.verdict]),
    [
      [1, 'unique'],
      [2, 'undecided'],
      [3, 'crashed'],
      [4, 'unique'],
      [5, 'multiple'],
    ],
  );
  assert.match(String(rows(run.stdout)[1].message), /reading exceeded the time limit of 6 s/);
  assert.equal(rows(run.stdout)[2].message, 'reading it failed: format detection failed: poisoned');
});

test('Ctrl-C ends a batch in which a reader hangs, with whole rows and without a lock', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE, 'hangs.non': UNIQUE.replace('One', HANGS) });
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    const run = await spawnCommand(['batch', 'in', '-q', '-f', '-o', 'out.ndjson'], {
      cwd: folder,
      env: POISONED,
      onStart: (child) => {
        let text = '';
        child.stderr.on('data', (chunk: string) => {
          text += chunk;
          // The report is opened before the first file is read.
          if (text.includes(HANGING)) child.kill(signal);
        });
      },
    });
    // On a busy machine, threads that take long to end: all is saved, and the signal ends the rest.
    assert(run.code === code || run.signal === signal, run.stderr);
    const report = readFileSync(join(folder, 'out.ndjson'), 'utf8');
    assert(report === '' || rows(report).every((row) => row.id === 1), report);
    assert.deepEqual(readdirSync(folder), ['in', 'out.ndjson']);
  }
});

test('--certificates writes a proof of every answer, which verify accepts', async (t) => {
  const folder = folderOf(t, { 'a.non': UNIQUE, 'b.nonpack': `${SEVERAL}====\n${NONE}` });
  const run = await runInProcess(['batch', 'in', '--certificates', 'proofs/new'], { cwd: folder });
  assert.equal(run.outcome, 'none', run.stderr);
  const found = rows(run.stdout);
  assert.deepEqual(
    readdirSync(join(folder, 'proofs/new')).sort(),
    found.map(({ hash }) => `${hash}.cert`).sort(),
  );
  const verified = await runInProcess(['verify', 'in/a.non', `proofs/new/${found[0].hash}.cert`], {
    cwd: folder,
  });
  assert.equal(verified.outcome, 'ok', verified.stdout);
  const swapped = await runInProcess(['verify', 'in/a.non', `proofs/new/${found[1].hash}.cert`], {
    cwd: folder,
  });
  assert.equal(swapped.outcome, 'refused');
  const blocked = await runInProcess(['batch', 'in', '--certificates', 'in/a.non'], { cwd: folder });
  assert.equal(blocked.outcome, 'output');
});
