// How well the scanner reads: shipped puzzles drawn in our own stroke font, which training never saw, at
// several sizes and with what cameras and screens do to them. With a folder of real pictures and their truth
// (NAME.png or NAME.jpg beside NAME.json with rows and columns) in CROSSHATCH_SCAN_PICTURES, those too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@crosshatch/core';
import { isMono } from '@crosshatch/core/model';
import { drawSvg } from '@crosshatch/core/render';
import { scan } from '@crosshatch/core/scan';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { shipped } from './explain/puzzles.js';
import type { Part, PartResult } from './part.js';

const DISTORTIONS: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  clean: (image) => image,
  'JPEG 40': (image) => image.jpeg({ quality: 40 }),
  blurred: (image) => image.blur(1),
  'turned 2 degrees': (image) => image.rotate(2, { background: '#ffffff' }),
  inverted: (image) => image.negate({ alpha: false }),
  'low contrast': (image) => image.linear(0.35, 120),
};

/** Pixels of a cell; a digit is a little over half as high. */
const CELLS = [12, 16, 22, 30];

interface Tally {
  pictures: number;
  exact: number;
  /** Wrong clues that were not reported as doubtful. */
  unreported: number;
}

const EMPTY = (): Tally => ({ pictures: 0, exact: 0, unreported: 0 });

type Clues = readonly (readonly number[])[];

const lengths = (clues: Puzzle['rows']): Clues =>
  clues.map((clue) => (clue ?? []).map(({ length }) => length ?? 0));

async function judge(bytes: Uint8Array, rows: Clues, columns: Clues, tally: Tally): Promise<void> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const result = await scan({ width: info.width, height: info.height, data });
  tally.pictures++;
  if (!result.ok) return;
  const best = result.puzzles.reduce((a, b) =>
    b.puzzle.width * b.puzzle.height > a.puzzle.width * a.puzzle.height ? b : a,
  );
  const read = [...lengths(best.puzzle.rows), ...lengths(best.puzzle.columns)].map((clue) => clue.join());
  const truth = [...rows, ...columns].map((clue) => clue.join());
  const sameSize = best.puzzle.height === rows.length && best.puzzle.width === columns.length;
  if (sameSize && read.join(';') === truth.join(';')) tally.exact++;
  else {
    const doubted = new Set(best.doubts.map(({ line }) => line));
    tally.unreported += read.filter(
      (clue, line) => (!sameSize || clue !== truth[line]) && !doubted.has(line),
    ).length;
  }
}

const share = ({ exact, pictures }: Tally) => `${((100 * exact) / Math.max(1, pictures)).toFixed(1)} %`;

async function generated(quick: boolean): Promise<{ table: string[]; large: Tally }> {
  const all = shipped(5, 25).filter(({ puzzle }) => isMono(puzzle.palette));
  const puzzles = all.filter((_, i) => i % Math.ceil(all.length / (quick ? 4 : 12)) === 0);
  const large = EMPTY();
  const table: string[] = [];
  for (const [name, distort] of Object.entries(DISTORTIONS)) {
    const cells: string[] = [];
    for (const cell of CELLS) {
      const tally = EMPTY();
      for (const { puzzle } of puzzles) {
        const svg = drawSvg({ puzzle, meta: {} }, undefined, { cellSize: cell });
        const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
        const picture = await sharp(await distort(sharp(png).flatten({ background: '#ffffff' })).toBuffer())
          .png()
          .toBuffer();
        await judge(picture, lengths(puzzle.rows), lengths(puzzle.columns), tally);
      }
      cells.push(`${share(tally)} (${tally.unreported})`);
      if (cell >= 22)
        for (const key of ['pictures', 'exact', 'unreported'] as const) large[key] += tally[key];
    }
    table.push(`| ${name} | ${cells.join(' | ')} |`);
  }
  return { table, large };
}

async function real(): Promise<Tally | undefined> {
  const folder = process.env['CROSSHATCH_SCAN_PICTURES'];
  if (folder === undefined || !existsSync(folder)) return undefined;
  const tally = EMPTY();
  for (const name of readdirSync(folder).filter((file) => /\.(png|jpe?g)$/.test(file))) {
    const truth = join(folder, name.replace(/\.\w+$/, '.json'));
    if (!existsSync(truth)) continue;
    const { rows, columns } = JSON.parse(readFileSync(truth, 'utf8')) as { rows: Clues; columns: Clues };
    await judge(readFileSync(join(folder, name)), rows, columns, tally);
  }
  return tally;
}

export const scanning: Part = {
  id: 'scan',
  title: 'Scanning pictures',
  quick: false,
  async run(quick): Promise<PartResult> {
    const { table, large } = await generated(quick);
    const pictures = await real();
    const text = [
      'Puzzles read exactly, and in brackets wrong clues that were not reported as doubtful, by the size of a cell:',
      '',
      `| picture | ${CELLS.map((cell) => `${cell} px`).join(' | ')} |`,
      `| --- | ${CELLS.map(() => '---:').join(' | ')} |`,
      ...table,
      '',
      `With cells of 22 px and more (digits of 12 px and more): ${share(large)} of ${large.pictures} pictures.`,
      ...(pictures === undefined
        ? []
        : [
            '',
            `Real pictures: ${pictures.exact} of ${pictures.pictures} exactly right, ${pictures.unreported} wrong clues not reported.`,
          ]),
    ].join('\n');
    return { text, bars: [] };
  },
};
