// npm run bench: measures the sets and parts that are asked for, and reports which targets are met. Ends with
// 1 when a peer, ours included, gave a wrong answer; a missed target is reported, but does not fail:
// the machine may be to blame.
import { writeFileSync } from 'node:fs';
import { USAGE, type Wanted, wanted } from './arguments.js';
import { measure } from './measure/campaign.js';
import { standings } from './measure/comparison.js';
import type { PartResult } from './parts/part.js';
import { PEERS } from './peers/registry.js';
import { Member } from './peers/team.js';
import { barTable } from './report/bar-table.js';
import { type Bar, bars } from './report/bars.js';
import { writeIntoDocument } from './report/document.js';
import { machine } from './report/machine.js';
import { clearProgress, showProgress } from './report/progress.js';
import { resultsJson, type SetResult } from './report/results.js';
import { setTable } from './report/set-table.js';
import { type PuzzleSet, thinned } from './sets/puzzle-set.js';

/** Rounds, seconds for a peer and a set, and how long others than ours and CaDiCaL may take for a puzzle. */
const FULL = { rounds: 5, budget: 20, patience: 5 };
const QUICK = { rounds: 3, budget: 3, patience: 1 };

/** Sets that are so small are asked to the end. */
const FEW = 5;

/** Those that the bars compare get the time that the bars give. */
const IN_BARS = ['crosshatch', 'cadical', 'cadical-positions'];

async function measureSet(set: PuzzleSet, team: readonly Member[], options: Wanted): Promise<SetResult> {
  const { origin, puzzles: all } = set.load(options.corpus);
  const puzzles = options.quick ? thinned(all, Math.max(1, set.quick)) : all;
  const { rounds, budget, patience } = options.quick ? QUICK : FULL;
  const seconds = options.seconds ?? set.seconds;
  const invited = (options.quick ? set.quickPeers : undefined) ?? set.peers;
  const members = team.filter(({ peer }) => invited?.includes(peer.id) ?? true);
  const secondsFor = (peer: string) => (IN_BARS.includes(peer) ? seconds : Math.min(seconds, patience));
  const thoroughness = { rounds, secondsFor, budget: puzzles.length <= FEW ? Infinity : budget };
  const timings = await measure(puzzles, members, thoroughness, (part, what) =>
    showProgress(part, `${set.id}: ${what}`),
  );
  clearProgress();
  return {
    id: set.id,
    set: set.title,
    origin: puzzles.length < all.length ? `${puzzles.length} of ${all.length}, ${origin}` : origin,
    count: puzzles.length,
    names: puzzles.map(({ name }) => name),
    cells: puzzles.map(({ puzzle }) => puzzle.width * puzzle.height),
    timings,
    standings: standings(timings),
    skipped: members.flatMap(({ peer, excuse }) => (excuse === undefined ? [] : [{ peer: peer.id, excuse }])),
  };
}

async function run(options: Wanted): Promise<void> {
  const said: string[] = [];
  const say = (text: string) => {
    said.push(text);
    console.log(`${text}\n`);
  };
  const date = new Date().toISOString().slice(0, 10);
  say(`\`${options.command}\`, ${date}. ${machine()}.`);
  const team = PEERS.filter(({ id }) => options.peers.includes(id)).map((peer) => new Member(peer));
  const results = new Map<string, SetResult>();
  const parts: (PartResult & { readonly id: string })[] = [];
  try {
    for (const set of options.sets) {
      const result = await measureSet(set, team, options);
      results.set(set.id, result);
      say(setTable(result));
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
  if (options.json !== undefined) writeFileSync(options.json, resultsJson(results, all, parts));
  if (options.document !== undefined) writeIntoDocument(options.document, said);
}

try {
  const options = wanted(process.argv.slice(2));
  if (typeof options === 'string') console.log(options);
  else await run(options);
} catch (error) {
  clearProgress();
  console.error(
    error instanceof RangeError || error instanceof TypeError ? `${error.message}\n\n${USAGE}` : error,
  );
  process.exitCode = 1;
}
