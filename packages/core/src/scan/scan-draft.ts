import { findGlyphs } from './clues/glyphs.js';
import { removeBoxLines } from './clues/lines-out.js';
import { CELL, makeStrip } from './clues/strip.js';
import { DigitReader } from './digits/reader.js';
import type { Weights } from './digits/network.js';
import { findLattices } from './grid/find.js';
import { mappingOf } from './grid/mapping.js';
import { type ScanPixels, workingPicture } from './image/picture.js';
import { digitMarks } from './reading/digit-marks.js';
import { lineDigits } from './reading/lines.js';
import { clueFaults, gapLimits, limitPrior, numbersOf } from './reading/numbers.js';
import { rankedSplits } from './reading/split.js';

export function draft(pixels: ScanPixels, weights: Weights) {
  const picture = workingPicture(pixels);
  const lattice = findLattices(picture)[0];
  const mapping = mappingOf(lattice)!;
  const reader = new DigitReader(weights);
  const place = new Float64Array(2);
  const inside = (u: number, v: number) => {
    mapping.at(u, v, place);
    return place[0] > -2 && place[1] > -2 && place[0] < picture.width + 2 && place[1] < picture.height + 2;
  };
  const far = (across: boolean) => {
    const most = Math.ceil((across ? lattice.columns : lattice.rows) / 2) + 4;
    let distance = 0;
    while (distance < most && [0.2, 0.5, 0.8].some((share) => across ? inside(-distance - 0.2, share * lattice.rows) : inside(share * lattice.columns, -distance - 0.2))) distance++;
    return distance;
  };
  const sides = (['rows', 'columns'] as const).map((lines) => {
    const rows = lines === 'rows';
    const length = rows ? lattice.columns : lattice.rows;
    const deep = Math.min(length, Math.ceil(length / 3) + 2);
    const area = rows
      ? { left: -far(true), top: 0, right: deep, bottom: lattice.rows }
      : { left: 0, top: -far(false), right: lattice.columns, bottom: deep };
    const strip = makeStrip(picture, mapping, lattice, area, lines);
    removeBoxLines(strip, length);
    const glyphs = findGlyphs(strip, reader);
    return { marks: digitMarks(strip, glyphs), digitHeight: glyphs.digitHeight / CELL, strip, glyphs };
  });
  const [rowSide, columnSide] = sides;
  const splits = rankedSplits(lattice, rowSide.marks, columnSide.marks);
  const split = splits[0];
  const [rowLines, columnLines] = (['rows', 'columns'] as const).map((lines, i) =>
    lineDigits(sides[i].marks, { lines, lattice, split, digitHeight: sides[i].digitHeight }),
  );
  const width = columnLines.length, height = rowLines.length;
  const columns = columnLines.map((line) => numbersOf(line, 0));
  const sum = (list: readonly (readonly { value: number }[])[]) => list.flat().reduce((a, b) => a + b.value, 0);
  const columnSum = sum(columns);
  let best: any;
  for (const limit of gapLimits(rowLines)) {
    const rows = rowLines.map((line) => numbersOf(line, limit));
    const faults = rows.reduce((a, numbers) => a + clueFaults(numbers.map((n) => n.value), numbers.map((n) => n.digits.length), width), 0);
    const cost = 3 * faults + (sum(rows) === columnSum ? 0 : 3) + limitPrior(limit, rowLines);
    if (best === undefined || cost < best.cost) best = { cost, rows, limit, faults };
  }
  const values = (list: any[]) => list.map((numbers) => numbers.map((n: any) => n.value).filter((v: number, _: number, all: number[]) => !(v === 0 && all.length === 1)));
  return { splits: splits.slice(0, 3), split, lattice, width, height, rows: values(best.rows), columns: values(columns), limit: best.limit, cost: best.cost, columnSum, rowSum: sum(best.rows), reads: reader.count, sides };
}
