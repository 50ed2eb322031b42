// Lists of clues in a tree of nodes: lists of numbers, strings of numbers, runs with a colour. Zeros, -1 and
// null at the ends of a clue are padding. A flat list of numbers is none: other puzzles have these.
import { MAX_SIDE } from '../../model/index.js';
import type { Span } from '../reading/draft.js';
import { type Entry, entriesOf, type ValueNode } from './entries.js';
import { prefixSide, sideOf, wordsOf } from './names.js';
import type { ListNode, Node } from './nodes.js';

export interface RawRun extends Span {
  readonly length: number;
  /** As the file calls it; undefined where runs have no colour. */
  readonly color?: string | undefined;
}

/** A clue before it is known which side it belongs to. */
export interface RawClue extends Span {
  readonly runs: readonly RawRun[];
  /** Whether a 0 stands between two runs: then the numbers are not lengths (see `unpatterned`). */
  readonly hasGap?: boolean;
}

/** The clues of a value, or undefined if it is not a list of clues. */
export function clueListOf(value: ValueNode, isNamed: boolean): RawClue[] | undefined {
  if (value.kind === 'string') return isNamed ? clueListOfString(value) : undefined;
  if (value.kind === 'number' || isCode(value, isNamed)) return undefined;
  const barred = barredRows(value) ?? flatRows(value);
  if (barred !== undefined) return barred;
  const entries = entriesOf(value);
  if (entries.length === 0 || entries.length > MAX_SIDE || entries.some(isOtherwiseNamed)) return undefined;
  if (entries.some(isNumberOfLine)) return undefined;
  // Somewhere a list or a string must show that these are clues and not, say, totals.
  if (!entries.some(({ value: { kind } }) => kind !== 'number')) return undefined;
  const clues: RawClue[] = [];
  let wrapped = 0;
  for (const entry of entries) {
    const inner = clueOf(entry.value) === undefined ? onlyListIn(entry.value) : undefined;
    if (inner !== undefined) wrapped += 1;
    const clue = clueOf(inner ?? entry.value);
    if (clue === undefined) return undefined;
    clues.push(clue);
  }
  // Where every list has another one inside, they are sides or puzzles rather than clues.
  return wrapped > 0 && wrapped === clues.length ? undefined : clues;
}

/** Statements rather than values: `{ return at().line() + 1; }`. Constructors such as `List.of(1, 2)` need few words. */
function isCode({ items }: ListNode, isNamed: boolean): boolean {
  const words = new Set(items.flatMap((item) => (item.kind === 'word' ? [item.value.toLowerCase()] : [])));
  return words.has('return') || (!isNamed && words.size > MOST_CONSTRUCTORS);
}

const MOST_CONSTRUCTORS = 3;

/** C++ allows `{{1}, {{1, 1}}, {2}}`, one pair of braces too many. */
function onlyListIn(value: ValueNode): ListNode | undefined {
  const [only, another] = value.kind === 'list' ? value.items : [];
  return only?.kind === 'list' && another === undefined ? only : undefined;
}

/** A value under a key is an item of a list only if the key is its number. */
function isOtherwiseNamed({ name, isKeyed }: Entry): boolean {
  return isKeyed && name !== undefined && (sideOf(name) !== undefined || !/\d/.test(name));
}

/** `Row(0)` says which line it is about. */
function isNumberOfLine({ name = '', isKeyed, value }: Entry): boolean {
  // `c(1)` of R is a list.
  const isCall = value.kind === 'list' && value.open === '(' && value.items.length === 1 && name.length > 1;
  return isCall && value.items[0].kind === 'number' && !isKeyed && prefixSide(name) !== undefined;
}

/** One clue: a list of runs, a string of numbers, or a single number. */
export function clueOf(value: ValueNode): RawClue | undefined {
  const { offset, end } = value;
  if (value.kind === 'number') return isRun(value.value) ? clue([run(value.value, value)], value) : undefined;
  if (value.kind === 'string') {
    const runs = runsOfText(value.value, value);
    return runs && { runs, offset, end };
  }
  const runs: RawRun[] = [];
  const entries = entriesOf(value);
  for (const entry of entries) {
    if (entry.isKeyed) return clueOfObject(value, entries);
    const item = entry.value;
    if (item.kind === 'number') {
      if (!isRun(item.value)) return undefined;
      runs.push(run(item.value, item));
    } else if (item.kind === 'string') {
      const one = runsOfText(item.value, item);
      if (one === undefined || one.length > 1) return undefined;
      runs.push(...one);
    } else {
      const colored = coloredRun(item) ?? wrappedRun(item);
      // `Clue::new(&[2, 1])`: the only list in the brackets of a call.
      if (colored === undefined && value.open === '(' && entries.length === 1) return clueOf(item);
      if (colored === undefined) return undefined;
      runs.push(colored);
    }
    if (runs.length > MAX_SIDE) return undefined;
  }
  // Anything that is not a value must be mere syntax: the meaning of a word is unknown here.
  if (entries.length === 0 && value.items.some(({ kind }) => kind === 'word')) {
    return onlyPadding(value) ? { runs: [], offset, end } : undefined;
  }
  return clue(runs, value);
}

