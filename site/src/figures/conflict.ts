// A conflict and what is learned from it: the first one that the engine meets in a small puzzle, from its own trace.
import { type Grid, type Puzzle, solve } from '@crosshatch/core';
import type { Frame } from './frame.js';
import { picture } from './picture.js';
import { knownByLines, searchPuzzle } from './small-puzzle.js';

interface TraceEvent {
  readonly event: string;
  readonly level?: number;
  readonly line?: string;
  readonly literal?: string;
  readonly literals?: readonly string[];
  readonly to?: number;
}

export function conflictFrames(): Frame[] {
  const puzzle = searchPuzzle();
  const grid = knownByLines(puzzle);
  const draw = (marked: readonly number[] = []) =>
    picture({ puzzle, meta: {} }, grid, { cellSize: 28, marked });
  const frames: Frame[] = [
    { words: 'Single lines give this much. Then the search has to decide.', html: draw() },
  ];
  for (const event of events(puzzle)) {
    if (event.event === 'decision' && event.literal !== undefined) {
      const cells = [set(grid, event.literal)];
      frames.push({
        words: `Decision, level ${event.level}: assume that ${fact(event.literal)}.`,
        html: draw(cells),
      });
    } else if (event.event === 'line' && event.level !== 0 && event.literals !== undefined) {
      const cells = event.literals.map((literal) => set(grid, literal));
      frames.push({
        words: `${lineName(event.line)} then gives: ${event.literals.map(fact).join('; ')}.`,
        html: draw(cells),
      });
    } else if (event.event === 'conflict') {
      frames.push({
        words: `Conflict: no placement fits ${event.line === undefined ? 'a learned clause' : lineName(event.line).toLowerCase()} any more.`,
        html: draw(),
      });
    } else if (event.event === 'learned' && event.literals !== undefined) {
      const cells = event.literals.map((literal) => cellOf(puzzle, literal));
      frames.push({
        words: `Conflict analysis asks each line for the cells that forced it, back to the decisions. What remains is a clause that holds in every solution: ${event.literals.map(fact).join(', or ')}. The search goes back to level ${event.to} and never makes this mistake again.`,
        html: draw(cells),
      });
      return frames;
    }
  }
  throw new Error('The search of the figure meets no conflict any more: choose another puzzle.');
}

function events(puzzle: Puzzle): TraceEvent[] {
  let text = '';
  solve(puzzle, {
    trace: {
      sink: (part: string) => {
        text += part;
      },
    },
  });
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TraceEvent);
}

/** `3,5` is a filled cell, `!3,5` a blank one; rows and columns from 1. */
function parts(literal: string): { row: number; column: number; filled: boolean } {
  const [row, column] = literal.replace('!', '').split(',').map(Number);
  return { row, column, filled: !literal.startsWith('!') };
}

function fact(literal: string): string {
  const { row, column, filled } = parts(literal);
  return `row ${row}, column ${column} is ${filled ? 'filled' : 'blank'}`;
}

function cellOf({ width }: { readonly width: number }, literal: string): number {
  const { row, column } = parts(literal);
  return (row - 1) * width + column - 1;
}

function set(grid: Grid, literal: string): number {
  const cell = cellOf(grid, literal);
  grid.cells[cell] = parts(literal).filled ? 2 : 1;
  return cell;
}

/** `r5` is row 5. */
function lineName(line = ''): string {
  return `${line.startsWith('r') ? 'Row' : 'Column'} ${line.slice(1)}`;
}
