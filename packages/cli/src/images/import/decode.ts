// Decodes image files with sharp (libvips). Images are hostile input: bytes and pixels are limited before decoding, only
// listed formats are tried, and damaged files are rejected.
import type { Pixels } from '@crosshatch/core/make';
import type { Context } from '../../context.js';
import { type ReadOutcome, readFileBytes, readStream } from '../../input/read-bytes.js';
import { UserError } from '../../options/definition.js';
import { thousands } from '../../report/words.js';
import { pixelsOfSvg } from './svg.js';

/** Maximum file size. */
const MOST_BYTES = 100 * 2 ** 20;
/** Maximum number of stored pixels: 0.4 GB decoded. */
const MOST_PIXELS = 100_000_000;
/** Pixels of the longer side after scaling down, many more than any puzzle needs. */
const WORKING_SIDE = 1000;
/** Time limit for decoding in seconds. */
const SECONDS = 30;

/** The names that sharp uses; AVIF is a kind of HEIF. */
const FORMATS = ['png', 'jpeg', 'webp', 'gif', 'heif', 'tiff'];

const TROUBLE: Record<Exclude<ReadOutcome, { ok: true }>['reason'], string> = {
  'not-found': 'no such file',
  folder: 'this is a folder; give an image in it',
  forbidden: 'permission denied',
  'too-large': `the file exceeds ${MOST_BYTES / 2 ** 20} MiB; scale the image down`,
  unreadable: 'the file cannot be read',
};

/** The pixels of an image file in its upright orientation; the first frame of an animation. Throws a UserError. */
export async function readPicture(path: string, context: Context): Promise<Pixels> {
  const { name, bytes } = await readPictureBytes(path, context);
  return decodePicture(name, bytes);
}

/** The bytes of a picture file or of standard input, as messages name it. Throws a UserError. */
export async function readPictureBytes(
  path: string,
  context: Pick<Context, 'stdin'>,
): Promise<{ name: string; bytes: Uint8Array }> {
  const read =
    path === '-' ? await readStream(context.stdin, MOST_BYTES) : await readFileBytes(path, MOST_BYTES);
  const name = path === '-' ? '<stdin>' : path;
  if (!read.ok) throw new UserError(`${name}: ${TROUBLE[read.reason]}`, 'badInput');
  return { name, bytes: read.bytes };
}

export interface DecodedPicture extends Pixels {
  /** Side of these pixels in relation to the stored ones: below 1 if the image was scaled down. */
  readonly scale: number;
}

/** At most `side` pixels on the longer side. */
export async function decodePicture(
  name: string,
  bytes: Uint8Array,
  side = WORKING_SIDE,
): Promise<DecodedPicture> {
  if (bytes.length === 0) throw new UserError(`${name}: the file is empty`, 'badInput');
  // A drawing has no pixels of its own.
  if (looksLikeSvg(bytes)) return { ...(await pixelsOfSvg(name, bytes, side)), scale: 1 };
  const { default: sharp } = await import('sharp');
  // Each image is read once, so a cache would only use memory.
  sharp.cache(false);
  try {
    const open = () => sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
    const { format, width = 0, height = 0 } = await open().metadata();
    if (!FORMATS.includes(format ?? '')) throw new UserError(notAPicture(name, format), 'badInput');
    if (width * height > MOST_PIXELS) throw new UserError(tooLarge(name, width, height), 'badInput');
    const { data, info } = await open()
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .timeout({ seconds: SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scale = Math.max(info.width, info.height) / Math.max(width, height);
    return { width: info.width, height: info.height, data, scale };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(explained(name, error as Error), 'badInput');
  }
}

/** SVG is the only supported format that starts with an angle bracket. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  const begin = new TextDecoder().decode(bytes.subarray(0, 1000)).replace(/^\ufeff/, '');
  return /^\s*</.test(begin);
}

function notAPicture(name: string, format: string | undefined): string {
  const what = format === undefined ? 'unrecognised image format' : `unsupported image format ${format}`;
  return `${name}: ${what}; give a PNG, JPEG, WebP, GIF, AVIF, TIFF or SVG file`;
}

function tooLarge(name: string, width: number, height: number): string {
  return (
    `${name}: the image has ${thousands(width)} x ${thousands(height)} pixels; expected at most ` +
    `${thousands(MOST_PIXELS)} in total; scale it down`
  );
}

function explained(name: string, error: Error): string {
  // sharp reports many details; the first line without its internal prefix is enough.
  const [first] = error.message.split('\n');
  if (/unsupported image format/i.test(first)) return notAPicture(name, undefined);
  if (/heif|heic|hevc|compression format/i.test(error.message)) {
    return `${name}: HEIC photos cannot be decoded here; save the photo as JPEG or PNG (on an iPhone: Settings, Camera, Formats, Most Compatible)`;
  }
  if (/timeout/i.test(first)) return `${name}: decoding the image takes more than ${SECONDS} s`;
  const detail = first.replace(/^.*?:\s*/, '');
  return `${name}: the image is damaged or truncated${detail === '' ? '' : ` (${detail})`}; save it again`;
}
