// The JSON Schema of what `scan` read: the puzzle, how sure it is, doubts, marks, and where the grid is.
import { integer, list, object, oneOf, part, type Schema, text } from './schema-parts.js';

const PROBABILITY: Schema = { type: 'number', minimum: 0, maximum: 1, description: 'a probability' };
/** As in our own JSON format. */
const SCANNED_RUN: Schema = {
  anyOf: [
    integer('a run in the first colour', 1),
    object({ length: integer('of a run', 1), color: integer('index of its colour, from 2', 2) }),
  ],
};
const QUAD = list(
  object({ x: { type: 'number', description: 'pixels' }, y: { type: 'number', description: 'pixels' } }),
  'four corners in the picture, clockwise from the top left',
);

/** Fields of a scanned puzzle. */
export const SCANNED: Readonly<Record<string, Schema>> = {
  puzzle: object(
    {
      rows: list(list(SCANNED_RUN, 'the clue of a row'), 'from the top'),
      columns: list(list(SCANNED_RUN, 'the clue of a column'), 'from the left'),
    },
    {
      palette: object({
        background: part('color'),
        colors: list(part('color'), 'besides the background; for coloured puzzles'),
      }),
    },
  ),
  confidence: PROBABILITY,
  doubts: list(
    object({
      line: text('such as `row 3`'),
      run: {
        anyOf: [integer('which run, from 1', 1), { type: 'null' }],
        description: 'the least certain run; null when the clue is in doubt as a whole',
      },
      alternatives: list(
        object({ clue: list(SCANNED_RUN, 'runs'), probability: PROBABILITY }),
        'the reading that was taken first',
      ),
      place: QUAD,
    }),
    'clues that may have been misread, the least certain first',
  ),
  marks: list(
    object(
      {
        row: integer('from 1', 1),
        column: integer('from 1', 1),
        mark: oneOf(['filled', 'crossed'], 'what is in the cell'),
        confidence: PROBABILITY,
      },
      { color: integer('of a filled cell in a coloured puzzle, from 1', 1) },
    ),
    'cells that were already filled or crossed',
  ),
  corners: QUAD,
};
