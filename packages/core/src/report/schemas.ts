// The JSON Schema of what every command prints with `--json`: one object a line. `npm run generate` writes
// docs/schemas/results.schema.json from it; a test holds the output of every command against it.
import { CLUSTER_SCHEMAS } from './cluster-schemas.js';
import { DIAGNOSIS } from './diagnosis-schema.js';
import { MAKE_TARGETS } from './made-json.js';
import { PROOF_SCHEMAS } from './proof-schemas.js';
import { SCANNED } from './scan-schema.js';
import {
  CELLS,
  HEAD,
  HEAD_OPTIONAL,
  integer,
  list,
  MILLISECONDS,
  object,
  oneOf,
  PARTS,
  part,
  REASON,
  ROWS,
  type Schema,
  text,
  truth,
  verdictOf,
  WARNINGS,
} from './schema-parts.js';

const OUTCOME = verdictOf('unique', 'multiple', 'none', 'undecided');
const SOLUTION_COUNT: Schema = {
  anyOf: [
    { type: 'integer', minimum: 0 },
    { type: 'string', pattern: '^[1-9][0-9]{15,}$' },
  ],
  description: 'how many solutions are known; above 2^53 the digits as a text: BigInt() and int() read both',
};
const PUZZLE_FILE: Schema = {
  type: 'object',
  description: 'in the format of docs/formats/crosshatch.schema.json',
};
const COMPLETE = truth('whether there are no more');
const ESTIMATE = object({
  solutionCount: { ...SOLUTION_COUNT, description: 'what the number seems to be, rounded' },
  low: { ...SOLUTION_COUNT, description: 'lower end of the confidence interval' },
  high: { ...SOLUTION_COUNT, description: 'upper end of the confidence interval' },
  confidence: {
    type: 'number',
    minimum: 0,
    maximum: 1,
    description: 'share of such intervals that hold the number',
  },
});

