// Writes puzzles/README.md, the list of the shipped puzzles. The tests fail when it is due.
import { writeFileSync } from 'node:fs';
import { puzzleList, shippedPuzzles } from '../packages/core/dist/testing/shipped-puzzles.js';

writeFileSync('puzzles/README.md', puzzleList(shippedPuzzles()));
