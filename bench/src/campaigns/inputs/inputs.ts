// Damaged files of every format through every reader: none may throw, hang, take long, write a long message or
// come back from a round trip as another puzzle. Input number N of a seed is always the same.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { hostileInput } from '../../../../packages/core/dist/testing/inputs/hostile-inputs.js';
import { clearProgress, showProgress } from '../../report/progress.js';
import { Findings } from './findings.js';
import type { Order } from './protocol.js';
import { WorkerProcess } from './worker-process.js';

export const INPUTS_USAGE = `npm run campaign -- inputs [options]

  --count N     how many inputs (default 1000000)
  --seed S      (default 1)
  --from N      begin at this input, to go on with a campaign (default 0)
  --minutes M   stop after this long
  --workers N   processes (default: one a core)
  --folder DIR  where inputs with findings go (default .cache/campaign)`;

/** Inputs a worker gets at a time. */
const PORTION = 500;

export async function inputsCampaign(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      minutes: { type: 'string', default: 'Infinity' },
      workers: { type: 'string', default: String(availableParallelism()) },
      folder: { type: 'string', default: '.cache/campaign' },
    },
  });
  const [count, seed, from, minutes, workers] = (
    ['count', 'seed', 'from', 'minutes', 'workers'] as const
  ).map((name) => numberOf(name, values[name]));
  const begin = performance.now();
  const end = begin + minutes * 60_000;
  const findings = new Findings(values.folder, seed);
  const orders = new Orders(seed, from, from + count);
  let done = 0;
  let parsed = 0;
  let bytes = 0;
  const work = async () => {
    const worker = new WorkerProcess();
    for (let order = orders.next(); order !== undefined && performance.now() < end; order = orders.next()) {
      const result = await worker.run(order, (finding) => findings.add(finding));
      if ('parsed' in result) {
        done += order.to - order.from;
        parsed += result.parsed;
        bytes += result.bytes;
      } else {
        const { index, where, kind, message } = result;
        const input = hostileInput(seed, index);
        const smallest = Buffer.from(input.bytes).toString('base64');
        findings.add({
          index,
          where,
          kind,
          message,
          origin: input.readers[0],
          mutations: input.mutations,
          bytes: input.bytes.length,
          smallest,
        });
        done += index + 1 - order.from;
        orders.giveBack({ ...order, from: index + 1 });
      }
      showProgress(done / count, `${done.toLocaleString('en')} inputs, ${findings.count} findings`);
    }
    worker.end();
  };
  await Promise.all(Array.from({ length: workers }, work));
  clearProgress();
  const seconds = (performance.now() - begin) / 1000;
  if (findings.count > 0) console.log(`${findings.summary()}\n`);
  console.log(
    `${done.toLocaleString('en')} inputs (${(bytes / 1e6).toFixed(1)} MB, ${parsed.toLocaleString('en')} of them puzzles) from ${from}, seed ${seed}: ` +
      `${findings.count} findings in ${Math.round(seconds)} s.` +
      (done < count ? ` Go on with --from ${orders.resumeAt}.` : ''),
  );
  return findings.count === 0;
}

/** The numbers still to do, in portions. */
class Orders {
  private readonly back: Order[] = [];

  constructor(
    private readonly seed: number,
    private at: number,
    private readonly to: number,
  ) {}

  next(): Order | undefined {
    const waiting = this.back.pop();
    if (waiting !== undefined) return waiting;
    if (this.at >= this.to) return undefined;
    const order = { seed: this.seed, from: this.at, to: Math.min(this.at + PORTION, this.to) };
    this.at = order.to;
    return order;
  }

  /** The rest of an order whose process has ended. */
  giveBack(order: Order): void {
    if (order.from < order.to) this.back.push(order);
  }

  /** All before this are done when every worker has stopped. */
  get resumeAt(): number {
    return Math.min(this.at, ...this.back.map(({ from }) => from));
  }
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (number >= 0) return number;
  throw new RangeError(`--${name} is "${text}"; expected a number of 0 or more.`);
}
