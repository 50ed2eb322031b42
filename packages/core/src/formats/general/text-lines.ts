// The lines of a text that may hold a puzzle, each by what it looks like: a heading for rows or columns, clues,
// a size, something about the puzzle, a rule between two parts, or anything else.
import { MAX_SIDE, type Metadata } from '../../model/index.js';
import type { Span } from '../reading/draft.js';
import type { SourceText } from '../reading/source-text.js';
import { type RawClue, runsOfText } from './clues.js';
import { headingSide, metaOf, type NamedSide, prefixSide, sizeOf } from './names.js';
import type { SideText } from './side-texts.js';
import type { StatedSize } from './stated-size.js';

export type TextLine = Span & { readonly index: number; readonly indent: number } & (
    | { readonly kind: 'blank' | 'rule' | 'note' | 'other' }
    | {
        readonly kind: 'heading';
        readonly named: NamedSide;
        /** Those in the heading's own line, where more follow below. */
        readonly clues: readonly RawClue[];
        /** The same where none follow: all clues of the side. */
        readonly side?: readonly RawClue[];
        /** How many lines follow, if it says so. */
        readonly count?: number;
        /** What stands behind the heading. */
        readonly inline?: SideText;
      }
    | {
        readonly kind: 'clues';
        readonly clues: readonly RawClue[];
        /** The side that the line itself names: `r 2 1`, `column 3: 2 1`. */
        readonly named: NamedSide | undefined;
        /** The number of the line within its side, where its name has one: 3 in `column 3: 2 1`. */
        readonly number?: number;
        /** What stands behind the name, where it has no number: perhaps all clues of the side. */
        readonly inline?: SideText;
        /** Whether it is an item of a list, as in YAML. */
        readonly isItem: boolean;
        /** Set where the line may be an item of a numbered list: its number, and the clue without it. */
        readonly numbered?: { readonly number: number; readonly clue: RawClue };
      }
    | { readonly kind: 'meta'; readonly field: keyof Metadata; readonly value: string }
    /** `named` when it may as well be the heading of that many lines: `rows 5`. */
    | {
        readonly kind: 'size';
        readonly size: StatedSize;
        readonly named?: NamedSide;
        readonly count?: number;
      }
  );

/** Lines past this are ignored: no puzzle has more. */
const MOST_LINES = 40_000;
/** Longer lines are not clues. */
const LONGEST = 20_000;

export function textLines(source: SourceText): TextLine[] {
  const lines: TextLine[] = [];
  const count = Math.min(source.lineCount, MOST_LINES);
  // Of a document in Markdown only the blocks of code count.
  const isFenced = /^```/m.test(source.text);
  let isCode = !isFenced;
  for (let index = 0; index < count; index++) {
    const isFence = isFenced && source.text.startsWith('```', source.lineStart(index));
    if (isFence) isCode = !isCode;
    lines.push(isCode && !isFence ? textLine(source, index) : blankLine(source, index));
  }
  return lines;
}

function blankLine(source: SourceText, index: number): TextLine {
  return { kind: 'blank', index, indent: 0, offset: source.lineStart(index), end: source.lineEnd(index) };
}

