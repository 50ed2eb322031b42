// hint, why, explain, grade and diagnose, spawned as a user would.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';

const PLUS = '1;3;1:1;3;1';
const SWITCH = '1;1:1;1';
const IMPOSSIBLE = '0;2:2;0';

test('hint: four levels of the same step', async () => {
  const runs = await Promise.all(
    ['1', '2', '3', '4'].map((level) => runInProcess(['hint', PLUS, '-q', '--level', level])),
  );
  assert.deepEqual(
    runs.map(({ code, stdout }) => [code, stdout]),
    [
      [0, 'Look at row 2 (3).\n'],
      [0, 'Row 2 (3): how much room is left beside the 3?\n'],
      [0, 'Full line. Row 2 (3): the 3 fills the whole row.\n'],
      [0, 'Row 2 (3): the 3 fills the whole row: fill cells 1-3.\n'],
    ],
  );
});

test('hint: draws what follows', async () => {
  const run = await runInProcess(['hint', PLUS, '--ascii', '--level', '4']);
  assert.match(run.stdout, /^3 \|#\*#\*#\*\|$/m);
});

test('the sentences come in the language asked for', async () => {
  const runs = await Promise.all([
    runInProcess(['hint', PLUS, '-q', '-l', '4', '--lang', 'de']),
    runInProcess(['why', PLUS, '2', '2', '-q', '--lang', 'fr']),
    runInProcess(['explain', PLUS, '--lang', 'es']),
    runInProcess(['hint', PLUS, '--lang', 'tlh']),
  ]);
  const [german, french, spanish, unknown] = runs;
  assert.equal(german.stdout, 'Zeile 2 (3): Die 3 füllt die ganze Zeile: Felder 1-3 füllen.\n');
  assert.equal(
    french.stdout,
    'La case de la ligne 2, colonne 2 est remplie :\n' +
      '1. Ligne 2 (3) : le 3 remplit toute la ligne : remplir la case 2.\n',
  );
  assert.match(spanish.stdout, /\nResuelto en \d pasos\.\nMuy fácil, \d de 100\. .*\n$/);
  assert.equal(unknown.code, 2);
  assert.match(unknown.stderr, /'tlh' is invalid. Allowed choices are en, de, fr, es/);
});

test('hint: from a grid in a file, on standard input, or as a word', async (t) => {
  const file = join(scratchFolder(t), 'mine.txt');
  writeFileSync(file, '???\n###\n???\n');
  const runs = await Promise.all([
    runInProcess(['hint', PLUS, '-q', '-l', '4', '--state', file]),
    runInProcess(['hint', PLUS, '-q', '-l', '4', '--state', '-'], { stdin: '???\n###\n???' }),
    runInProcess(['hint', PLUS, '-q', '-l', '4', '--state', '???/###/???']),
  ]);
  for (const { stdout, code } of runs) {
    assert.deepEqual(
      [stdout, code],
      ['Column 2 (3): the 3 fills the whole column: fill cells 1 and 3.\n', 0],
    );
  }
});

test('hint: a mistake has its own exit code, and the level limits what is revealed about it', async () => {
  const state = '#??/???/???';
  const first = await runInProcess(['hint', PLUS, '--state', state]);
  assert.deepEqual(
    [first.code, first.stdout],
    [9, 'Something is wrong: no solution agrees with this grid.\n'],
  );
  const last = await runInProcess(['hint', PLUS, '-q', '--state', state, '--level', '4']);
  assert.deepEqual(
    [last.code, last.stdout],
    [
      9,
      'Wrong: row 1, column 1. Row 1, column 1 cannot be filled: column 2 (3): cell 1 is filled; row 1 (1) would have 2 filled cells, but its clue has 1.\n',
    ],
  );
});

test('hint: several solutions, none, a bad grid, a bad level', async () => {
  assert.equal((await runInProcess(['hint', SWITCH])).code, 4);
  assert.equal((await runInProcess(['hint', IMPOSSIBLE])).code, 5);
  const small = await runInProcess(['hint', PLUS, '--state', '??/??']);
  assert.deepEqual([small.code, small.stdout], [3, '']);
  assert.match(small.stderr, /the grid is 2x2, but <puzzle> is 3x3; expected one character per cell/);
  assert.match(
    (await runInProcess(['hint', PLUS, '--state', 'gone.txt'])).stderr,
    /expected a file or a drawing/,
  );
  assert.match((await runInProcess(['hint', PLUS, '--state', '???/?x?/???'])).stderr, /not a grid/);
  assert.equal((await runInProcess(['hint', PLUS, '--level', '5'])).code, 2);
  assert.equal((await runInProcess(['hint', PLUS, '--near', 'here'])).code, 2);
  assert.match(
    (await runInProcess(['hint', PLUS, '--near', '4,1'])).stderr,
    /4,1 is outside the grid of 3x3/,
  );
});

test('hint: --near chooses among equals, --json prints the hint as an object', async () => {
  const run = await runInProcess([
    'hint',
    '5;1,1;5:3;1,1;1,1;1,1;3',
    '--json',
    '--level',
    '4',
    '--near',
    '5,3',
  ]);
  const object = JSON.parse(run.stdout);
  assert.equal(object.verdict, 'deduction');
  assert.deepEqual(object.lines, ['column 3']);
  assert.equal(object.technique, 'full-line');
  assert.deepEqual(object.settles[0], { row: 1, column: 3, value: '#' });
});

test('why: the chain, and the ends without one', async () => {
  const run = await runInProcess(['why', PLUS, '1', '1', '-q']);
  assert.deepEqual(
    [run.code, run.stdout],
    [
      0,
      'Row 1, column 1 is blank:\n' +
        '2. Row 1 (1): the 1 is complete: leave cell 1 blank.\n' +
        '  1. Column 2 (3): the 3 fills the whole column: fill cell 1.\n',
    ],
  );
  assert.equal((await runInProcess(['why', SWITCH, '1', '1'])).code, 4);
  assert.equal((await runInProcess(['why', IMPOSSIBLE, '1', '1'])).code, 5);
  assert.equal((await runInProcess(['why', PLUS, '1', '1', '--state', '#??/???/???'])).code, 9);
  const outside = await runInProcess(['why', PLUS, '4', '1']);
  assert.deepEqual(
    [outside.code, outside.stderr],
    [2, 'crosshatch: the row is 4; expected 1 to 3\nTry: crosshatch help why\n'],
  );
  const object = JSON.parse((await runInProcess(['why', PLUS, '1', '1', '--json'])).stdout);
  assert.deepEqual(
    [object.row, object.column, object.verdict, object.value, object.steps.length],
    [1, 1, 'forced', '.', 2],
  );
});

test('explain: every step, the solution, the grade', async () => {
  const run = await runInProcess(['explain', PLUS, '--ascii']);
  assert.equal(run.code, 0);
  assert.match(run.stdout, /^1\. {3}Full line\n {5}Row 2 \(3\): .*\n {5}\|\?\?\?\| {2}-> {2}\|###\|$/m);
  assert.match(run.stdout, /Solved in \d steps\.\nTrivial, \d of 100\./);
});

test('explain: Markdown, JSON, and the ends that are no solution', async () => {
  const markdown = await runInProcess(['explain', '--markdown', PLUS]);
  assert.match(
    markdown.stdout,
    /^# <puzzle>\n\n## 1\. Full line\n\nRow 2 .*\n\n```text\n\|\?\?\?\| {2}-> {2}\|###\|\n```$/m,
  );
  const object = JSON.parse((await runInProcess(['explain', '--json', PLUS])).stdout);
  assert.deepEqual([object.verdict, object.grid], ['unique', ['.#.', '###', '.#.']]);
  assert.equal(object.steps[0].sentence, 'Row 2 (3): the 3 fills the whole row: fill cells 1-3.');
  assert.deepEqual(object.steps[0].because, { cells: [], runs: [{ line: 'row 2', run: 1 }] });
  const several = await runInProcess(['explain', SWITCH]);
  assert.deepEqual([several.code, /differs between several solutions/.test(several.stdout)], [4, true]);
  assert.equal((await runInProcess(['explain', IMPOSSIBLE])).code, 5);
  assert.match(
    (await runInProcess(['explain', '--every', '1', '--ascii', PLUS])).stdout,
    /\+======\+[\s\S]*\+======\+/,
  );
});

test('grade: one in full, several as a table, JSON with all of it', async () => {
  const one = await runInProcess(['grade', PLUS]);
  assert.equal(one.code, 0);
  assert.match(
    one.stdout,
    /^Trivial, \d+ of 100\. Length .* depth .*\. The hardest technique is "Finished line"\.\n\d+ deductions in \d rounds/,
  );
  assert.match(one.stdout, /^ {3}2 {2}Full line$/m);
  const many = await runInProcess(['grade', PLUS, SWITCH, IMPOSSIBLE]);
  assert.equal(many.code, 5);
  assert.match(many.stdout, /^ {5}\d {7}\d {6}\d {2}trivial/m);
  assert.match(many.stdout, /^ {3}100 +\d+ +\d+ {2}not unique/m);
  assert.match(many.stdout, /no solution/);
  const object = JSON.parse((await runInProcess(['grade', '--json', PLUS])).stdout);
  assert.deepEqual(
    [object.verdict, object.grade.class, object.grade.hardest],
    ['unique', 'trivial', 'finished-line'],
  );
});

test('grade: the time limit', async () => {
  const large = new Array(30).fill('1').join(';');
  const run = await runInProcess(['grade', '--timeout', '0.000001', `${large}:${large}`]);
  assert.deepEqual([run.code, run.stdout], [6, 'Undecided: the time limit came first.\n']);
});

test('diagnose: no solution', async () => {
  const run = await runInProcess(['diagnose', '1;1;1:3;1;1']);
  assert.equal(run.code, 5);
  assert.match(run.stdout, /^No solution\.\nThe rows ask for 5 filled cells, the columns for 3\./);
  assert.match(
    run.stdout,
    /These 5 clues contradict each other: row 1, row 3, column 1, column 2 and column 3\./,
  );
  assert.match(run.stdout, /^ {2}1\. Row 1 \(3\): the 3 fills the whole row: fill cells 1-3\.$/m);
  const typed = await runInProcess(['diagnose', '-q', '1;3;1:1;2;1']);
  assert.match(typed.stdout, /^ {2}1\. Row 2 \(2\): change the first number from 2 to 3\.$/m);
  const object = JSON.parse((await runInProcess(['diagnose', '--json', '1;3;1:1;2;1'])).stdout);
  assert.deepEqual(object.repairs[0].clues, ['3']);
  assert.deepEqual(object.repairs[0].lines, ['row 2']);
});

test('diagnose: several solutions, one, undecided', async () => {
  const several = await runInProcess(['diagnose', SWITCH, '--ascii']);
  assert.equal(several.code, 4);
  assert.match(several.stdout, /^Several solutions: 4 cells differ, in one place\.$/m);
  assert.match(
    several.stdout,
    /^Giving 1 cell from the start leaves one solution: row \d, column \d (filled|blank)\.$/m,
  );
  const object = JSON.parse((await runInProcess(['diagnose', '--json', SWITCH])).stdout);
  assert.deepEqual(
    [object.verdict, object.differingComplete, object.places.length, object.give.quality],
    ['multiple', true, 1, 'fewest'],
  );
  const one = await runInProcess(['diagnose', PLUS]);
  assert.deepEqual([one.code, one.stdout], [0, 'Nothing is wrong: there is exactly one solution.\n']);
});

test('grades and diagnoses come in the language asked for, tables and all', async () => {
  const [grade, table, german, spanish, nothing] = await Promise.all([
    runInProcess(['grade', PLUS, '--lang', 'fr']),
    runInProcess(['grade', PLUS, SWITCH, IMPOSSIBLE, '--lang', 'de']),
    runInProcess(['diagnose', '1;3;1:1;2;1', '-q', '--repairs', '1', '--lang', 'de']),
    runInProcess(['diagnose', SWITCH, '-q', '--lang', 'es']),
    runInProcess(['why', IMPOSSIBLE, '1', '1', '--lang', 'fr']),
  ]);
  assert.match(
    grade.stdout,
    /^Très facile, \d+ sur 100\. Longueur .*\. La technique la plus difficile est « Ligne terminée »\.\n/,
  );
  assert.match(grade.stdout, /^fois {2}technique\n[- ]+\n +2 {2}Ligne pleine$/m);
  assert.match(
    table.stdout,
    /^Zahl {2}Länge {2}Tiefe {2}Klasse .* schwierigste Technik {2}Schlüsse {2}Rätsel\n[- ]+\n +\d +\d +\d {2}kinderleicht /,
  );
  assert.equal(
    german.stdout,
    'Keine Lösung.\nDie Zeilen verlangen 4 gefüllte Felder, die Spalten 5.\n' +
      'Einer dieser Tippfehler würde es erklären:\n' +
      '  1. Zeile 2 (2): die erste Zahl von 2 in 3 ändern.\n     ... und 5 weitere (--repairs 6)\n' +
      'Diese 6 Hinweise widersprechen sich: Zeile 1, Zeile 2, Zeile 3, Spalte 1, Spalte 2 und Spalte 3.\n',
  );
  assert.match(
    spanish.stdout,
    /^Varias soluciones: 4 casillas cambian, en un solo lugar\.\nSi se da 1 casilla desde el principio, /,
  );
  assert.equal(
    nothing.stdout,
    "Le nonogramme lui-même n'a pas de solution. Pour en savoir plus : crosshatch diagnose.\n",
  );
});

test('bad input is reported, and the other puzzles are processed', async () => {
  for (const command of ['hint', 'explain', 'grade', 'diagnose']) {
    const run = await runInProcess([command, 'gone.non', PLUS]);
    assert.equal(run.code, 3);
    assert.match(run.stderr, /^gone\.non: no such file/);
    assert.notEqual(run.stdout, '');
  }
});
