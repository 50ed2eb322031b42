// What can be set outside of options: variables of the environment, limits of the service, of the library. The build
// stops when the sources read a variable that the table lacks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLimits, type ServiceLimits } from '@crosshatch/server';
import { ROOT } from '../config/repository.js';
import { code, page, table } from './markdown.js';

const VARIABLES: Readonly<Record<string, string>> = {
  CROSSHATCH_CLUSTER:
    'the address of the cluster’s database, for `worker`, `jobs`, `cluster` and `batch --cluster`',
  NO_COLOR: 'if set, no colours in pictures and messages; `--color` overrides it',
  FORCE_COLOR: '0 = no colours, 1 = sixteen, 2 = 256, 3 = true colour; overrides `NO_COLOR`',
  'LC_ALL, LC_CTYPE, LANG':
    'the first that is set decides between Unicode and ASCII pictures; `--ascii` overrides it',
  TERM: '`dumb` switches off progress lines and the full screen',
  XDG_STATE_HOME: 'where `play` saves your marks (default `~/.local/state`)',
  PATH: 'where `compare` looks for other solvers',
};

/** What each limit of the service means, with the unit of its default. */
const LIMITS: Readonly<Record<keyof ServiceLimits, string>> = {
  bodyBytes: 'bytes of a request body that holds puzzles',
  pictureBytes: 'bytes of a request body that holds a picture',
  cells: 'cells of a puzzle',
  puzzles: 'puzzles in one `batch`',
  seconds: 'seconds of work for one request, and for one puzzle of a `batch`',
  workers: 'worker threads (default: one per core)',
  queue: 'requests that wait for a worker',
  rate: 'requests per minute and client; 0 = no limit',
  cacheBytes: 'bytes of answers kept in memory; 0 = no cache',
};

export function configurationPage(): string {
  const limits = defaultLimits();
  const unlisted = variablesRead().filter((name) => !Object.keys(VARIABLES).join(', ').includes(name));
  if (unlisted.length > 0) {
    throw new Error(`site/src/generate/configuration.ts does not describe ${unlisted.join(', ')}.`);
  }
  return page(
    'Configuration',
    'Environment variables, limits of the service and of the library. There is no configuration file.',
    'There is no configuration file: a command does what its options say, everywhere. These settings come from outside.',
    '## Environment variables',
    table(
      ['variable', 'meaning'],
      Object.entries(VARIABLES).map(([name, meaning]) => [name.split(', ').map(code).join(', '), meaning]),
    ),
    '## Limits of the service',
    'Options of [`crosshatch serve`](../../../docs/cli.md#crosshatch-serve) change them; [Run a service](../../../docs/service.md) explains them.',
    table(
      ['limit', 'default', 'meaning'],
      Object.entries(LIMITS).map(([name, meaning]) => [
        code(name),
        name === 'workers' ? 'cores' : limits[name as keyof ServiceLimits].toLocaleString('en'),
        meaning,
      ]),
    ),
    '## Limits of the library',
    'Every question takes `effort`, `deadline` and `signal`: see [Limits](../../../docs/library.md#limits).',
  );
}

/** The variables that the shipped sources read. */
function variablesRead(): string[] {
  const sources = readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^\w+\/src\/.*\.ts$/.test(file) && !/test|testing/.test(file),
  );
  const names = sources.flatMap((file) =>
    Array.from(
      readFileSync(join(ROOT, 'packages', file), 'utf8').matchAll(/\benv\.([A-Z][A-Z_]+)/g),
      ([, name]) => name,
    ),
  );
  return [...new Set(names)].sort();
}
