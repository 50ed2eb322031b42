// The formats layer, as its public names.
export * from './public.js';
