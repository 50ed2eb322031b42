// The whole screen as lines of styled text, computed from the state of the game and the size of the window only. Also
// returns the layout, for the mouse.

import type { Hint } from '@crosshatch/core/explain';
import { BLANK, colorOf, columnId, harmless, type LineId, rowId } from '@crosshatch/core/model';
import { type LineState, playProgress, strokeCount, trialCells } from '@crosshatch/core/play';
import type { StyledPiece } from '@crosshatch/core/render';
import { type CellState, type Look, PlayedCellLook } from './cell-look.js';
import { ClueLook, type ClueState } from './clue-look.js';
import { type Game, shownPlay } from './game.js';
import {
  type ClueSizes,
  clueSizes,
  follow,
  type Geometry,
  layOut,
  type ScreenSize,
  type Scroll,
} from './geometry.js';
import { gridLines } from './grid-lines.js';
import { helpPage } from './help-page.js';
import { type ColorHit, paletteLines } from './palette-line.js';
import { cut, type Line, widthOf, wrap } from './styled-line.js';

export interface Screen {
  readonly lines: readonly Line[];
  readonly geometry: Geometry;
  readonly scroll: Scroll;
  readonly colorHits: readonly ColorHit[];
  /** Whether another page of help follows. */
  readonly hasMoreHelp: boolean;
}

/** The minimum window size. */
const LEAST: ScreenSize = { columns: 20, rows: 12 };

/** Draws the game. `scroll` is the previous position; `isFollowing` scrolls to the cursor. */
export function drawScreen(
  game: Game,
  size: ScreenSize,
  look: Look,
  scroll: Scroll,
  isFollowing = true,
): Screen {
  const { puzzle } = game.play;
  const sizes = clueSizes(puzzle, look.color !== 'none');
  const footer = new Footer(game, size, look);
  const room = { columns: Math.max(size.columns, LEAST.columns), rows: Math.max(size.rows, LEAST.rows) };
  const view = isFollowing
    ? follow(puzzle, sizes, room, footer.height, scroll, game.cursor)
    : clamp(game, sizes, room, footer.height, scroll);
  const geometry = layOut(puzzle, sizes, room, footer.height, view);
  const frame = { geometry, scroll: view, hasMoreHelp: false };
  if (size.columns < LEAST.columns || size.rows < LEAST.rows)
    return { ...frame, lines: tooSmall(size), colorHits: [] };
  if (game.isHelpOpen) {
    const { lines, hasMore } = helpPage(size, game.helpPage);
    return { ...frame, lines, colorHits: [], hasMoreHelp: hasMore };
  }
  const grid = [titleLine(game, size, look), ...gridArea(game, geometry, look)];
  const { lines, colorHits } = footer.draw(size.rows - footer.height);
  const gap = Math.max(0, size.rows - grid.length - lines.length);
  // The footer is at the bottom and the grid at the top, so neither moves when the other changes.
  const all = [...grid, ...Array<Line>(gap).fill([]), ...lines].slice(0, size.rows);
  return { ...frame, lines: all.map((line) => cut(line, size.columns)), colorHits };
}

/** Scrolls by the wheel, within the grid. */
function clamp(game: Game, sizes: ClueSizes, size: ScreenSize, footer: number, scroll: Scroll): Scroll {
  const { width, height } = game.play.puzzle;
  const top = Math.min(height - 1, Math.max(0, scroll.top));
  const left = Math.min(width - 1, Math.max(0, scroll.left));
  // Treating the first visible cell as the cursor avoids empty space after the last.
  return follow(game.play.puzzle, sizes, size, footer, { top, left }, top * width + left, 0);
}

function gridArea(game: Game, geometry: Geometry, look: Look): Line[] {
  const { puzzle } = game.play;
  const shown = shownPlay(game);
  const row = Math.trunc(game.cursor / puzzle.width);
  const column = game.cursor % puzzle.width;
  const hinted = hintedCells(game.hint);
  const tried = new Set(trialCells(shown));
  const hintedLines = hintedLinesOf(game.hint);
  const lineState = (line: number): LineState => game.states.lines[line];
  const clueState = (line: number): ClueState => ({
    state: lineState(line),
    isLit: line === rowId(row) || line === columnId(puzzle, column) || hintedLines.has(line),
    isOver: game.isSolved,
  });
  const cells = new PlayedCellLook(puzzle.palette, look, geometry.cellWidth, game.hasLetters);
  return gridLines(geometry, look, {
    cells,
    clues: new ClueLook(puzzle, look),
    puzzle,
    clueState,
    mark: (cell) => shown.grid.cells[cell],
    cell: (cell, isUnderlined) =>
      game.isSolved
        ? cells.finished(shown.grid.cells[cell])
        : cells.of({
            mark: shown.grid.cells[cell],
            isCursor: cell === game.cursor,
            isLit: Math.trunc(cell / puzzle.width) === row || cell % puzzle.width === column,
            isTried: tried.has(cell),
            hinted: hinted.get(cell) ?? null,
            isUnderlined,
          }),
  });
}

/** The roles of cells in the current hint, at its level. */
function hintedCells(hint: Hint | null): Map<number, NonNullable<CellState['hinted']>> {
  const cells = new Map<number, NonNullable<CellState['hinted']>>();
  if (hint?.kind === 'mistake') for (const cell of hint.cells ?? []) cells.set(cell, 'wrong');
  if (hint?.kind !== 'deduction') return cells;
  for (const { cell } of hint.reason?.cells ?? []) cells.set(cell, 'reason');
  for (const { cell, candidates } of hint.settles ?? []) {
    const color = colorOf(candidates);
    if (color !== undefined) cells.set(cell, color === BLANK ? 'cross' : 'fill');
  }
  return cells;
}

