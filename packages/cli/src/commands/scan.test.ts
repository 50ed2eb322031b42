import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from '@crosshatch/core/formats';
import sharp, { type Sharp } from 'sharp';
import { drawnPicture, PLAIN_STYLE } from '../../../core/dist/testing/scan-pictures.js';
import { runInProcess } from '../testing/fake-context.js';
import { schemaFault } from '../testing/json-schema.js';
import { scratchFolder } from '../testing/run-command.js';

function plus(middle = 5) {
  const text = `width 5\nheight 5\nrows\n1\n3\n${middle}\n3\n1\ncolumns\n1\n3\n5\n3\n1\n`;
  const read = parse(text);
  assert.ok(read.ok);
  return read.documents[0].puzzle;
}

async function picture(
  folder: string,
  name: string,
  change: (image: Sharp) => Sharp,
  puzzle = plus(),
  size: { readonly cell: number; readonly dot: number } = { cell: 30, dot: 3 },
): Promise<string> {
  const { width, height, data } = drawnPicture(puzzle, { ...PLAIN_STYLE, ...size });
  const path = join(folder, name);
  writeFileSync(path, await change(sharp(data, { raw: { width, height, channels: 4 } })).toBuffer());
  return path;
}

const ROWS = [[1], [3], [5], [3], [1]];

test('scan prints the puzzle, and every command reads the picture', async (t) => {
  const path = await picture(scratchFolder(t), 'plus.png', (image) => image.png());
  const run = await runInProcess(['scan', path]);
  assert.equal(run.outcome, 'ok', run.stderr);
  assert.match(run.stdout, /width 5\nheight 5/);
  assert.match(run.stderr, /5x5, .* sure; no clue in doubt; exactly one solution/);
  for (const command of ['solve', 'check', 'hint', 'grade']) {
    const other = await runInProcess([command, path]);
    assert.equal(other.outcome, 'ok', `${command}: ${other.stderr}`);
  }
});

test('every command that reads a puzzle says what is in doubt about a picture', async (t) => {
  // Small, as each command reads it anew.
  const size = { cell: 16, dot: 1 };
  const path = await picture(scratchFolder(t), 'misprint.png', (image) => image.png(), plus(4), size);
  const commands = ['solve', 'count', 'hint', 'explain', 'grade', 'diagnose', 'draw', 'hash'];
  for (const args of [
    ...commands.map((command) => [command, path]),
    ['why', path, '1', '1'],
    ['diff', path, path],
  ]) {
    const { stderr } = await runInProcess(args);
    assert.match(stderr, /^warning: .*misprint\.png: /m, args[0]);
  }
  assert.match((await runInProcess(['check', path])).stdout, /^Warning: .*misprint\.png: /m);
});

test('what draw draws is read again: a title right above the clues, numbers that line up like a grid', async (t) => {
  const folder = scratchFolder(t);
  for (const name of ['watering-can', 'key', 'tractor']) {
    const path = join(folder, `${name}.png`);
    assert.equal((await runInProcess(['draw', name, '-o', path])).outcome, 'ok');
    const scanned = JSON.parse((await runInProcess(['scan', path, '--json'])).stdout);
    const { hash } = JSON.parse((await runInProcess(['hash', name, '--json'])).stdout);
    assert.equal(scanned.hash, hash, name);
    assert.deepEqual(scanned.doubts, [], name);
    // Greyed zeros are no second colour.
    assert.equal(scanned.colors, undefined, name);
  }
});

interface JsonRun {
  readonly length: number;
  readonly color: number;
}

interface JsonPuzzle {
  readonly palette: { readonly colors: readonly { readonly rgb: string }[] };
  readonly rows: readonly (readonly (number | JsonRun)[])[];
  readonly columns: JsonPuzzle['rows'];
}

/** Every clue with the names of its colours, so that palettes in another order compare equal. */
function coloredClues({ rows, columns }: JsonPuzzle, nameOf: (color: number) => string): string[][] {
  return [...rows, ...columns].map((clue) =>
    clue.map((run) => {
      const { length, color } = typeof run === 'number' ? { length: run, color: 1 } : run;
      return `${length} ${nameOf(color)}`;
    }),
  );
}

test('what draw draws of a coloured puzzle is read again with its colours', async (t) => {
  const folder = scratchFolder(t);
  for (const options of [[], ['--dark']]) {
    const path = join(folder, `kite${options.length}.png`);
    assert.equal((await runInProcess(['draw', 'kite', ...options, '-o', path])).outcome, 'ok');
    const { stdout, stderr } = await runInProcess(['scan', path, '--json']);
    const scanned = JSON.parse(stdout) as { puzzle: JsonPuzzle; verdict: string };
    assert.equal(await schemaFault('scan', scanned), undefined, stderr);
    assert.equal(scanned.verdict, 'unique');
    const drawn = JSON.parse(
      (await runInProcess(['convert', 'kite', '--to', 'crosshatch'])).stdout,
    ) as JsonPuzzle;
    const channels = (rgb: string) => [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16));
    const nearest = (rgb: string) =>
      drawn.palette.colors.findIndex((own) =>
        channels(own.rgb).every((value, c) => Math.abs(value - channels(rgb)[c]) < 20),
      );
    assert.deepEqual(
      coloredClues(
        scanned.puzzle,
        (color) => `color ${nearest(scanned.puzzle.palette.colors[color - 1].rgb)}`,
      ),
      coloredClues(drawn, (color) => `color ${color - 1}`),
    );
  }
});

