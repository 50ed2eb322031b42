// The tests draw from the library's own seeded generator: the same seed, the same puzzles, everywhere.
export { Random } from '../model/index.js';
