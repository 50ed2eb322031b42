// Results short enough for a conversation.
import type { ResultJson } from '@crosshatch/core/report';

/** Cells of a grid that is shown: 30x30. */
const MOST_CELLS = 900;
const MOST_STEPS = 12;
const MOST_CELLS_LISTED = 40;
const GRIDS = ['solutions', 'partial', 'grid', 'puzzle'];
const LISTS: Readonly<Record<string, number>> = {
  steps: MOST_STEPS,
  repairs: 5,
  differing: MOST_CELLS_LISTED,
  places: 10,
  changes: MOST_CELLS_LISTED,
  ambiguous: MOST_CELLS_LISTED,
};

/** Without what would fill the screen; `omitted` names what was left out or cut. */
export function shortened(result: ResultJson): ResultJson & { readonly omitted?: readonly string[] } {
  const cells = Number(result.width ?? 0) * Number(result.height ?? 0);
  const omitted: string[] = [];
  const entries = Object.entries(result).flatMap(([name, value]) => {
    if (GRIDS.includes(name) && cells > MOST_CELLS) {
      omitted.push(name);
      return [];
    }
    if (Array.isArray(value) && value.length > (LISTS[name] ?? Infinity)) {
      omitted.push(name);
      return [[name, value.slice(0, LISTS[name])] as const];
    }
    if (name === 'grade' && typeof value === 'object' && value !== null && 'rounds' in value) {
      omitted.push('grade.rounds');
      const { rounds: _, ...rest } = value;
      return [[name, rest] as const];
    }
    return [[name, value] as const];
  });
  const short = Object.fromEntries(entries) as unknown as ResultJson;
  return omitted.length === 0 ? short : { ...short, omitted };
}
