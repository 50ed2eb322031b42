// Every peer that can be loaded here answers small puzzles, and no two contradict each other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomPuzzle } from '../../../packages/core/dist/testing/generate.js';
import { picturePuzzle } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { verifyAgreement, verifyAnswer } from '../measure/verify.js';
import type { NamedPuzzle } from '../sets/puzzle-set.js';
import type { PeerVerdict } from './peer.js';
import { PEERS, peerById } from './registry.js';

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

const foreign = PEERS.filter(({ isForeign }) => isForeign).map(({ id }) => id);

test('peers agree on small puzzles', async () => {
  const seen = new Set<PeerVerdict>();
  const solvers = [];
  for (const peer of PEERS.filter(({ id }) => !foreign.includes(id))) {
    const solver = await peer.load();
    if (typeof solver !== 'string') solvers.push({ peer, solver });
  }
  assert(solvers.length >= 6);
  for (const named of [...smallPuzzles(1), ...smallPuzzles(2)]) {
    const verdicts = new Map<string, PeerVerdict>();
    for (const { peer, solver } of solvers) {
      const { puzzle } = named;
      if (puzzle.palette.colors.length > peer.colors) continue;
      const answer = await solver({ puzzle, isLate: () => false, seconds: 10 });
      verifyAnswer(named, peer.id, answer);
      verdicts.set(peer.id, answer.verdict);
      if (peer.proves) assert.notEqual(answer.verdict, 'undecided', `${peer.id} on ${named.name}`);
      seen.add(answer.verdict);
    }
    verifyAgreement(named.name, verdicts);
  }
  for (const verdict of ['unique', 'multiple', 'none', 'solved'] as const) assert(seen.has(verdict), verdict);
});

test('an unknown peer is refused by name', () => {
  assert.throws(() => peerById('nobody'), /There is no peer "nobody"; expected crosshatch, /);
});
