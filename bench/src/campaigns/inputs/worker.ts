// Reads the inputs of one order, and reports what is wrong with each. See protocol.ts.
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parse } from '@crosshatch/core';
import {
  type HostileInput,
  hostileInput,
} from '../../../../packages/core/dist/testing/inputs/hostile-inputs.js';
import { examineParse, waysToRead } from '../../../../packages/core/dist/testing/inputs/parse-checks.js';
import {
  type Finding,
  mostMemory,
  mostMilliseconds,
  type Order,
  type Problem,
  type Report,
} from './protocol.js';
import { shrink } from './shrink.js';

/** Writes synchronously, so that the last report shows where the worker hung. */
function say(report: Report): void {
  writeSync(1, `${JSON.stringify(report)}\n`);
}

function parseTime(bytes: Uint8Array, way: string): number {
  const before = process.cpuUsage();
  try {
    parse(bytes, way === 'detection' ? {} : { from: way });
  } catch {
    // What throws is reported by the checks.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of three measurements: a collection of garbage or a compilation is no fault of the input. */
function leastTime(bytes: Uint8Array, way: string, first: number): number {
  let least = first;
  for (let again = 0; again < 2 && least > mostMilliseconds(bytes.length); again++) {
    least = Math.min(least, parseTime(bytes, way));
  }
  return least;
}

/** Problems with the numbers taken out are the same problem. */
function keyOf({ kind, where, message }: Problem): string {
  return `${kind} ${where} ${message.replace(/\d+/g, '0').slice(0, 60)}`;
}

/** Problems that were reported; later ones of the same key are not shrunk again. */
const known = new Map<string, number>();

function report(
  input: HostileInput,
  index: number,
  problem: Pick<Finding, 'kind' | 'where' | 'message'>,
  smallest: Uint8Array,
): void {
  const { bytes, mutations, readers } = input;
  const finding = {
    ...problem,
    index,
    origin: readers[0],
    mutations,
    bytes: bytes.length,
    smallest: Buffer.from(smallest).toString('base64'),
  };
  say({ kind: 'finding', finding });
}

function examine(index: number, seed: number): { parsed: boolean; bytes: number } {
  const input = hostileInput(seed, index);
  const { bytes } = input;
  let parsed = false;
  for (const way of waysToRead(input)) {
    const alive = () => say({ kind: 'at', index, where: way });
    alive();
    const roomBefore = process.resourceUsage().maxRSS * 1024;
    const time = leastTime(bytes, way, parseTime(bytes, way));
    if (time > mostMilliseconds(bytes.length)) {
      const message = `${Math.round(time)} ms of CPU for ${bytes.length} bytes`;
      const isSlow = (smaller: Uint8Array) => {
        alive();
        return leastTime(smaller, way, parseTime(smaller, way)) > mostMilliseconds(smaller.length);
      };
      report(
        input,
        index,
        { kind: 'slow', where: way, message },
        time > 1000 ? bytes : shrink(bytes, isSlow, 60),
      );
    }
    const { problems, isRead } = examineParse(bytes, way, index);
    for (const problem of problems) {
      const key = keyOf(problem);
      const times = (known.get(key) ?? 0) + 1;
      known.set(key, times);
      const same = (smaller: Uint8Array) => {
        alive();
        return examineParse(smaller, way, index).problems.some(
          (other) => other.kind === problem.kind && other.where === problem.where,
        );
      };
      report(input, index, problem, times <= 2 ? shrink(bytes, same) : bytes);
    }
    parsed ||= isRead;
    const growth = process.resourceUsage().maxRSS * 1024 - roomBefore;
    if (growth > mostMemory(bytes.length)) {
      report(
        input,
        index,
        { kind: 'memory', where: way, message: `${Math.round(growth / 1e6)} MB more` },
        bytes,
      );
    }
  }
  return { parsed, bytes: bytes.length };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { seed, from, to } = JSON.parse(line) as Order;
  let parsed = 0;
  let bytes = 0;
  for (let index = from; index < to; index++) {
    const result = examine(index, seed);
    parsed += result.parsed ? 1 : 0;
    bytes += result.bytes;
  }
  say({ kind: 'done', parsed, bytes });
}
