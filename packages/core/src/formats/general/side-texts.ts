// The clues of two sides in one text each: `2 1; 0; 3`, `2.1,0,3`, `2,1 0 3`. Which character divides clues and
// which divides runs is the same on both sides. Commas and blanks may be either: `2,1 3` is two clues in both
// readings, so all that can be a puzzle are returned.
import { MAX_SIDE } from '../../model/index.js';
import type { Span } from '../reading/draft.js';
import { type Candidate, fits, hasEqualSums } from './candidates.js';
import type { RawClue } from './clues.js';

export type Sides = Pick<Candidate, 'rows' | 'columns'>;

/** A text and where it stands. */
export interface SideText extends Span {
  readonly text: string;
}

/** Longer texts are not the clues of one side. */
const LONGEST = 20_000;

/** Characters that divide clues rather than runs, the strongest first. */
const STRENGTH = '\n|/:;,_ -.';

/** Every reading of the two texts that can be a puzzle. */
export function sidesOfTexts(first: SideText, second: SideText): Sides[] {
  if (Math.max(first.text.length, second.text.length) > LONGEST) return [];
  const bracketed = [first, second].map(bracketedClues);
  const [rows, columns] = bracketed;
  if (rows !== undefined && columns !== undefined) return plausible([{ rows, columns }]);
  const isSpaced = [first, second].some(({ text }) => /,\s/.test(text));
  const texts = [first, second].map(({ text }) => normalised(text));
  const used = [...new Set(texts.join('').replace(/\d/g, ''))];
  if (used.some((mark) => !STRENGTH.includes(mark)) || used.length > 2) return [];
  const [clues = ',', runs] = used.sort((a, b) => STRENGTH.indexOf(a) - STRENGTH.indexOf(b));
  // A comma with a blank behind it divides clues where blanks divide runs.
  const isOpen = clues === ',' && runs === ' ' && !isSpaced;
  const readings = isOpen
    ? [
        [clues, runs],
        [runs, clues],
      ]
    : [[clues, runs]];
  const divide = (divider: string, inner: string | undefined): Sides[] => {
    const sides = texts.map((text, i) => divided(text, divider, inner, i === 0 ? first : second));
    return sides[0] === undefined || sides[1] === undefined ? [] : [{ rows: sides[0], columns: sides[1] }];
  };
  const found = plausible(readings.flatMap(([divider, inner]) => divide(divider, inner)));
  // `3,1:1,2`: some use the stronger mark inside a clue.
  return found.length > 0 || runs === undefined ? found : plausible(divide(runs, clues));
}

function plausible(found: readonly Sides[]): Sides[] {
  return found.filter((sides) => fits(sides) && hasEqualSums(sides));
}

/** Without blanks beside other dividers, and without a divider at the end. */
function normalised(text: string): string {
  return text
    .trim()
    .replace(/[,:;/|]$/, '')
    .split(/([|/:;,])/)
    .map((part) => part.trim())
    .join('')
    .replace(/[^\S\n]+/g, ' ');
}

function divided(
  text: string,
  divider: string,
  inner: string | undefined,
  { offset, end }: Span,
): RawClue[] | undefined {
  const parts = text.split(divider);
  if (parts.length > MAX_SIDE) return undefined;
  const clues: RawClue[] = [];
  for (const part of parts) {
    const words = part === '' ? [] : inner === undefined ? [part] : part.split(inner);
    if (words.length > MAX_SIDE || words.some((word) => !/^\d{1,4}$/.test(word))) return undefined;
    const lengths = words.map(Number).filter((length) => length > 0);
    if (lengths.length < words.length && words.length > 1) return undefined;
    clues.push({ runs: lengths.map((length) => ({ length, offset, end })), offset, end });
  }
  return clues;
}

/** `[[2, 1], [], [3]]`, `(2 1) () (3)`. */
function bracketedClues({ text, offset, end }: SideText): RawClue[] | undefined {
  const groups = text.match(/\[[^[\]]*\]|\([^()]*\)/g);
  const rest = text.replace(/\[[^[\]]*\]|\([^()]*\)/g, '');
  if (groups === null || groups.length > MAX_SIDE || !/^[\s,;[\]()]*$/.test(rest)) return undefined;
  const clues: RawClue[] = [];
  for (const group of groups) {
    const words = group.slice(1, -1).split(/[\s,;]+/);
    const given = words.filter((word) => word !== '');
    if (given.some((word) => !/^\d{1,4}$/.test(word))) return undefined;
    const lengths = given.map(Number).filter((length) => length > 0);
    if (lengths.length < given.length && given.length > 1) return undefined;
    clues.push({ runs: lengths.map((length) => ({ length, offset, end })), offset, end });
  }
  return clues;
}
