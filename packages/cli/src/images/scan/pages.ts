// Pages of a PDF as pictures, by PDFium compiled to WebAssembly. The package is optional: without it a PDF is
// refused with the reason.
import type { ScanPixels } from '@crosshatch/core/scan';
import { UserError } from '../../options/definition.js';

/** Resolution of a page: A4 becomes 1,650 by 2,340 pixels. */
const DOTS_PER_INCH = 200;

/** Pages that are looked at when no page is named. */
const MOST_PAGES = 40;

const MOST_PIXELS = 40_000_000;

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly pixels: ScanPixels;
}

/** One page, or all of them one after another: only one is in memory. */
export async function* pdfPages(
  name: string,
  bytes: Uint8Array,
  only?: number,
): AsyncGenerator<Page, void, void> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium').catch(() => {
    throw new UserError(
      `${name}: reading a PDF needs the package @hyzyla/pdfium; install it, or save the page as PNG`,
      'badInput',
    );
  });
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes).catch(() => {
      throw new UserError(
        `${name}: the PDF is damaged or needs a password; save its page as PNG`,
        'badInput',
      );
    });
    try {
      const count = document.getPageCount();
      if (only !== undefined && (only < 1 || only > count)) {
        throw new UserError(`${name}: there is no page ${only}; the document has ${count}`, 'badInput');
      }
      const last = only ?? Math.min(count, MOST_PAGES);
      for (let page = only ?? 1; page <= last; page++) {
        const { originalWidth, originalHeight } = document.getPage(page - 1).getOriginalSize();
        const most = Math.sqrt(MOST_PIXELS / Math.max(1, originalWidth * originalHeight));
        const { width, height, data } = await document
          .getPage(page - 1)
          .render({ scale: Math.min(DOTS_PER_INCH / 72, most), render: 'bitmap' });
        yield { page, pixels: { width, height, data: opaqueRgba(data) } };
      }
    } finally {
      document.destroy();
    }
  } finally {
    library.destroy();
  }
}

/** PDFium renders blue, green, red and leaves alpha as it likes; paper is opaque. */
function opaqueRgba(data: Uint8Array): Uint8Array {
  const out = Uint8Array.from(data);
  for (let i = 0; i < out.length; i += 4) {
    [out[i], out[i + 2]] = [out[i + 2], out[i]];
    out[i + 3] = 255;
  }
  return out;
}
