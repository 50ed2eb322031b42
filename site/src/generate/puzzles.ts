// Puzzles to choose from in the playground: included ones that are small enough to read.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, solve } from '@crosshatch/core';
import { ROOT } from '../config/repository.js';
import { picture } from '../figures/picture.js';

/** Characters of a file, and lines of a puzzle, that are still comfortable. */
const MOST_TEXT = 4000;
const MOST_LINES = 25;

/** The solved puzzle on the start page. */
export function heroPicture(): string {
  const read = parse(readFileSync(join(ROOT, 'puzzles/010-toadstool.json'), 'utf8'));
  if (!read.ok) throw new Error('The puzzle of the start page cannot be read.');
  const result = solve(read.puzzle);
  return picture(read.documents[0], result.verdict === 'unique' ? result.solution : undefined, {
    cellSize: 24,
  });
}

export function puzzlesJson(): string {
  const folder = join(ROOT, 'puzzles');
  const puzzles = readdirSync(folder)
    .filter((name) => /^\d.*\.(non|json)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const read = parse(text, { name });
      if (!read.ok || text.length > MOST_TEXT) return [];
      const { puzzle, meta } = read.documents[0];
      const size = `${puzzle.width} x ${puzzle.height}`;
      const isSmall = Math.max(puzzle.width, puzzle.height) <= MOST_LINES;
      return isSmall ? [{ title: `${meta.title ?? name} (${size})`, text }] : [];
    });
  return `${JSON.stringify(puzzles)}\n`;
}
