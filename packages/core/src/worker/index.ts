// Running work in other threads: one protocol between a program and its workers, one pool, adapters for Node and
// browsers.
export * from './public.js';
