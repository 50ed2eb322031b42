// A peer as the bench sees it: a process that is started when first asked, stopped when it takes too
// long, and started again for the next puzzle.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Puzzle } from '@crosshatch/core';
import type { Answer, Peer } from './peer.js';
import type { Order, Reply } from './process.js';

const PROGRAM = fileURLToPath(new URL('process.js', import.meta.url));

/** Wall time after which a process is stopped: a machine may be busy with other things. */
const patience = (seconds: number) => 1500 * seconds + 1000;

export interface TimedAnswer extends Answer {
  readonly milliseconds: number;
  /** Whether time was up, so that the true time is longer. */
  readonly isLate: boolean;
}

export class Member {
  private child: ChildProcess | undefined;
  private puzzles: readonly Puzzle[] = [];
  /** Why it can't be measured here, once known. */
  excuse: string | undefined;

  constructor(readonly peer: Peer) {}

  /** Gets ready for the puzzles of a set. False when the peer can't be measured here. */
  async load(puzzles: readonly Puzzle[]): Promise<boolean> {
    this.puzzles = puzzles;
    return this.excuse === undefined && (await this.start());
  }

  /** Solves one of the puzzles. With `withSolutions`, the answer includes the solutions. */
  async solve(index: number, seconds: number, withSolutions: boolean): Promise<TimedAnswer> {
    if (this.child === undefined) await this.start();
    const reply = await this.send({ kind: 'solve', index, seconds, withSolutions }, patience(seconds));
    const late: TimedAnswer = {
      verdict: 'undecided',
      solutions: [],
      milliseconds: 1000 * seconds,
      isLate: true,
    };
    if (reply === undefined) return late;
    if (reply.kind === 'failed') throw new Error(`${this.peer.id}: ${reply.message}`);
    if (reply.kind !== 'answer') throw new Error(`${this.peer.id} answered "${reply.kind}".`);
    // Those that can't be interrupted may come to an end after their time.
    return reply.milliseconds > 1000 * seconds ? late : { ...reply, isLate: false };
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async start(): Promise<boolean> {
    if (this.child === undefined) {
      this.child = fork(PROGRAM, [this.peer.id], { serialization: 'advanced' });
      const ready = await this.reply(60_000);
      if (ready?.kind !== 'ready') throw new Error(`${this.peer.id} does not start.`);
      this.excuse = ready.excuse;
    }
    if (this.excuse !== undefined) {
      this.stop();
      return false;
    }
    await this.send({ kind: 'load', puzzles: this.puzzles }, 60_000);
    return true;
  }

  private send(order: Order, milliseconds: number): Promise<Reply | undefined> {
    const reply = this.reply(milliseconds);
    this.child?.send(order);
    return reply;
  }

  /** The next reply; undefined, and the process stopped, when patience is at its end. */
  private reply(milliseconds: number): Promise<Reply | undefined> {
    const { child } = this;
    if (child === undefined) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const settle = (reply: Reply | undefined) => {
        clearTimeout(timer);
        child.removeAllListeners('message').removeAllListeners('exit');
        if (reply === undefined) this.stop();
        resolve(reply);
      };
      const timer = setTimeout(() => settle(undefined), milliseconds);
      child.once('message', (reply: Reply) => settle(reply));
      child.once('exit', () => settle(undefined));
    });
  }
}
