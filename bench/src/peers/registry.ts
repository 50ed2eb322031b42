// Every peer: the one place to register. Ours comes first; ratios are to it.
import { cadical, cadicalPositions } from './cadical.js';
import { crosshatch, reference } from './crosshatch.js';
import { logicSolver } from './logic-solver.js';
import { nativePeers } from './native.js';
import { nonogramSolver } from './nonogram-solver.js';
import type { Peer } from './peer.js';
import { simpleNonogramSolver } from './simple-nonogram-solver.js';

export const PEERS: readonly Peer[] = [
  crosshatch,
  reference,
  cadical,
  cadicalPositions,
  logicSolver,
  nonogramSolver,
  simpleNonogramSolver,
  ...nativePeers,
];

/** Peers that are nonogram solvers from npm, for the bar on them. */
export const NPM_PEERS: readonly string[] = [nonogramSolver.id, simpleNonogramSolver.id];

export function peerById(id: string): Peer {
  const peer = PEERS.find((candidate) => candidate.id === id);
  if (peer === undefined) {
    throw new RangeError(`There is no peer "${id}"; expected ${PEERS.map(({ id }) => id).join(', ')}.`);
  }
  return peer;
}
