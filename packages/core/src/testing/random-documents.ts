// Random documents for the tests of formats: whatever a format says it can carry, and nothing else.

import type { FormatSupport } from '../formats/index.js';
import { faultMessage } from '../messages/index.js';
import {
  type Artwork,
  type Clue,
  completePalette,
  type Grid,
  gridOfColors,
  type Metadata,
  makePuzzle,
  type Palette,
  type PuzzleDocument,
  puzzleOf,
  type Size,
} from '../model/index.js';
import type { Random } from './random.js';

/** Non-square, 1xN, blank lines, runs over 99, and all that `supports` allows. */
export function randomDocument(random: Random, supports: FormatSupport): PuzzleDocument {
  const size = randomSize(random, supports.longestRun ?? 1000);
  const palette = randomPalette(random, supports);
  const goal = randomGrid(random, size, palette.colors.length);
  const base = puzzleOf(goal, palette);
  const withUnknowns = (clue: Clue): Clue => {
    if (supports.unknownClues && random.below(6) === 0) return null;
    const blot = supports.blotted && random.below(3) === 0;
    return blot ? (clue ?? []).map((run) => (random.below(2) === 0 ? { ...run, length: null } : run)) : clue;
  };
  const made = makePuzzle({
    rows: base.rows.map(withUnknowns),
    columns: base.columns.map(withUnknowns),
    palette,
  });
  if (!made.ok) throw new Error(faultMessage(made.faults[0]));
  return {
    puzzle: made.puzzle,
    meta: randomMetadata(random, supports.meta),
    ...((supports.goal && random.below(2) === 0) || !supports.clues ? { goal } : {}),
    ...(supports.solutions && random.below(2) === 0 ? { solutions: [goal] } : {}),
    ...(supports.saved && random.below(2) === 0 ? { saved: [hidden(random, goal, palette, supports)] } : {}),
    ...(supports.given && random.below(2) === 0 ? { given: hidden(random, goal, palette, supports) } : {}),
    ...(supports.artwork && random.below(2) === 0 ? { artwork: randomArtwork(random, size, supports) } : {}),
  };
}

function randomArtwork(random: Random, size: Size, supports: FormatSupport): Artwork {
  const palette = randomPalette(random, supports);
  return { palette, grid: randomGrid(random, size, palette.colors.length) };
}

function randomSize(random: Random, longestRun: number): Size {
  const side = () => 1 + random.below(9);
  switch (random.below(8)) {
    case 0:
      return { width: 1, height: side() };
    case 1:
      return { width: side(), height: 1 };
    case 2:
      return { width: Math.min(longestRun, 100 + random.below(60)), height: 1 + random.below(3) };
    default:
      return { width: side(), height: side() };
  }
}

function randomPalette(random: Random, supports: FormatSupport): Palette {
  const black = {
    background: { name: 'white', rgb: '#ffffff' },
    colors: [{ name: 'black', rgb: '#000000' }],
  };
  if (supports.colors === 1 || random.below(3) === 0) return completePalette(black);
  const count = 1 + random.below(Math.min(supports.colors, 6));
  const rgb = () =>
    `#${random
      .below(2 ** 24)
      .toString(16)
      .padStart(6, '0')}`;
  const colors = Array.from({ length: count }, (_, i) => ({
    ...(supports.colorNames ? { name: `tint ${i}`.replace(' ', '') } : {}),
    ...(supports.colorValues ? { rgb: rgb() } : {}),
  }));
  return completePalette({ colors });
}

function randomGrid(random: Random, size: Size, colors: number): Grid {
  const density = [0, 0.2, 0.5, 0.8, 0.99, 1][random.below(6)];
  const cells = Array.from({ length: size.width * size.height }, () =>
    random.next() < density ? 1 + (colors === 1 ? 0 : random.below(colors)) : 0,
  );
  return gridOfColors(size, cells);
}

/** Some cells unknown, and where the format can store it, some partly known; the first one stays known. */
function hidden(random: Random, grid: Grid, palette: Palette, supports: FormatSupport): Grid {
  const all = 2 ** (palette.colors.length + 1) - 1;
  const cells = grid.cells.map((cell, i) => {
    if (i === 0 || random.below(2) === 0) return cell;
    return supports.candidates && random.below(2) === 0 ? cell | random.below(all + 1) : all;
  });
  return { width: grid.width, height: grid.height, cells };
}

const TEXTS = [
  'Kite',
  'A "quoted" word',
  'fish & chips',
  '&copy; 1999',
  'Čeština, 日本',
  "it's 50% # done",
  '=',
  '0',
  '1 2 3',
];

function randomMetadata(random: Random, fields: readonly (keyof Metadata)[]): Metadata {
  const chosen = fields.filter(() => random.below(2) === 0);
  return Object.fromEntries(
    chosen.map((field) => {
      const text = TEXTS[random.below(TEXTS.length)];
      return [field, field === 'description' && random.below(2) === 0 ? `${text}\nsecond line` : text];
    }),
  );
}
