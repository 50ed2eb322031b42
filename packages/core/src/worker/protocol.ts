// The messages between a program and its workers: plain data, which crosses any kind of worker. A request names a
// method of a table of handlers; its replies are any number of `progress` and then one `result` or `error`. There
// is no cancel message: a handler is synchronous, so only terminating the worker stops it.

/** A message to a worker. */
export interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
}

/** A message from a worker. */
export type Reply =
  | { readonly id: number; readonly type: 'progress'; readonly value: unknown }
  | { readonly id: number; readonly type: 'result'; readonly value: unknown }
  | { readonly id: number; readonly type: 'error'; readonly message: string };

/** One end of a channel. The adapters make one of `self` in a web worker and of `parentPort` in Node. */
export interface Port<Incoming, Outgoing> {
  post(message: Outgoing): void;
  listen(handler: (message: Incoming) => void): void;
}

/** A running worker, seen from the program that started it. */
export interface Thread extends Port<Reply, Request> {
  /** Calls back once when the worker has ended, with the error if one ended it. */
  onEnd(handler: (error: Error | undefined) => void): void;
  /** Terminates the worker, even in the middle of a call. */
  stop(): void;
}

/** Handlers by method. The second argument reports progress. All values must be structured-cloneable. */
export type Methods<M> = { readonly [K in keyof M]: (params: never, progress: never) => unknown };
/** The parameters of a method. */
export type ParamsOf<M extends Methods<M>, K extends keyof M> = Parameters<M[K]>[0];
/** The result of a method. */
export type ResultOf<M extends Methods<M>, K extends keyof M> = Awaited<ReturnType<M[K]>>;
/** The type of a handler's progress reports; `never` if it has none. */
export type ProgressOf<M extends Methods<M>, K extends keyof M> = Parameters<M[K]>[1] extends (
  value: infer Value,
) => void
  ? Value
  : never;
