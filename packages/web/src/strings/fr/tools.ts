export { clueWords } from './clues.js';
export { makeWords } from './make.js';
export { scanWords } from './scan.js';
export { solveWords } from './solve.js';
