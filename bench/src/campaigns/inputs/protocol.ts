// What the campaign and its worker processes say to each other, one JSON text a line. Processes, not threads: an
// expression that goes back for ever and a heap that bursts end with their process, and CPU time is its own.
import type { examineParse } from '../../../../packages/core/dist/testing/inputs/parse-checks.js';

/** What is wrong with one parse. */
export type Problem = ReturnType<typeof examineParse>['problems'][number];

/** `slow`, `memory`: within limits that depend on the size; `hang`, `crash`: the process had to be ended, died. */
type FindingKind = Problem['kind'] | 'slow' | 'memory' | 'hang' | 'crash';

export interface Finding {
  readonly index: number;
  readonly kind: FindingKind;
  /** How it was read: `detection` or a format. */
  readonly where: string;
  readonly message: string;
  /** The format of the file that was damaged. */
  readonly origin: string;
  readonly mutations: readonly string[];
  /** Size of the input, and of the smallest one found that does the same. */
  readonly bytes: number;
  readonly smallest: string;
}

/** Numbers from `from` to `to - 1`. */
export interface Order {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

export type Report =
  /** The input that is about to be read, and how. */
  | { readonly kind: 'at'; readonly index: number; readonly where: string }
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'done'; readonly parsed: number; readonly bytes: number };

/** CPU time that an input of this size may take, in ms. */
export function mostMilliseconds(bytes: number): number {
  return 50 + bytes / 1000;
}

/** Growth of the process that an input of this size may cause, in bytes: 16 million cells, and some copies. */
export function mostMemory(bytes: number): number {
  return 160e6 + 200 * bytes;
}
