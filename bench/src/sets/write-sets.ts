// Writes the puzzles of sets to files, so that `crosshatch compare` can measure what the bench measures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { write } from '@crosshatch/core';
import type { PuzzleSet } from './puzzle-set.js';

interface Sources {
  readonly sets: readonly PuzzleSet[];
  readonly corpus: string | undefined;
}

export function writeSets(folder: string, { sets, corpus }: Sources): void {
  // The id of a set that is named by its path is that path.
  const names = sets.map(({ id }) => parse(id).name);
  const duplicate = names.find((name, i) => names.indexOf(name) !== i);
  if (duplicate !== undefined)
    throw new RangeError(`Two sets would be written to ${duplicate}.json; write them to different folders.`);
  mkdirSync(folder, { recursive: true });
  sets.forEach((set, i) => {
    const { puzzles } = set.load(corpus);
    const documents = puzzles.map(({ name, puzzle }) => ({ puzzle, meta: { title: name } }));
    const written = write(documents, 'crosshatch');
    if (!written.ok) throw new Error(`${set.id}: ${written.faults[0].message}`);
    const path = join(folder, `${names[i]}.json`);
    writeFileSync(path, written.output);
    console.log(`${path}: ${puzzles.length} puzzles`);
  });
}
