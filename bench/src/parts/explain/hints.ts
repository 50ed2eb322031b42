// What a player hears who asks for one hint after another and marks only filled cells: which techniques, how many
// presses until something else than a finished line, and whether a level repeats the one before.
import { Analysis, unknownGrid } from '@crosshatch/core';
import { table } from '../../report/figures.js';
import type { Named } from './puzzles.js';

const HINTS_EACH = 20;

export function hintTable(puzzles: readonly Named[]): string {
  const counts = new Map<string, number>();
  let repeatedLevels = 0;
  let repeatedHints = 0;
  let total = 0;
  for (const { puzzle } of puzzles) {
    const analysis = new Analysis(puzzle);
    const grid = unknownGrid(puzzle, puzzle.palette);
    const heard = new Set<string>();
    let near: { near?: number } = {};
    for (let i = 0; i < HINTS_EACH; i++) {
      const levels = ([1, 2, 3, 4] as const).map((level) => analysis.hint(grid, { level, ...near }));
      const last = levels[3];
      if (last.kind !== 'deduction' || last.technique === undefined) break;
      const filled = (last.settles ?? []).filter(
        ({ candidates }) => candidates > 1 && (candidates & (candidates - 1)) === 0,
      );
      if (filled.length === 0 && last.technique === 'finished-line') break;
      total += 1;
      counts.set(last.technique, (counts.get(last.technique) ?? 0) + 1);
      if (new Set(levels.map(({ words }) => words)).size < 4) repeatedLevels += 1;
      if (heard.has(last.words)) repeatedHints += 1;
      heard.add(last.words);
      // Blanks are marked only where nothing is filled, or the same hint would come again.
      for (const { cell, candidates } of filled.length > 0 ? filled : (last.settles ?? [])) {
        grid.cells[cell] &= candidates;
        near = { near: cell };
      }
    }
  }
  const rows = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([technique, count]) => [technique, String(count)]);
  return `${table(['technique', 'hints'], rows)}\n\n${total} hints on ${puzzles.length} puzzles; ${repeatedLevels} with two equal levels, ${repeatedHints} heard before.`;
}
