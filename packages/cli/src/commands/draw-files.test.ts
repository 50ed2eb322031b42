import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from '@crosshatch/core/formats';
import { colorOf } from '@crosshatch/core/model';
import { pictureLayout } from '@crosshatch/core/render';
import { solve } from '@crosshatch/core/solve';
import { runInProcess } from '../testing/fake-context.js';
import { type Pixels, pngPixels, renderPdf } from '../testing/render.js';
import { gifFrames } from '../testing/render-gif.js';
import { scratchFolder } from '../testing/run-command.js';

// Columns:rows; a heart of which every cell can be deduced, with a title and without.
const HEART = '2;4;4;4;2:1,1;5;5;3;1';

function puzzleOf(text: string) {
  const read = parse(text);
  assert(read.ok);
  return read.documents[0];
}

/** The colour of the middle of each cell. */
function cellColors(pixels: Pixels, text: string, cellSize: number): string[] {
  const document = puzzleOf(text);
  const { left, top, cell } = pictureLayout(document, { cellSize });
  const { width, height } = document.puzzle;
  return Array.from({ length: width * height }, (_, i) => {
    const x = Math.floor(left + ((i % width) + 0.5) * cell);
    const y = Math.floor(top + (Math.floor(i / width) + 0.5) * cell);
    const at = (y * pixels.width + x) * 4;
    return Buffer.from(pixels.data.subarray(at, at + 3)).toString('hex');
  });
}

function solutionColors(text: string): string[] {
  const result = solve(puzzleOf(text).puzzle);
  assert(result.verdict === 'unique');
  return Array.from(result.solution.cells, (cell) => (colorOf(cell) === 0 ? 'ffffff' : '111111'));
}

test('PNG: the size that the cells ask for, and the solution in the cells', async (t) => {
  const out = join(scratchFolder(t), 'x.png');
  const run = await runInProcess(['draw', '-s', '--cell', '10', HEART, '-o', out]);
  assert.equal(run.code, 0, run.stderr);
  const pixels = pngPixels(readFileSync(out));
  const layout = pictureLayout(puzzleOf(HEART), { cellSize: 10 });
  assert.deepEqual([pixels.width, pixels.height], [Math.ceil(layout.width), Math.ceil(layout.height)]);
  assert.deepEqual(cellColors(pixels, HEART, 10), solutionColors(HEART));
});

test('GIF: more is known with every frame, and the last one is the solution', async (t) => {
  const out = join(scratchFolder(t), 'x.gif');
  const run = await runInProcess([
    'draw',
    '--cell',
    '8',
    '--strike-off',
    '--duration',
    '2',
    HEART,
    '-o',
    out,
  ]);
  assert.equal(run.code, 0, run.stderr);
  const frames = gifFrames(readFileSync(out));
  assert(frames.length > 4, `${frames.length} frames`);
  const unknown = frames.map(
    (frame) => cellColors(frame, HEART, 8).filter((color) => color === 'dcdcdc').length,
  );
  assert.equal(unknown[0], 25);
  unknown.slice(1).forEach((count, i) => {
    assert(count < unknown[i], `frame ${i + 1}`);
  });
  const last = frames[frames.length - 1];
  assert.deepEqual(cellColors(last, HEART, 8), solutionColors(HEART));
  // To the pixel what PNG shows, but for shades that a GIF has no room for.
  const png = join(scratchFolder(t), 'x.png');
  await runInProcess(['draw', '-s', '--cell', '8', '--strike-off', HEART, '-o', png]);
  assert.deepEqual(Buffer.from(last.data), Buffer.from(pngPixels(readFileSync(png)).data));
  const total = frames.slice(1, -1).reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  assert(total > 1000 && total < 3000, `${total} ms`);
});

test('SVG with --animate moves, to a file and to standard output', async (t) => {
  const out = join(scratchFolder(t), 'x.svg');
  assert.equal((await runInProcess(['draw', '--animate', HEART, '-o', out])).code, 0);
  const file = readFileSync(out, 'utf8');
  assert.match(file, /@keyframes/);
  assert.equal((await runInProcess(['draw', '--animate', '--svg', HEART])).stdout, file);
});

