// Writes the puzzles of sets to files, so that `crosshatch compare` can measure what the bench measures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { write } from '@crosshatch/core';
import type { PuzzleSet } from './puzzle-set.js';

interface Sources {
  readonly sets: readonly PuzzleSet[];
  readonly corpus: string | undefined;
}

export function writeSets(folder: string, { sets, corpus }: Sources): void {
  mkdirSync(folder, { recursive: true });
  for (const set of sets) {
    const { puzzles } = set.load(corpus);
    const documents = puzzles.map(({ name, puzzle }) => ({ puzzle, meta: { title: name } }));
    const written = write(documents, 'crosshatch');
    if (!written.ok) throw new Error(`${set.id}: ${written.faults[0].message}`);
    const path = join(folder, `${set.id}.json`);
    writeFileSync(path, written.output);
    console.log(`${path}: ${puzzles.length} puzzles`);
  }
}
