// The JSON Schemas of what the commands of a cluster print.
import {
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

const END = { verdict: verdictOf('ok'), warnings: WARNINGS };
const ADDRESS = text('of the database, without its password');
const NUMBER = (description: string): Schema => ({ type: 'number', minimum: 0, description });

const WORKER = object({
  id: text('of this run of the worker'),
  host: text('its machine'),
  pid: integer('its process'),
  version: text('of crosshatch'),
  concurrency: integer('puzzles at a time', 1),
  doing: text('how many puzzles of which jobs; empty when it is idle'),
  items: integer('puzzles since it was started'),
  rate: NUMBER('puzzles per second over the last ten seconds'),
  quietSeconds: NUMBER('since it was last heard of'),
  isLost: truth('whether that is longer than its lease'),
});

const JOB = object(
  {
    id: text('a UUID'),
    kind: text('what it is: batch or solve'),
    name: text('what was submitted'),
    submitter: text('user and machine'),
    versions: list(text('of crosshatch'), 'of workers that may take it'),
    state: oneOf(['submitting', 'submitted', 'finished', 'cancelled'], 'finished: its rows were delivered'),
    items: integer('puzzles submitted so far'),
    open: integer('puzzles without a row'),
    running: integer('of these, with a worker'),
    crashed: integer('rows of puzzles that were given up'),
    created: text('ISO 8601'),
    quietSeconds: NUMBER('since the submitter was last heard of'),
  },
  { ended: text('ISO 8601') },
);

export const CLUSTER_SCHEMAS: Readonly<Record<'cluster' | 'jobs', Schema>> = {
  cluster: {
    anyOf: [
      object({ address: ADDRESS, folder: text('of its data'), pid: integer('its process'), ...END }),
      object({
        folder: text('of its data'),
        wasRunning: truth('whether there was something to stop'),
        ...END,
      }),
      object({ address: ADDRESS, schemaVersion: integer('of the schema crosshatch', 1), ...END }),
      object(
        {
          address: ADDRESS,
          database: object({ version: text('of PostgreSQL'), bytes: integer('of the whole database') }),
          jobs: { type: 'object', description: 'how many there are in each state' },
          waiting: integer('puzzles'),
          running: integer('puzzles that are with a worker'),
          workers: list(WORKER, 'that are registered'),
          rate: NUMBER('puzzles per second of all workers'),
          ...END,
        },
        { secondsLeft: NUMBER('at this rate') },
      ),
    ],
  },
  jobs: object({ jobs: list(JOB, 'the newest first'), ...END }),
};
