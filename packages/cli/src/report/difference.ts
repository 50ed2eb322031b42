// What sets two puzzles apart, and whether one is a turned or mirrored copy of the other.
import {
  canonicalText,
  clueOf,
  clueText,
  isMono,
  lineCount,
  lineName,
  type Puzzle,
  SYMMETRIES,
  type Symmetry,
  sameClue,
  transformPuzzle,
} from '@crosshatch/core/model';

export type Difference =
  | { readonly kind: 'same' }
  | { readonly kind: 'symmetric'; readonly symmetry: Symmetry }
  | {
      readonly kind: 'different';
      /** Absent when the sizes differ: then no line has a partner. */
      readonly lines?: readonly { readonly line: string; readonly a: string; readonly b: string }[];
    };

export const SYMMETRY_WORDS: Record<Symmetry, string> = {
  identity: 'the same',
  rotate90: 'turned to the right',
  rotate180: 'turned upside down',
  rotate270: 'turned to the left',
  mirror: 'mirrored left to right',
  flip: 'mirrored top to bottom',
  transpose: 'mirrored along the diagonal',
  antitranspose: 'mirrored along the other diagonal',
};

export function differenceOf(a: Puzzle, b: Puzzle): Difference {
  const wanted = canonicalText(b);
  const symmetry = SYMMETRIES.find((candidate) => canonicalText(transformPuzzle(a, candidate)) === wanted);
  if (symmetry === 'identity') return { kind: 'same' };
  if (symmetry !== undefined) return { kind: 'symmetric', symmetry };
  if (a.width !== b.width || a.height !== b.height) return { kind: 'different' };
  const lines: { line: string; a: string; b: string }[] = [];
  for (let line = 0; line < lineCount(a); line++) {
    if (sameClue(clueOf(a, line), clueOf(b, line))) continue;
    lines.push({ line: lineName(a, line), a: clueWords(a, line), b: clueWords(b, line) });
  }
  return { kind: 'different', lines };
}

function clueWords(puzzle: Puzzle, line: number): string {
  const symbols = isMono(puzzle.palette) ? undefined : puzzle.palette.colors.map((color) => color.symbol);
  return clueText(clueOf(puzzle, line), symbols);
}
