// What a certificate costs: solving without one and with one, its size, and checking it, on the hard puzzles. Every
// certificate has to be accepted before its figures count.
import { gzipSync } from 'node:zlib';
import type { Puzzle } from '@crosshatch/core/model';
import { solve } from '@crosshatch/core/solve';
import { verifyCertificate } from '@crosshatch/core/verify';
import { nDom } from '../../../packages/core/dist/testing/n-dom.js';
import { timeOf } from '../measure/stopwatch.js';
import { duration, table } from '../report/figures.js';
import { HARD_SETS } from '../sets/hard-sets.js';
import type { Part } from './part.js';

interface Cost {
  readonly name: string;
  readonly verdict: string;
  readonly plain: number;
  readonly withCertificate: number;
  readonly checking: number;
  readonly bytes: number;
  readonly compressed: number;
}

const ROUNDS = 5;

/** The least of a few rounds: other programs can only make it longer. */
function least(work: () => void): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => timeOf(work)));
}

function costOf(name: string, puzzle: Puzzle): Cost {
  let pieces: string[] = [];
  const certificate = (text: string) => pieces.push(text);
  const { verdict } = solve(puzzle);
  const plain = least(() => solve(puzzle));
  const withCertificate = least(() => {
    pieces = [];
    solve(puzzle, { certificate });
  });
  const text = pieces.join('');
  const verification = verifyCertificate(puzzle, text);
  if (!verification.ok) {
    throw new Error(`${name}: line ${verification.line} is refused: ${verification.message}`);
  }
  const checking = least(() => verifyCertificate(puzzle, text));
  const bytes = text.length;
  return { name, verdict, plain, withCertificate, checking, bytes, compressed: gzipSync(text).length };
}

export const certificates: Part = {
  id: 'certificates',
  title: 'What a certificate costs',
  quick: false,
  run: async () => {
    const puzzles = HARD_SETS.find(({ id }) => id === 'hard')?.load(undefined)?.puzzles ?? [];
    const costs = [...puzzles, ...[5, 7, 9].map((n) => ({ name: `${n}-Dom`, puzzle: nDom(n) }))].map(
      ({ name, puzzle }) => costOf(name, puzzle),
    );
    const sum = (of: (cost: Cost) => number) => costs.reduce((total, cost) => total + of(cost), 0);
    const rows = costs.map((cost) => [
      cost.name,
      cost.verdict,
      duration(cost.plain),
      duration(cost.withCertificate),
      duration(cost.checking),
      `${cost.bytes}`,
      `${cost.compressed}`,
    ]);
    const ratio = (value: number) => value.toFixed(2);
    const solving = sum(({ withCertificate }) => withCertificate) / sum(({ plain }) => plain);
    const checking = sum((cost) => cost.checking) / sum(({ plain }) => plain);
    const head = ['puzzle', 'verdict', 'solve', 'with certificate', 'check', 'bytes', 'gzip'];
    return {
      text: [
        table(head, rows),
        `Solving with a certificate took ${ratio(solving)} times the time without one, checking ${ratio(checking)} times.`,
      ].join('\n\n'),
      bars: [
        {
          bar: 'solving with a certificate',
          wanted: 'at most 2 times without',
          measured: `${ratio(solving)} times`,
          holds: solving <= 2,
        },
        {
          bar: 'checking a certificate',
          wanted: 'at most 3 times the solve',
          measured: `${ratio(checking)} times`,
          holds: checking <= 3,
        },
      ],
    };
  },
};
