// The verify layer: checks certificates. It knows the model and nothing else, so that a fault of the solver cannot hide
// a fault of its proof.
export * from './public.js';
