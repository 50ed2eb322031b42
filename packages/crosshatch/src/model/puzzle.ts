// A Puzzle is well formed by construction: makePuzzle is the only way to one, and it reports ALL
// faults of its input at once, because an editor has to show them all.
import { type Clue, minimumLength, type Run } from './clue.js';
import type { Fault, Finding } from './fault.js';
import { MAX_COLORS, MAX_SIDE } from './limits.js';
import { type LineId, lineLength, lineName, type Size } from './line.js';
import { BLACK_ON_WHITE, completePalette, normalRgb, type Palette, type PaletteInput } from './palette.js';
import { differingTotals } from './totals.js';

export interface Puzzle {
  readonly width: number;
  readonly height: number;
  /** One clue per row, top to bottom. */
  readonly rows: readonly Clue[];
  /** One clue per column, left to right. */
  readonly columns: readonly Clue[];
  readonly palette: Palette;
}

/** A run as a caller may give it: a length in the first colour, or length and colour. */
export type RunInput = number | { readonly length: number | null; readonly color?: number };

/** Runs in order; `[]` or `[0]` for a blank line; null for an unknown clue. */
export type ClueInput = readonly RunInput[] | null;

export interface PuzzleInput {
  readonly rows: readonly ClueInput[];
  readonly columns: readonly ClueInput[];
  /** Default: black on white. */
  readonly palette?: PaletteInput;
}

export type MakePuzzleResult =
  | { readonly ok: true; readonly puzzle: Puzzle; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The clue of a line. */
export function clueOf(puzzle: Puzzle, line: LineId): Clue {
  return line < puzzle.height ? puzzle.rows[line] : puzzle.columns[line - puzzle.height];
}

/** Validates and builds. On failure: every fault. On success: also the findings that rule out a solution. */
export function makePuzzle(input: PuzzleInput): MakePuzzleResult {
  const size = { width: input.columns.length, height: input.rows.length };
  const sizeFaults = faultsOfSize(size);
  if (sizeFaults.length > 0) return { ok: false, faults: sizeFaults };

  const faults: Fault[] = faultsOfPalette(input.palette);
  const palette = input.palette ? completePalette(input.palette) : BLACK_ON_WHITE;
  const clues = [...input.rows, ...input.columns].map((clue, line) =>
    readClue(clue, line, size, palette.colors.length, faults),
  );
  if (faults.length > 0) return { ok: false, faults };

  const puzzle: Puzzle = {
    ...size,
    rows: clues.slice(0, size.height),
    columns: clues.slice(size.height),
    palette,
  };
  return { ok: true, puzzle, findings: differingTotals(puzzle) };
}

function faultsOfSize(size: Size): Fault[] {
  const faults: Fault[] = [];
  for (const [count, plural] of [
    [size.height, 'rows'],
    [size.width, 'columns'],
  ] as const) {
    if (count === 0) {
      faults.push({ code: 'no-lines', message: `There are no ${plural}; a puzzle needs at least one.` });
    } else if (count > MAX_SIDE) {
      faults.push({
        code: 'too-large',
        message: `There are ${count} ${plural}; at most ${MAX_SIDE} are supported.`,
      });
    }
  }
  return faults;
}

function faultsOfPalette(input: PaletteInput | undefined): Fault[] {
  if (input === undefined) return [];
  const faults: Fault[] = [];
  const report = (message: string) => faults.push({ code: 'bad-palette', message });
  if (input.colors.length === 0)
    report('The palette has no colours; it needs at least one besides the background.');
  if (input.colors.length > MAX_COLORS) {
    report(`The palette has ${input.colors.length} colours; at most ${MAX_COLORS} are supported.`);
  }
  const symbols = new Map<string, number>();
  const names = new Map<string, number>();
  input.colors.forEach((color, i) => {
    const what = `Colour ${i + 1}${color.name === undefined ? '' : ` ("${color.name}")`}`;
    if (color.rgb !== undefined && normalRgb(color.rgb) === undefined) {
      report(`${what} has the value "${color.rgb}"; expected #rrggbb or #rgb.`);
    }
    if (color.symbol !== undefined) {
      if ([...color.symbol].length !== 1 || /[\s.?]/.test(color.symbol)) {
        report(
          `${what} has the symbol "${color.symbol}"; expected one character other than ".", "?" and white space.`,
        );
      }
      const twin = symbols.get(color.symbol);
      if (twin !== undefined) report(`${what} has the same symbol "${color.symbol}" as colour ${twin + 1}.`);
      symbols.set(color.symbol, i);
    }
    if (color.name !== undefined) {
      const twin = names.get(color.name);
      if (twin !== undefined) report(`${what} has the same name as colour ${twin + 1}.`);
      names.set(color.name, i);
    }
  });
  const background = input.background?.rgb;
  if (background !== undefined && normalRgb(background) === undefined) {
    report(`The background has the value "${background}"; expected #rrggbb or #rgb.`);
  }
  return faults;
}

function readClue(clue: ClueInput, line: LineId, size: Size, colors: number, faults: Fault[]): Clue {
  if (clue === null) return null;
  const where = capital(lineName(size, line));
  if (!Array.isArray(clue)) {
    faults.push({ code: 'bad-clue', line, message: `${where} is not a list of runs.` });
    return [];
  }
  if (clue.length === 1 && lengthOf(clue[0]) === 0) return [];

  const before = faults.length;
  const runs = clue.map((given: RunInput, run): Run => {
    const length = lengthOf(given);
    const color = typeof given === 'object' && given !== null ? (given.color ?? 1) : 1;
    const at = { line, run };
    if (length !== null && (typeof length !== 'number' || !Number.isInteger(length) || length < 0)) {
      faults.push({
        code: 'bad-length',
        ...at,
        message: `${where}, run ${run + 1} is ${String(length)}; a run is a whole number of cells, 1 or more.`,
      });
    } else if (length === 0) {
      faults.push({
        code: 'zero-run',
        ...at,
        message: `${where}, run ${run + 1} is 0; a blank line is a single 0 or no run at all.`,
      });
    }
    if (!Number.isInteger(color) || color < 1 || color > colors) {
      faults.push({
        code: 'unknown-color',
        ...at,
        message: `${where}, run ${run + 1} has colour ${String(color)}; the palette has colours 1 to ${colors}.`,
      });
    }
    return { length, color };
  });
  if (faults.length > before) return runs;

  const excess = minimumLength(runs) - lineLength(size, line);
  if (excess > 0) {
    faults.push({
      code: 'clue-too-long',
      line,
      excess,
      message: `${where} needs ${minimumLength(runs)} cells but has ${lineLength(size, line)}: ${excess} too many.`,
    });
  }
  return runs;
}

function lengthOf(run: RunInput | undefined): number | null {
  return typeof run === 'object' && run !== null ? run.length : (run as number);
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
