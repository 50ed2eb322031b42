// The command line of the bench.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PARTS } from './parts/registry.js';
import { PEERS } from './peers/registry.js';
import { setOfPath } from './sets/files.js';
import type { PuzzleSet } from './sets/puzzle-set.js';
import { defaultCorpus, SETS } from './sets/registry.js';

export const USAGE = `npm run bench -- [SET|PART|PATH ...] [options]

Measures the engine against its peers, answers verified first, and reports which targets are met.
Without names: all sets and parts but the ablation. PATH is a file or folder of puzzles in any format.

  --quick          fewer puzzles, peers and rounds: about two minutes
  --peers A,B      only these solvers (ours is always one of them)
  --seconds N      time for one puzzle
  --corpus DIR     other people's puzzles (default: ../shared/corpus, if it is there)
  --own            only puzzles that come with the repository
  --json FILE      everything that was measured
  --brief          without the single measurements in that file
  --document FILE  writes the tables between the marks in a Markdown file
  --write-sets DIR writes the puzzles of each set to DIR/SET.json, for \`crosshatch compare\`, and measures nothing
  --list           the names of sets, parts and solvers

For one that is not noisy, run it on a machine that has nothing else to do.`;

export interface Wanted {
  readonly sets: readonly PuzzleSet[];
  readonly parts: typeof PARTS;
  readonly quick: boolean;
  readonly peers: readonly string[];
  readonly seconds: number | undefined;
  readonly corpus: string | undefined;
  readonly json: string | undefined;
  /** Whether that file leaves out the single measurements. */
  readonly isBrief: boolean;
  readonly document: string | undefined;
  /** A folder for the puzzles of the sets, instead of measuring. */
  readonly writeSets: string | undefined;
  /** The command as somebody would type it again. */
  readonly command: string;
}

/** Solvers of the quick run: those that the bars speak of. */
const QUICK_PEERS = ['crosshatch', 'reference', 'cadical', 'cadical-positions', 'nonogram-solver'];

/** What is asked for, or the text to show instead. Throws with a sentence on a mistake. */
export function wanted(args: readonly string[]): Wanted | string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      peers: { type: 'string' },
      seconds: { type: 'string' },
      corpus: { type: 'string' },
      own: { type: 'boolean', default: false },
      json: { type: 'string' },
      brief: { type: 'boolean', default: false },
      document: { type: 'string' },
      'write-sets': { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return USAGE;
  if (values.list) return listing();
  const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
  if (seconds !== undefined && !(seconds > 0)) {
    throw new RangeError(`--seconds is "${values.seconds}"; expected a number above 0.`);
  }
  const isAll = positionals.length === 0;
  const sets = isAll ? SETS : positionals.flatMap((name) => setsNamed(name, seconds ?? 20));
  const parts = PARTS.filter(({ id, onlyByName }) =>
    isAll ? onlyByName !== true : positionals.includes(id),
  );
  return {
    sets: isAll && values.quick ? sets.filter(({ quick }) => quick > 0) : sets,
    parts: isAll && values.quick ? parts.filter(({ quick }) => quick) : parts,
    quick: values.quick,
    peers: peersNamed(values.peers, values.quick),
    seconds,
    corpus: values.own ? undefined : (values.corpus ?? defaultCorpus()),
    json: values.json,
    isBrief: values.brief,
    document: values.document,
    writeSets: values['write-sets'],
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
  };
}

function setsNamed(name: string, seconds: number): readonly PuzzleSet[] {
  const set = SETS.find(({ id }) => id === name);
  if (set !== undefined) return [set];
  if (PARTS.some(({ id }) => id === name)) return [];
  if (existsSync(name)) return [setOfPath(name, seconds)];
  throw new RangeError(`"${name}" is no set, no part and no file; see npm run bench -- --list.`);
}

function peersNamed(text: string | undefined, quick: boolean): readonly string[] {
  const all = PEERS.map(({ id }) => id);
  if (text === undefined) return quick ? QUICK_PEERS : all;
  const names = text.split(',');
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new RangeError(`There is no solver "${unknown[0]}"; expected ${all.join(', ')}.`);
  return all.filter((id) => id === 'crosshatch' || names.includes(id));
}

function listing(): string {
  const lines = (list: readonly { readonly id: string; readonly title: string }[]) =>
    list.map(({ id, title }) => `  ${id.padEnd(22)} ${title}`).join('\n');
  return `Sets\n${lines(SETS)}\n\nParts\n${lines(PARTS)}\n\nSolvers\n${lines(PEERS)}`;
}
