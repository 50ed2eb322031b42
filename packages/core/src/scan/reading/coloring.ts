// Whether the clues have colours, and which colour each digit has. The strokes of the digits or what they stand on
// form groups of one colour; each way of grouping that leaves a group on both sides of the grid is a hypothesis. Sums
// per colour and the solver decide: greyed, struck-off or highlighted numbers of a puzzle with one colour form groups
// too, but their sums do not agree.
import { type Color, colorNames, labOfHex, type PaletteInput } from '../../model/index.js';
import { colorDistance, type Rgb } from '../clues/glyph-colors.js';
import { digitProbability } from '../clues/glyphs.js';
import { medianColor } from '../image/median.js';
import type { DigitMark } from './digit-marks.js';

/** A colour that a digit may have, and what it costs to assume it. */
export interface ColorOption {
  readonly color: Color;
  readonly cost: number;
}

export const ONE_COLOR: readonly ColorOption[] = [{ color: 1, cost: 0 }];

/** One way to see the colours of the clues. */
export interface Coloring {
  /** Colour `i + 1` of the puzzle. */
  readonly colors: readonly Rgb[];
  readonly optionsFor: (mark: DigitMark) => readonly ColorOption[];
  /** Colours that may be another one, or the paper: a clue that has one is in doubt. */
  readonly unclear: ReadonlySet<Color>;
}

/** How far apart two colours are that are one, from generous to strict. */
const RADII = [64, 40, 24] as const;

/** More groups than this are noise. */
const MOST_COLORS = 12;

/** Groups whose colours differ by less are one background under uneven light. */
const MOST_COST = 6;

type ColorOf = (mark: DigitMark) => Rgb;

const groundOf: ColorOf = ({ glyph }) => glyph.colors.ground;

/** Strokes as they would look on white paper: a shadow over a part of the page is no other colour. */
const strokeOf: ColorOf = ({ glyph: { colors } }) => {
  const { core, ground } = colors;
  const light = Math.min(...ground);
  if (light < 90 || light < Math.max(...core) - 60) return core;
  return [0, 1, 2].map((c) => Math.min(255, (255 * core[c]) / ground[c])) as unknown as Rgb;
};

interface Group {
  color: Rgb;
  readonly members: Rgb[];
}

function nearest(groups: readonly Group[], color: Rgb): { group: Group; distance: number } | undefined {
  let best: { group: Group; distance: number } | undefined;
  for (const group of groups) {
    const distance = colorDistance(group.color, color);
    if (best === undefined || distance < best.distance) best = { group, distance };
  }
  return best;
}

function grouped(colors: readonly Rgb[], radius: number): Group[] {
  let groups: Group[] = [];
  for (let round = 0; round < 3; round++) {
    const next: Group[] = groups.map(({ color }) => ({ color, members: [] }));
    for (const color of colors) {
      const found = nearest(next, color);
      if (found !== undefined && found.distance <= radius) found.group.members.push(color);
      else if (round < 2) next.push({ color, members: [color] });
    }
    groups = [];
    for (const { members } of next.sort((a, b) => b.members.length - a.members.length)) {
      if (members.length === 0) continue;
      const color = medianColor(members);
      const same = nearest(groups, color);
      if (same === undefined || same.distance > 0.8 * radius) groups.push({ color, members });
      else same.group.members.push(...members);
    }
    if (groups.length > 4 * MOST_COLORS) return groups;
  }
  return groups;
}

/** Digits that certainly are some: only these say which colours there are. */
const isSure = ({ glyph }: DigitMark) => digitProbability(glyph) > 0.8;

function coloringBy(
  sides: readonly (readonly DigitMark[])[],
  colorOf: ColorOf,
  radius: number,
): Coloring | undefined {
  const sure = sides.map((marks) => marks.filter(isSure).map(colorOf));
  const groups = grouped(sure.flat(), radius);
  if (groups.length > 4 * MOST_COLORS) return undefined;
  // In reading order of the rows; a colour that only one side has is none.
  const colors = groups
    .map(({ color }) => color)
    .filter((color) => sure.every((side) => side.some((own) => colorDistance(own, color) <= radius)))
    .sort((a, b) => firstOf(sure[0], a, radius) - firstOf(sure[0], b, radius));
  if (colors.length < 2 || colors.length > MOST_COLORS) return undefined;
  return {
    colors,
    optionsFor: (mark) => options(colorOf(mark), colors, radius),
    unclear: unclearColors(colors, sure.flat(), colorOf === groundOf),
  };
}

