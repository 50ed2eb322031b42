// `--show`: the picture with the grid that was found, and every number as it was read beside its place.
import type { PicturePoint, Quad, ScannedPuzzle } from '@crosshatch/core/scan';
import { UserError } from '../../options/definition.js';
import { writeWholeFile } from '../../output/write-file.js';
import type { PictureScan } from './scan-source.js';

const SURE = '#0a8f3c';
const DOUBTFUL = '#e0004d';
const GRID = '#1b6ef3';

const points = (quad: Quad) => quad.map(({ x, y }) => `${x},${y}`).join(' ');

/** Segments of a seven-segment digit as strokes in a box one wide and two high: no font is needed. */
const STROKES: readonly string[] = [
  'M0 0H1V2H0Z',
  'M1 0V2',
  'M0 0H1V1H0V2H1',
  'M0 0H1V2H0M0 1H1',
  'M0 0V1H1M1 0V2',
  'M1 0H0V1H1V2H0',
  'M1 0H0V2H1V1H0',
  'M0 0H1V2',
  'M0 0H1V2H0ZM0 1H1',
  'M1 1H0V0H1V2H0',
];

function numberAt({ x, y }: PicturePoint, size: number, value: number, color: string): string {
  const scale = size / 2;
  return [...String(value)]
    .map(
      (digit, i) =>
        `<path d="${STROKES[Number(digit)]}" transform="translate(${x + i * scale * 1.6} ${y}) scale(${scale})" ` +
        `fill="none" stroke="${color}" stroke-width=".28" stroke-linejoin="round"/>`,
    )
    .join('');
}

function overlaySvg(width: number, height: number, puzzles: readonly ScannedPuzzle[]): string {
  const parts = puzzles.map(({ grid, lines, doubts, marks }) => {
    const pitch =
      Math.hypot(grid.corners[1].x - grid.corners[0].x, grid.corners[1].y - grid.corners[0].y) / grid.columns;
    const stroke = Math.max(1, pitch / 22);
    const node = (row: number, column: number) => {
      const at = (row * (grid.columns + 1) + column) * 2;
      return `${grid.nodes[at]},${grid.nodes[at + 1]}`;
    };
    const rows = Array.from({ length: grid.rows + 1 }, (_, row) =>
      Array.from({ length: grid.columns + 1 }, (_, column) => node(row, column)).join(' '),
    );
    const columns = Array.from({ length: grid.columns + 1 }, (_, column) =>
      Array.from({ length: grid.rows + 1 }, (_, row) => node(row, column)).join(' '),
    );
    const net = [...rows, ...columns].map(
      (line) => `<polyline points="${line}" fill="none" stroke="${GRID}" stroke-width="${stroke}"/>`,
    );
    const doubted = new Set(doubts.map(({ line }) => line));
    const read = lines.flatMap(({ line, runs, place }) => {
      const color = doubted.has(line) ? DOUBTFUL : SURE;
      const frame = `<polygon points="${points(place)}" fill="${color}" fill-opacity=".12" stroke="${color}" stroke-width="${stroke}"/>`;
      return [frame, ...runs.map((run) => numberAt(run.place[0], pitch * 0.24, run.length, color))];
    });
    const cells = marks.map(({ row, column, mark }) => {
      const [x, y] = node(row, column).split(',').map(Number);
      const size = pitch * 0.3;
      return mark === 'filled'
        ? `<rect x="${x + size}" y="${y + size}" width="${size}" height="${size}" fill="${GRID}"/>`
        : `<path d="M${x + size} ${y + size}l${size} ${size}m0 ${-size}l${-size} ${size}" stroke="${GRID}" stroke-width="${stroke}"/>`;
    });
    return [...net, ...read, ...cells].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** Of a PDF the page with the first puzzle is shown. */
export async function writeOverlay(
  path: string,
  found: readonly PictureScan[],
  force: boolean,
): Promise<void> {
  if (path === '-') throw new UserError('--show - : a picture is written to a file; name one', 'usage');
  const { pixels } = found[0];
  const { width, height, data } = pixels;
  const { default: sharp } = await import('sharp');
  const shown = found.filter((item) => item.pixels === pixels).map(({ scanned }) => scanned);
  const content = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .composite([{ input: Buffer.from(overlaySvg(width, height, shown)) }])
    .png()
    .toBuffer();
  await writeWholeFile(path, content, { force });
}