test('PDF: several puzzles in one file, with solutions on request', async (t) => {
  const folder = scratchFolder(t);
  const run = await runInProcess(
    ['draw', '--with-solution', '--paper', 'letter', HEART, '1:1', '-o', 'x.pdf'],
    { cwd: folder },
  );
  assert.equal(run.code, 0, run.stderr);
  assert.deepEqual(readdirSync(folder), ['x.pdf']);
  const { pages, texts } = await renderPdf(readFileSync(join(folder, 'x.pdf')));
  assert.equal(pages.length, 2);
  assert.deepEqual([pages[0].width, pages[0].height], [612, 792]);
  assert.match(texts[0], /5 × 5/);
  const alone = await runInProcess(['draw', '--with-solution', HEART, '-o', 'y.pdf'], { cwd: folder });
  assert.equal(alone.code, 0, alone.stderr);
  assert.match((await renderPdf(readFileSync(join(folder, 'y.pdf')))).texts.join(), /Solution/);
});

test('black and white, colours of paper and ink, rules', async (t) => {
  const folder = scratchFolder(t);
  const palette = { colors: [{ rgb: '#cc0000' }, { rgb: '#0000cc' }] };
  const rows = [[1, { length: 1, color: 2 }]];
  const columns = [[1], [{ length: 1, color: 2 }]];
  writeFileSync(join(folder, 'c.json'), JSON.stringify({ crosshatch: 1, palette, rows, columns }));
  const grey = ['draw', '-s', '--black-and-white', 'c.json', '-o', 'c.png'];
  assert.equal((await runInProcess(grey, { cwd: folder })).code, 0);
  const { data } = pngPixels(readFileSync(join(folder, 'c.png')));
  for (let i = 0; i < data.length; i += 4) assert(data[i] === data[i + 1] && data[i] === data[i + 2]);
  const svg = await runInProcess([
    'draw',
    '--svg',
    '--ink',
    '#123',
    '--background',
    '#fed',
    '--rule-every',
    '2',
    HEART,
  ]);
  assert.match(svg.stdout, /stroke="#112233"/);
  assert.match(svg.stdout, /fill="#ffeedd"/);
});

test('an output that cannot be written is refused, and no file is left behind', async (t) => {
  const folder = scratchFolder(t);
  const refused = async (args: string[], code: number, message: RegExp) => {
    const run = await runInProcess(['draw', ...args], { cwd: folder });
    assert.equal(run.code, code, run.stderr);
    assert.match(run.stderr, message);
    assert.deepEqual(readdirSync(folder), []);
  };
  const wide = `${Array.from({ length: 400 }, () => '1').join(';')}:${Array.from({ length: 1 }, () => '400').join(';')}`;
  await refused([HEART, '-o', 'x.jpg'], 2, /ends in one of \.svg, \.png, \.gif, \.pdf/);
  await refused([HEART, '--dark', '-o', 'x.pdf'], 2, /--dark is for screens/);
  await refused(
    [wide, '--cell', '1000', '-o', 'x.png'],
    8,
    /pixels; expected at most 64,000,000 in total; try --cell \d+/,
  );
  await refused([wide, '--cell', '500', '-o', 'x.gif'], 8, /at most 16,000,000 in total; try --cell \d+/);
  await refused([wide, '--cell', '900', '-o', 'x.pdf'], 8, /would have [\d,]+ pages; expected at most 600/);
  await refused([HEART, '--ink', 'blue', '-o', 'x.png'], 2, /Expected a colour such as #223344/);
  await refused([HEART, '-o', 'missing/x.png'], 8, /its folder does not exist/);
  await refused(['2;1:1;1', '-o', 'x.gif'], 5, /no solution to draw/);
});

test('a file that is there stays, unless --force says otherwise', async (t) => {
  const out = join(scratchFolder(t), 'x.png');
  writeFileSync(out, 'mine');
  assert.equal((await runInProcess(['draw', HEART, '-o', out])).code, 8);
  assert.equal(readFileSync(out, 'utf8'), 'mine');
  assert.equal((await runInProcess(['draw', HEART, '-o', out, '--force'])).code, 0);
  assert(statSync(out).size > 500);
});
