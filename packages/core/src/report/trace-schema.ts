// The JSON Schema of a line of a trace (`solve --trace`). `npm run generate` writes docs/schemas/trace.schema.json from it.
import { integer, list, object, oneOf, type Schema, text, truth } from './schema-parts.js';

const event = (
  name: string,
  required: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema => object({ event: { const: name }, ...required }, optional);

const LEVEL = integer('the decision level; 0 is outside of all decisions', 0);
const LINE = text('a row or column: `r3`, `c12`');
const LITERALS = list(text('as in certificates: `3,5`, `!3,5:2`, `r3#2<=7`'), 'in the order of the search');

/** One line of a trace. */
export const TRACE_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A line of a trace of crosshatch solve --trace',
  anyOf: [
    event('start', {
      version: integer('of the format', 1),
      puzzle: text('hash of the clues'),
      width: integer('columns', 1),
      height: integer('rows', 1),
      strategy: text('of the search'),
      seed: integer('of its random choices', 0),
    }),
    event('phase', { by: oneOf(['activity', 'belief', 'probing', 'enumeration'], 'how the search goes on') }),
    event('decision', { level: LEVEL, literal: text('what is assumed') }),
    event('line', {
      level: LEVEL,
      line: LINE,
      count: integer('colours of cells that it excluded, or literals during the search', 1),
      literals: LITERALS,
    }),
    event('conflict', { level: LEVEL }, { line: LINE }),
    event('learned', {
      glue: integer('decision levels in the clause', 0),
      to: integer('the level to which the search goes back', 0),
      literals: LITERALS,
    }),
    event('restart', { to: integer('the level that is kept', 0) }),
    event('probe', {
      cell: text('row and column from 1: `3,5`'),
      color: integer('the colour that was assumed, 0 for blank', 0),
      failed: truth('whether that was a contradiction'),
    }),
    event('solution', {
      rows: list(text('one character per cell: its colour in base 36, 0 for blank'), 'from the top'),
    }),
    event('end', {
      verdict: oneOf(['unique', 'multiple', 'none', 'undecided'], 'of the solve'),
      effort: { type: 'object', description: 'the counters of the whole search' },
      events: integer('events of the search', 0),
      dropped: integer('of these, not written because of the limit', 0),
    }),
  ],
};