function onlyPadding(list: ListNode): boolean {
  return list.items.every(
    (item) => item.kind !== 'word' || /^(null|none|nil|undefined|list|vector)$/i.test(item.value),
  );
}

/** `Number(3)` */
function wrappedRun({ open, items }: ListNode): RawRun | undefined {
  const [only, another] = items;
  const isRunAlone = open === '(' && only?.kind === 'number' && another === undefined && isRun(only.value);
  return isRunAlone ? run(only.value, only) : undefined;
}

/** `{"clue": [1, 2]}`, `{"lengths": [1, 2], "colors": ["r", "b"]}`: an object with the runs in one list or string. */
export function clueOfObject(list: ListNode, entries: readonly Entry[]): RawClue | undefined {
  const lists = entries.filter(({ value }) => value.kind === 'list');
  if (lists.length === 0) return clueInObject(list, entries);
  const colors = lists.filter(({ name = '' }) => wordsOf(name).some((word) => COLOR_LISTS.has(word)));
  const lengths = lists.filter((entry) => !colors.includes(entry));
  if (lengths.length !== 1 || colors.length > 1) return undefined;
  const inner = clueOf(lengths[0].value);
  const { offset, end } = list;
  if (inner === undefined || colors.length === 0) return inner && { ...inner, offset, end };
  const [{ value }] = colors;
  const names = value.kind === 'list' ? entriesOf(value).map((entry) => entry.value) : [];
  if (names.length !== inner.runs.length || names.some(({ kind }) => kind === 'list')) return undefined;
  const runs = inner.runs.map((each, i) => {
    const name = names[i];
    return name.kind === 'list' ? each : { ...each, color: String(name.value) };
  });
  return { runs, offset, end };
}

/** `{"index": 0, "hint": "1 2"}`, `{"id": "3", "value": 2}`: one string or number under a name for clues. */
function clueInObject({ offset, end }: ListNode, entries: readonly Entry[]): RawClue | undefined {
  const named = entries.filter(({ name = '' }) => wordsOf(name).some((word) => CLUE_NAMES.has(word)));
  if (named.length !== 1 || named[0].value.kind === 'list') return undefined;
  const inner = clueOf(named[0].value);
  return inner && { ...inner, offset, end };
}

const CLUE_NAMES = new Set('clue clues hint hints value values runs blocks numbers text lengths'.split(' '));
const LENGTH_WORDS = new Set(
  'count len length size number num n value amount run cells times clue hint block digit qty'.split(' '),
);
const COLOR_LISTS = new Set('color colors colour colours'.split(' '));
const COLOR_WORDS = new Set('color colour c col fill'.split(' '));

/** `{"color": "red", "count": 3}`, `["red", 3]`, `(3, "red")`. */
function coloredRun(list: ListNode): RawRun | undefined {
  let length: number | undefined;
  let color: string | undefined;
  for (const { name, isKeyed, value } of entriesOf(list)) {
    const words = isKeyed && name !== undefined ? wordsOf(name) : undefined;
    const isColor = words?.some((word) => COLOR_WORDS.has(word)) ?? value.kind === 'string';
    const isLength = words?.some((word) => LENGTH_WORDS.has(word)) ?? value.kind === 'number';
    if (value.kind === 'list') return undefined;
    if (isColor && color === undefined) color = String(value.value);
    else if (isLength && length === undefined && value.kind === 'number') length = value.value;
    else if (words === undefined) return undefined;
  }
  if (length === undefined || length < 1 || !isRun(length)) return undefined;
  return { length, ...(color === undefined ? {} : { color }), offset: list.offset, end: list.end };
}

/** MiniZinc's `[| 0, 3 | 1, 1 |]`. */
function barredRows(list: ListNode): RawClue[] | undefined {
  const isBar = (node: Node | undefined) => node?.kind === 'mark' && node.value === '|';
  if (list.open !== '[' || !isBar(list.items[0])) return undefined;
  const clues: RawClue[] = [];
  let runs: RawRun[] = [];
  for (const node of list.items.slice(1)) {
    if (isBar(node)) {
      clues.push(clue(runs, node));
      runs = [];
    } else if (node.kind !== 'number' || !isRun(node.value)) return undefined;
    else runs.push(run(node.value, node));
    if (clues.length > MAX_SIDE || runs.length > MAX_SIDE) return undefined;
  }
  return clues;
}