/** About one puzzle. */
function puzzle(required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema {
  return object({ ...HEAD, ...required, warnings: WARNINGS }, { ...HEAD_OPTIONAL, ...optional });
}

const STEPS = list(part('deduction'), 'the easiest first');

const IDENTITY = object({ ...HEAD }, { ...HEAD_OPTIONAL });
const COUNTED_SOURCE = object({ source: text('as given'), puzzleCount: integer('puzzles in it') });

const BOOK_ENTRY = puzzle({ verdict: OUTCOME }, { grade: part('grade') });

/** By the name of the command; every command may print a `failure` instead. */
export const COMMAND_SCHEMAS: Readonly<Record<string, Schema>> = {
  solve: puzzle(
    {
      verdict: OUTCOME,
      solutionCount: SOLUTION_COUNT,
      complete: COMPLETE,
      solutions: list(ROWS, 'the solutions found'),
      effort: part('effort'),
      engine: text('the engine that answered: wasm, or the slower reference'),
      milliseconds: MILLISECONDS,
    },
    {
      lineSolvable: truth('whether line logic alone decided it'),
      reason: REASON,
      differing: CELLS,
      line: text('where it broke'),
      partial: ROWS,
      steps: STEPS,
      stepsVerdict: OUTCOME,
      stepsReason: REASON,
      certificate: text('service only, if asked for: a proof of the answer (docs/certificates.md)'),
    },
  ),
  check: puzzle(
    { verdict: OUTCOME, wellFormed: { const: true }, effort: part('effort'), milliseconds: MILLISECONDS },
    {
      lineSolvable: truth('whether line logic alone decided it'),
      reason: REASON,
      line: text('where it broke'),
      grade: part('grade'),
      ...DIAGNOSIS,
    },
  ),
  count: puzzle(
    {
      verdict: OUTCOME,
      solutionCount: SOLUTION_COUNT,
      complete: COMPLETE,
      regionCount: integer('independent regions of cells that vary; as far as found when not complete'),
      effort: part('effort'),
      milliseconds: MILLISECONDS,
    },
    { reason: REASON, estimate: ESTIMATE },
  ),
  batch: object(
    {
      id: integer('the number of the puzzle in the order of the input, from 1', 1),
      source: HEAD.source,
      index: HEAD.index,
      verdict: verdictOf('unique', 'multiple', 'none', 'undecided', 'invalid', 'crashed'),
      warnings: WARNINGS,
      options: text('the options that the row depends on'),
    },
    {
      title: HEAD_OPTIONAL.title,
      orientation: HEAD_OPTIONAL.orientation,
      width: HEAD.width,
      height: HEAD.height,
      colorCount: integer('colours besides the background', 1),
      solutionCount: SOLUTION_COUNT,
      lineSolvable: truth('whether line logic alone decided it'),
      grade: part('grade'),
      effort: part('effort'),
      milliseconds: MILLISECONDS,
      hash: HEAD.hash,
      symmetryHash: text('the same for turned and mirrored copies'),
      duplicateOf: integer('the id of the first puzzle with the same clues', 1),
      duplicate: oneOf(['exact', 'symmetric'], 'how it is a copy'),
      message: text('what is wrong'),
      faults: list(part('fault'), 'of what cannot be read'),
      inputHash: text('the beginning of the SHA-256 of the source'),
      shard: object({
        part: integer('the part of the input, from 1', 1),
        of: integer('how many parts there are', 1),
        source: integer('the number of the source in all of the input', 1),
      }),
    },
  ),
  generate: {
    anyOf: [
      puzzle(
        {
          verdict: verdictOf('ok', 'unique'),
          seed: integer('for the same puzzle again'),
          puzzle: PUZZLE_FILE,
        },
        {
          grade: part('grade'),
          motif: text('what the picture shows'),
          code: text('recreates the picture in every later version'),
        },
      ),
      object(
        {
          source: text('the name it would have had'),
          verdict: verdictOf('undecided'),
          reason: oneOf(['attempts', 'effort', 'deadline', 'abort', 'max'], 'why none was found'),
          seed: integer('the seed'),
          attemptCount: integer('patterns tried'),
          warnings: WARNINGS,
        },
        {
          outside: object({
            length: list(integer('smallest, then largest'), 'lengths of the puzzles that were out of bounds'),
            depth: list(integer('smallest, then largest'), 'depths of the puzzles that were out of bounds'),
          }),
        },
      ),
      part('written'),
    ],
  },
  make: object(
    {
      source: text('the picture, or the words'),
      index: HEAD.index,
      width: HEAD.width,
      height: HEAD.height,
      hash: HEAD.hash,
      palette: object({ background: part('color'), colors: list(part('color'), 'besides the background') }),
      verdict: verdictOf('unique', 'multiple', 'undecided'),
      target: oneOf(MAKE_TARGETS, 'what was asked for'),
      reached: truth('whether that was reached'),
      lineSolvable: truth('whether line logic alone solves it'),
      changes: list(
        object({
          row: integer('from 1', 1),
          column: integer('from 1', 1),
          from: integer('colour before, 0 = blank'),
          to: integer('colour after, 0 = blank'),
        }),
        'cells that were changed',
      ),
      ambiguous: CELLS,
      puzzle: PUZZLE_FILE,
      outputs: list(text('a file'), 'files written'),
      warnings: WARNINGS,
    },
    {
      ...HEAD_OPTIONAL,
      grade: part('grade'),
      reason: oneOf(['effort', 'deadline', 'abort', 'max', 'stuck'], 'why the target was not reached'),
    },
  ),
  scan: puzzle({ verdict: OUTCOME, ...SCANNED }, { page: integer('of a document with pages, from 1', 1) }),
  hint: puzzle(
    {
      verdict: verdictOf('deduction', 'solved', 'mistake', 'multiple', 'none', 'undecided'),
      words: text('the hint for people'),
    },
    {
      level: integer('how much is shown, 1 to 4', 1),
      lines: list(text('such as `row 3`'), 'the lines to look at'),
      line: text('the line with the mistake'),
      runs: list(part('run'), 'the runs to look at'),
      technique: part('technique'),
      cost: integer('for a person'),
      because: part('because'),
      chain: list(part('branch'), 'where something is assumed'),
      before: list(part('deduction'), 'steps that have to come first'),
      settles: list(part('fact'), 'cells that follow'),
      finished: list(text('such as `row 3`'), 'finished lines whose other cells count as blank'),
      mistakeCount: integer('cells that are wrong'),
      refutation: part('branch'),
      cells: CELLS,
      reason: REASON,
    },
  ),
  why: puzzle(
    {
      verdict: verdictOf('forced', 'known', 'mistake', 'multiple', 'none', 'undecided'),
      row: integer('of the cell, from 1', 1),
      column: integer('of the cell, from 1', 1),
    },
    {
      value: text('its symbol'),
      steps: STEPS,
      restsOn: list(
        list(integer('the number of a step, from 1', 1), 'steps'),
        'for every step, the earlier steps that it rests on',
      ),
      reason: REASON,
    },
  ),
  explain: puzzle({ verdict: OUTCOME, grid: ROWS, steps: STEPS }, { reason: REASON, grade: part('grade') }),
  grade: puzzle({ verdict: OUTCOME }, { reason: REASON, grade: part('grade') }),
  diagnose: puzzle(
    { verdict: OUTCOME },
    {
      solutionCount: SOLUTION_COUNT,
      solutions: list(ROWS, 'the solutions found'),
      lineSolvable: truth('whether line logic alone decided it'),
      reason: REASON,
      partial: ROWS,
      ...DIAGNOSIS,
    },
  ),
  draw: puzzle(
    { verdict: verdictOf('ok', 'unique', 'multiple', 'none', 'undecided') },
    {
      picture: text('the drawing, where no file was asked for'),
      svg: text('the drawing as SVG'),
      output: text('the file written'),
    },
  ),
  book: object({
    output: text('the file written'),
    verdict: OUTCOME,
    pageCount: integer('pages', 1),
    puzzleCount: integer('puzzles in it', 1),
    puzzles: list(BOOK_ENTRY, 'in the order of the book'),
    leftOut: list(BOOK_ENTRY, 'puzzles without a solution'),
    warnings: WARNINGS,
  }),
  diff: object(
    {
      a: { anyOf: [IDENTITY, COUNTED_SOURCE] },
      b: { anyOf: [IDENTITY, COUNTED_SOURCE] },
      verdict: verdictOf('same', 'symmetric', 'different'),
      warnings: WARNINGS,
    },
    {
      symmetry: text('how b is turned or mirrored'),
      lines: list(
        object({ line: text('such as `row 3`'), a: text('its clue in a'), b: text('its clue in b') }),
        'lines that differ; absent when the sizes do',
      ),
    },
  ),
  hash: puzzle({ verdict: verdictOf('ok'), symmetryHash: text('the same for turned and mirrored copies') }),
  ...PROOF_SCHEMAS,
  convert: part('written'),
  formats: object({
    id: text('for --from and --to'),
    title: text('its name'),
    extensions: list(text('with the dot'), 'of its files'),
    read: truth('whether it is read'),
    write: truth('whether it is written'),
    supports: { type: 'object', description: 'what a file of it can store' },
    verdict: verdictOf('ok'),
    warnings: WARNINGS,
  }),
  puzzles: object(
    {
      number: text('what commands take in place of a file: p1, p2, ..'),
      pack: text('the title of its pack'),
      width: integer('columns'),
      height: integer('rows'),
      colorCount: integer('colours, without the background'),
      grade: text('a grade class, or how many solutions it has if not one'),
      verdict: verdictOf('ok'),
      warnings: WARNINGS,
    },
    {
      name: text('the same by name'),
      title: text('what the picture shows'),
      gradeLength: integer('how long it takes, 0 to 100; absent without exactly one solution'),
      gradeDepth: integer('the hardest idea, 0 to 100; absent without exactly one solution'),
    },
  ),
  ...CLUSTER_SCHEMAS,
  completion: object({
    shell: text('the shell'),
    script: text('the script'),
    commands: list({ type: 'object' }, 'commands with their options'),
    formats: list(text('an id'), 'formats'),
    verdict: verdictOf('ok'),
    warnings: WARNINGS,
  }),
};

const WRITTEN = object(
  {
    output: text('the file'),
    format: text('its format'),
    sources: list(text('as messages name it'), 'the puzzles in it'),
    verdict: verdictOf('ok', 'failed'),
    warnings: WARNINGS,
  },
  {
    content: text('what is in it, where no file was named: `output` is then `-`'),
    contentBase64: text('the same for a format that is not text'),
    error: part('error'),
  },
);

const FAILURE = object(
  {
    verdict: verdictOf('invalid', 'failed', 'crashed', 'undecided'),
    error: part('error'),
    warnings: WARNINGS,
  },
  { ...HEAD, ...HEAD_OPTIONAL, reason: REASON },
  'what every command prints instead of a result when it fails',
);

/** Everything in one file: a line of output is valid against one of these. */
export const RESULTS_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What crosshatch prints with --json: one object a line',
  anyOf: [...Object.keys(COMMAND_SCHEMAS).map((command) => part(resultName(command))), part('failure')],
  $defs: {
    ...Object.fromEntries(
      Object.entries(COMMAND_SCHEMAS).map(([command, schema]) => [resultName(command), schema]),
    ),
    failure: FAILURE,
    written: WRITTEN,
    ...PARTS,
  },
};

/** The name of a command's schema among the parts. */
export function resultName(command: string): string {
  return `${command}Result`;
}
