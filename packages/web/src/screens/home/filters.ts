// Which puzzles of the collection are shown, and in which order: pure, and kept between visits.
import { isMono } from '@crosshatch/core/model';
import { gradeLength, gradeName, gradeNumber } from '../../cards/grades.js';
import type { PuzzleEntry } from '../../puzzles/entry.js';

/** By the longer side. */
const SIZES = { small: [0, 12], medium: [13, 22], large: [23, 36], huge: [37, 1000] } as const;
/** By the class of the grade. */
const DIFFICULTIES = {
  easy: ['trivial', 'easy'],
  medium: ['medium'],
  hard: ['hard', 'expert'],
  extreme: ['needs lookahead', 'needs guessing'],
} as const;
/** By the length of the grade, 0 to 100. */
const LENGTHS = { short: [0, 25], middle: [26, 50], long: [51, 100] } as const;
const COLORS = ['mono', 'colored'] as const;
const SORTS = ['packs', 'size', 'difficulty', 'length'] as const;

export interface Filters {
  readonly size: keyof typeof SIZES | 'any';
  readonly difficulty: keyof typeof DIFFICULTIES | 'any';
  readonly length: keyof typeof LENGTHS | 'any';
  readonly color: (typeof COLORS)[number] | 'any';
  readonly unsolved: boolean;
  readonly favorite: boolean;
  readonly sort: (typeof SORTS)[number];
  readonly query: string;
}

export const NO_FILTERS: Filters = {
  size: 'any',
  difficulty: 'any',
  length: 'any',
  color: 'any',
  unsolved: false,
  favorite: false,
  sort: 'packs',
  query: '',
};

const LONGEST_QUERY = 100;

/** Filters from anything. */
export function readFilters(value: unknown): Filters {
  const row = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const one = <T extends string, N extends string>(given: unknown, choices: readonly T[], normal: N): T | N =>
    choices.find((choice) => choice === given) ?? normal;
  return {
    size: one(row.size, keysOf(SIZES), 'any'),
    difficulty: one(row.difficulty, keysOf(DIFFICULTIES), 'any'),
    length: one(row.length, keysOf(LENGTHS), 'any'),
    color: one(row.color, COLORS, 'any'),
    unsolved: row.unsolved === true,
    favorite: row.favorite === true,
    sort: one(row.sort, SORTS, 'packs'),
    query: typeof row.query === 'string' ? row.query.slice(0, LONGEST_QUERY) : '',
  };
}

function keysOf<K extends string>(table: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(table) as K[];
}

/** How many filters are set, the search aside. */
export function activeFilters(filters: Filters): number {
  return (['size', 'difficulty', 'length', 'color', 'unsolved', 'favorite', 'sort'] as const).filter(
    (key) => filters[key] !== NO_FILTERS[key],
  ).length;
}

/** What is known of a puzzle beside its entry. */
export interface Facts {
  readonly isSolved: boolean;
  readonly isFavorite: boolean;
  /** The words that a search looks through: what the card shows. */
  readonly text: string;
}

export function filtered(
  entries: readonly PuzzleEntry[],
  filters: Filters,
  factsOf: (entry: PuzzleEntry) => Facts,
): PuzzleEntry[] {
  const terms = plain(filters.query)
    .split(/\s+/)
    .filter((term) => term !== '');
  const shown = entries.filter((entry) => {
    const facts = factsOf(entry);
    const text = plain(facts.text);
    return (
      fits(entry, filters) &&
      !(filters.unsolved && facts.isSolved) &&
      !(filters.favorite && !facts.isFavorite) &&
      terms.every((term) => text.includes(term))
    );
  });
  return filters.sort === 'packs'
    ? shown
    : shown.sort((a, b) => KEYS[filters.sort](a) - KEYS[filters.sort](b));
}

const KEYS = {
  packs: () => 0,
  size: ({ document: { puzzle } }: PuzzleEntry) => puzzle.width * puzzle.height,
  difficulty: ({ grade }: PuzzleEntry) => gradeNumber(grade),
  length: ({ grade }: PuzzleEntry) => gradeLength(grade),
};

function fits(
  { grade, document: { puzzle } }: PuzzleEntry,
  { size, difficulty, length, color }: Filters,
): boolean {
  const side = Math.max(puzzle.width, puzzle.height);
  const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  return (
    (size === 'any' || within(side, SIZES[size])) &&
    (difficulty === 'any' || (DIFFICULTIES[difficulty] as readonly string[]).includes(gradeName(grade))) &&
    (length === 'any' || within(gradeLength(grade), LENGTHS[length])) &&
    (color === 'any' || isMono(puzzle.palette) === (color === 'mono'))
  );
}

/** Without case and accents, so that `etoile` finds `Étoile`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
