// The bars as a list: each with what was wanted, what was measured and whether it holds.
import type { Bar } from './bars.js';

export function barTable(bars: readonly Bar[]): string {
  const lines = bars.map(
    ({ bar, wanted, measured, holds }) => `| ${bar} | ${wanted} | ${measured} | ${verdict(holds)} |`,
  );
  return ['| bar | wanted | measured | |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

function verdict(holds: Bar['holds']): string {
  if (holds === 'positions') return 'holds on the encoding by positions';
  return holds ? 'holds' : '**does not hold**';
}