test('scan --json prints one object that the schema allows, -o and --show write files', async (t) => {
  const folder = scratchFolder(t);
  const path = await picture(folder, 'plus.jpg', (image) => image.flatten().jpeg({ quality: 80 }));
  const run = await runInProcess([
    'scan',
    path,
    '--json',
    '-o',
    join(folder, 'out.non'),
    '--show',
    join(folder, 'seen.png'),
  ]);
  assert.equal(run.outcome, 'ok', run.stderr);
  const object = JSON.parse(run.stdout.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
  assert.equal(await schemaFault('scan', object), undefined);
  assert.deepEqual((object['puzzle'] as { rows: unknown }).rows, ROWS);
  assert.match(readFileSync(join(folder, 'out.non'), 'utf8'), /columns\n1\n3\n5\n3\n1/);
  assert.equal((await sharp(join(folder, 'seen.png')).metadata()).format, 'png');
});

test('grey, 16-bit, CMYK, turned and transparent pictures are read', async (t) => {
  const folder = scratchFolder(t);
  const paths = [
    await picture(folder, 'grey.png', (image) => image.greyscale().png()),
    await picture(folder, 'deep.png', (image) => image.toColourspace('rgb16').png()),
    await picture(folder, 'cmyk.jpg', (image) => image.flatten().toColourspace('cmyk').jpeg()),
    await picture(folder, 'turned.jpg', (image) =>
      image.flatten().rotate(270).withMetadata({ orientation: 6 }).jpeg(),
    ),
    await picture(folder, 'clear.webp', (image) => image.unflatten().webp({ lossless: true })),
  ];
  const run = await runInProcess(['scan', '--json', ...paths]);
  const found = run.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { puzzle?: { rows: unknown } });
  assert.deepEqual(
    found.map(({ puzzle }) => puzzle?.rows),
    paths.map(() => ROWS),
    run.stdout,
  );
});

test('pictures without a puzzle, and what is no picture, are refused with what to try', async (t) => {
  const folder = scratchFolder(t);
  const blank = join(folder, 'blank.png');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toFile(blank);
  const none = await runInProcess(['scan', blank]);
  assert.equal(none.outcome, 'badInput');
  assert.match(none.stderr, /no grid was found.*crop.*--size 20x15.*--corners/);
  const solved = await runInProcess(['solve', blank]);
  assert.equal(solved.outcome, 'badInput');
  assert.match(solved.stderr, /no grid was found/);
  const cut = join(folder, 'cut.png');
  writeFileSync(cut, readFileSync(blank).subarray(0, 60));
  assert.match((await runInProcess(['scan', cut])).stderr, /damaged/);
  const heic = join(folder, 'photo.heic');
  writeFileSync(heic, Buffer.from('0000001c66747970686569630000000068656963', 'hex'));
  assert.equal((await runInProcess(['scan', heic])).outcome, 'badInput');
  assert.equal((await runInProcess(['scan', blank, '--corners', '1,1 2,2'])).outcome, 'usage');
  assert.equal((await runInProcess(['scan', blank, '--corners', '1,1 9,1 9,9 1,9'])).outcome, 'usage');
});

test('places in a large photo are pixels of the file, and so are --corners', async (t) => {
  const path = await picture(scratchFolder(t), 'large.png', (image) =>
    image.resize({ width: 3300, kernel: 'nearest' }).png(),
  );
  const { width = 0 } = await sharp(path).metadata();
  const { width: drawn } = drawnPicture(plus(), { ...PLAIN_STYLE, cell: 30, dot: 3 });
  const cornersOf = (run: Awaited<ReturnType<typeof runInProcess>>) => {
    assert.equal(run.outcome, 'ok', run.stderr);
    const { corners, puzzle } = JSON.parse(run.stdout) as {
      corners: { x: number; y: number }[];
      puzzle: { rows: number[][] };
    };
    assert.deepEqual(puzzle.rows, ROWS);
    return corners;
  };
  const corners = cornersOf(await runInProcess(['scan', path, '--json']));
  const side = 5 * 30 * (width / drawn);
  assert.ok(Math.abs(corners[1].x - corners[0].x - side) < 0.05 * side, JSON.stringify(corners));
  const given = corners.map(({ x, y }) => `${x},${y}`).join(' ');
  const again = cornersOf(await runInProcess(['scan', path, '--json', '--size', '5x5', '--corners', given]));
  for (const [i, { x, y }] of again.entries())
    assert.ok(Math.hypot(x - corners[i].x, y - corners[i].y) < 5, JSON.stringify(again));
});
