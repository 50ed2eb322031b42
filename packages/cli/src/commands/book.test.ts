import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { renderPdf } from '../testing/render.js';
import { scratchFolder } from '../testing/run-command.js';

const HEART = 'title "Heart"\nby "Ada"\nwidth 5\nheight 5\nrows\n1,1\n5\n5\n3\n1\ncolumns\n2\n4\n4\n4\n2\n';
const DOT = 'title "Dot"\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n';
const NONE = 'title "Never"\nwidth 2\nheight 2\nrows\n2\n2\ncolumns\n1\n1\n';

test('a folder becomes a book: title page, contents, puzzles, solutions', async (t) => {
  const folder = scratchFolder(t);
  mkdirSync(join(folder, 'in'));
  writeFileSync(join(folder, 'in/a.non'), HEART);
  writeFileSync(join(folder, 'in/b.non'), DOT);
  writeFileSync(join(folder, 'in/notes.txt'), 'nothing to do with puzzles');
  const run = await runInProcess(['book', 'in', '--title', 'Small Ones', '-o', 'b.pdf'], { cwd: folder });
  assert.equal(run.code, 0, run.stderr);
  assert.equal(run.stderr, 'b.pdf: 2 puzzles on 4 pages\n');
  const { texts } = await renderPdf(readFileSync(join(folder, 'b.pdf')), 0.2);
  assert.match(texts[0], /Small Ones/);
  assert.match(texts[0], /2 nonograms, 1 × 1 to 5 × 5/);
  assert.match(texts[1], /Contents/);
  assert.match(texts[2], /Heart[\s\S]*Dot/);
  assert.match(texts[3], /Solutions/);
});

test('options choose the order, the number per page, and the place of solutions and titles', async (t) => {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'a.non'), HEART);
  writeFileSync(join(folder, 'b.non'), DOT);
  const args = [
    '--no-title-page',
    '--per-page',
    '1',
    '--solutions',
    'foot',
    '--sort',
    'size',
    '--paper',
    'letter',
    '-q',
  ];
  const run = await runInProcess(['book', 'a.non', 'b.non', ...args, '-o', 'b.pdf'], { cwd: folder });
  assert.equal(run.code, 0, run.stderr);
  assert.equal(run.stderr, '');
  const { texts, pages } = await renderPdf(readFileSync(join(folder, 'b.pdf')), 1);
  assert.equal(pages.length, 2);
  assert.equal(pages[0].width, 612);
  assert.match(texts[0], /Dot/);
  const secret = await runInProcess(['book', 'a.non', '--hide-titles', '--no-grade', '-o', 'c.pdf'], {
    cwd: folder,
  });
  assert.equal(secret.code, 0);
  const hasTitle = (await renderPdf(readFileSync(join(folder, 'c.pdf')), 0.2)).texts.map((text) =>
    /Heart/.test(text),
  );
  assert.deepEqual(hasTitle, [false, false, true]);
});

test('a puzzle without a solution is left out with a message; without any puzzle there is no book', async (t) => {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'a.non'), HEART);
  writeFileSync(join(folder, 'n.non'), NONE);
  const run = await runInProcess(['book', 'a.non', 'n.non', '-o', 'b.pdf'], { cwd: folder });
  assert.equal(run.code, 5);
  assert.match(run.stderr, /n\.non: left out, because it has no solution/);
  assert.match(run.stderr, /1 puzzle on/);
  const empty = await runInProcess(['book', 'n.non', '-o', 'c.pdf'], { cwd: folder });
  assert.match(empty.stderr, /no puzzle for the book found/);
  assert.equal(empty.code, 3);
  assert.deepEqual(readdirSync(folder).sort(), ['a.non', 'b.pdf', 'n.non']);
});

test('characters missing from the font are reported', async (t) => {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'a.non'), DOT.replace('Dot', '点 Łódź'));
  const run = await runInProcess(['book', 'a.non', '-o', 'b.pdf'], { cwd: folder });
  assert.equal(run.code, 0);
  assert.match(
    run.stderr,
    /^warning: 1 character of titles or names cannot be printed and will appear as boxes: 点\n/,
  );
});

test('the file is a PDF, written whole or not at all, and never over another by accident', async (t) => {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'a.non'), HEART);
  const wrong = await runInProcess(['book', 'a.non', '-o', 'b.png'], { cwd: folder });
  assert.equal(wrong.code, 2);
  assert.match(wrong.stderr, /a book is a PDF file/);
  const nameless = await runInProcess(['book', 'a.non'], { cwd: folder });
  assert.equal(nameless.code, 2);
  assert.match(nameless.stderr, /-o book\.pdf/);
  writeFileSync(join(folder, 'b.pdf'), 'mine');
  assert.equal((await runInProcess(['book', 'a.non', '-o', 'b.pdf'], { cwd: folder })).code, 8);
  assert.equal(readFileSync(join(folder, 'b.pdf'), 'utf8'), 'mine');
  const strange = await runInProcess(['book', 'a.non', '--per-page', '3'], { cwd: folder });
  assert.equal(strange.code, 2);
  assert.match(strange.stderr, /Expected 1, 2, 4, 6 or fit/);
});

test('--json reports the file, its puzzles and its pages', async (t) => {
  const cwd = scratchFolder(t);
  const run = await runInProcess(['book', '--json', '-o', 'x.pdf', '1:1', '1;3;1:1;3;1'], { cwd });
  assert.equal(run.code, 0, run.stderr);
  const { output, puzzles, puzzleCount, pageCount } = JSON.parse(run.stdout);
  assert.deepEqual([output, puzzles.length, puzzleCount, run.stderr], ['x.pdf', 2, 2, '']);
  assert(pageCount >= 2);
});
