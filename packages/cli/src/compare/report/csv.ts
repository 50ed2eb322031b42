// Every measurement as CSV (RFC 4180), for a spreadsheet or a statistics program.
import { harmless } from '@crosshatch/core/model';
import { quoted } from '../../batch/csv.js';
import type { Comparison } from '../comparison.js';
import type { Measurement } from '../measurement.js';

const COLUMNS = [
  'set',
  'puzzle',
  'hash',
  'solver',
  'round',
  'verdict',
  'judgement',
  'end',
  'milliseconds',
  'wallMilliseconds',
  'cpuMilliseconds',
  'message',
] as const satisfies readonly (keyof Measurement)[];

export function csvReport({ sets }: Comparison): string {
  const lines = sets.flatMap(({ measurements }) =>
    measurements.map((measurement) =>
      COLUMNS.map((column) => quoted(harmless(String(measurement[column] ?? '')))).join(','),
    ),
  );
  return [COLUMNS.join(','), ...lines].join('\n');
}
