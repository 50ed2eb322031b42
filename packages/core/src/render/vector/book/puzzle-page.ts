// A page with one or more puzzles: number, title, size and difficulty above each, credit and optionally the solution (small
// and upside down) at the foot.
import { puzzleScene } from '../puzzle-scene.js';
import type { Group, Scene, Shape } from '../scene.js';
import { type BookOptions, creditOf, type NumberedEntry, sizeWords, titleOf } from './entry.js';
import { difficultyLabel, footer } from './marks.js';
import { type Area, MM } from './paper.js';
import { HEADER, LEAST_FOOT, type PlannedPage, unitPicture } from './plan.js';
import { solutionGroup } from './solutions.js';
import { label, RULE, rule, widthOf } from './typography.js';

/** Maximum height of a solution. */
const MOST_FOOT = 50 * MM;

export function puzzlePage(page: PlannedPage, options: BookOptions, pageNumber: number | undefined): Scene {
  const { sheet, places } = page;
  const shapes = places.flatMap(({ entry, area, cell }) => {
    const foot = footRoom(entry, area, cell, options);
    return [
      ...header(entry, area, options, places.length > 2 ? 0.85 : 1),
      puzzleGroup(entry, area, cell, options, foot),
      ...(foot === 0 ? [] : footSolution(entry, area, foot, options)),
    ];
  });
  const credits = new Set(places.map(({ entry }) => creditOf(entry)));
  return {
    width: sheet.width,
    height: sheet.height,
    description: places
      .map(({ entry }) => titleOf(entry) || `Nonogram ${sizeWords(entry.document)}`)
      .join(', '),
    shapes: [
      ...shapes,
      ...footer(sheet, {
        left: [...credits].filter(Boolean).join('; '),
        page: pageNumber,
        right: options.title ?? '',
      }),
    ],
  };
}

/** Heavy rule, number and title at the left, size and difficulty at the right, hairline. */
export function header(
  entry: NumberedEntry,
  area: Area,
  options: BookOptions,
  scale = 1,
  subtitle?: string,
): Shape[] {
  const y = area.y + 18.5 * scale;
  const right = area.x + area.width;
  const shapes: Shape[] = [
    rule(area.x, area.y, area.width, 1.6),
    rule(area.x, area.y + 25 * scale, area.width, 0.4, RULE),
  ];
  let end = right;
  if (entry.difficulty !== undefined) {
    const difficulty = difficultyLabel(entry.difficulty, right, y, scale);
    shapes.push(...difficulty.shapes);
    end = difficulty.left - 14 * scale;
  }
  const size = [sizeWords(entry.document), ...(subtitle === undefined ? [] : [subtitle])].join(' · ');
  shapes.push(label('note', size, { x: end, y, align: 'right', scale }));
  end -= widthOf('note', size, scale) + 14 * scale;
  let x = area.x;
  if (entry.number !== undefined) {
    const number = String(entry.number);
    shapes.push(label('number', number, { x, y, scale }));
    x += widthOf('number', number, scale) + 9 * scale;
  }
  const title = options.titles === 'solutions' ? '' : titleOf(entry);
  const type = entry.number === undefined ? 'number' : 'title';
  if (title !== '') shapes.push(label(type, title, { x, y, room: end - x, scale }));
  return shapes;
}

/** Places the puzzle slightly above the centre of its area. */
function puzzleGroup(
  entry: NumberedEntry,
  area: Area,
  cell: number,
  options: BookOptions,
  foot: number,
): Group {
  const picture = { ...unitPicture(options), marked: entry.marked ?? [] };
  const scene = puzzleScene(entry.document, entry.grid, picture);
  const spare = area.height - HEADER - foot - scene.height * cell;
  return {
    kind: 'group',
    x: area.x + (area.width - scene.width * cell) / 2,
    y: area.y + HEADER + Math.min(spare * 0.38, 26 * MM),
    scale: cell,
    shapes: scene.shapes,
  };
}

/** Height of the strip for the solution; 0 if there is none or no room. */
export function footRoom(entry: NumberedEntry, area: Area, cell: number, options: BookOptions): number {
  if (options.solutions !== 'foot' || entry.solution === undefined) return 0;
  const { height } = puzzleScene(entry.document, undefined, unitPicture(options));
  const spare = area.height - HEADER - height * cell;
  // Tolerate rounding errors of an exact fit.
  return spare < LEAST_FOOT - 0.01 ? 0 : Math.min(spare, MOST_FOOT);
}

/** In the lower right corner. */
function footSolution(entry: NumberedEntry, area: Area, foot: number, options: BookOptions): Shape[] {
  const side = foot - 8 * MM;
  const slot = { x: area.x + area.width - side, y: area.y + area.height - side, width: side, height: side };
  // After the rotation, the far corner of the slot is the origin.
  const shapes = solutionGroup(entry, { x: 0, y: 0, width: side, height: side }, options, 'end');
  return [{ kind: 'group', x: slot.x + side, y: slot.y + side, scale: 1, turned: true, shapes }];
}
