// npm run bench: measures the sets and parts that are asked for, and reports which targets are met. Ends with
// 1 when a peer, ours included, gave a wrong answer; a missed target is reported, but does not fail:
// the machine may be to blame.
import { writeFileSync } from 'node:fs';
import { puzzleHash } from '@crosshatch/core/model';
import {
  type Contestant,
  disagreement,
  Judge,
  type Measurement,
  machine,
  measure,
  OURS,
  setTable,
  standings,
  timingsOf,
} from '../../packages/cli/dist/compare/index.js';
import { USAGE, type Wanted, wanted } from './arguments.js';
import type { PartResult } from './parts/part.js';
import { contestantOf, PEERS } from './peers/registry.js';
import { barTable } from './report/bar-table.js';
import { type Bar, bars } from './report/bars.js';
import { writeIntoDocument } from './report/document.js';
import { clearProgress, showProgress } from './report/progress.js';
import { resultsJson, type SetResult } from './report/results.js';
import { type PuzzleSet, thinned } from './sets/puzzle-set.js';
import { writeSets } from './sets/write-sets.js';

/** Rounds, seconds for a peer and a set, and how long others than ours and CaDiCaL may take for a puzzle. */
const FULL = { rounds: 5, budget: 20, patience: 5 };
const QUICK = { rounds: 3, budget: 3, patience: 1 };

/** Sets that are so small are asked to the end. */
const FEW = 5;

/** Those that the bars compare get the time that the bars give. */
const IN_BARS = ['crosshatch', 'cadical', 'cadical-positions'];

/** Seconds for proving a claim: the hardest proofs take minutes, and such claims are compared with each other. */
const PROOF_SECONDS = 10;

async function measureSet(
  set: PuzzleSet,
  team: readonly Contestant[],
  options: Wanted,
  judge: Judge,
): Promise<SetResult> {
  const { origin, puzzles: all } = set.load(options.corpus);
  const puzzles = options.quick ? thinned(all, Math.max(1, set.quick)) : all;
  const { rounds, budget, patience } = options.quick ? QUICK : FULL;
  const seconds = options.seconds ?? set.seconds;
  const invited = (options.quick ? set.quickPeers : undefined) ?? set.peers;
  const members = team.filter(({ facts }) => invited?.includes(facts.id) ?? true);
  const measurements: Measurement[] = [];
  const { id, title } = set;
  const skipped = await measure({ id, title, origin, puzzles }, members, {
    secondsFor: (solver) => (IN_BARS.includes(solver) ? seconds : Math.min(seconds, patience)),
    rounds,
    budget: puzzles.length <= FEW ? Infinity : budget,
    judge,
    onMeasurement: (measurement) => {
      requireRight(measurement);
      measurements.push(measurement);
    },
    onProgress: (part, puzzle) => showProgress(part, `${id}: ${puzzle}`),
  });
  clearProgress();
  const compared = puzzles.map(({ name, puzzle }) => ({ name, hash: puzzleHash(puzzle) }));
  const timings = timingsOf(
    measurements,
    compared.map(({ hash }) => hash),
  );
  requireAgreement(measurements);
  return {
    id,
    title,
    origin: puzzles.length < all.length ? `${puzzles.length} of ${all.length}, ${origin}` : origin,
    puzzles: compared,
    measurements,
    skipped,
    count: puzzles.length,
    names: puzzles.map(({ name }) => name),
    cells: puzzles.map(({ puzzle }) => puzzle.width * puzzle.height),
    timings,
    standings: standings(timings, OURS),
  };
}

/** A wrong answer ends the run: it has no speed. */
function requireRight({ solver, puzzle, judgement, end, message = '' }: Measurement): void {
  if (judgement === 'wrong') throw new Error(`${solver} is wrong on ${puzzle}: ${message}`);
  if (end === 'failed' && solver === OURS) throw new Error(`${solver} failed on ${puzzle}: ${message}`);
}

/** Claims that could not be proven must at least not contradict each other. */
function requireAgreement(measurements: readonly Measurement[]): void {
  const claims = new Map<string, Map<string, Measurement['verdict']>>();
  for (const { puzzle, solver, verdict } of measurements) {
    claims.set(puzzle, (claims.get(puzzle) ?? new Map()).set(solver, verdict));
  }
  for (const [puzzle, verdicts] of claims) {
    const conflict = disagreement(verdicts);
    if (conflict !== undefined) throw new Error(`${puzzle}: ${conflict}`);
  }
}

async function run(options: Wanted): Promise<void> {
  const said: string[] = [];
  const say = (text: string) => {
    said.push(text);
    console.log(`${text}\n`);
  };
  const date = new Date().toISOString().slice(0, 10);
  const facts = { command: options.command, date, machine: machine() };
  say(`\`${facts.command}\`, ${date}. ${facts.machine}.`);
  const team = PEERS.filter(({ id }) => options.peers.includes(id)).map(({ id }) => contestantOf(id));
  const judge = new Judge(PROOF_SECONDS);
  const results = new Map<string, SetResult>();
  const parts: (PartResult & { readonly id: string })[] = [];
  try {
    for (const set of options.sets) {
      const result = await measureSet(set, team, options, judge);
      results.set(set.id, result);
      say(setTable(result, { solvers: PEERS }));
    }
  } finally {
    for (const member of team) member.stop();
  }
  for (const part of options.parts) {
    showProgress(0, part.title);
    const result = await part.run(options.quick);
    clearProgress();
    parts.push({ id: part.id, ...result });
    say(`### ${part.title}\n\n${result.text}`);
  }
  const all: Bar[] = [...bars(results), ...parts.flatMap((part) => part.bars)];
  const measured = all.filter(({ holds }) => holds !== undefined);
  if (measured.length > 0) say(`### The bars\n\n${barTable(measured)}`);
  if (options.json !== undefined)
    writeFileSync(options.json, resultsJson(facts, results, all, parts, options.isBrief));
  if (options.document !== undefined) writeIntoDocument(options.document, said);
}

try {
  const options = wanted(process.argv.slice(2));
  if (typeof options === 'string') console.log(options);
  else if (options.writeSets !== undefined) writeSets(options.writeSets, options);
  else await run(options);
} catch (error) {
  clearProgress();
  console.error(
    error instanceof RangeError || error instanceof TypeError ? `${error.message}\n\n${USAGE}` : error,
  );
  process.exitCode = 1;
}
