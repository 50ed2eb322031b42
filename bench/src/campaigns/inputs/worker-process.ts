// One worker process and the order it is at. It is ended when an input takes too long, and replaced.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Finding, Order, Report } from './protocol.js';

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));

/** No report for so long, in ms of wall time: generous, for machines that have other things to do. */
const MOST_SILENCE = 30_000;

export interface OrderResult {
  readonly parsed: number;
  readonly bytes: number;
}

/** An input that ended the process. */
export interface Ended {
  readonly index: number;
  readonly where: string;
  readonly kind: 'hang' | 'crash';
  readonly message: string;
}

export class WorkerProcess {
  private child: ChildProcess | undefined;

  /** Resolves when the order is done, or with the input at which the process had to be ended. */
  run(order: Order, onFinding: (finding: Finding) => void): Promise<OrderResult | Ended> {
    const child =
      this.child ??
      spawn(process.execPath, ['--max-old-space-size=512', WORKER], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.child = child;
    return new Promise((resolve) => {
      let at = { index: order.from, where: 'detection' };
      let isHung = false;
      let timer: NodeJS.Timeout;
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          isHung = true;
          child.kill('SIGKILL');
        }, MOST_SILENCE);
      };
      const lines = createInterface({ input: child.stdout as NonNullable<typeof child.stdout> });
      const onExit = (code: number | null, signal: string | null) => {
        this.child = undefined;
        const message = isHung
          ? `no answer for ${MOST_SILENCE / 1000} s`
          : `the process ended with ${code ?? signal}`;
        end({ ...at, kind: isHung ? 'hang' : 'crash', message });
      };
      const end = (result: OrderResult | Ended) => {
        clearTimeout(timer);
        child.off('exit', onExit);
        lines.close();
        resolve(result);
      };
      lines.on('line', (line) => {
        watch();
        const report = JSON.parse(line) as Report;
        if (report.kind === 'at') at = report;
        else if (report.kind === 'finding') onFinding(report.finding);
        else end(report);
      });
      child.once('exit', onExit);
      watch();
      child.stdin?.write(`${JSON.stringify(order)}\n`);
    });
  }

  end(): void {
    this.child?.kill('SIGKILL');
  }
}
