// The screen of `--watch`: a heading, the picture with the last deduction marked, its sentence, and the keys. A picture
// that does not fit is drawn in half blocks, or scrolls to the current deduction.

import { explainWords, stepsEndWords } from '@crosshatch/core/explain';
import type { Puzzle } from '@crosshatch/core/model';
import { type DrawOptions, drawPuzzle, pictureSize } from '@crosshatch/core/render';
import { thousands, wrapped } from '../../report/words.js';
import { cropPicture } from '../crop.js';
import { cutText, textWidth } from '../text-width.js';
import type { Player } from './player.js';

export interface ViewSettings {
  readonly heading: string;
  /** Colours and alphabet. */
  readonly look: DrawOptions;
  readonly size: { readonly columns: number; readonly rows: number };
  readonly hasKeys: boolean;
}

/** Lines besides the picture: the heading, two lines of text and the keys. */
const OTHER_LINES = 4;

export function watchLines(puzzle: Puzzle, player: Player, settings: ViewSettings): string[] {
  const { columns, rows } = settings.size;
  const words = cutTo(stepWords(puzzle, player, settings), columns, 2, moreSign(settings));
  return [
    headingLine(player, settings),
    ...picture(puzzle, player, settings, rows - OTHER_LINES),
    ...words,
    cutText(keysLine(player, settings), columns),
  ];
}

/** The symbol for omitted text. */
function moreSign({ look }: ViewSettings): string {
  return look.ascii ? '...' : '…';
}

function headingLine(player: Player, settings: ViewSettings): string {
  const { heading, size } = settings;
  const { place, deductions, end } = player;
  const known = `${thousands(deductions.length)}${end === undefined ? '+' : ''}`;
  const progress = `step ${thousands(place)} of ${known}`;
  const room = size.columns - progress.length - 2;
  const more = moreSign(settings);
  const shown = textWidth(heading) <= room ? heading : cutText(heading, room - more.length) + more;
  // If there is no room for both, the steps have priority.
  if (room < more.length + 3) return cutText(progress, size.columns);
  return `${shown}${' '.repeat(Math.max(2, size.columns - textWidth(shown) - progress.length))}${progress}`;
}

function stepWords(puzzle: Puzzle, player: Player, settings: ViewSettings): string {
  const { last, end, place, deductions } = player;
  if (last === undefined)
    return end === undefined ? `Looking for the first step ${moreSign(settings)}` : stepsEndWords(end);
  const { title, sentence } = explainWords(last, puzzle);
  const isLast = end !== undefined && place === deductions.length;
  return `${title}: ${sentence}${isLast ? ` ${stepsEndWords(end)}` : ''}`;
}

/** As many keys as fit, the most important ones first to stay. */
function keysLine({ speed, isPaused, isClose }: Player, { hasKeys, look, size }: ViewSettings): string {
  const pace = `${speed < 1 ? speed : thousands(Math.round(speed))}/s`;
  if (!hasKeys) return `${pace}   Ctrl-C end`;
  const arrows = look.ascii ? '<- ->' : '←→';
  const keys = [
    `space ${isPaused ? 'go on' : 'pause'}`,
    `${arrows} step`,
    `+- speed (${pace})`,
    `z ${isClose ? 'whole' : 'closer'}`,
    'q end',
  ];
  // The key to quit is never omitted.
  while (keys.length > 2 && keys.join('   ').length > size.columns) keys.splice(keys.length - 2, 1);
  return keys.join('   ');
}

function picture(
  puzzle: Puzzle,
  player: Player,
  { look, size: { columns } }: ViewSettings,
  lines: number,
): string[] {
  const options = chosenLook(puzzle, player, look, columns, lines);
  const size = pictureSize(puzzle, options);
  const marks = {
    marked: player.last?.settles.map(({ cell }) => cell) ?? [],
    lit: player.last?.lines ?? [],
  };
  const drawn = drawPuzzle(puzzle, player.grid(), { ...options, ...marks }).split('\n');
  if (size.columns <= columns && size.lines <= lines) return drawn;
  return cropPicture(drawn, windowOf(puzzle, player, options, { columns, lines }));
}

/** The picture with its clues, or in half blocks if it does not fit; zoomed in, always with the clues. */
function chosenLook(
  puzzle: Puzzle,
  { isClose }: Player,
  look: DrawOptions,
  columns: number,
  lines: number,
): DrawOptions {
  const close = { ...look, halfBlocks: false };
  const full = pictureSize(puzzle, close);
  const fits = full.columns <= columns && full.lines <= lines;
  return isClose || (fits && !look.halfBlocks) ? close : { ...look, halfBlocks: true };
}

/** The position of the last deduction in the picture, and the part that stays visible. */
function windowOf(
  puzzle: Puzzle,
  player: Player,
  options: DrawOptions,
  size: { readonly columns: number; readonly lines: number },
): Parameters<typeof cropPicture>[1] {
  const cell = player.last?.settles[0]?.cell ?? 0;
  const [row, column] = [Math.floor(cell / puzzle.width), cell % puzzle.width];
  const whole = pictureSize(puzzle, options);
  if (options.halfBlocks) {
    const rowsInLine = Math.round(puzzle.height / (whole.lines - 2));
    const focus = { line: 1 + Math.floor(row / rowsInLine), column: 1 + column };
    return { pinned: { lines: 0, columns: 0 }, focus, size };
  }
  const inner = pictureSize(puzzle, { ...options, clues: false });
  const clues = { lines: whole.lines - inner.lines, columns: whole.columns - inner.columns };
  // Clues and frame stay visible, unless they leave no room for cells.
  const pinned = {
    lines: clues.lines + 1 <= size.lines / 2 ? clues.lines + 1 : 0,
    columns: clues.columns + 1 <= size.columns / 2 ? clues.columns + 1 : 0,
  };
  const focus = {
    line: clues.lines + 1 + Math.round((row * (inner.lines - 1)) / puzzle.height),
    column: clues.columns + 1 + Math.round((column * (inner.columns - 1)) / puzzle.width),
  };
  return { pinned, focus, size };
}

/** At most this many lines; the last one ends in `more` if text is omitted. */
function cutTo(text: string, width: number, most: number, more: string): string[] {
  const lines = wrapped(text, width).map((line) => cutText(line, width));
  const shown = lines.slice(0, most);
  if (lines.length > most)
    shown[most - 1] = `${cutText(shown[most - 1], width - more.length - 1).trimEnd()} ${more}`;
  while (shown.length < most) shown.push('');
  return shown;
}
