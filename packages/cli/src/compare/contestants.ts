// The solvers that `--solver` names: ours, a preset, a JavaScript module, or any program by its command line.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../options/definition.js';
import { onPath } from './solvers/child-run.js';
import { ModuleContestant } from './solvers/module-solver.js';
import { crosshatch, OURS_MODULE, reference } from './solvers/ours.js';
import { installedPresets, PRESETS } from './solvers/presets.js';
import { programOf } from './solvers/program.js';
import { ProgramContestant } from './solvers/program-solver.js';
import type { Contestant } from './solvers/solver.js';

/** Names of our own engines, with what they are. */
const OWN = { ours: crosshatch, reference } as const;

/** All of these together. */
const INSTALLED = 'installed';

export function contestantsOf(words: readonly string[]): readonly Contestant[] {
  const all = words.flatMap((word) => contestantsOfWord(word));
  const seen = new Set<string>();
  for (const { facts } of all) {
    if (seen.has(facts.id))
      throw new UsageError(`two solvers are named "${facts.id}"; give each a name of its own`);
    seen.add(facts.id);
  }
  return all;
}

function contestantsOfWord(word: string): readonly Contestant[] {
  const at = word.indexOf('=');
  if (at >= 0) return [custom(word.slice(0, at), word.slice(at + 1))];
  if (word === INSTALLED) return installedPresets().map((preset) => new ProgramContestant(preset));
  if (Object.hasOwn(OWN, word)) return [new ModuleContestant(OWN[word as keyof typeof OWN], OURS_MODULE)];
  const preset = PRESETS.find(({ id }) => id === word);
  if (preset === undefined) {
    const names = [...Object.keys(OWN), ...PRESETS.map(({ id }) => id), INSTALLED];
    throw new UsageError(
      `unknown solver "${word}"; expected NAME='COMMAND {file}' or one of ${names.join(', ')} (see --list)`,
    );
  }
  return [new ProgramContestant(preset)];
}

function custom(id: string, command: string): Contestant {
  if (!/^[\w.+-]{1,40}$/.test(id)) {
    throw new UsageError(
      `"${id}" is not a name for a solver; expected up to 40 letters, digits, and . _ + -`,
    );
  }
  const module = /^module:([^#]+)(?:#(.+))?$/.exec(command);
  if (module !== null) {
    const [, path, exported = id] = module;
    const facts = { id, title: id, proves: true, colors: 30, mostCells: Number.POSITIVE_INFINITY };
    return new ModuleContestant(facts, pathToFileURL(resolve(path)).href, exported);
  }
  try {
    const program = programOf(id, command);
    if (onPath(program.words[0]) === undefined) {
      throw new RangeError(`${program.words[0]}: no such program; expected one on PATH or a path to it`);
    }
    return new ProgramContestant(program);
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}

/** For `--list`: every name that `--solver` takes, and whether it can run here. */
export function solverList(): readonly {
  readonly name: string;
  readonly about: string;
  readonly found: boolean;
}[] {
  return [
    { name: 'ours', about: 'the engine of this version, in a warm process', found: true },
    { name: 'reference', about: 'our reference engine: simple and slow', found: true },
    ...PRESETS.map(({ id, about, words: [program] }) => ({
      name: id,
      about,
      found: onPath(program) !== undefined,
    })),
  ];
}
