// How well the scanner reads: shipped puzzles in fonts that training never saw, in several themes and layouts,
// with what cameras and screens do to them. With a folder of real pictures and their truth (NAME.png or NAME.jpg
// beside NAME.json with rows and columns) in CROSSHATCH_SCAN_PICTURES, those too.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMono } from '@crosshatch/core/model';
import { drawSvg } from '@crosshatch/core/render';
import { showMeasured } from '../report/progress.js';
import { calibrationSvg } from '../scan/calibration-plot.js';
import { DISTORTIONS, pixelsOf } from '../scan/distort.js';
import { drawScannable, type Layout, pngOf, THEMES } from '../scan/draw.js';
import { digitFont, FONT_NAMES } from '../scan/fonts.js';
import {
  addTally,
  type Clues,
  calibration,
  emptyTally,
  judge,
  lengths,
  readsColors,
  shareOf,
  type Tally,
} from '../scan/score.js';
import { againstTesseract } from '../scan/tesseract.js';
import { type Named, shipped } from './explain/puzzles.js';
import { densePuzzle, largePhoto } from './large-photo.js';
import type { Part, PartResult } from './part.js';

/** Heights of a digit in pixels; from 12 on the scanner has to be right. */
const HEIGHTS = [7, 9, 12, 16, 24];
const LARGE = 12;

const LAYOUTS: readonly Pick<Layout, 'theme' | 'clues' | 'digit'>[] = [
  { theme: THEMES['paper'], clues: 'free', digit: 0.5 },
  { theme: THEMES['paper'], clues: 'boxes', digit: 0.55 },
  { theme: THEMES['dark'], clues: 'free', digit: 0.5 },
  { theme: THEMES['pale'], clues: 'pills', digit: 0.45 },
];

function puzzlesFor(quick: boolean): Named[] {
  const all = shipped(5, 25).filter(({ puzzle }) => isMono(puzzle.palette));
  return all.filter((_, i) => i % Math.ceil(all.length / (quick ? 4 : 20)) === 0);
}

async function generated(quick: boolean): Promise<{ table: string[]; large: Tally; all: Tally }> {
  const puzzles = puzzlesFor(quick);
  const [large, all] = [emptyTally(), emptyTally()];
  const table: string[] = [];
  let turn = 0;
  for (const [name, distort] of Object.entries(DISTORTIONS)) {
    const cells: string[] = [];
    for (const height of HEIGHTS) {
      const tally = emptyTally();
      for (const { puzzle } of puzzles) {
        // Layouts and fonts take turns: every combination comes up, none with every puzzle.
        const layout = LAYOUTS[turn % LAYOUTS.length];
        const font = digitFont(FONT_NAMES[turn % FONT_NAMES.length]);
        turn++;
        const cell = Math.round(height / layout.digit);
        const clean = await pixelsOf(pngOf(drawScannable(puzzle, { ...layout, font, cell })));
        await judge(await distort(clean, turn), lengths(puzzle.rows), lengths(puzzle.columns), tally);
      }
      cells.push(`${shareOf(tally)} (${tally.unreported})`);
      addTally(all, tally);
      if (height >= LARGE) addTally(large, tally);
    }
    const row = `| ${name} | ${cells.join(' | ')} |`;
    showMeasured(row);
    table.push(row);
  }
  return { table, large, all };
}

/** Coloured puzzles: as we draw them, and in boxes; clean, compressed and in perspective. */
async function colored(quick: boolean): Promise<string> {
  const all = shipped(5, 31).filter(({ puzzle }) => !isMono(puzzle.palette));
  const puzzles = all.filter((_, i) => i % Math.ceil(all.length / (quick ? 3 : 8)) === 0);
  let [exact, pictures] = [0, 0];
  for (const { puzzle } of puzzles) {
    const colors = (color: number) => puzzle.palette.colors[color - 1].rgb;
    const font = digitFont(FONT_NAMES[pictures % FONT_NAMES.length]);
    const boxes = { ...LAYOUTS[1], font, cell: 32, colors, coloredBoxes: true };
    for (const svg of [
      drawSvg({ puzzle, meta: {} }, undefined, { cellSize: 24 }),
      drawScannable(puzzle, boxes).svg,
    ]) {
      const clean = await pixelsOf(pngOf({ svg, width: 0, height: 0 }));
      for (const name of ['clean', 'JPEG 40', 'perspective']) {
        pictures++;
        if (await readsColors(await DISTORTIONS[name](clean, pictures), puzzle)) exact++;
      }
    }
  }
  return `Coloured puzzles (tiles as \`draw\` draws them, and boxes; clean, JPEG 40, perspective): ${exact} of ${pictures} exactly right, clues and colours.`;
}

async function real(): Promise<Tally | undefined> {
  const folder = process.env['CROSSHATCH_SCAN_PICTURES'];
  if (folder === undefined || !existsSync(folder)) return undefined;
  const tally = emptyTally();
  for (const name of readdirSync(folder).filter((file) => /\.(png|jpe?g)$/.test(file))) {
    const truth = join(folder, name.replace(/\.\w+$/, '.json'));
    if (!existsSync(truth)) continue;
    const { rows, columns } = JSON.parse(readFileSync(truth, 'utf8')) as { rows: Clues; columns: Clues };
    await judge(await pixelsOf(readFileSync(join(folder, name))), rows, columns, tally);
  }
  return tally;
}

export const scanning: Part = {
  id: 'scan',
  title: 'Scanning pictures',
  quick: false,
  async run(quick): Promise<PartResult> {
    const photos = [
      await largePhoto({ bar: 'large photo', puzzle: puzzlesFor(true)[3].puzzle, ...LAYOUTS[1] }, quick),
      await largePhoto({ bar: 'large photo of a dense page', puzzle: densePuzzle(), ...LAYOUTS[1] }, quick),
    ];
    const photo = photos.map(({ text }) => text).join('\n\n');
    showMeasured(photo);
    const { table, large, all } = await generated(quick);
    const inColors = await colored(quick);
    showMeasured(inColors);
    const compared = await againstTesseract(quick);
    showMeasured(compared);
    const plot = process.env['CROSSHATCH_SCAN_PLOT'];
    if (plot !== undefined) writeFileSync(plot, calibrationSvg(all));
    const pictures = await real();
    const text = [
      'Puzzles read exactly, and in brackets wrong clues that were not reported as doubtful, by the height of a digit:',
      '',
      `| picture | ${HEIGHTS.map((height) => `${height} px`).join(' | ')} |`,
      `| --- | ${HEIGHTS.map(() => '---:').join(' | ')} |`,
      ...table,
      '',
      `With digits of ${LARGE} px and more: ${shareOf(large)} of ${large.pictures} pictures. Fonts: ${FONT_NAMES.join(', ')}; none was used in training.`,
      '',
      'Calibration: of the clues with this confidence, so many are right.',
      '',
      '| confidence | clues | right |',
      '| --- | ---: | ---: |',
      ...calibration(all),
      '',
      inColors,
      '',
      compared,
      '',
      photo,
      ...(pictures === undefined
        ? []
        : [
            '',
            `Real pictures: ${pictures.exact} of ${pictures.pictures} exactly right, ${pictures.unreported} wrong clues not reported.`,
          ]),
    ].join('\n');
    return { text, bars: photos.map(({ bar }) => bar) };
  },
};
