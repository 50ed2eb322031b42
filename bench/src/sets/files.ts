// Puzzles from files and folders: every format that the library reads, and `.jsonl` with one
// { id, rows, cols } on each line. Other files are skipped with a message.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makePuzzle, parse } from '@crosshatch/core';
import type { NamedPuzzle, PuzzleSet } from './puzzle-set.js';

/** All puzzles of a file, or of the files of a folder, in the order of their names. */
export function readPuzzles(path: string, complain: (message: string) => void = () => {}): NamedPuzzle[] {
  if (statSync(path).isDirectory()) {
    return readdirSync(path)
      .sort()
      .filter((name) => !name.startsWith('.'))
      .flatMap((name) => readPuzzles(join(path, name), complain));
  }
  if (path.endsWith('.jsonl')) return readLines(path);
  const name = basename(path);
  const result = parse(readFileSync(path), { name });
  if (!result.ok) {
    complain(`${path}: ${result.faults[0].message}`);
    return [];
  }
  const { documents } = result;
  return documents.map(({ puzzle }, i) => ({
    name: documents.length === 1 ? name : `${name} ${i + 1}`,
    puzzle,
  }));
}

function readLines(path: string): NamedPuzzle[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const { id, rows, cols } = JSON.parse(line);
    const made = makePuzzle({ rows, columns: cols });
    return made.ok ? [{ name: String(id), puzzle: made.puzzle }] : [];
  });
}

/** A path named on the command line, as a set. */
export function setOfPath(path: string, seconds: number): PuzzleSet {
  return {
    id: path,
    title: path,
    seconds,
    quick: 30,
    load: () => {
      const puzzles = readPuzzles(path, (message) => console.error(message));
      if (puzzles.length === 0) throw new Error(`There are no puzzles in ${path}.`);
      return { origin: 'named on the command line', puzzles };
    },
  };
}
