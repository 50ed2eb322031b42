// From the bytes of a picture file to pixels, by sharp (libvips). Pictures come from anywhere: how many
// bytes and pixels are read is bounded before anything is unpacked, only formats that are asked for are
// tried, a damaged file is refused and not guessed at.
import type { Pixels } from '@crosshatch/core/make';
import type { Context } from '../../context.js';
import { type ReadOutcome, readFileBytes, readStream } from '../../input/read-bytes.js';
import { UserError } from '../../options/definition.js';
import { thousands } from '../../report/words.js';
import { pixelsOfSvg } from './svg.js';

/** A file larger than this is no picture that somebody means. */
const MOST_BYTES = 100 * 2 ** 20;
/** Pixels of a picture as it is stored: 0.4 GB when it is unpacked. */
const MOST_PIXELS = 100_000_000;
/** Pixels on the longer side that are worked with: many more than any puzzle shows. */
const WORKING_SIDE = 1000;
/** Seconds that unpacking may take. */
const SECONDS = 30;

/** As sharp calls them; AVIF is a kind of HEIF. */
const FORMATS = ['png', 'jpeg', 'webp', 'gif', 'heif', 'tiff'];

const TROUBLE: Record<Exclude<ReadOutcome, { ok: true }>['reason'], string> = {
  'not-found': 'there is no such file',
  folder: 'this is a folder; name a picture in it',
  forbidden: 'the file may not be read: permission denied',
  'too-large': `the file has more than ${MOST_BYTES / 2 ** 20} MiB; make it smaller first`,
  unreadable: 'the file can not be read',
};

/** The pixels of a picture file, upright, the first frame of an animation. Throws a UserError. */
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

/** At most `side` pixels on the longer side. */
export async function decodePicture(name: string, bytes: Uint8Array, side = WORKING_SIDE): Promise<Pixels> {
  if (bytes.length === 0) throw new UserError(`${name}: the file is empty`, 'badInput');
  if (looksLikeSvg(bytes)) return pixelsOfSvg(name, bytes, side);
  const { default: sharp } = await import('sharp');
  // One picture is read once: what a cache keeps would only take memory.
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
    return { width: info.width, height: info.height, data };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(explained(name, error as Error), 'badInput');
  }
}

/** SVG is text, and nothing else that is read here begins with a bracket. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  const begin = new TextDecoder().decode(bytes.subarray(0, 1000)).replace(/^\ufeff/, '');
  return /^\s*</.test(begin);
}

function notAPicture(name: string, format: string | undefined): string {
  const what =
    format === undefined ? 'this is no picture that is known' : `pictures in ${format} are not read`;
  return `${name}: ${what}; give a PNG, JPEG, WebP, GIF, AVIF, TIFF or SVG file`;
}

function tooLarge(name: string, width: number, height: number): string {
  return (
    `${name}: the picture has ${thousands(width)} x ${thousands(height)} pixels; at most ` +
    `${thousands(MOST_PIXELS)} in all are read; make it smaller first`
  );
}

function explained(name: string, error: Error): string {
  // sharp tells all that went wrong; the first line is enough, and what it says of its insides is not.
  const [first] = error.message.split('\n');
  if (/unsupported image format/i.test(first)) return notAPicture(name, undefined);
  if (/heif|heic|hevc|compression format/i.test(error.message)) {
    return `${name}: HEIC photos can not be decoded here; save the photo as JPEG or PNG (on an iPhone: Settings, Camera, Formats, Most Compatible)`;
  }
  if (/timeout/i.test(first)) return `${name}: the picture takes more than ${SECONDS} s to unpack`;
  return `${name}: the picture is damaged or cut off (${first.replace(/^.*?:\s*/, '')}); save it anew`;
}
