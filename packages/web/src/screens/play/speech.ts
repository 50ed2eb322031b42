// The grid in words, for those who hear it: a cell, a line, what changed.
import {
  BLANK,
  cellOfLine,
  clueOf,
  colorOf,
  isMono,
  isRow,
  type LineId,
  lineIndex,
  lineLength,
  type Puzzle,
} from '@crosshatch/core/model';
import { isGiven, type LineState, type Play } from '@crosshatch/core/play';
import { play as words } from '../../strings/words.js';
import type { StrokeEnd } from './play-model.js';

function markWords(puzzle: Puzzle, mark: number): string {
  const color = colorOf(mark);
  if (color === undefined) return words.unmarked;
  if (color === BLANK) return words.crossed;
  return isMono(puzzle.palette) ? words.filled : words.filledWith(puzzle.palette.colors[color - 1].name);
}

function cellMark(play: Play, cell: number): string {
  const mark = markWords(play.puzzle, play.grid.cells[cell]);
  return isGiven(play, cell) ? words.given(mark) : mark;
}

function clueWords(puzzle: Puzzle, line: LineId): string {
  const clue = clueOf(puzzle, line);
  if (clue === null) return words.clueUnknown;
  if (clue.length === 0) return words.clueBlank;
  const mono = isMono(puzzle.palette);
  return clue
    .map(({ length, color }) => {
      const count = length === null ? words.runUnknown : String(length);
      return mono ? count : `${count} ${puzzle.palette.colors[color - 1].name}`;
    })
    .join(', ');
}

/** A cell on which the cursor has come; clues only of lines that it was not in before. */
export function cellWords(play: Play, cell: number, from?: number): string {
  const { puzzle } = play;
  const { width, height } = puzzle;
  const row = Math.trunc(cell / width);
  const column = cell % width;
  const parts = [words.cell(row + 1, column + 1, cellMark(play, cell))];
  if (from === undefined || Math.trunc(from / width) !== row)
    parts.push(words.rowClue(clueWords(puzzle, row)));
  if (from === undefined || from % width !== column) {
    parts.push(words.columnClue(clueWords(puzzle, height + column)));
  }
  return `${parts.join('; ')}.`;
}

/** A whole line: its clue, whether it is finished, and its cells in stretches. */
export function lineWords(play: Play, line: LineId, state: LineState | undefined): string {
  const { puzzle } = play;
  const stretches: string[] = [];
  const length = lineLength(puzzle, line);
  const markAt = (position: number) => cellMark(play, cellOfLine(puzzle, line, position));
  for (let from = 0; from < length; ) {
    let to = from;
    while (to + 1 < length && markAt(to + 1) === markAt(from)) to += 1;
    stretches.push(words.stretch(from + 1, to + 1, markAt(from)));
    from = to + 1;
  }
  const head = words.line(isRow(puzzle, line), lineIndex(puzzle, line) + 1, clueWords(puzzle, line));
  const note = state?.isFinished ? `, ${words.lineFinished}` : '';
  const trouble = state !== undefined && !state.isPossible ? `, ${words.lineImpossible}` : '';
  return `${head}${note}${trouble}: ${stretches.join(', ')}.`;
}

/** What a stroke did; why not when it was on a cell that can't be changed. */
export function changeWords(puzzle: Puzzle, { changes, isOnGiven }: StrokeEnd): string {
  if (isOnGiven) return words.isGiven;
  if (changes.length === 0) return '';
  return words.changed(changes.length, markWords(puzzle, changes[0].to));
}
