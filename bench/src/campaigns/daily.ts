// The daily puzzles of many dates from 2020 to 2040: each must have one solution, need no guessing, come back from its
// code, and be made fast enough for a phone. Days are spread evenly, and every weekday gets its share.
import { parseArgs } from 'node:util';
import { daily, fromCode } from '@crosshatch/core/make';
import { check, sameGrid } from '@crosshatch/core/model';
import { solve } from '@crosshatch/core/solve';
import { digits, table } from '../report/figures.js';
import { clearProgress, showProgress } from '../report/progress.js';

export const DAILY_USAGE =
  'npm run campaign -- daily [--dates N]\n  the daily puzzles of N dates from 2020 to 2040 (default 2000)';

const FIRST = Date.UTC(2020, 0, 1);
const LAST = Date.UTC(2040, 11, 31);
const DAY = 86_400_000;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Tally {
  dates: number;
  cpu: number;
  slowest: number;
}

export function dailyCampaign(args: string[]): boolean {
  const { values } = parseArgs({ args, options: { dates: { type: 'string', default: '2000' } } });
  const dates = Number(values.dates);
  const tallies = WEEKDAYS.map((): Tally => ({ dates: 0, cpu: 0, slowest: 0 }));
  const motifs = new Set<string>();
  const wrong: string[] = [];
  const days = Math.round((LAST - FIRST) / DAY);
  for (let i = 0; i < dates; i++) {
    const time = FIRST + Math.floor((i * days) / Math.max(1, dates - 1)) * DAY;
    const date = new Date(time).toISOString().slice(0, 10);
    const before = process.cpuUsage();
    const made = daily(date);
    const cpu = process.cpuUsage(before).user / 1000;
    const tally = tallies[(new Date(time).getUTCDay() + 6) % 7];
    tally.dates += 1;
    tally.cpu += cpu;
    tally.slowest = Math.max(tally.slowest, cpu);
    motifs.add(made.motif);
    const fault = faultOf(made);
    if (fault !== undefined) wrong.push(`${date} (${made.motif}, ${made.code}): ${fault}`);
    if (i % 50 === 0) showProgress(i / dates, `${i} of ${dates} dates`);
  }
  clearProgress();
  const rows = WEEKDAYS.map((name, i) => {
    const { dates: count, cpu, slowest } = tallies[i];
    return [name, `${count}`, digits(cpu / Math.max(1, count)), digits(slowest)];
  });
  console.log(table(['weekday', 'dates', 'CPU ms, mean', 'slowest'], rows));
  console.log(`${dates} dates, ${motifs.size} motifs, ${wrong.length} wrong`);
  for (const line of wrong) console.error(line);
  return wrong.length === 0;
}

function faultOf({ puzzle, solution, code, motif }: ReturnType<typeof daily>): string | undefined {
  const result = solve(puzzle);
  if (result.verdict !== 'unique') return `the verdict is ${result.verdict}`;
  if (!result.lineSolvable) return 'line logic does not solve it';
  if (!sameGrid(result.solution, solution) || !check(puzzle, solution).ok)
    return 'another solution is claimed';
  const again = fromCode(code);
  const isSame = again.ok && again.motif === motif && sameGrid(again.solution, solution);
  return isSame ? undefined : 'its code does not recreate it';
}