function hintedLinesOf(hint: Hint | null): ReadonlySet<LineId> {
  if (hint?.kind === 'mistake' && hint.line !== undefined) return new Set([hint.line]);
  return new Set(hint?.kind === 'deduction' ? hint.lines : []);
}

function titleLine(game: Game, size: ScreenSize, look: Look): Line {
  const { title, author } = game.meta;
  const badge: Line =
    game.play.trial === null ? [] : [{ text: ' trying ', style: { isInverse: true } }, { text: ' ' }];
  const right = progressWords(game, size.columns - widthOf(badge));
  const room = Math.max(0, size.columns - right.length - widthOf(badge) - 1);
  const name: StyledPiece = { text: harmless(title ?? 'Nonogram'), style: { isBold: true } };
  const by: StyledPiece = {
    text: author === undefined ? '' : ` by ${harmless(author)}`,
    style: { isDim: true },
  };
  // Without room, omit the author, then cut the title.
  const more: StyledPiece = { text: look.isAscii ? '~' : '…', style: { isBold: true } };
  const shown =
    widthOf([name, by]) <= room
      ? [name, by]
      : widthOf([name]) <= room
        ? [name]
        : [...cut([name], room - 1), more];
  return [
    ...shown,
    { text: ' '.repeat(Math.max(0, room - widthOf(shown)) + 1) },
    ...badge,
    { text: right, style: { isDim: true } },
  ];
}

/** The progress, in full if the title keeps most of the line. */
function progressWords(game: Game, columns: number): string {
  const { width, height } = game.play.puzzle;
  const { filled, toFill, marked, cells } = playProgress(shownPlay(game), game.states);
  const [done, all, what] = toFill === null ? [marked, cells, 'marked'] : [filled, toFill, 'filled'];
  const counted = `${done} of ${all} ${what}`;
  const forms = [`${width}x${height}  ${counted}`, counted];
  return forms.find((form) => form.length <= columns * 0.6) ?? `${done}/${all}`;
}

const BAR = ['Space fill', 'x cross', 'u undo', 'r redo', 'h hint', 'c check', '? keys', 'q quit'];
const BAR_TRYING = ['k keep', 'd drop', 'Space fill', 'x cross', 'u undo', 'h hint', '? keys', 'q quit'];
const BAR_OVER = ['u undo', 'C start over', '? keys', 'q quit'];

/** The most important keys, as many as fit; those for help and quitting are always shown. */
function keyBar(game: Game, width: number): string {
  const entries = game.isSolved ? BAR_OVER : game.play.trial === null ? BAR : BAR_TRYING;
  const shown = [...entries];
  while (shown.length > 2 && shown.join('  ').length > width) shown.splice(shown.length - 3, 1);
  return shown.join('  ');
}

/** The lines below the grid: the clues of the cursor, the palette, the message, the keys. */
class Footer {
  readonly height: number;
  private readonly clues: ClueLook;
  private readonly focusLines: 1 | 2;
  private readonly message: string[];
  private readonly messageLines: number;

  constructor(
    private readonly game: Game,
    private readonly size: ScreenSize,
    private readonly look: Look,
  ) {
    const { puzzle } = game.play;
    this.clues = new ClueLook(puzzle, look);
    const { rowText, columnText } = clueSizes(puzzle, look.color !== 'none');
    const names = `row ${puzzle.height}:    column ${puzzle.width}: `.length;
    // Reserve lines for the longest clues, so that the grid does not jump when the cursor moves.
    this.focusLines = names + rowText + columnText <= size.columns ? 1 : 2;
    this.message = wrap(strokeWords(game) ?? game.message, size.columns);
    this.messageLines = Math.min(Math.max(2, this.message.length), Math.max(2, Math.floor(size.rows / 3)));
    const palette = paletteLines(game, look, size, 0).lines.length;
    this.height = this.focusLines + palette + this.messageLines + 1;
  }

  draw(top: number): { lines: Line[]; colorHits: readonly ColorHit[] } {
    const palette = paletteLines(this.game, this.look, this.size, top + this.focusLines);
    const shown = this.message.slice(0, this.messageLines);
    if (this.message.length > shown.length) shown.push(`${shown.pop()?.slice(0, this.size.columns - 4)} ...`);
    const blank = Array<Line>(this.messageLines - shown.length).fill([]);
    const lines: Line[] = [
      ...this.focus(),
      ...palette.lines,
      ...shown.map((text): Line => [{ text, style: { isBold: true } }]),
      ...blank,
      [{ text: keyBar(this.game, this.size.columns), style: { isDim: true } }],
    ];
    return { lines, colorHits: palette.hits };
  }

  private focus(): Line[] {
    const { game } = this;
    const { puzzle } = game.play;
    const lines = [Math.trunc(game.cursor / puzzle.width), columnId(puzzle, game.cursor % puzzle.width)].map(
      (line) =>
        this.clues.whole(line, { state: game.states.lines[line], isLit: false, isOver: game.isSolved }),
    );
    return this.focusLines === 2 ? lines : [[...lines[0], { text: '   ' }, ...lines[1]]];
  }
}

/** The cell counter of the current stroke. */
function strokeWords({ play, stroke }: Game): string | undefined {
  if (stroke === null) return undefined;
  const { cells, block } = strokeCount(play, stroke);
  return block > cells ? `${cells}, in a block of ${block}` : String(cells);
}

function tooSmall(size: ScreenSize): Line[] {
  const words = `The window is too small; at least ${LEAST.columns}x${LEAST.rows} is needed.`;
  return wrap(words, size.columns)
    .map((text): Line => [{ text }])
    .slice(0, size.rows);
}
