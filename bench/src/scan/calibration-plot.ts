// The calibration as a picture: how often clues of each confidence are right, and the diagonal where both agree.
import { CONFIDENCE_EDGES, type Tally } from './score.js';

const [WIDTH, HEIGHT, LEFT, TOP, SIDE] = [460, 400, 60, 20, 320];

/** Both axes spread out the end near 1: 0.5, 0.9, 0.99 and 0.999 are a step apart. */
const position = (probability: number) => Math.min(1, -Math.log10(Math.max(5e-4, 1 - probability)) / 3.3);

const TICKS = [0, 0.5, 0.9, 0.99, 0.999];

export function calibrationSvg({ clues }: Tally): string {
  const x = (probability: number) => (LEFT + SIDE * position(probability)).toFixed(1);
  const y = (probability: number) => (TOP + SIDE * (1 - position(probability))).toFixed(1);
  const parts: string[] = [];
  for (const tick of TICKS) {
    parts.push(
      `<path d="M${x(tick)} ${TOP}V${TOP + SIDE}M${LEFT} ${y(tick)}H${LEFT + SIDE}" stroke="#ddd"/>`,
      `<text x="${x(tick)}" y="${TOP + SIDE + 16}" text-anchor="middle">${tick}</text>`,
      `<text x="${LEFT - 6}" y="${Number(y(tick)) + 4}" text-anchor="end">${tick}</text>`,
    );
  }
  parts.push(`<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#888" stroke-dasharray="4 3"/>`);
  CONFIDENCE_EDGES.slice(1).forEach((high, i) => {
    const own = clues.filter(({ confidence }) => confidence >= CONFIDENCE_EDGES[i] && confidence < high);
    if (own.length === 0) return;
    const mean = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length;
    const right = own.filter((clue) => clue.right).length / own.length;
    parts.push(
      `<circle cx="${x(mean)}" cy="${y(right)}" r="5" fill="#1b6ef3"><title>${own.length} clues: confidence ${mean.toFixed(4)}, right ${right.toFixed(4)}</title></circle>`,
      `<text x="${Number(x(mean)) + 8}" y="${Number(y(right)) + 4}" fill="#555">${own.length}</text>`,
    );
  });
  parts.push(
    `<text x="${LEFT + SIDE / 2}" y="${TOP + SIDE + 36}" text-anchor="middle">confidence of a clue</text>`,
    `<text transform="translate(16 ${TOP + SIDE / 2}) rotate(-90)" text-anchor="middle">share that is right</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="12"><title>Share of clues that are right, by confidence</title><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>\n`;
}
