// A card of a solved puzzle: the picture with its title and how it went, as PNG, in the colours of the page.
import { type Artwork, BLANK, colorOf, type Grid, type Palette } from '@crosshatch/core/model';
import { colorsAt } from '../components/canvas-colors.js';

export interface Card {
  readonly title: string;
  /** Size, grade and time, one after the other. */
  readonly facts: readonly string[];
  /** 1 to 3; 0 for none. */
  readonly stars: number;
  readonly name: string;
  readonly grid: Grid;
  readonly palette: Palette;
  readonly artwork?: Artwork | undefined;
}

/** Pixels of the card, of its margin, and of the band with the words. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 90;
const BAND = 300;

const COLORS = ['paper', 'surface', 'rule', 'ink', 'ink-soft', 'cell', 'cell-ink'] as const;

export async function cardPicture(card: Card): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas.');
  draw(context, card);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture.')) : resolve(blob)), 'image/png');
  });
}

function draw(context: CanvasRenderingContext2D, card: Card): void {
  const colors = colorsAt(document.body, COLORS);
  const family = getComputedStyle(document.body).fontFamily;
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawPicture(context, card, colors);
  const left = MARGIN;
  const right = WIDTH - MARGIN;
  const isRtl = document.documentElement.dir === 'rtl';
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  const start = isRtl ? right : left;
  const top = HEIGHT - BAND;
  context.fillStyle = colors.ink;
  fitText(context, card.title, right - left, (size) => `800 ${size}px ${family}`, 76);
  context.fillText(card.title, start, top + 80);
  context.fillStyle = colors['ink-soft'];
  const facts = card.facts.join(' · ');
  fitText(context, facts, right - left, (size) => `500 ${size}px ${family}`, 40);
  context.fillText(facts, start, top + 150);
  for (let i = 0; i < card.stars; i++) {
    drawStar(context, isRtl ? right - 26 - i * 64 : left + 26 + i * 64, top + 215, 26);
  }
  context.font = `600 32px ${family}`;
  context.textAlign = 'end';
  context.fillStyle = colors['ink-soft'];
  context.fillText(card.name, isRtl ? left : right, top + 227);
}

/** The solved picture as large as it fits above the words, on a sheet with a thin edge. */
function drawPicture(
  context: CanvasRenderingContext2D,
  { grid, palette, artwork }: Card,
  colors: Readonly<Record<(typeof COLORS)[number], string>>,
): void {
  const shown = artwork ?? { grid, palette };
  const { width, height, cells } = shown.grid;
  // Black on white follows the theme, as on the grid of the game; colours of a puzzle are its own.
  const isPlain = artwork === undefined && palette.colors.length === 1;
  const fills = shown.palette.colors.map(({ rgb }) => rgb);
  const ground = isPlain ? colors.cell : shown.palette.background.rgb;
  const room = { width: WIDTH - 2 * MARGIN, height: HEIGHT - BAND - MARGIN };
  const cell = Math.max(1, Math.floor(Math.min(room.width / width, room.height / height)));
  const left = Math.round((WIDTH - cell * width) / 2);
  const top = Math.round(MARGIN + (room.height - cell * height) / 2);
  context.fillStyle = colors.rule;
  context.fillRect(left - 3, top - 3, cell * width + 6, cell * height + 6);
  context.fillStyle = ground;
  context.fillRect(left, top, cell * width, cell * height);
  cells.forEach((candidates, i) => {
    const color = colorOf(candidates) ?? BLANK;
    if (color === BLANK) return;
    context.fillStyle = isPlain ? colors['cell-ink'] : fills[color - 1];
    context.fillRect(left + (i % width) * cell, top + Math.floor(i / width) * cell, cell, cell);
  });
}

/** Sets the largest font, from `most` down, in which the text is not wider than the room. */
function fitText(
  context: CanvasRenderingContext2D,
  text: string,
  room: number,
  fontOf: (size: number) => string,
  most: number,
): void {
  for (let size = most; size >= 16; size -= 2) {
    context.font = fontOf(size);
    if (context.measureText(text).width <= room) return;
  }
}

function drawStar(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let i = 0; i < 10; i++) {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const from = i % 2 === 0 ? radius : radius * 0.45;
    context.lineTo(x + from * Math.cos(angle), y + from * Math.sin(angle));
  }
  context.closePath();
  context.fillStyle = '#e09b00';
  context.fill();
}
