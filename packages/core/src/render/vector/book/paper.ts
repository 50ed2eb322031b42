// Sheets of paper, in points (1/72 inch), and what the pages of a book share.

/** The paper sizes of books. */
export const PAPERS = ['a4', 'letter'] as const;
/** A paper size. */
export type Paper = (typeof PAPERS)[number];

/** Points in a millimetre. */
export const MM = 72 / 25.4;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const UPRIGHT: Record<Paper, readonly [number, number]> = {
  a4: [210 * MM, 297 * MM],
  letter: [8.5 * 72, 11 * 72],
};

/** A page in portrait or landscape, and its area within the margins. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly inside: Area;
}

/** The footer of the page is below this area. */
const MARGIN = { side: 16 * MM, top: 15 * MM, bottom: 19 * MM };

export function sheetOf(paper: Paper, landscape: boolean): Sheet {
  const [short, long] = UPRIGHT[paper];
  const [width, height] = landscape ? [long, short] : [short, long];
  const inside = {
    x: MARGIN.side,
    y: MARGIN.top,
    width: width - 2 * MARGIN.side,
    height: height - MARGIN.top - MARGIN.bottom,
  };
  return { width, height, inside };
}

/** Equal parts of an area with gutters between, row by row. */
export function partsOf(area: Area, columns: number, rows: number, gutter: number): Area[] {
  const width = (area.width - (columns - 1) * gutter) / columns;
  const height = (area.height - (rows - 1) * gutter) / rows;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: area.x + (i % columns) * (width + gutter),
    y: area.y + Math.floor(i / columns) * (height + gutter),
    width,
    height,
  }));
}
