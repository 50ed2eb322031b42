// What the first bytes of a file say about it: which kind of picture it is, and how large. Read before anything is
// decoded, so that a small file that unpacks to gigabytes is refused, and a kind that no browser opens is named.

/** How much of a file has to be looked at: the size of a JPEG stands behind its preview. */
export const HEADER_BYTES = 512 * 1024;

export interface PictureHeader {
  readonly kind: 'picture' | 'heic' | 'pdf' | 'other';
  /** Undefined where the header does not say. */
  readonly size?: { readonly width: number; readonly height: number };
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

export function pictureHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  const picture = (width: number, height: number): PictureHeader => ({
    kind: 'picture',
    size: { width, height },
  });
  if (bytes.length < 30) return { kind: 'other' };
  if (text(1, 3) === 'PNG') return picture(view.getUint32(16), view.getUint32(20));
  if (text(0, 4) === 'GIF8') return picture(view.getUint16(6, true), view.getUint16(8, true));
  if (text(0, 2) === 'BM') {
    return picture(Math.abs(view.getInt32(18, true)), Math.abs(view.getInt32(22, true)));
  }
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP')
    return { kind: 'picture', ...webpSize(view, text(12, 4)) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { kind: 'picture', ...jpegSize(view) };
  if (text(4, 4) === 'ftyp') {
    // The first brand that a picture of this family names decides: AVIF files list `mif1` as well.
    return HEIC_BRANDS.includes(text(8, 4)) ? { kind: 'heic' } : { kind: 'picture' };
  }
  if (text(0, 5) === '%PDF-') return { kind: 'pdf' };
  return { kind: 'other' };
}

function webpSize(view: DataView, chunk: string): Pick<PictureHeader, 'size'> {
  const low24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  switch (chunk) {
    case 'VP8X':
      return { size: { width: low24(24) + 1, height: low24(27) + 1 } };
    case 'VP8 ':
      return {
        size: { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff },
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { size: { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } };
    }
    default:
      return {};
  }
}

/** The size stands in the frame header, SOF0 to SOF15, behind any number of other segments. */
function jpegSize(view: DataView): Pick<PictureHeader, 'size'> {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { size: { width: view.getUint16(at + 7), height: view.getUint16(at + 5) } };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return {};
}
