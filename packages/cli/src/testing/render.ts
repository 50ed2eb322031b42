// Picture files as pixels, for tests: PDF by PDFium, SVG by resvg, PNG by fast-png. None of them is ours.
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { Resvg } from '@resvg/resvg-js';
import { decode } from 'fast-png';

/** Red, green, blue, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export function svgPixels(svg: string): Pixels {
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { width, height, data: pixels };
}

export function pngPixels(png: Uint8Array): Pixels {
  const { width, height, data, channels } = decode(png);
  if (channels === 4) return { width, height, data: Uint8Array.from(data) };
  // Goldens are stored without alpha.
  const full = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) full[i * 4 + c] = data[i * channels + Math.min(c, channels - 1)];
  }
  return { width, height, data: full };
}

export interface RenderedPdf {
  readonly pages: readonly Pixels[];
  /** What a reader would copy from each page. */
  readonly texts: readonly string[];
}

/** All pages, with this many pixels to the point. */
export async function renderPdf(bytes: Uint8Array, scale = 1): Promise<RenderedPdf> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pages: Pixels[] = [];
    const texts: string[] = [];
    for (const page of document.pages()) {
      // Rendering closes the page: the text first.
      texts.push(page.getText());
      const { width, height, data } = await page.render({ scale, render: 'bitmap' });
      pages.push({ width, height, data: Uint8Array.from(data) });
    }
    document.destroy();
    return { pages, texts };
  } finally {
    library.destroy();
  }
}
