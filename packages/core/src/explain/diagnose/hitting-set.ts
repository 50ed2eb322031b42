// The smallest set that has an element in common with each of several sets: exact by branching with a
// bound, up to a limit of work; beyond it the greedy choice.

export interface HittingSet {
  readonly items: readonly number[];
  /** Whether no smaller one exists. */
  readonly isSmallest: boolean;
}

/** Branches that are tried at most. */
const MOST_BRANCHES = 2000;

export function smallestHittingSet(sets: readonly ReadonlySet<number>[]): HittingSet {
  let best = greedy(sets);
  let branches = 0;
  const search = (left: readonly ReadonlySet<number>[], chosen: readonly number[]): void => {
    if (left.length === 0) {
      if (chosen.length < best.length) best = [...chosen];
      return;
    }
    if (chosen.length + disjoint(left) >= best.length) return;
    branches += 1;
    if (branches > MOST_BRANCHES) return;
    const smallest = left.reduce((a, b) => (b.size < a.size ? b : a));
    for (const item of byFrequency([...smallest], left)) {
      search(
        left.filter((set) => !set.has(item)),
        [...chosen, item],
      );
    }
  };
  search(sets, []);
  return { items: [...best].sort((a, b) => a - b), isSmallest: branches <= MOST_BRANCHES };
}

function greedy(sets: readonly ReadonlySet<number>[]): number[] {
  const chosen: number[] = [];
  let left = sets;
  while (left.length > 0) {
    const items = [...new Set(left.flatMap((set) => [...set]))];
    const [item] = byFrequency(items, left);
    chosen.push(item);
    left = left.filter((set) => !set.has(item));
  }
  return chosen;
}

/** How many of the sets have nothing in common, at least: each of those needs an item of its own. */
function disjoint(sets: readonly ReadonlySet<number>[]): number {
  const used = new Set<number>();
  let count = 0;
  for (const set of [...sets].sort((a, b) => a.size - b.size)) {
    if ([...set].some((item) => used.has(item))) continue;
    count += 1;
    for (const item of set) used.add(item);
  }
  return count;
}

/** Those that hit most sets first; among equals the smaller number. */
function byFrequency(items: readonly number[], sets: readonly ReadonlySet<number>[]): number[] {
  return items
    .map((item) => ({ item, hits: sets.reduce((sum, set) => sum + (set.has(item) ? 1 : 0), 0) }))
    .sort((a, b) => b.hits - a.hits || a.item - b.item)
    .map(({ item }) => item);
}
