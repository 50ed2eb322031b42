// The building blocks of the JSON Schemas (draft 2020-12) of all results, and the parts that they share.
// docs/schemas/results.schema.json is generated from these.

import { LADDER } from '../explain/index.js';
import { LISTINGS } from './listing.js';
import { ERROR_CODES, VERDICTS, type Verdict } from './verdicts.js';

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, Schema>>;

export const text = (description: string): Schema => ({ type: 'string', description });
export const integer = (description: string, minimum = 0): Schema => ({
  type: 'integer',
  minimum,
  description,
});
export const truth = (description: string): Schema => ({ type: 'boolean', description });
export const list = (items: Schema, description: string): Schema => ({ type: 'array', items, description });
export const oneOf = (values: readonly string[], description: string): Schema => ({
  type: 'string',
  enum: values,
  description,
});
/** A part below, by its name. */
export const part = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** Fields are added over time: further ones are never forbidden. */
export const object = (required: Properties, optional: Properties = {}, description?: string): Schema => ({
  type: 'object',
  ...(description === undefined ? {} : { description }),
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

export const verdictOf = (...verdicts: readonly Verdict[]): Schema =>
  oneOf(verdicts, verdicts.map((verdict) => `${verdict}: ${VERDICTS[verdict]}`).join('; '));

export const REASON = oneOf(['max', 'effort', 'deadline', 'abort'], 'why it stopped before the end');
export const MILLISECONDS: Schema = { type: 'number', minimum: 0, description: 'time taken, to a tenth' };
export const WARNINGS = list(part('warning'), 'always there; empty when nothing was odd');
export const CELLS = list(part('cell'), 'cells');
export const ROWS = list(
  text('one row: `#` filled, `.` blank, `?` unknown; the symbols of the colours in coloured puzzles'),
  'a grid, row by row',
);

/** Which puzzle an object is about: required, then optional. */
export const HEAD = {
  source: text('as given: a file, `-`, or the puzzle itself'),
  index: integer('which puzzle of the source, from 1', 1),
  format: text('the format that it was read as'),
  width: integer('columns', 1),
  height: integer('rows', 1),
  hash: text('of the clues, the same in every format'),
} satisfies Properties;
export const HEAD_OPTIONAL = {
  title: text('the title of the puzzle'),
  colors: list(part('color'), 'of a coloured puzzle'),
  orientation: oneOf(['assumed'], 'the file does not say which clues are the rows'),
  listing: oneOf(
    LISTINGS,
    'the order of its lines in the file, where only that order gives exactly one solution',
  ),
} satisfies Properties;

const PLACE: Properties = {
  line: integer('in the file, from 1', 1),
  column: integer('in the line, from 1', 1),
  excerpt: text('the line of text'),
  caret: integer('where in the excerpt it begins, from 0'),
  span: integer('how many characters of the excerpt it takes'),
  hint: text('how to fix it'),
};

const code = text('a stable name of the kind');
const message = text('one sentence for people');
const lines = list(text('such as `row 3`'), 'lines by name');

/** Parts that several commands have. */
export const PARTS: Readonly<Record<string, Schema>> = {
  cell: object({ row: integer('from 1', 1), column: integer('from 1', 1) }),
  color: object({ name: text('its name'), rgb: text('`#rrggbb`') }, { symbol: text('its letter in rows') }),
  warning: object({ code, message }, { ...PLACE, source: text('which puzzle'), finding: part('finding') }),
  finding: object({
    code,
    color: integer('index of the colour, from 1', 1),
    rowTotal: integer('cells that the rows ask for'),
    columnTotal: integer('cells that the columns ask for'),
    rowsAtLeast: truth('whether the rows may ask for more'),
    columnsAtLeast: truth('whether the columns may ask for more'),
    suspects: lines,
  }),
  fault: object({ code, message }, { ...PLACE, source: text('which puzzle') }),
  error: object(
    {
      code: oneOf(Object.keys(ERROR_CODES), 'the name of the exit code'),
      exitCode: integer('the exit code'),
      message,
    },
    { hint: text('what to try'), faults: list(part('fault'), 'everything that is wrong, with its place') },
  ),
  effort: {
    type: 'object',
    description: 'counters of work by name; the same on every machine',
    patternProperties: { '^[a-zA-Z]+$': integer('a counter') },
  },
  grade: object(
    {
      class: text('trivial, easy, medium, hard, expert, needs-lookahead, needs-guessing or not-unique'),
      number: { type: 'number', minimum: 0, maximum: 100, description: 'overall: 0 easy, 100 not unique' },
    },
    {
      length: integer('how long it takes, 0 to 100'),
      depth: integer('the hardest idea, 0 to 100'),
      hardest: {
        anyOf: [part('technique'), { type: 'null' }],
        description: 'null when nothing was to be done',
      },
      techniques: list(
        object({ technique: part('technique'), uses: integer('how often', 1) }),
        'the easiest first',
      ),
      rounds: list(
        object({
          cost: integer('of the technique needed'),
          footholds: integer('deductions of that cost that were open'),
          settled: integer('cells settled'),
          unknown: integer('cells unknown before'),
        }),
        'round by round',
      ),
      narrowest: integer('the round with the fewest footholds, from 0; -1 without any', -1),
      steps: integer('deductions altogether'),
      unsettled: integer('cells that only trial settles'),
    },
  ),
  technique: oneOf(
    LADDER.map(({ id }) => id),
    'see docs/techniques.md',
  ),
  fact: object({
    row: integer('from 1', 1),
    column: integer('from 1', 1),
    value: text('its symbol, or several that are left'),
  }),
  run: object({ line: text('such as `row 3`'), run: integer('which run of its clue, from 1', 1) }),
  because: object({
    cells: list(part('fact'), 'cells it follows from'),
    runs: list(part('run'), 'runs it follows from'),
  }),
  branch: object({
    assume: part('fact'),
    links: list(
      object(
        {
          line: text('the line that follows'),
          settles: list(part('fact'), 'what it settles'),
          because: part('because'),
          breaks: truth('whether it cannot be placed'),
        },
        {
          technique: part('technique'),
          chain: list(part('branch'), 'assumptions within the assumption'),
        },
      ),
      'what follows, step by step',
    ),
  }),
  deduction: object(
    {
      technique: part('technique'),
      title: text('the name of the technique'),
      cost: integer('for a person'),
      lines,
      sentence: text('the argument'),
      short: text('the result'),
      settles: list(part('fact'), 'cells it settles'),
      because: part('because'),
    },
    {
      chain: list(part('branch'), 'where something was assumed'),
      also: list(part('fact'), 'other assumptions that fail by the same argument'),
      mirrored: list(part('fact'), 'assumptions that fail by the mirrored or rotated argument'),
    },
  ),
  repair: object(
    {
      kind: text('the kind of slip'),
      lines,
      clues: list(text('a clue'), 'the clues as they should be'),
      verdict: verdictOf('unique', 'multiple', 'undecided'),
      lineSolvable: truth('whether line logic alone then solves it'),
      words: text('what to change'),
    },
    { run: integer('which run, from 1', 1) },
  ),
};
