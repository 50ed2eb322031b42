// What a diagnosis adds to the JSON of a puzzle: `diagnose`, `check` and the rows of a batch have it.
import { CELLS, list, object, oneOf, part, type Schema, text, truth } from './schema-parts.js';

export const DIAGNOSIS: Record<string, Schema> = {
  differing: CELLS,
  differingComplete: truth('whether these are all cells that differ between solutions'),
  places: list(CELLS, 'cells that hang together'),
  give: object({
    cells: list(part('fact'), 'given from the start, they leave one solution'),
    quality: oneOf(['fewest', 'minimal', 'partly'], 'partly: a limit came first'),
  }),
  totals: list(part('finding'), 'totals of rows and columns that differ'),
  conflict: object({
    lines: list(text('such as `row 3`'), 'lines that cannot hold together'),
    minimal: truth('whether without any of them the others can'),
  }),
  contradiction: object(
    {
      words: list(text('a sentence'), 'how it breaks, step by step'),
      steps: list(part('deduction'), 'the same as deductions'),
    },
    { line: text('where it breaks') },
  ),
  repairs: list(part('repair'), 'single slips that would explain it, the likeliest first'),
  repairsComplete: truth('whether every single slip was looked at'),
};
