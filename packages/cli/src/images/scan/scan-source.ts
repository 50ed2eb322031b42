// From the bytes of a picture or PDF to puzzles, with what is doubtful as warnings.

import { clueText, isMono, lineName } from '@crosshatch/core/model';
import type { ScanWarning } from '@crosshatch/core/report';
import { type ResultJson, type SourcedPuzzle, scanJson } from '@crosshatch/core/report';
import {
  documentOfScan,
  type Quad,
  type ScanAlternative,
  type ScannedPuzzle,
  type ScanOptions,
  type ScanPixels,
  type ScanResult,
  scan,
} from '@crosshatch/core/scan';
import { UserError } from '../../options/definition.js';
import { decodePicture } from '../import/decode.js';
import { pdfPages } from './pages.js';
import { pictureKind } from './picture-kind.js';

/** Pixels on the longer side: more does not read better. */
const SIDE = 2200;

export interface PictureScan {
  readonly scanned: ScannedPuzzle;
  /** The picture in which it was found, as it was scanned; places in `scanned` are places in it. */
  readonly pixels: ScanPixels;
  /** Side of this picture in relation to the file: large photos are scaled down. */
  readonly scale: number;
  /** Of a PDF, from 1. */
  readonly page?: number;
}

export interface PictureScanOptions extends ScanOptions {
  readonly page?: number;
}

const FAILURES: Record<Extract<ScanResult, { ok: false }>['code'], string> = {
  'no-grid':
    'no grid was found: looked for at least 3x3 cells between lines, at any angle; crop the picture to the puzzle, take it straight from above and evenly lit, or name the size (--size 20x15) and the corners of the grid (--corners)',
  'no-clues':
    'a grid was found, but no clues beside it; show the whole puzzle with its numbers, crop away what else looks like a table, or name the size (--size 20x15) and the corners of the grid (--corners)',
  'too-small': 'the picture is smaller than 24 pixels on a side; a digit needs at least 6 pixels of height',
};

/** Every puzzle of a picture, or of all pages. Throws a UserError if there is none. */
export async function scanBytes(
  name: string,
  bytes: Uint8Array,
  { page: only, ...options }: PictureScanOptions = {},
): Promise<PictureScan[]> {
  if (pictureKind(bytes) !== 'pdf') {
    if (only !== undefined && only !== 1)
      throw new UserError(`${name}: a picture has no page ${only}`, 'badInput');
    const { scale, ...pixels } = await decodePicture(name, bytes, SIDE);
    const { corners } = options;
    const result = await scan(
      pixels,
      corners === undefined ? options : { ...options, corners: scaledQuad(corners, scale) },
    );
    if (!result.ok) throw new UserError(`${name}: ${FAILURES[result.code]}`, 'badInput');
    return result.puzzles.map((scanned) => ({ scanned, pixels, scale }));
  }
  const found: PictureScan[] = [];
  let failure: keyof typeof FAILURES = 'no-grid';
  for await (const { page, pixels } of pdfPages(name, bytes, only)) {
    const result = await scan(pixels, options);
    if (result.ok) found.push(...result.puzzles.map((scanned) => ({ scanned, pixels, scale: 1, page })));
    else failure = result.code;
  }
  if (found.length === 0) throw new UserError(`${name}: ${FAILURES[failure]}`, 'badInput');
  return found;
}

/** To a tenth of a pixel. */
const scaledQuad = (quad: Quad, scale: number): Quad => {
  const [a, b, c, d] = quad.map(({ x, y }) => ({
    x: Math.round(x * scale * 10) / 10,
    y: Math.round(y * scale * 10) / 10,
  }));
  return [a, b, c, d];
};

/** The result with places in pixels of the file. */
function inFile({ scanned, scale }: PictureScan): ScannedPuzzle {
  if (scale === 1) return scanned;
  const { doubts, grid } = scanned;
  return {
    ...scanned,
    doubts: doubts.map((doubt) => ({ ...doubt, place: scaledQuad(doubt.place, 1 / scale) })),
    grid: { ...grid, corners: scaledQuad(grid.corners, 1 / scale) },
  };
}

/** One warning for each doubtful clue; a reading that does not hold together says so once. */
export function scanWarnings({ puzzle, doubts, verdict }: ScannedPuzzle, document: number): ScanWarning[] {
  const all = doubts.length > MOST_LISTED;
  const symbols = isMono(puzzle.palette) ? undefined : puzzle.palette.colors.map(({ symbol }) => symbol);
  const runsText = ({ clue, colors }: ScanAlternative) =>
    clueText(
      clue.map((length, i) => ({ length, color: colors[i] })),
      symbols,
    );
  const listed = doubts.slice(0, MOST_LISTED).map(({ line, confidence, alternatives }) => {
    const [read, ...others] = alternatives;
    const instead = others.slice(0, 2).map(runsText);
    const or = instead.length === 0 ? '' : `; may also be ${instead.join(' or ')}`;
    return warning(
      `${lineName(puzzle, line)}: read ${runsText(read)} (${percent(confidence)} sure)${or}`,
      document,
    );
  });
  if (verdict === 'none') {
    listed.unshift(
      warning('the clues as read have no solution: at least one was misread or misprinted', document),
    );
  }
  return all
    ? [...listed, warning(`${doubts.length - MOST_LISTED} more clues are in doubt`, document)]
    : listed;
}

const MOST_LISTED = 12;

const warning = (message: string, document: number): ScanWarning => ({
  code: 'doubtful-clue',
  message,
  document,
});

const percent = (probability: number) => `${Math.floor(probability * 100)} %`;

/** The puzzle of a picture as documents and objects name it. */
export function scannedItem(source: string, { scanned }: PictureScan, index: number): SourcedPuzzle {
  const warnings = scanWarnings(scanned, index);
  const read = { source, format: 'picture', orientation: 'stated' as const, warnings };
  return { document: documentOfScan(scanned), index, read };
}

/** The object that `scan --json` prints for one puzzle. */
export function scannedJson(source: string, found: PictureScan, index: number): ResultJson {
  const { page } = found;
  const json = scanJson(scannedItem(source, found, index), inFile(found));
  return { ...json, ...(page === undefined ? {} : { page }) };
}
