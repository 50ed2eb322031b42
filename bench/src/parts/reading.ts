// Reading 1,000 files of 25x25 in every format that is read and written, each found by its content and
// its name: in a process that has just started, and once it is warm.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { duration, table } from '../report/figures.js';
import type { Part } from './part.js';
import type { ReadingTimes } from './reading-process.js';

const PROGRAM = fileURLToPath(new URL('reading-process.js', import.meta.url));

export const reading: Part = {
  id: 'reading',
  title: 'reading 1,000 files of 25x25 in mixed formats',
  quick: true,
  run: async () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const { files, formats, bytes, cold, warm, slowest } = JSON.parse(stdout) as ReadingTimes;
    const list = slowest.map(({ format, time }) => `${format} ${duration(time)}`).join(', ');
    const head = [`${files} files, ${formats} formats, ${(bytes / 1e6).toFixed(1)} MB`, 'time', 'each'];
    const row = (title: string, time: number) => [title, duration(time), duration(time / files)];
    return {
      text: `${table(head, [row('just started', cold), row('warm', warm)])}\n\nSlowest when warm: ${list}.`,
      bars: [
        {
          bar: 'reading',
          wanted: '1,000 mixed files well under a second beyond start-up',
          measured: duration(cold),
          holds: cold < 500,
        },
      ],
    };
  },
};
