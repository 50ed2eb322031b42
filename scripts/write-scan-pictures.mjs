// Writes the pictures of docs/scan.md and of the README: a shipped puzzle as a phone would photograph it, what the
// scanner sees at each stage, and what it reads. Deterministic: the noise is seeded.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs/pictures/scan');
const core = (path) => import(new URL(`../packages/core/dist/${path}`, import.meta.url));
const bench = (path) => import(new URL(`../bench/dist/${path}`, import.meta.url));
const sharp = createRequire(join(root, 'bench/package.json'))('sharp');

const { parse } = await core('formats/index.js');
const { workingPicture, greyOf } = await core('scan/image/picture.js');
const { lineMasks } = await core('scan/grid/cells.js');
const { findLattices } = await core('scan/grid/find.js');
const { mappingOf } = await core('scan/grid/mapping.js');
const { makeStrip } = await core('scan/clues/strip.js');
const { drawScannable, pngOf, THEMES } = await bench('scan/draw.js');
const { digitFont } = await bench('scan/fonts.js');
const { DISTORTIONS, encoded, pixelsOf } = await bench('scan/distort.js');

mkdirSync(folder, { recursive: true });
const read = parse(readFileSync(join(root, 'puzzles/010-teacup.non'), 'utf8'));
if (!read.ok) throw new Error('The puzzle is not read.');
const drawn = drawScannable(read.documents[0].puzzle, {
  theme: THEMES.paper,
  font: digitFont('Patrick Hand'),
  cell: 36,
  digit: 0.55,
  clues: 'free',
});
const photo = await DISTORTIONS['photo (all of it)'](await pixelsOf(pngOf(drawn)), 7);
const path = join(folder, 'photo.jpg');
await encoded(photo).removeAlpha().jpeg({ quality: 70 }).toFile(path);

const picture = workingPicture(await pixelsOf(readFileSync(path)));
const plane = (name, { width, height, data }, channels) =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels } })
    .resize({ width: 420 })
    .png({ palette: true, colours: 2 })
    .toFile(join(folder, name));

const mask = lineMasks(greyOf(picture))('dark');
await plane('lines.png', { ...mask, data: mask.data.map((free) => free * 255) }, 1);

const lattice = findLattices(picture).usual[0];
const mapping = mappingOf(lattice);
const area = { left: -4, top: 0, right: 2, bottom: lattice.rows };
const strip = makeStrip(picture, mapping, lattice, area, 'rows');
await sharp(strip.colors, { raw: { width: strip.width, height: strip.height, channels: 3 } })
  .resize({ width: 420 })
  .jpeg({ quality: 70 })
  .toFile(join(folder, 'strip.jpg'));
await plane(
  'ink.png',
  { width: strip.width, height: strip.height, data: strip.mask.map((ink) => 255 - 255 * ink) },
  1,
);

const shown = join(folder, 'read.png');
execFileSync(process.execPath, [
  join(root, 'packages/cli/bin/crosshatch.js'),
  'scan',
  path,
  '-q',
  '-f',
  '--show',
  shown,
]);
const small = await sharp(shown).resize({ width: 420 }).jpeg({ quality: 75 }).toBuffer();
writeFileSync(join(folder, 'read.jpg'), small);
rmSync(shown);
