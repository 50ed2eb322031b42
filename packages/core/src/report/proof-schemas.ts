// The JSON Schemas of what the commands print that look behind answers: `verify` for certificates, `compare` for solvers,
// `trace` for the search itself.
import {
  HEAD,
  integer,
  list,
  object,
  oneOf,
  type Schema,
  text,
  truth,
  verdictOf,
  WARNINGS,
} from './schema-parts.js';

const NUMBER = (description: string): Schema => ({ type: 'number', minimum: 0, description });
const SPREAD = (description: string): Schema =>
  object(
    {
      middle: NUMBER('the median'),
      low: NUMBER('the least, or the first quartile'),
      high: NUMBER('the greatest, or the third quartile'),
    },
    {},
    description,
  );
const SOLVER = text('the name of a solver');
const CLAIM = oneOf(['unique', 'multiple', 'none', 'solved', 'undecided'], 'what the solver claims');

const RUN = object(
  {
    machine: text('processor, system and load'),
    started: text('ISO 8601'),
    version: text('of crosshatch'),
    seconds: NUMBER('time limit for each puzzle'),
    rounds: integer('timed rounds', 0),
  },
  { megabytes: integer('memory limit for each solver', 1) },
);

const STANDING = object(
  {
    solver: SOLVER,
    asked: integer('puzzles that it was asked', 0),
    answered: integer('of these, answered correctly within the limits', 0),
    median: NUMBER('milliseconds for a puzzle'),
    slowest: NUMBER('milliseconds for a puzzle'),
    total: NUMBER('milliseconds for all of them'),
  },
  {
    ratio: object({
      ofTotals: SPREAD('of the totals, over the rounds'),
      ofPuzzles: SPREAD('of single puzzles'),
      isAtLeast: truth('whether a limit was reached, so that the true ratio is higher'),
      ours: NUMBER('milliseconds of `base` on the same puzzles'),
    }),
  },
);

const MEASUREMENT = object(
  {
    puzzle: text('its name'),
    hash: text('of the clues'),
    solver: SOLVER,
    round: integer('0: the round in which answers are verified', 0),
    verdict: CLAIM,
    judgement: oneOf(['right', 'wrong', 'unverified'], 'whether the answer holds'),
    end: oneOf(['answer', 'time', 'memory', 'failed'], 'why the run ended'),
    milliseconds: NUMBER('the lesser of wall time and processor time'),
    wallMilliseconds: NUMBER('wall time'),
  },
  {
    cpuMilliseconds: NUMBER('processor time of the solver and its children'),
    message: text('why it is wrong, or why there is no answer'),
  },
);

export const PROOF_SCHEMAS: Readonly<Record<'verify' | 'trace' | 'compare', Schema>> = {
  verify: object(
    {
      source: HEAD.source,
      certificate: text('the file of the certificate'),
      verdict: verdictOf('verified', 'refused'),
      warnings: WARNINGS,
    },
    {
      claim: oneOf(['unique', 'none', 'multiple', 'count'], 'what it proves'),
      solutionCount: integer('solutions that it lists', 0),
      steps: integer('lines that were checked', 0),
      clauses: integer('clauses among them', 0),
      line: integer('the line that fails', 1),
      message: text('why it fails'),
    },
  ),
  trace: object(
    {
      source: text('the file of the trace'),
      hash: text('of the clues'),
      width: integer('columns', 1),
      height: integer('rows', 1),
      strategy: text('of the search'),
      verdict: verdictOf('ok'),
      events: integer('events in the file', 0),
      dropped: integer('events that were not written', 0),
      counts: { type: 'object', description: 'events by kind' },
      deepest: integer('the deepest decision level', 0),
      conflictLines: list(
        object({ line: text('a row or column: `r3`, `c12`'), conflicts: integer('conflicts in it', 1) }),
        'the lines with the most conflicts',
      ),
      warnings: WARNINGS,
    },
    {
      solved: oneOf(
        ['unique', 'multiple', 'none', 'undecided'],
        'the verdict of the solve; absent if it did not end',
      ),
    },
  ),
  compare: {
    anyOf: [
      object({
        set: text('the file or folder'),
        title: text('its name'),
        origin: text('where the puzzles come from'),
        puzzleCount: integer('puzzles in it', 0),
        base: text('the solver to which ratios are'),
        runs: list(RUN, 'the conditions of each run'),
        verdict: verdictOf('ok', 'different'),
        troubles: list(
          object({
            kind: oneOf(['wrong', 'time', 'memory', 'failed', 'undecided', 'unverified'], 'what is wrong'),
            puzzle: text('its name'),
            solver: SOLVER,
            message: text('in words'),
          }),
          'wrong answers first, then unanswered puzzles',
        ),
        standings: list(STANDING, 'one for each solver'),
        skipped: list(object({ solver: SOLVER, excuse: text('why') }), 'solvers that could not be measured'),
        measurements: list(MEASUREMENT, 'every run of every solver'),
        warnings: WARNINGS,
      }),
      object({
        solvers: list(
          object({
            name: text('for --solver'),
            about: text('what it is'),
            found: truth('whether it can run here'),
          }),
          'with --list',
        ),
        verdict: verdictOf('ok'),
        warnings: WARNINGS,
      }),
    ],
  },
};
