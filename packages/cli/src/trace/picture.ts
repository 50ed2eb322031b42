// The picture of a trace as SVG: conflicts over time with their depth and the phases of the search above, and below the
// grid with the cells on which the search worked most.
import { escapeXml, line, px, text } from '../compare/report/plot.js';
import type { TraceSummary } from './summary.js';

const WIDTH = 900;
const LEFT = 60;
const RIGHT = WIDTH - 20;
const TOP = 60;
const BOTTOM = 300;
/** The largest side of the grid in pixels. */
const GRID = 420;
const PHASE_COLORS: Readonly<Record<string, string>> = {
  belief: '#e3effa',
  activity: '#fdf0dc',
  probing: '#e4f4ea',
  enumeration: '#f4e6f0',
};

export function tracePicture(trace: TraceSummary): string {
  const scale = Math.min(GRID / trace.width, GRID / trace.height, 24);
  const gridTop = BOTTOM + 90;
  const height = Math.ceil(gridTop + scale * trace.height + 30);
  const title = `Search: ${trace.counts.conflict} conflicts, ${trace.counts.decision} decisions, ${trace.verdict ?? 'not finished'}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    text(LEFT, 24, title, 'font-size="15" font-weight="bold"'),
    ...timeline(trace),
    text(LEFT, gridTop - 34, 'Where the search works', 'font-size="14" font-weight="bold"'),
    text(LEFT, gridTop - 16, 'darker: settled more often, by a decision or by a line during the search'),
    ...heat(trace, scale, gridTop),
    '</svg>',
    '',
  ].join('\n');
}

function timeline(trace: TraceSummary): string[] {
  const end = Math.max(1, trace.events);
  const deepest = Math.max(1, trace.deepest);
  const x = (at: number) => LEFT + ((RIGHT - LEFT) * at) / end;
  const y = (level: number) => BOTTOM - ((BOTTOM - TOP) * level) / deepest;
  const phases = trace.marks.filter(({ event }) => event === 'phase');
  const bands = phases.flatMap(({ at, by }, i) => {
    const to = x(phases[i + 1]?.at ?? end);
    const fill = PHASE_COLORS[by] ?? '#eee';
    return [
      `<rect x="${px(x(at))}" y="${TOP}" width="${px(to - x(at))}" height="${BOTTOM - TOP}" fill="${fill}"><title>${escapeXml(by)}</title></rect>`,
      ...(to - x(at) > 60 ? [text(x(at) + 4, TOP + 14, by, 'font-size="11" fill="#555"')] : []),
    ];
  });
  const marks = trace.marks.flatMap(({ at, event }) => {
    if (event === 'phase') return [];
    const style =
      event === 'solution' ? 'stroke="#009e73" stroke-width="2"' : 'stroke="#999" stroke-dasharray="2 2"';
    return [line(x(at), TOP, x(at), BOTTOM, style)];
  });
  const mostGlue = Math.max(1, ...trace.conflicts.map(({ glue }) => glue ?? 0));
  const points = trace.conflicts.map(({ at, level, glue }) => {
    // Low glue is dark: such clauses are the useful ones.
    const opacity = 1 - 0.75 * ((glue ?? mostGlue) / mostGlue);
    return `<circle cx="${px(x(at))}" cy="${px(y(level))}" r="2.2" fill="#d55e00" fill-opacity="${px(opacity)}"/>`;
  });
  return [
    text(
      LEFT,
      42,
      'Conflicts over time by depth; darker points have less glue, dashed lines are restarts, green ones solutions',
    ),
    ...bands,
    ...marks,
    ...points,
    `<rect x="${LEFT}" y="${TOP}" width="${RIGHT - LEFT}" height="${BOTTOM - TOP}" fill="none" stroke="#444"/>`,
    text(LEFT - 6, TOP + 5, `${deepest}`, 'text-anchor="end"'),
    text(LEFT - 6, BOTTOM + 4, '0', 'text-anchor="end"'),
    text(
      18,
      (TOP + BOTTOM) / 2,
      'decision level',
      `text-anchor="middle" transform="rotate(-90 18 ${(TOP + BOTTOM) / 2})"`,
    ),
    text(LEFT, BOTTOM + 18, '0'),
    text(RIGHT, BOTTOM + 18, `${trace.events} events`, 'text-anchor="end"'),
  ];
}

function heat({ width, height, work }: TraceSummary, scale: number, top: number): string[] {
  const most = work.reduce((highest, count) => Math.max(highest, count), 0);
  const cells: string[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const count = work[row * width + column];
      if (count === 0) continue;
      // By the logarithm: a few cells are decided over and over.
      const part = most === 1 ? 1 : Math.log1p(count) / Math.log1p(most);
      cells.push(
        `<rect x="${px(LEFT + column * scale)}" y="${px(top + row * scale)}" width="${px(scale)}" height="${px(scale)}" fill="#0072b2" fill-opacity="${px(0.06 + 0.94 * part)}"><title>row ${row + 1}, column ${column + 1}: ${count}</title></rect>`,
      );
    }
  }
  const frame = `<rect x="${LEFT}" y="${top}" width="${px(scale * width)}" height="${px(scale * height)}" fill="none" stroke="#444"/>`;
  const every5 = [
    ...Array.from({ length: Math.floor((width - 1) / 5) }, (_, i) => {
      const at = LEFT + 5 * (i + 1) * scale;
      return line(at, top, at, top + scale * height, 'stroke="#bbb" stroke-width="0.5"');
    }),
    ...Array.from({ length: Math.floor((height - 1) / 5) }, (_, i) => {
      const at = top + 5 * (i + 1) * scale;
      return line(LEFT, at, LEFT + scale * width, at, 'stroke="#bbb" stroke-width="0.5"');
    }),
  ];
  return [...cells, ...every5, frame];
}
