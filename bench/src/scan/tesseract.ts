// What a user would do instead: a general reader of text, tesseract.js, on the digits that our network reads. Both get
// the same crops of single digits, in fonts that neither the network nor this comparison was tuned on.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadWeights, type ScanPixels } from '@crosshatch/core/scan';
import { createWorker, PSM } from 'tesseract.js';
import {
  type Box,
  DigitNetwork,
  GLYPH_HEIGHT,
  GLYPH_WIDTH,
  NO_DIGIT,
  normalizeGlyph,
} from '../../../packages/core/dist/scan/index.js';
import { DISTORTIONS, encoded, pixelsOf } from './distort.js';
import { pngOf } from './draw.js';
import { digitFont, FONT_NAMES } from './fonts.js';

const require = createRequire(import.meta.url);

const HEIGHTS = [9, 12, 16, 24];
const KINDS = ['clean', 'JPEG 40', 'blurred', 'noise, uneven light'] as const;

/** Tesseract wants letters of about this height with a border around them. */
const TESSERACT_HEIGHT = 36;
const TESSERACT_BORDER = 12;

interface Crop {
  readonly digit: number;
  readonly pixels: ScanPixels;
  readonly box: Box;
}

/** The ten digits of a font side by side, distorted, with the place of each. */
async function crops(
  font: string,
  height: number,
  kind: (typeof KINDS)[number],
  seed: number,
): Promise<Crop[]> {
  const { path, width } = digitFont(font);
  const pitch = height * 2;
  const digits = Array.from({ length: 10 }, (_, digit) => {
    const wide = width(String(digit), height);
    const left = Math.round(digit * pitch + (pitch - wide) / 2);
    return { digit, path: path(String(digit), left, height / 2, height), left, wide };
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${10 * pitch}" height="${height * 2}">` +
    `<rect width="100%" height="100%" fill="#fff"/>${digits.map((own) => `<path d="${own.path}"/>`).join('')}</svg>`;
  const pixels = await DISTORTIONS[kind](await pixelsOf(pngOf({ svg, width: 0, height: 0 })), seed);
  return digits.map(({ digit, left, wide }) => ({
    digit,
    pixels,
    box: inkBox(pixels, { left, top: 0, right: Math.ceil(left + wide), bottom: height * 2 }),
  }));
}

const greyAt = ({ width, data }: ScanPixels, x: number, y: number) => data[(y * width + x) * 4 + 1];

/** The box shrunk to what is clearly darker than its border. */
function inkBox(pixels: ScanPixels, { left, top, right, bottom }: Box): Box {
  const paper = greyAt(pixels, left, top);
  let [l, t, r, b] = [right, bottom, left, top];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (greyAt(pixels, x, y) > 0.55 * paper) continue;
      [l, t, r, b] = [Math.min(l, x), Math.min(t, y), Math.max(r, x + 1), Math.max(b, y + 1)];
    }
  }
  return r > l && b > t ? { left: l, top: t, right: r, bottom: b } : { left, top, right, bottom };
}

function ourReader(network: DigitNetwork): (crop: Crop) => number {
  const glyph = new Float32Array(GLYPH_WIDTH * GLYPH_HEIGHT);
  return ({ pixels, box }) => {
    const paper = greyAt(pixels, Math.max(0, box.left - 2), Math.max(0, box.top - 2));
    const { width, height } = pixels;
    const data = Uint8Array.from({ length: width * height }, (_, i) =>
      Math.max(0, paper - pixels.data[i * 4 + 1]),
    );
    normalizeGlyph({ width, height, data }, box, glyph);
    const digits = network.read(glyph).subarray(0, NO_DIGIT);
    return digits.indexOf(Math.max(...digits));
  };
}

/** The crop as tesseract likes it: enlarged, with a border of paper. */
async function enlargedCrop({ pixels, box: { left, top, right, bottom } }: Crop): Promise<Buffer> {
  const paper = greyAt(pixels, Math.max(0, left - 2), Math.max(0, top - 2));
  return encoded(pixels)
    .removeAlpha()
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize({ height: TESSERACT_HEIGHT, kernel: 'cubic' })
    .extend({
      top: TESSERACT_BORDER,
      bottom: TESSERACT_BORDER,
      left: TESSERACT_BORDER,
      right: TESSERACT_BORDER,
      background: { r: paper, g: paper, b: paper },
    })
    .png()
    .toBuffer();
}

/** Error rates of both on the same crops, as one line of Markdown. */
export async function againstTesseract(quick: boolean): Promise<string> {
  const data = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', 1, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
  });
  try {
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_CHAR,
      tessedit_char_whitelist: '0123456789',
      user_defined_dpi: '300',
    });
    const read = ourReader(new DigitNetwork(await loadWeights()));
    let [count, ours, theirs] = [0, 0, 0];
    for (const [i, font] of FONT_NAMES.entries()) {
      for (const height of quick ? [12, 16] : HEIGHTS) {
        for (const kind of KINDS) {
          for (const crop of await crops(font, height, kind, i * 100 + height)) {
            count++;
            if (read(crop) !== crop.digit) ours++;
            const { data: found } = await worker.recognize(await enlargedCrop(crop));
            if (found.text.trim() !== String(crop.digit)) theirs++;
          }
        }
      }
    }
    const share = (errors: number) => `${((100 * errors) / count).toFixed(1)} %`;
    const ratio = ours === 0 ? `no error against ${theirs}` : `${(theirs / ours).toFixed(1)} times as many`;
    return (
      `Single digits against tesseract.js (${count} crops, ${FONT_NAMES.length} fonts, ${KINDS.join('; ')}): ` +
      `our network misreads ${ours} (${share(ours)}), tesseract.js ${theirs} (${share(theirs)}): ${ratio}.`
    );
  } finally {
    await worker.terminate();
  }
}