function textLine(source: SourceText, index: number): TextLine {
  const offset = source.lineStart(index);
  const end = source.lineEnd(index);
  const whole = end - offset > LONGEST ? 'x' : source.text.slice(offset, end);
  // Some programs end every clue with -1.
  const text = whole.trim().replace(/^(\d.*)\s-1$/, '$1');
  const place = { index, indent: whole.length - whole.trimStart().length, offset, end };
  // The rule below the heads of a Markdown table says nothing.
  const isTableRule = text.includes('--') && /^\|[\s|:-]*\|$/.test(text);
  if (text === '' || isTableRule) return { kind: 'blank', ...place };
  const numbers = cluesIn(text, place);
  if (numbers !== undefined) {
    const numbered = numberedClue(text, place);
    return { kind: 'clues', ...numbers, ...(numbered === undefined ? {} : { numbered }), ...place };
  }
  if (/^[^\w\s]+$/.test(text) && text.length <= 200) return { kind: 'rule', ...place };
  // Numbers behind a semicolon are cells of a sheet rather than a comment.
  const isNote = /^(?:\/\/|[#%]|--|\/\*|;(?=[^\d]*\p{L}))/u.test(text);
  // `Values:` says only what comes next.
  const isLabel = /^\p{L}[\p{L} ]{0,40}:$/u.test(text);
  return named(text, place) ?? { kind: isNote || isLabel ? 'note' : 'other', ...place };
}

/** `Rows:`, `# row clues`, `[columns]`, `title: x`, `width = 5`, `rows: 3; 1 1`. */
function named(text: string, place: Span & { index: number; indent: number }): TextLine | undefined {
  if (text.length > 4000) return undefined;
  // `rows →` is a heading as `rows:` is.
  const bare = text.replace(/^[#;%/*<>[\]{}()"'|=!~\s-]+/, '').replace(/(?<=\w) ?[→↓⇒⇓➡⬇]\ufe0f?/, ':');
  const at = bare.search(/[:=\d(]/);
  const words = (at < 0 ? bare : bare.slice(0, at)).slice(0, 80);
  if (/^end\s/i.test(words)) return { kind: 'note', ...place };
  const mark = /[:=]/.test(bare[at] ?? '') ? bare[at] : '';
  const rest = at < 0 ? '' : bare.slice(mark === '' ? at : at + 1);
  const both = /^width\s?[:=]?\s?(\d{1,4})\s?,?\s?height\s?[:=]?\s?(\d{1,4})$/i.exec(bare);
  if (both !== null)
    return { kind: 'size', size: { width: Number(both[1]), height: Number(both[2]) }, ...place };
  const size = sizeIn(words, rest.trim());
  // A letter alone in its line, `R` or `C:`.
  const side = headingSide(words) ?? (rest.trim() === '' ? prefixSide(words.trim()) : undefined);
  if (size !== undefined) {
    const heading = side === undefined ? {} : { named: side, count: Number(rest) };
    return { kind: 'size', size, ...heading, ...place };
  }
  if (side !== undefined) {
    const inline = rest.trim();
    // `row,2,1` is a line of a sheet.
    if (mark === '' && inline !== '' && !/[\p{L}\s]$/u.test(words)) return undefined;
    // A list of lists is data, which another reader knows better, and so is a bracket that stays open.
    if (/[[({]\s?[[({]/.test(inline) || (mark !== '' && /^[[({]$/.test(inline))) return undefined;
    const decoration = /^[^\w\s]*$/.test(inline) || inline.startsWith('(');
    if (decoration) return { kind: 'heading', named: side, clues: [], ...place };
    const clues = cluesOfText(inline, place);
    // A lone number after the heading is how many lines there are.
    if (clues !== undefined && clues.length === 1 && /^\d+[:.]?$/.test(inline)) {
      return { kind: 'heading', named: side, clues: [], count: Number.parseInt(inline, 10), ...place };
    }
    const whole = sideOfText(inline, place) ?? clues;
    const behind = { text: inline, offset: place.offset, end: place.end };
    return (
      whole && {
        kind: 'heading',
        named: side,
        clues: clues ?? whole,
        side: whole,
        inline: behind,
        ...place,
      }
    );
  }
  const field = mark === '' ? undefined : metaOf(words);
  if (field === undefined) return undefined;
  return {
    kind: 'meta',
    field,
    value: rest
      .trim()
      .replace(/^["']|["'],?$/g, '')
      .slice(0, 500),
    ...place,
  };
}

/** `size: 4x5`, `width 5`, `picross 5`, `4x5`. */
function sizeIn(words: string, rest: string): StatedSize | undefined {
  const [, a, b] = /^(\d{1,4})(?:\s?[x×*,]\s?|\s+by\s+|\s+)(\d{1,4})$/i.exec(rest) ?? [];
  const part = sizeOf(words);
  if (part === 'size' && a !== undefined) return { sides: [Number(a), Number(b)] };
  if (!/^\d{1,4}$/.test(rest)) return undefined;
  if (part === 'size' || /^(picross|nonogram|griddler|hanjie)$/i.test(words.trim())) {
    return { sides: [Number(rest), Number(rest)] };
  }
  return part === 'width' || part === 'height' ? { [part]: Number(rest) } : undefined;
}

/** `4x5` alone in its line. */
export function sizeAlone(text: string): StatedSize | undefined {
  const [, a, b] = /^\s{0,20}(\d{1,4})\s?[x×*]\s?(\d{1,4})\s{0,20}$/i.exec(text) ?? [];
  return a === undefined ? undefined : { sides: [Number(a), Number(b)] };
}

type CluesIn = Pick<Extract<TextLine, { kind: 'clues' }>, 'clues' | 'named' | 'number' | 'inline' | 'isItem'>;

/** The clue behind the name of its line: `column 3: 2 1`, `row.3=2 1`, `Row 3 -> 2 1`. */
function namedClue(
  named: NamedSide,
  number: string,
  rest: string,
  { offset, end }: Span,
  isItem: boolean,
): CluesIn | undefined {
  const place = { offset, end };
  const clues = cluesOfText(rest, place);
  if (number === '') {
    const inline = { text: rest, ...place };
    return clues === undefined ? undefined : { clues, named, inline, isItem };
  }
  return clues?.length === 1 ? { clues, named, number: Number(number), isItem } : undefined;
}

/** The clues of a line that holds nothing else but perhaps the name of its side. */
function cluesIn(line: string, place: Span): CluesIn | undefined {
  const isItem = /^[-*•](\s|$)/.test(line);
  const text = isItem ? line.replace(/^(?:[-*•]\s*)+/, '') : line;
  if (isItem && text === '') return { clues: [], named: undefined, isItem };
  const [, name, index = '', rest = ''] = /^([A-Za-z]{1,10})\s?(\d{0,4})\s?[:=.)]\s?(.*)$/s.exec(text) ?? [];
  const named = name === undefined ? undefined : prefixSide(name);
  if (named !== undefined && (index !== '' || name.length === 1)) {
    const clue = namedClue(named, index, rest, place, isItem);
    // `C 1 : 1 1 : 2`: all clues of a side, and 1 is no number of a line.
    if (clue !== undefined || !rest.includes(' : ')) return clue;
  }
  const pointed = /^([A-Za-z]{1,10})[\s._[(#-]?(\d{1,4})[\])]?\s?(?:->|=>|→|[:=|])\s?(.*)$/s.exec(text);
  const side = pointed === null ? undefined : prefixSide(pointed[1]);
  if (pointed !== null && side !== undefined && !pointed[3].includes(' : ')) {
    return namedClue(side, pointed[2], pointed[3], place, isItem);
  }
  // A line of a Markdown table: `| 3 | 2 1 |`.
  const [, order, cell] = /^\|\s{0,9}(\d{1,4})\s{0,9}\|\s{0,9}(\d[\d\s,]*)\|$/.exec(text) ?? [];
  const runs = order === undefined ? undefined : runsOfText(cell, place);
  if (runs !== undefined) {
    const { offset, end } = place;
    return { clues: [{ runs, offset, end }], named: undefined, number: Number(order), isItem };
  }
  // `3 : 2 1 2`, `3 = 2 1 2`: the number of runs, or that of the line, and then the runs.
  const [, counted] = /^\d{1,4}\s?[:=]\s?(\d.*|)$/s.exec(text) ?? [];
  if (counted !== undefined) {
    const clues = counted === '' ? [blank(place)] : cluesOfText(counted, place);
    return clues?.length === 1 ? { clues, named: undefined, isItem } : undefined;
  }
  const [, letter, numbers = ''] = /^([A-Za-z]{1,6})\s(.*)$/s.exec(text) ?? [];
  const short = letter === undefined ? undefined : prefixSide(letter);
  if (short !== undefined && /\d/.test(numbers) && letter.length < 4) {
    const clues = cluesOfText(numbers, place);
    const inline = { text: numbers, offset: place.offset, end: place.end };
    if (clues?.length === 1) return { clues, named: short, isItem };
    if (clues !== undefined && numbers.includes(' : ')) return { clues, named: short, inline, isItem };
  }
  const clues = cluesOfText(text, place);
  return clues && { clues, named: undefined, isItem };
}

/** `3. 2 1`, `3) 2 1`: the third item of a list, if the lines around it are numbered too. */
function numberedClue(text: string, place: Span): { number: number; clue: RawClue } | undefined {
  const [, number, rest] = /^(\d{1,4})[.)]\s+(\d[\d\s,]*)$/.exec(text) ?? [];
  const runs = rest === undefined ? undefined : runsOfText(rest, place);
  return runs && { number: Number(number), clue: { runs, offset: place.offset, end: place.end } };
}

function blank({ offset, end }: Span): RawClue {
  return { runs: [], offset, end };
}

/**
 * All clues of a side in one line: `2; 1 1; 3`, `2, 1 1, 3`, `2 1,1 3`, or `2 1 3` where every clue is one run.
 * Undefined when it holds anything else.
 */
export function sideOfText(text: string, place: Span): RawClue[] | undefined {
  const clues = cluesOfText(text, place);
  if (clues === undefined || clues.length > 1) return clues;
  // A comma with a blank behind it divides clues where blanks divide runs; one without divides runs.
  const hasRuns = /\d\s+\d/.test(text);
  const isByComma = /,\s/.test(text) || (text.includes(',') && !hasRuns);
  const parts = text
    .trim()
    .replace(/,$/, '')
    .split(isByComma ? /\s{0,9},\s{0,9}/ : /\s+/);
  if (parts.length < 2 || parts.length > MAX_SIDE) return clues;
  const each = parts.map((part) => runsOfText(part, place));
  if (each.some((runs) => runs === undefined)) return undefined;
  return each.map((runs = []) => ({ ...clues[0], runs }));
}

/** One clue, or several divided by semicolons, slashes or bars; undefined when there is anything else. */
function cluesOfText(text: string, place: Span): RawClue[] | undefined {
  if (/^(?:\[\s*\]|\(\s*\)|\{\s*\}|""|'')[,;]?$/.test(text)) return [blank(place)];
  const groups = text.match(/\[[^[\]]*\]|\([^()]*\)/g);
  if (groups !== null && groups.length > 1) {
    if (!/^[\s,;[\](){}]*$/.test(text.replace(/\[[^[\]]*\]|\([^()]*\)/g, ''))) return undefined;
    const each = groups.slice(0, MAX_SIDE + 1).map((group) => runsOfText(group.slice(1, -1), place));
    if (each.some((runs) => runs === undefined)) return undefined;
    return each.map((runs = []) => ({ runs, offset: place.offset, end: place.end }));
  }
  const comment = text.search(/\s(#|\/\/)/);
  const bare = (comment < 0 ? text : text.slice(0, comment))
    .replace(/[[\](){}"']/g, ' ')
    .trim()
    .replace(/[,;]$/, '');
  if (!/^(?:[\d,]|[A-Za-z]{1,12},\d)/.test(bare) || !/\d/.test(bare)) return undefined;
  const divider = [';', '/', '|', ' : '].find((one) => bare.includes(one));
  const parts = divider === undefined ? [bare] : bare.split(divider);
  if (parts.length > MAX_SIDE) return undefined;
  const clues: RawClue[] = [];
  for (const part of parts) {
    const runs = runsOfText(part, place);
    if (runs !== undefined) clues.push({ runs, offset: place.offset, end: place.end });
    // Numbers with a 0 among them: a line of a matrix perhaps, but no clue.
    else if (/^[\d\s,]+$/.test(part))
      clues.push({ runs: [], hasGap: true, offset: place.offset, end: place.end });
    else return undefined;
  }
  return clues;
}
