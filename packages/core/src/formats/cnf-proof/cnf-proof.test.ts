import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Puzzle } from '../../model/index.js';
import { solve } from '../../solve/index.js';
import { checkDrat, checkLrat } from '../../testing/cnf-proofs.js';
import { randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import { CNF_PROOFS, type CnfProofFormat, proveCnf } from './cnf-proof.js';

function proofOf(
  puzzle: Puzzle,
  format: CnfProofFormat,
  solution?: Puzzle extends never ? never : ReturnType<typeof only>,
) {
  const pieces: string[] = [];
  const sink = (text: string) => void pieces.push(text);
  const result = proveCnf(
    { puzzle, meta: {} },
    { format, sink, ...(solution === undefined ? {} : { solution }) },
  );
  return { result, proof: pieces.join('') };
}

function only(puzzle: Puzzle) {
  const result = solve(puzzle);
  return result.verdict === 'unique' ? result.solution : undefined;
}

const CHECK = { drat: checkDrat, lrat: checkLrat };

test('proofs of unique and unsolvable puzzles of every kind are accepted, spoilt ones are not', () => {
  const seen = { unique: 0, none: 0, multiple: 0, undecided: 0 };
  for (let seed = 1; seed <= 60; seed++) {
    const random = new Random(seed);
    const size = { width: 4 + (seed % 6), height: 4 + (seed % 5), colors: seed % 3 === 0 ? 2 : 1 };
    const puzzle = randomPuzzle(random, { ...size, density: 0.6, spoilt: seed % 4 === 0 ? 0.1 : 0 });
    const { verdict } = solve(puzzle);
    seen[verdict] += 1;
    for (const format of CNF_PROOFS) {
      const { result, proof } = proofOf(puzzle, format, only(puzzle));
      if (verdict === 'multiple') {
        assert.deepEqual(result, { ok: false, reason: 'satisfiable' });
        continue;
      }
      assert(result.ok, `${verdict}, seed ${seed}`);
      assert.equal(CHECK[format](result.cnf, proof), true, `${format}, seed ${seed}`);
      assert.equal(proof.split('\n').length - 1, result.steps);
      // Without the clause that excludes the solution there is a model: nothing may refute it.
      if (verdict !== 'unique') continue;
      const lines = result.cnf.trimEnd().split('\n');
      const header = lines.findIndex((line) => line.startsWith('p cnf'));
      lines[header] = lines[header].replace(/\d+$/, (count) => `${Number(count) - 1}`);
      assert.notEqual(
        CHECK.drat(`${lines.slice(0, -1).join('\n')}\n`, proofOf(puzzle, 'drat', only(puzzle)).proof),
        true,
      );
    }
  }
  assert(seen.unique > 10 && seen.none > 3 && seen.multiple > 3, JSON.stringify(seen));
});

test('a search with conflicts is proven too, and stops when asked', () => {
  const puzzle = randomPuzzle(new Random(3), { width: 14, height: 14, density: 0.5 });
  const { verdict } = solve(puzzle);
  const { result, proof } = proofOf(puzzle, 'lrat', only(puzzle));
  assert.equal(result.ok, verdict !== 'multiple');
  if (result.ok) assert.equal(checkLrat(result.cnf, proof), true);
  const hard = randomPuzzle(new Random(4), { width: 25, height: 25, density: 0.5 });
  assert.deepEqual(
    proveCnf({ puzzle: hard, meta: {} }, { format: 'drat', sink: () => {}, isLate: () => true }).ok,
    false,
  );
});
