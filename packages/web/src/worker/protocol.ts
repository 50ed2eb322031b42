// What page and worker send each other. Requests are typed by the table of handlers.
import type { handlers } from './handlers.js';

type Handlers = typeof handlers;
export type RequestKind = keyof Handlers;
export type InputOf<K extends RequestKind> = Parameters<Handlers[K]>[0];
export type OutputOf<K extends RequestKind> = Awaited<ReturnType<Handlers[K]>>;

export interface ToWorker {
  readonly id: number;
  readonly kind: RequestKind;
  readonly input: unknown;
}

export type FromWorker =
  | { readonly id: number; readonly type: 'progress'; readonly value: unknown }
  | { readonly id: number; readonly type: 'done'; readonly value: unknown }
  | { readonly id: number; readonly type: 'failed'; readonly message: string };
