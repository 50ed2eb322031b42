// The table of a set: how each peer stands.
import type { Standing } from '../measure/comparison.js';
import { peerById } from '../peers/registry.js';
import { digits, duration, table, withSpread } from './figures.js';
import type { SetResult } from './results.js';

const HEAD = ['solver', 'solved', 'median', 'slowest', 'total', 'total: times ours', 'each: times ours'];

export function setTable({ set, origin, count, standings, skipped }: SetResult): string {
  const rows = standings.map((standing) => {
    const { peer, asked, answered, ratio } = standing;
    return [
      nameOf(standing),
      asked === count ? `${answered} of ${count}` : `${answered} of ${asked} asked`,
      duration(standing.median),
      duration(standing.slowest),
      duration(standing.total),
      ratio === undefined ? (peer === 'crosshatch' ? '1' : '-') : withSpread(ratio.ofTotals, ratio.isAtLeast),
      ratio === undefined ? (peer === 'crosshatch' ? '1' : '-') : withSpread(ratio.ofPuzzles),
    ];
  });
  const notes = skipped.map(({ peer, excuse }) => `${peerById(peer).title}: ${excuse}.`);
  return [
    `### ${set}: ${digits(count)} puzzles, ${origin}`,
    '',
    table(HEAD, rows),
    ...(notes.length > 0 ? ['', `Not measured: ${notes.join(' ')}`] : []),
  ].join('\n');
}

function nameOf({ peer }: Standing): string {
  const { title, proves } = peerById(peer);
  return proves ? title : `${title}, proves nothing`;
}
