// The packs as rows; with a filter or a search, what fits it as one list.

import { gradeWords } from '../../cards/grades.js';
import { PuzzleCard } from '../../cards/puzzle-card.js';
import { packName } from '../../cards/titles.js';
import { Icon } from '../../components/icon.js';
import type { PuzzleEntry } from '../../puzzles/entry.js';
import { favorites } from '../../puzzles/favorites.js';
import { CURIOUS, type Pack, packsOf } from '../../puzzles/packs.js';
import { solvesById } from '../../puzzles/solves.js';
import { shownTitle } from '../../puzzles/title.js';
import { linkTo } from '../../route.js';
import { local } from '../../storage/local.js';
import { home as words } from '../../strings/words.js';
import { FilterBar } from './filter-bar.js';
import { filtered, NO_FILTERS, readFilters } from './filters.js';

/** How far each row was scrolled, while the page is open. */
const scrolled = new Map<string, number>();

const filters = local('crosshatch.filters', readFilters);

export function Collection({ entries }: { entries: readonly PuzzleEntry[] }) {
  const now = filters.value;
  const isOpen = JSON.stringify(now) === JSON.stringify(NO_FILTERS);
  const solved = solvesById.value;
  const packs = packsOf(entries);
  return (
    <section class="stack collection" aria-labelledby="home-collection">
      <h2 id="home-collection">{words.collection}</h2>
      <FilterBar filters={now} onChange={(next) => filters.set(next)} />
      {isOpen
        ? packs.map((pack) => <PackRow key={pack.id} pack={pack} />)
        : listed(
            filtered(
              packs.flatMap((pack) => pack.entries),
              now,
              (entry) => ({
                isSolved: solved?.has(entry.id) === true,
                isFavorite: favorites.value.includes(entry.id),
                text: searchText(entry, solved?.has(entry.id) === true),
              }),
            ),
          )}
    </section>
  );
}

/** What the card shows: a title that is hidden is not found either. */
function searchText(entry: PuzzleEntry, isSolved: boolean): string {
  const { puzzle } = entry.document;
  return [
    shownTitle(entry, isSolved),
    words.size(puzzle.width, puzzle.height),
    gradeWords(entry.grade),
    packName(entry.pack ?? ''),
  ].join(' ');
}

function listed(entries: readonly PuzzleEntry[]) {
  return (
    <>
      <p class="soft" role="status">
        {entries.length === 0 ? words.nothingFound : words.found(entries.length)}
      </p>
      <ul class="cards">
        {entries.map((entry) => (
          <PuzzleCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  );
}

function PackRow({ pack: { id, entries } }: { pack: Pack }) {
  const solved = entries.filter((entry) => solvesById.value?.has(entry.id)).length;
  const name = packName(id);
  return (
    <section class="pack" aria-label={words.packSpoken(name, solved, entries.length)}>
      <a class="pack-head" href={linkTo('pack', id)}>
        <h3 data-verbatim>{name}</h3>
        <span class="pack-count">{words.packProgress(solved, entries.length)}</span>
        <span class="pack-all">
          {words.packAll}
          <Icon name="forward" />
        </span>
      </a>
      {id === CURIOUS && <p class="soft pack-note">{words.curiousNote}</p>}
      <ul
        class="pack-strip"
        ref={(strip) => {
          if (strip !== null) strip.scrollLeft = scrolled.get(id) ?? 0;
        }}
        onScroll={(event) => scrolled.set(id, event.currentTarget.scrollLeft)}
      >
        {entries.map((entry) => (
          <PuzzleCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
