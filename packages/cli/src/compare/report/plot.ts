// A plot with logarithmic time axes as SVG: frame, grid lines, labels, a legend. Lines and marks differ in colour and in
// shape or dashes, so that colours are not needed to distinguish them.
import { harmless } from '@crosshatch/core/model';

const WIDTH = 720;
const HEIGHT = 480;
const MARGIN = { left: 70, right: 190, top: 44, bottom: 54 };

export const PLOT = {
  left: MARGIN.left,
  right: WIDTH - MARGIN.right,
  top: MARGIN.top,
  bottom: HEIGHT - MARGIN.bottom,
};

/** Okabe and Ito's palette, which people with colour blindness can distinguish. */
export const COLORS = [
  '#0072b2',
  '#d55e00',
  '#009e73',
  '#cc79a7',
  '#e69f00',
  '#56b4e9',
  '#000000',
  '#8a6d00',
];
export const DASHES = ['', '7 3', '2 3', '9 3 2 3', '12 4', '4 2', '1 2', '6 2 1 2'];

/** Maps a time in milliseconds to a pixel. */
export interface TimeAxis {
  readonly from: number;
  readonly to: number;
  at(milliseconds: number): number;
}

/** From a power of ten at or below the shortest time to one at or above the longest. */
export function timeAxis(times: readonly number[], begin: number, end: number): TimeAxis {
  const positive = times.filter((time) => time > 0);
  const low = Math.floor(Math.log10(Math.min(1, ...positive)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(1, ...positive))));
  const at = (milliseconds: number) => {
    const part = (Math.log10(Math.max(10 ** low, milliseconds)) - low) / (high - low);
    return begin + part * (end - begin);
  };
  return { from: low, to: high, at };
}

function timeLabel(power: number): string {
  return power >= 3 ? `${10 ** (power - 3)} s` : `${Number((10 ** power).toPrecision(1))} ms`;
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes = ''): string {
  return `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" ${attributes}/>`;
}

export function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${px(x)}" y="${px(y)}" ${attributes}>${escapeXml(content)}</text>`;
}

/** Text in an element or an attribute. */
export function escapeXml(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return harmless(text).replace(/[&<>"]/g, (character) => names[character]);
}

/** Two digits after the point are enough for a pixel. */
export function px(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Grid lines and labels of the horizontal time axis. */
export function horizontalTimes(axis: TimeAxis): string[] {
  return powers(axis).flatMap((power) => {
    const x = axis.at(10 ** power);
    return [
      line(x, PLOT.top, x, PLOT.bottom, 'stroke="#ddd"'),
      text(x, PLOT.bottom + 18, timeLabel(power), 'text-anchor="middle"'),
    ];
  });
}

/** The same for a vertical one. */
export function verticalTimes(axis: TimeAxis): string[] {
  return powers(axis).flatMap((power) => {
    const y = axis.at(10 ** power);
    return [
      line(PLOT.left, y, PLOT.right, y, 'stroke="#ddd"'),
      text(PLOT.left - 6, y + 4, timeLabel(power), 'text-anchor="end"'),
    ];
  });
}

function powers({ from, to }: TimeAxis): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The picture around the content. */
export function plot(
  title: string,
  axes: readonly [x: string, y: string],
  content: readonly string[],
): string {
  const middle = (PLOT.top + PLOT.bottom) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(PLOT.left, 24, title, 'font-size="15" font-weight="bold"'),
    ...content,
    `<rect x="${PLOT.left}" y="${PLOT.top}" width="${PLOT.right - PLOT.left}" height="${PLOT.bottom - PLOT.top}" fill="none" stroke="#444"/>`,
    text((PLOT.left + PLOT.right) / 2, HEIGHT - 12, axes[0], 'text-anchor="middle"'),
    text(16, middle, axes[1], `text-anchor="middle" transform="rotate(-90 16 ${px(middle)})"`),
    '</svg>',
    '',
  ].join('\n');
}