/** Two colours this many times farther apart than the digits of either are from it are two. */
const CLEAR_GAP = 6;

/** Colours so close to each other, for how much the digits of one differ, that they may be one; and paper between tiles. */
function unclearColors(colors: readonly Rgb[], sure: readonly Rgb[], isGround: boolean): Set<Color> {
  const unclear = new Set<Color>();
  const spreads = colors.map((color) => {
    const own = sure
      .filter((other) => colors.every((rival) => colorDistance(rival, other) >= colorDistance(color, other)))
      .map((other) => colorDistance(color, other))
      .sort((a, b) => a - b);
    return own[Math.floor(0.9 * own.length)] ?? 0;
  });
  colors.forEach((a, i) => {
    if (isGround && Math.min(...a) > PAPER && chroma(a) < NEUTRAL) unclear.add(i + 1);
    colors.forEach((b, j) => {
      const apart = colorDistance(a, b);
      if (i !== j && apart < RADII[0] && apart < CLEAR_GAP * Math.max(spreads[i], spreads[j]))
        unclear.add(i + 1);
    });
  });
  return unclear;
}

/** A background with all channels above this is paper rather than a white tile. */
const PAPER = 235;

/** Colours whose channels differ by less are black, grey or white. */
const NEUTRAL = 40;

const chroma = (color: Rgb) => Math.max(...color) - Math.min(...color);

/** A colour without its brightness: shadows of digits only darken what they fall on. */
const tint = (color: Rgb): Rgb => {
  const light = Math.max(...color);
  return [color[0] - light, color[1] - light, color[2] - light];
};

/** Share of the digits that have to stand on other colours than the rest: fewer are highlighted. */
const TILE_SHARE = 0.15;

/**
 * Whether digits stand on tiles of several colours, given line by line: black or white strokes then only contrast with
 * their tiles. Lines that take turns in two colours are bands, not tiles.
 */
export function hasColoredTiles(lines: readonly (readonly DigitMark[])[]): boolean {
  const grounds = lines.map((marks) => marks.filter(isSure).map(groundOf));
  const all = grounds.flat();
  if (all.length === 0) return false;
  const middle = medianColor(all);
  const share = <Item>(list: readonly Item[], isOne: (item: Item) => boolean) =>
    list.filter(isOne).length / Math.max(1, list.length);
  const long = grounds.filter((own) => own.length > 1);
  return (
    share(all, (ground) => colorDistance(ground, middle) > RADII[1]) >= TILE_SHARE &&
    share(all, (ground) => chroma(ground) > NEUTRAL) >= 2 * TILE_SHARE &&
    share(long, ([first, ...rest]) => rest.some((own) => colorDistance(tint(own), tint(first)) > NEUTRAL)) >=
      TILE_SHARE
  );
}

const firstOf = (list: readonly Rgb[], color: Rgb, radius: number) =>
  list.findIndex((own) => colorDistance(own, color) <= radius);

function options(own: Rgb, colors: readonly Rgb[], radius: number): ColorOption[] {
  const distances = colors.map((color) => colorDistance(own, color));
  const least = Math.min(...distances);
  return distances
    .map((distance, i) => ({ color: i + 1, cost: (distance - least) / (0.2 * radius) }))
    .filter(({ cost }) => cost < MOST_COST)
    .sort((a, b) => a.cost - b.cost);
}

/** Every way to see several colours in the digits of the two sides. */
export function colorings(sides: readonly (readonly DigitMark[])[], hasTiles: boolean): Coloring[] {
  const found = [groundOf, strokeOf].flatMap((colorOf) => {
    const own: Coloring[] = [];
    for (const radius of RADII) {
      const coloring = coloringBy(sides, colorOf, radius);
      if (coloring === undefined || own.some(({ colors }) => colors.length === coloring.colors.length))
        continue;
      if (hasTiles && colorOf === strokeOf && coloring.colors.every((color) => chroma(color) < NEUTRAL))
        continue;
      own.push(coloring);
    }
    return own;
  });
  return found;
}

const hex = (color: Rgb) =>
  `#${color
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The palette of a coloured puzzle, each colour named by its hue; undefined for black and white. */
export function paletteOf(coloring: Coloring | undefined): PaletteInput | undefined {
  if (coloring === undefined) return undefined;
  const rgbs = coloring.colors.map(hex);
  const names = colorNames(rgbs.map(labOfHex));
  return { colors: rgbs.map((rgb, i) => ({ name: names[i], rgb })) };
}
