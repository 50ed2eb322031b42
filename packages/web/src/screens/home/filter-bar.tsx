// Search, filters and order, in one line that unfolds.
import '../../components/fields.css';
import { home as words } from '../../strings/words.js';
import { activeFilters, type Filters, NO_FILTERS } from './filters.js';

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function FilterBar({ filters, onChange }: Props) {
  const active = activeFilters(filters);
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <div class="filter-bar">
      <input
        class="filter-search"
        type="search"
        value={filters.query}
        placeholder={words.search}
        aria-label={words.search}
        onInput={(event) => change({ query: event.currentTarget.value })}
      />
      <details open={active > 0}>
        <summary class="button">{active === 0 ? words.filter : words.filterActive(active)}</summary>
        <div class="filters">
          <Select
            label={words.filterSize}
            options={words.filterSizes}
            value={filters.size}
            onChange={(size) => change({ size })}
          />
          <Select
            label={words.filterDifficulty}
            options={words.filterDifficulties}
            value={filters.difficulty}
            onChange={(difficulty) => change({ difficulty })}
          />
          <Select
            label={words.filterLength}
            options={words.filterLengths}
            value={filters.length}
            onChange={(length) => change({ length })}
          />
          <Select
            label={words.filterColor}
            options={words.filterColors}
            value={filters.color}
            onChange={(color) => change({ color })}
          />
          <label class="field">
            <span>{words.sort}</span>
            <select
              value={filters.sort}
              onChange={(event) => change({ sort: event.currentTarget.value as Filters['sort'] })}
            >
              {Object.entries(words.sorts).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <Toggle
            label={words.filterUnsolved}
            isOn={filters.unsolved}
            onChange={(unsolved) => change({ unsolved })}
          />
          <Toggle
            label={words.filterFavorite}
            isOn={filters.favorite}
            onChange={(favorite) => change({ favorite })}
          />
          {(active > 0 || filters.query !== '') && (
            <button type="button" class="button" onClick={() => onChange(NO_FILTERS)}>
              {words.clearFilters}
            </button>
          )}
        </div>
      </details>
    </div>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly options: Readonly<Record<T, string>>;
  readonly value: T | 'any';
  readonly onChange: (value: T | 'any') => void;
}

function Select<T extends string>({ label, options, value, onChange }: SelectProps<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T | 'any')}>
        <option value="any">{words.any}</option>
        {(Object.entries(options) as [T, string][]).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Toggle({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <label class="chip">
      <input
        type="checkbox"
        class="visually-hidden"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
