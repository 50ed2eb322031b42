// A solver that is a JavaScript module: its process is started when first needed, killed when it exceeds a limit, and
// started again for the next puzzle.
import type { ChildProcess } from 'node:child_process';
import type { Puzzle } from '@crosshatch/core';
import { watchMemory } from './memory.js';
import { type Order, type Reply, startModuleProcess } from './module-process.js';
import type { Contestant, RunEnd, RunLimits, SolverFacts, TimedAnswer } from './solver.js';

/** Wall time after which a process is killed: more than its time, because the machine may be busy. */
export const wallLimit = (seconds: number) => 1500 * seconds + 1000;

/** Milliseconds for starting and warming up. */
const START = 60_000;

export class ModuleContestant implements Contestant {
  private child: ChildProcess | undefined;
  private puzzles: readonly Puzzle[] = [];
  private excuse: string | undefined;

  /** `module`: the URL of a module that exports the solver in its list `solvers`. */
  constructor(
    readonly facts: SolverFacts,
    private readonly module: string,
    private readonly id = facts.id,
  ) {}

  async prepare(puzzles: readonly Puzzle[]): Promise<string | undefined> {
    this.puzzles = puzzles;
    if (this.excuse === undefined) await this.start();
    return this.excuse;
  }

  async solve(
    index: number,
    { seconds, megabytes }: RunLimits,
    withSolutions: boolean,
  ): Promise<TimedAnswer> {
    if (this.child === undefined) await this.start();
    const begin = performance.now();
    let isTooLarge = false;
    const watch = watchMemory(this.child?.pid, megabytes, () => {
      isTooLarge = true;
      this.stop();
    });
    const order: Order = { kind: 'solve', index, seconds, withSolutions };
    const reply = await this.send(order, wallLimit(seconds)).finally(() => watch.stop());
    const wall = performance.now() - begin;
    if (typeof reply === 'string') {
      const end = reply === 'late' ? 'time' : isTooLarge ? 'memory' : 'failed';
      return stopped(end, seconds, wall, 'the process ended');
    }
    if (reply.kind === 'failed') return stopped('failed', seconds, wall, reply.message);
    if (reply.kind !== 'answer') return stopped('failed', seconds, wall, `unexpected reply "${reply.kind}"`);
    const milliseconds = Math.min(reply.wall, reply.cpu);
    // A solver that does not look at the clock may answer after its time.
    if (milliseconds > 1000 * seconds) return stopped('time', seconds, wall);
    const { verdict, solutions } = reply;
    const isLate = verdict === 'undecided' && milliseconds > 900 * seconds;
    return {
      verdict,
      solutions,
      milliseconds,
      wallMilliseconds: reply.wall,
      cpuMilliseconds: reply.cpu,
      end: isLate ? 'time' : 'answer',
    };
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async start(): Promise<void> {
    if (this.child === undefined) {
      this.child = startModuleProcess(this.module, this.id);
      const ready = await this.reply(START);
      if (typeof ready === 'string' || ready.kind !== 'ready') this.excuse = 'it does not start';
      else this.excuse = ready.excuse;
    }
    if (this.excuse === undefined) await this.send({ kind: 'load', puzzles: this.puzzles }, START);
    else this.stop();
  }

  private send(order: Order, milliseconds: number): Promise<Reply | 'late' | 'ended'> {
    const reply = this.reply(milliseconds);
    this.child?.send(order);
    return reply;
  }

  /** The next reply. If there is none in time, or the process ends, the process is killed. */
  private reply(milliseconds: number): Promise<Reply | 'late' | 'ended'> {
    const { child } = this;
    if (child === undefined) return Promise.resolve('ended');
    return new Promise((resolve) => {
      const settle = (reply: Reply | 'late' | 'ended') => {
        clearTimeout(timer);
        child.removeAllListeners('message').removeAllListeners('exit');
        if (typeof reply === 'string') this.stop();
        resolve(reply);
      };
      const timer = setTimeout(() => settle('late'), milliseconds);
      child.once('message', (reply: Reply) => settle(reply));
      child.once('exit', () => settle('ended'));
    });
  }
}

/** A run without an answer. It counts with the whole time: its true time is unknown, but not shorter. */
export function stopped(end: RunEnd, seconds: number, wall: number, message?: string): TimedAnswer {
  return {
    verdict: 'undecided',
    solutions: [],
    milliseconds: end === 'failed' ? wall : 1000 * seconds,
    wallMilliseconds: wall,
    end,
    ...(message === undefined || end === 'time' || end === 'memory' ? {} : { message }),
  };
}
