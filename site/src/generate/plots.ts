// Plots as SVG, in the colours of the page: bars, and lines with logarithmic axes.

interface Bar {
  readonly name: string;
  /** Milliseconds, above 0. */
  readonly value: number;
}

interface Series {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

const WIDTH = 640;
const TEXT = 'font-family="var(--vp-font-family-base)" font-size="13" fill="var(--figure-ink)"';
const STROKES = ['var(--vp-c-brand-1)', '#b3541e', '#2f7d4f', '#8a2b9f', '#6a6d76'];
const DASHES = ['', '6 3', '2 3', '8 3 2 3', '1 4'];

/** Horizontal bars with a logarithmic length: solvers differ by factors, not by amounts. */
export function barPlot(bars: readonly Bar[], label: string): string {
  const names = 270;
  const room = WIDTH - names - 90;
  const most = Math.max(...bars.map(({ value }) => value));
  const least = Math.min(...bars.map(({ value }) => value)) / 2;
  const length = (value: number) => (room * Math.log(value / least)) / Math.log(most / least);
  const rows = bars.map(({ name, value }, i) => {
    const y = i * 30;
    const width = Math.max(2, length(value)).toFixed(1);
    const color = i === 0 ? 'var(--vp-c-brand-1)' : 'var(--figure-faint)';
    return (
      `<text x="${names - 8}" y="${y + 19}" text-anchor="end" ${TEXT}>${name}</text>` +
      `<rect x="${names}" y="${y + 4}" width="${width}" height="20" rx="3" fill="${color}"/>` +
      `<text x="${(names + Number(width) + 6).toFixed(1)}" y="${y + 19}" ${TEXT}>${number(value)} ms</text>`
    );
  });
  return figure(rows.join(''), bars.length * 30, `${label} (logarithmic)`);
}

/** Lines with markers; both axes are logarithmic. */
export function linePlot(series: readonly Series[], xName: string, label: string): string {
  const all = series.flatMap(({ points }) => points);
  if (all.length === 0) return '';
  const left = 70;
  const height = 300;
  const x = scale(
    all.map((point) => point.x),
    left,
    WIDTH - 40,
  );
  const y = scale(
    all.map((point) => point.y),
    height - 40,
    10,
  );
  const ticks = [
    ...x.ticks.map(
      (tick) =>
        `<text x="${x.at(tick).toFixed(1)}" y="${height - 20}" text-anchor="middle" ${TEXT}>${number(tick)}</text>`,
    ),
    ...y.ticks.map(
      (tick) =>
        `<text x="${left - 8}" y="${(y.at(tick) + 4).toFixed(1)}" text-anchor="end" ${TEXT}>${number(tick)} ms</text>` +
        `<path d="M${left} ${y.at(tick).toFixed(1)}H${WIDTH - 20}" stroke="var(--figure-thin)"/>`,
    ),
    `<text x="${WIDTH - 20}" y="${height - 4}" text-anchor="end" ${TEXT}>${xName}</text>`,
  ];
  const lines = series.map(({ points }, i) => {
    const sorted = [...points].sort((a, b) => a.x - b.x);
    const path = sorted
      .map((point, j) => `${j === 0 ? 'M' : 'L'}${x.at(point.x).toFixed(1)} ${y.at(point.y).toFixed(1)}`)
      .join('');
    return `<path d="${path}" fill="none" stroke="${STROKES[i % STROKES.length]}" stroke-width="2.5" stroke-dasharray="${DASHES[i % DASHES.length]}"/>`;
  });
  const key = series.map(({ name }, i) => {
    const at = height + 8 + i * 20;
    return (
      `<path d="M${left} ${at}h40" stroke="${STROKES[i % STROKES.length]}" stroke-width="2.5" stroke-dasharray="${DASHES[i % DASHES.length]}"/>` +
      `<text x="${left + 50}" y="${at + 4}" ${TEXT}>${name}</text>`
    );
  });
  return figure([...ticks, ...lines, ...key].join(''), height + 10 + series.length * 20, label);
}

/** A logarithmic axis with a tick at every power of ten. */
function scale(
  values: readonly number[],
  from: number,
  to: number,
): { at: (value: number) => number; ticks: number[] } {
  const low = 10 ** Math.floor(Math.log10(Math.min(...values)));
  const high = 10 ** Math.max(Math.ceil(Math.log10(Math.max(...values))), Math.log10(low) + 1);
  const decades = Math.round(Math.log10(high / low));
  return {
    at: (value) => from + ((to - from) * Math.log(value / low)) / Math.log(high / low),
    ticks: Array.from({ length: decades + 1 }, (_, i) => low * 10 ** i),
  };
}

function number(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)));
}

function figure(content: string, height: number, label: string): string {
  return `<figure class="drawing" v-pre><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${label}" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">${content}</svg></figure>`;
}
