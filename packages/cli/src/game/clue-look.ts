// The clues in the game: beside the grid as far as they fit, and in full below it for the row and the column of the
// cursor. A run that is struck off is faint and struck through.

import { clueOf, isRow, type LineId, lineIndex, type Puzzle } from '@crosshatch/core/model';
import type { LineState } from '@crosshatch/core/play';
import { alphabetOf, runPiece, type StyledPiece } from '@crosshatch/core/render';
import type { Look } from './cell-look.js';
import type { Line } from './styled-line.js';

export interface ClueState {
  readonly state: LineState;
  /** The line of the cursor, or of a hint. */
  readonly isLit: boolean;
  /** Whether the puzzle is solved; its clues are then faint. */
  readonly isOver: boolean;
}

export class ClueLook {
  private readonly hasColor: boolean;
  private readonly ellipsis: string;

  constructor(
    private readonly puzzle: Puzzle,
    look: Look,
  ) {
    this.hasColor = look.color !== 'none';
    this.ellipsis = alphabetOf(look.isAscii).ellipsis;
  }

  /** One piece per run, in order. */
  entries(line: LineId, { state, isLit, isOver }: ClueState): StyledPiece[] {
    const clue = clueOf(this.puzzle, line);
    if (clue === null) return [{ text: this.ellipsis, style: { isDim: true } }];
    if (clue.length === 0) return [{ text: '0', style: { isDim: true } }];
    return clue.map((run, j) => {
      const { text, style } = runPiece(this.puzzle.palette, run, this.hasColor);
      if (isOver) return { text, style: { isDim: true } };
      if (state.struck[j]) return { text, style: { isDim: true, isStruck: true } };
      return { text, style: isLit ? { ...style, isBold: true } : style };
    });
  }

  /** The clue of a row, right-aligned; cut at the start if it is too long. */
  beside(line: LineId, state: ClueState, width: number): Line {
    const entries = this.entries(line, state);
    const pieces: StyledPiece[] = [{ text: ' ' }];
    let used = 1;
    for (let j = entries.length - 1; j >= 0; j--) {
      const isLast = j === entries.length - 1;
      const needed = [...entries[j].text].length + (isLast ? 0 : 1);
      // The symbol for omitted runs takes two columns.
      if (used + needed > width - (j > 0 ? 2 : 0)) {
        pieces.unshift({ text: this.ellipsis, style: { isDim: true } }, { text: ' ' });
        used += 2;
        break;
      }
      if (!isLast) pieces.unshift({ text: ' ' });
      pieces.unshift(entries[j]);
      used += needed;
    }
    return [{ text: ' '.repeat(Math.max(0, width - used)) }, ...pieces];
  }

  /** The clue of a column from bottom to top, in `height` parts of `width`; cut at the start if it is too long. */
  above(line: LineId, state: ClueState, height: number, width: number): Line[] {
    const entries = this.entries(line, state).reverse();
    const isLong = entries.length > height;
    const shown: StyledPiece[] = isLong
      ? [...entries.slice(0, height - 1), { text: this.ellipsis, style: { isDim: true } }]
      : entries;
    return Array.from({ length: height }, (_, j): Line => {
      const { text, style }: StyledPiece = shown[j] ?? { text: '' };
      const gap = ' '.repeat(Math.max(0, width - [...text].length));
      // A coloured background fills the column; a strike-through covers only the number.
      return style?.back === undefined ? [{ text: gap }, { text, style }] : [{ text: gap + text, style }];
    });
  }

  /** `row 3: 1 2`. */
  whole(line: LineId, state: ClueState): Line {
    const name = `${isRow(this.puzzle, line) ? 'row' : 'column'} ${lineIndex(this.puzzle, line) + 1}:`;
    const entries = this.entries(line, { ...state, isLit: false });
    return [{ text: name, style: { isDim: true } }, ...entries.flatMap((entry) => [{ text: ' ' }, entry])];
  }
}
