// The make layer, as its public names.
export * from './public.js';
