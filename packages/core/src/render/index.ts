// The render layer: puzzles and grids as text drawings (text/) and as vector pictures (vector/).
export * from './public.js';
