// Every peer that can be loaded here answers small puzzles, and no two contradict each other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ClaimedVerdict,
  crosshatch,
  disagreement,
  Judge,
  reference,
} from '../../../packages/cli/dist/compare/index.js';
import { randomPuzzle } from '../../../packages/core/dist/testing/generate.js';
import { picturePuzzle } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import type { NamedPuzzle } from '../sets/puzzle-set.js';
import { contestantOf, PEERS, solvers } from './registry.js';

function smallPuzzles(colors: number): NamedPuzzle[] {
  const random = new Random(9);
  return Array.from({ length: 12 }, (_, i) => {
    const size = { width: 4 + (i % 5), height: 5 + (i % 3), colors };
    const puzzle =
      i % 3 === 0
        ? picturePuzzle(random, { ...size, feature: 1 })
        : randomPuzzle(random, { ...size, density: 0.6, spoilt: i % 4 === 1 ? 0.1 : 0 });
    return { name: `puzzle ${i} in ${colors}`, puzzle };
  });
}

test('peers agree on small puzzles', async () => {
  const seen = new Set<ClaimedVerdict>();
  const judge = new Judge(600);
  const loaded = [];
  for (const peer of [crosshatch, reference, ...solvers]) {
    const solve = await peer.load();
    if (typeof solve !== 'string') loaded.push({ peer, solve });
  }
  assert(loaded.length >= 6);
  for (const named of [...smallPuzzles(1), ...smallPuzzles(2)]) {
    const verdicts = new Map<string, ClaimedVerdict>();
    for (const { peer, solve } of loaded) {
      const { puzzle } = named;
      if (puzzle.palette.colors.length > peer.colors) continue;
      const answer = await solve({ puzzle, isLate: () => false });
      assert.equal(judge.judge(named, answer).kind, 'right', `${peer.id} on ${named.name}`);
      verdicts.set(peer.id, answer.verdict);
      if (peer.proves) assert.notEqual(answer.verdict, 'undecided', `${peer.id} on ${named.name}`);
      seen.add(answer.verdict);
    }
    assert.equal(disagreement(verdicts), undefined, named.name);
  }
  for (const verdict of ['unique', 'multiple', 'none', 'solved'] as const) assert(seen.has(verdict), verdict);
});

test('an unknown peer is refused by name', () => {
  assert.throws(() => contestantOf('nobody'), /There is no peer "nobody"; expected crosshatch, /);
  for (const { id } of PEERS) assert.equal(contestantOf(id).facts.id, id);
});
