// A puzzle as a person solves it, one deduction per frame.
import { explainWords, type PuzzleDocument, steps, unknownGrid } from '@crosshatch/core';
import type { Frame } from './frame.js';
import { picture } from './picture.js';

export function lineWalk(document: PuzzleDocument): Frame[] {
  const { puzzle } = document;
  const grid = unknownGrid(puzzle, puzzle.palette);
  const look = { cellSize: 28, strikeOff: true };
  const frames: Frame[] = [{ words: 'Nothing is known yet.', html: picture(document, grid, look) }];
  for (const deduction of steps(puzzle)) {
    for (const { cell, candidates } of deduction.settles) grid.cells[cell] = candidates;
    const { title, sentence } = explainWords(deduction, puzzle);
    const marked = deduction.settles.map(({ cell }) => cell);
    frames.push({ words: `${title}. ${sentence}`, html: picture(document, grid, { ...look, marked }) });
  }
  return frames;
}
