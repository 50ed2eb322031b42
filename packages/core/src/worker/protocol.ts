// What the two ends of a worker send each other: plain data, so that it crosses any kind of worker. A request
// names a method of a table of handlers; its replies are any number of `progress` and one `result` or `error`.
// There is no message to cancel: work in a worker is synchronous, so that only ending the worker stops it.

export interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
}

export type Reply =
  | { readonly id: number; readonly type: 'progress'; readonly value: unknown }
  | { readonly id: number; readonly type: 'result'; readonly value: unknown }
  | { readonly id: number; readonly type: 'error'; readonly message: string };

/** One end of a channel: `self` in a web worker, `parentPort` in Node, through the adapters. */
export interface Port<Incoming, Outgoing> {
  post(message: Outgoing): void;
  listen(handler: (message: Incoming) => void): void;
}

/** A running worker, seen from outside. */
export interface Thread extends Port<Reply, Request> {
  /** Calls back once when the worker has ended, with the error if there was one. */
  onEnd(handler: (error: Error | undefined) => void): void;
  /** Ends it at once, whatever it is doing. */
  stop(): void;
}

/** Handlers by method. The second argument reports progress. Parameters and results are structured-cloneable. */
export type Methods<M> = { readonly [K in keyof M]: (params: never, progress: never) => unknown };
export type ParamsOf<M extends Methods<M>, K extends keyof M> = Parameters<M[K]>[0];
export type ResultOf<M extends Methods<M>, K extends keyof M> = Awaited<ReturnType<M[K]>>;
/** What a handler reports on the way; `never` when it reports nothing. */
export type ProgressOf<M extends Methods<M>, K extends keyof M> = Parameters<M[K]>[1] extends (
  value: infer Value,
) => void
  ? Value
  : never;
