// A clue as a person types it, and what is wrong with it. Numbers with anything between them; `?` is a
// run of unknown length; `*` alone, an unknown clue; `0` or nothing, a blank line. In
// coloured puzzles a colour's letter follows the number: `3a 1b`.
import { type ClueInput, minimumLength, type Palette, type Run } from '@crosshatch/core/model';
import { clueWords as words } from '../strings/words.js';

export interface TypedClue {
  /** What it means; undefined when it can't be understood. */
  readonly clue: ClueInput | undefined;
  /** The runs, for sums; empty for an unknown clue or one that is not understood. */
  readonly runs: readonly Run[];
  /** What is wrong; undefined when nothing is. */
  readonly trouble?: TypedTrouble;
}

export type TypedTrouble =
  /** This piece of text is no run. */
  | { readonly kind: 'not-a-run'; readonly text: string }
  /** There is no such colour. */
  | { readonly kind: 'no-color'; readonly text: string }
  /** The runs need this many cells more than there are. */
  | { readonly kind: 'too-long'; readonly excess: number };

/** Longest text that a clue may have: 500 runs of 3 digits and a blank. */
const LONGEST = 4000;

/** Reads a clue for a line of `room` cells. */
export function readTypedClue(text: string, room: number, palette: Palette): TypedClue {
  const trimmed = text.slice(0, LONGEST).trim();
  if (trimmed === '*') return { clue: null, runs: [] };
  const runs: Run[] = [];
  for (const word of trimmed.split(/[\s,.;/|-]+/)) {
    if (word === '') continue;
    const match = /^(\d{1,4}|\?)(\S?)$/u.exec(word);
    if (match === null) return failed({ kind: 'not-a-run', text: word.slice(0, 20) });
    const color = match[2] === '' ? 1 : colorNamed(match[2], palette);
    if (color === undefined) return failed({ kind: 'no-color', text: match[2] });
    const length = match[1] === '?' ? null : Number(match[1]);
    if (length !== 0) runs.push({ length, color });
  }
  const excess = minimumLength(runs) - room;
  return { clue: runs, runs, ...(excess > 0 ? { trouble: { kind: 'too-long' as const, excess } } : {}) };
}

function failed(trouble: TypedTrouble): TypedClue {
  return { clue: undefined, runs: [], trouble };
}

function colorNamed(symbol: string, palette: Palette): number | undefined {
  const exact = palette.colors.findIndex((color) => color.symbol === symbol);
  const lower = symbol.toLowerCase();
  const near = palette.colors.findIndex((color) => color.symbol.toLowerCase() === lower);
  return exact >= 0 ? exact + 1 : near >= 0 ? near + 1 : undefined;
}

/** A clue as one would type it. */
export function typedClue(clue: readonly Run[] | null, palette: Palette): string {
  if (clue === null) return '*';
  const symbols = palette.colors.length > 1;
  return clue
    .map((run) => `${run.length ?? '?'}${symbols ? palette.colors[run.color - 1].symbol : ''}`)
    .join(' ');
}

export function troubleWords(trouble: TypedTrouble): string {
  switch (trouble.kind) {
    case 'not-a-run':
      return words.notARun(trouble.text);
    case 'no-color':
      return words.noColor(trouble.text);
    case 'too-long':
      return words.tooLong(trouble.excess);
  }
}
