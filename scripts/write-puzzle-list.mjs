// Writes the lists of the shipped puzzles: puzzles/README.md, and the one of the command.
import { writeFileSync } from 'node:fs';
import { puzzleList, puzzleModule, shippedPuzzles } from '../packages/core/dist/testing/shipped-puzzles.js';

const puzzles = shippedPuzzles();
writeFileSync('puzzles/README.md', puzzleList(puzzles));
writeFileSync('packages/cli/src/shipped/list.ts', puzzleModule(puzzles));