/** MiniZinc's `array2d(1..3, 1..2, [0, 3, 1, 1, 0, 2])`: the last bound is how many numbers a clue has. */
function flatRows({ open, items }: ListNode): RawClue[] | undefined {
  const list = items[items.length - 1];
  const bound = items[items.length - 2];
  const from = items[items.length - 3];
  if (open !== '(' || list?.kind !== 'list' || list.open !== '[' || bound?.kind !== 'number')
    return undefined;
  const isRange = from?.kind === 'number' && from.value === 1 && !bound.isSeparated;
  if (!isRange || bound.value < 1 || list.items.length % bound.value !== 0) return undefined;
  const clues: RawClue[] = [];
  let runs: RawRun[] = [];
  for (const node of list.items) {
    if (node.kind !== 'number' || !isRun(node.value)) return undefined;
    runs.push(run(node.value, node));
    if (runs.length < bound.value) continue;
    clues.push(clue(runs, runs[0]));
    runs = [];
    if (clues.length > MAX_SIDE) return undefined;
  }
  return clues;
}

/** `"3; 1 1; 2"`, or one clue per line. */
function clueListOfString(value: Span & { readonly value: string }): RawClue[] | undefined {
  const text = value.value.trim();
  const divider =
    ['\n', ';', '/', '|'].find((one) => text.includes(one)) ?? (/\d \d/.test(text) ? ',' : undefined);
  if (divider === undefined) return undefined;
  const parts = text.split(divider);
  if (parts.length > MAX_SIDE) return undefined;
  const clues = parts.map((part) => runsOfText(part, value));
  return clues.some((runs) => runs === undefined) ? undefined : clues.map((runs) => clue(runs ?? [], value));
}

/** The runs of `1 2`, `1,2`, `1.2`, `3b 1r`; undefined when there is anything else, or a 0 between two runs. */
export function runsOfText(text: string, place: Span): RawRun[] | undefined {
  const runs: RawRun[] = [];
  let isPadded = false;
  if (text.length > 5 * MAX_SIDE) return undefined;
  if (/^[A-Za-z]{1,12},\d/.test(text)) return runsAfterColors(text, place);
  for (const word of text.split(/[\s,.;|/_-]/)) {
    if (word === '' || /^(none|null)$/i.test(word)) continue;
    if (/^0+$/.test(word)) {
      isPadded = runs.length > 0;
      continue;
    }
    if (isPadded) return undefined;
    const [, digits, color] = /^(\d{1,4})([A-Za-z]{0,12})$/.exec(word) ?? [];
    if (digits === undefined || !isRun(Number(digits))) return undefined;
    if (Number(digits) > 0) {
      runs.push({ ...run(Number(digits), place), ...(color === '' ? {} : { color }) });
    }
  }
  return runs;
}

/** `G,2,R,6`: every run below its colour. */
function runsAfterColors(text: string, place: Span): RawRun[] | undefined {
  const words = text.split(',');
  const runs: RawRun[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const [color, digits = ''] = words.slice(i, i + 2);
    if (!/^[A-Za-z]{1,12}$/.test(color) || !/^[1-9]\d{0,3}$/.test(digits)) return undefined;
    runs.push({ ...run(Number(digits), place), color });
  }
  return runs;
}

/** A length, or padding. */
function isRun(value: number): boolean {
  return Number.isInteger(value) && value >= -1 && value <= MAX_SIDE;
}

function run(length: number, { offset, end }: Span): RawRun {
  return { length, offset, end };
}

/** A clue without its padding, which is kept where it stands between two runs. */
function clue(runs: readonly RawRun[], { offset, end }: Span): RawClue {
  let [from, to] = [0, runs.length];
  while (from < to && runs[from].length <= 0) from += 1;
  while (to > from && runs[to - 1].length <= 0) to -= 1;
  const kept = runs.slice(from, to);
  return kept.some(({ length }) => length <= 0)
    ? { runs: kept, hasGap: true, offset, end }
    : { runs: kept, offset, end };
}

/**
 * Clues that are written as patterns, `[1, 1, 1, 0, 1]` for a run of 3 and one of 1: those of both sides are, if
 * one of them has a 0 inside. Undefined when other numbers show that they are neither patterns nor lengths.
 */
export function unpatterned(
  rows: readonly RawClue[],
  columns: readonly RawClue[],
): { rows: readonly RawClue[]; columns: readonly RawClue[] } | undefined {
  const all = [rows, columns];
  if (!all.some((clues) => clues.some(({ hasGap }) => hasGap))) return { rows, columns };
  const isPattern = all.every((clues) =>
    clues.every(({ runs }) => runs.every(({ length, color }) => length <= 1 && color === undefined)),
  );
  return isPattern ? { rows: rows.map(lengthsOfPattern), columns: columns.map(lengthsOfPattern) } : undefined;
}

function lengthsOfPattern({ runs, offset, end }: RawClue): RawClue {
  const lengths: RawRun[] = [];
  let open = false;
  for (const cell of runs) {
    const last = lengths[lengths.length - 1];
    if (cell.length <= 0) open = false;
    else if (open) lengths[lengths.length - 1] = { ...last, length: last.length + 1, end: cell.end };
    else {
      lengths.push(cell);
      open = true;
    }
  }
  return { runs: lengths, offset, end };
}
