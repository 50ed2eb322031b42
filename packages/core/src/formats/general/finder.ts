// Finds the puzzles in a tree of nodes: two lists of clues by their names, or without names, or pictures.
import { MAX_SIDE, type Metadata } from '../../model/index.js';
import { type MetadataFields, metadata } from '../reading/reading.js';
import { type Candidate, fits, hasEqualSums, isPlausible } from './candidates.js';
import { clueListOf, clueOf, type RawClue, unpatterned } from './clues.js';
import { type PointsPicture, pointsPicture } from './coordinates.js';
import { type Entry, entriesOf, type ValueNode } from './entries.js';
import {
  isClueName,
  isHolderName,
  isPictureName,
  isPicturesName,
  metaOf,
  type NamedSide,
  prefixSide,
  sideOf,
} from './names.js';
import type { ListNode } from './nodes.js';
import { flatPictureOf, type Picture, pictureOf } from './pictures.js';
import { type Sides, type SideText, sidesOfTexts } from './side-texts.js';
import { hasOneSide, hasSize, type StatedSize, statedSize } from './stated-size.js';

export interface FoundCandidate extends Candidate {
  readonly isNamed: boolean;
  /** Whether the names of both lists say that they hold clues. */
  readonly isClear?: boolean;
  readonly picture: Picture | undefined;
  /** Other ways to divide strings into clues. */
  readonly others?: readonly Sides[];
}

export interface FoundPicture {
  readonly picture: PointsPicture;
  readonly meta: Metadata;
  readonly size: StatedSize;
  readonly isNamed: boolean;
}

/** Rows or columns that wait for the other side. */
interface Waiting {
  readonly clues: readonly RawClue[];
  /** The string that holds all clues of the side, where one does. */
  readonly text: SideText | undefined;
  readonly isSure: boolean;
  readonly isClear: boolean;
  /** Whether it is already part of a candidate, which cannot be a puzzle. */
  readonly isTried: boolean;
  readonly value: ValueNode;
}

/** More than a file may have: no use in looking on. */
const MOST = 20_000;

export class Finder {
  readonly candidates: FoundCandidate[] = [];
  readonly pictures: FoundPicture[] = [];
  /** Pairs of lists of clues without names whose sums differ. */
  readonly unequal: FoundCandidate[] = [];
  /** Set where a list of cells can be read as different pictures. */
  hasUnclearPoints = false;

  /** Looks for puzzles in a list and in those within; `inherited` and `outer` are what the lists around it say. */
  visit(list: ListNode, inherited: Metadata, outer: StatedSize, holdsPictures = false): void {
    if (this.candidates.length + this.pictures.length > MOST) return;
    const entries = entriesOf(list);
    const meta = { ...inherited, ...ownMeta(entries) };
    const size = statedSize(entries);
    const picture = namedPicture(entries, size);
    // Which of x and o is filled is not certain enough to compare it with clues.
    const goal = picture?.isAssumed ? undefined : picture;
    const used = this.pairs(entries, inherited, meta, goal, list, outer);
    if (used.size === 0 && picture === undefined && this.points(entries, meta)) return;
    if (used.size === 0 && this.barePair(entries, meta, goal, list)) return;
    const inner = entries.filter(({ value }) => value.kind === 'list' && !used.has(value));
    const isList = list.open !== '' && inner.length > 1;
    for (const { name, isKeyed, value } of inner) {
      if (value.kind !== 'list') continue;
      const found = used.size === 0 ? pictureOf(value) : undefined;
      if (found !== undefined) {
        const isNamed = holdsPictures || (name !== undefined && isPictureName(name));
        this.pictures.push({ picture: found, meta, size: isKeyed ? size : {}, isNamed });
      } else {
        const holds = name !== undefined && isPicturesName(name);
        this.visit(value, innerMeta(meta, isKeyed ? name : undefined, isList), isKeyed ? size : {}, holds);
      }
    }
    // Other layouts: a drawing in one string, or all cells in one list beside the size.
    const isDrawn = picture !== undefined && !inner.some(({ value }) => pictureOf(value) !== undefined);
    if (used.size === 0 && isDrawn) this.pictures.push({ picture, meta, size, isNamed: true });
  }

  /** Filled cells by their coordinates. */
  private points(entries: readonly Entry[], meta: Metadata): boolean {
    const picture = pointsPicture(entries, statedSize(entries));
    if (picture === 'unclear') this.hasUnclearPoints = true;
    else if (picture !== undefined) this.pictures.push({ picture, meta, size: {}, isNamed: true });
    return picture !== undefined;
  }

  /** Rows and columns by their names, in the order of the file. The values that belong to a pair. */
  private pairs(
    entries: readonly Entry[],
    inherited: Metadata,
    meta: Metadata,
    picture: Picture | undefined,
    list: ListNode,
    outer: StatedSize,
  ): ReadonlySet<ValueNode> {
    const used = new Set<ValueNode>();
    const numbered = numberedSides(entries);
    if (numbered !== undefined) {
      const span = { offset: list.offset, end: list.offset + 1 };
      const { rows, columns } = numbered;
      this.candidates.push({
        rows,
        columns,
        isStated: true,
        isNamed: true,
        meta,
        size: statedSize(entries),
        span,
        picture,
      });
      return new Set(entries.map(({ value }) => value));
    }
    const waiting: Partial<Record<'rows' | 'columns', Waiting>> = {};
    const flat: Partial<Record<'rows' | 'columns', ListNode>> = {};
    const ownSize = list.open === '' ? {} : statedSize(entries);
    let from = 0;
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i];
      const named = sideOfEntry(entry);
      if (named === undefined) continue;
      const clues = cluesOfEntry(entries, i);
      if (clues === undefined && entry.value.kind === 'list') flat[named.side] = entry.value;
      const text = entry.value.kind === 'string' ? { ...entry.value, text: entry.value.value } : undefined;
      if (clues === undefined && !/^\d[\d\s,]*$/.test(text?.text ?? '')) continue;
      const isClear = isClueName(entry.name ?? '');
      const { isSure } = named;
      const latest = { clues: clues ?? [], text, isSure, isClear, isTried: false, value: entry.value };
      waiting[named.side] = latest;
      const { rows, columns } = waiting;
      if (rows === undefined || columns === undefined) continue;
      const span = list.open === '' ? rows.value : { offset: list.offset, end: list.offset + 1 };
      const isStated = rows.isSure && columns.isSure;
      // A file without brackets round its puzzles says something about each before its lists.
      const own = list.open === '' ? { ...inherited, ...ownMeta(entries.slice(from, i)) } : meta;
      // Numbers elsewhere, in a program or around the puzzle, are about these lists only if one of them agrees.
      const elsewhere = list.open === '' ? statedSize(entries.slice(from, i)) : outer;
      from = i + 1;
      const isClearPair = rows.isClear && columns.isClear;
      const shared = { isStated, isNamed: true, isClear: isClearPair, meta: own, span, picture };
      const readings = readingsOf(rows, columns).map((sides) => {
        const isAbout = !hasSize(ownSize) && hasOneSide(elsewhere, sides.columns.length, sides.rows.length);
        return { ...sides, ...shared, size: isAbout ? elsewhere : ownSize };
      });
      const fitting = readings.filter(isPlausible);
      const isRetried = rows.isTried || columns.isTried;
      // What does not belong together may still belong to what comes next: `print_columns([[]])`, `R = ..`, `C = ..`.
      if (isRetried && fitting.length > 0) this.candidates.pop();
      const [first, ...others] = fitting.length > 0 ? fitting : isRetried ? [] : readings.slice(0, 1);
      if (first !== undefined) this.candidates.push({ ...first, others });
      used.add(rows.value).add(columns.value);
      delete waiting.rows;
      delete waiting.columns;
      if (fitting.length === 0) waiting[named.side] = { ...latest, isTried: first !== undefined };
    }
    const mixed = list.open === '' ? undefined : withFlatSide(waiting, flat);
    if (mixed !== undefined) {
      const span = { offset: list.offset, end: list.offset + 1 };
      const found = { ...mixed, isNamed: true, meta, size: ownSize, span, picture };
      if (isPlausible(found)) {
        this.candidates.push(found);
        for (const value of [waiting.rows?.value, waiting.columns?.value, flat.rows, flat.columns]) {
          if (value !== undefined) used.add(value);
        }
      }
    }
    return used;
  }

  /** Two lists of clues without names for them; what else is there must not be such a list. */
  private barePair(
    entries: readonly Entry[],
    meta: Metadata,
    picture: Picture | undefined,
    list: ListNode,
  ): boolean {
    const lists: (readonly RawClue[])[] = [];
    let beside = picture;
    for (const { value } of entries) {
      const drawn = value.kind === 'list' ? pictureOf(value) : undefined;
      beside ??= drawn?.isAssumed ? undefined : drawn;
      if (drawn !== undefined) continue;
      // In the brackets of a call each side may be a string: `Puzzle("2 1; 0; 3", "1; 1 1; 1; 1 1")`.
      const isText = value.kind === 'string' && list.open === '(' && value.value.includes(';');
      const clues = clueListOf(value, isText);
      if (clues?.some(({ runs }) => runs.length > 0)) lists.push(clues);
      // The third dimension of another kind of puzzle.
      else if (clues === undefined && list.open === '[' && holdsLists(value)) return false;
    }
    if (lists.length < 2 || lists.length % 2 !== 0) return false;
    const pairs: FoundCandidate[] = [];
    for (let i = 0; i < lists.length; i += 2) {
      const sides = unpatterned(lists[i], lists[i + 1]);
      if (sides === undefined || !fits(sides)) return false;
      const span = { offset: list.offset, end: list.offset + 1 };
      const pair = { ...sides, isStated: false, isNamed: false, meta, size: {}, span, picture: beside };
      if (!hasEqualSums(sides)) {
        if (lists.length === 2) this.unequal.push(pair);
        return false;
      }
      pairs.push(pair);
    }
    for (const pair of pairs) this.candidates.push(pair);
    return true;
  }
}

function holdsLists(value: ValueNode): boolean {
  return value.kind === 'list' && value.items.some(({ kind }) => kind === 'list');
}

/**
 * `rows: ["1 1", 3], columns: [1, 2, 1]`: a flat list of numbers, each a clue of one run, beside one that can only be a list
 * of clues. Two flat lists are those of other kinds of puzzles.
 */
function withFlatSide(
  { rows, columns }: Partial<Record<'rows' | 'columns', Waiting>>,
  flat: Partial<Record<'rows' | 'columns', ListNode>>,
): (Sides & { readonly isStated: boolean }) | undefined {
  const known = rows ?? columns;
  const other = rows === undefined ? flat.rows : flat.columns;
  if (
    known === undefined ||
    known.isTried ||
    (rows !== undefined && columns !== undefined) ||
    other === undefined
  ) {
    return undefined;
  }
  const entries = entriesOf(other);
  const clues = entries.map(({ value, isKeyed }) =>
    value.kind === 'number' && !isKeyed ? clueOf(value) : undefined,
  );
  if (clues.length === 0 || clues.length > MAX_SIDE || !clues.every((clue) => clue !== undefined))
    return undefined;
  const isStated = known.isSure;
  return rows === undefined
    ? { rows: clues, columns: known.clues, isStated }
    : { rows: known.clues, columns: clues, isStated };
}

/** Both sides as they are, or every way to divide two strings. */
function readingsOf(rows: Waiting, columns: Waiting): Sides[] {
  const texts =
    rows.text === undefined || columns.text === undefined ? [] : sidesOfTexts(rows.text, columns.text);
  if (texts.length > 0) return texts;
  const sides = unpatterned(rows.clues, columns.clues);
  return sides === undefined || sides.rows.length === 0 || sides.columns.length === 0 ? [] : [sides];
}

/** `{"row1": [2, 1], "row2": [3], "col1": [1]}`: each clue under a name of its own, in order on each side. */
function numberedSides(
  entries: readonly Entry[],
): { rows: readonly RawClue[]; columns: readonly RawClue[] } | undefined {
  const sides: Record<'rows' | 'columns', RawClue[]> = { rows: [], columns: [] };
  const first: Partial<Record<'rows' | 'columns', number>> = {};
  for (const { name = '', isKeyed, value } of entries) {
    const [, word, number] = /^([A-Za-z]{1,12})[ _-]?(\d{1,4})$/.exec(name) ?? [];
    const named = isKeyed && word !== undefined ? prefixSide(word) : undefined;
    if (named === undefined || !named.isSure || value.kind === 'number') continue;
    const clues = sides[named.side];
    first[named.side] ??= Number(number);
    const clue = clueOf(value);
    const isNext = Number(number) === (first[named.side] ?? 0) + clues.length;
    if (clue === undefined || !isNext || clues.length >= MAX_SIDE) return undefined;
    clues.push(clue);
  }
  const isFromStart = [first.rows, first.columns].every((number) => number === 0 || number === 1);
  return isFromStart && sides.rows.length > 0 && sides.columns.length > 0 ? sides : undefined;
}

function sideOfEntry({ name, isKeyed, note, isContinued, value }: Entry): NamedSide | undefined {
  if (isContinued) return undefined;
  const named = name === undefined ? undefined : sideOf(name);
  // `R = [[2, 1], [3]], C = [[1], [2]]`
  const isLetter = name?.length === 1 && isKeyed && value.kind === 'list';
  return (
    named ?? (isLetter ? prefixSide(name) : undefined) ?? (note === undefined ? undefined : sideOf(note))
  );
}

/** The clues of an entry: a list of clues, one inside it, or the lists that follow it under the same name. */
function cluesOfEntry(entries: readonly Entry[], index: number): RawClue[] | undefined {
  let end = index + 1;
  while (end < entries.length && entries[end].isContinued) end += 1;
  if (end > index + 1) {
    const each = entries.slice(index, end).map(({ value }) => value.kind === 'list' && clueOf(value));
    if (each.every((clue): clue is RawClue => typeof clue === 'object')) return each;
  }
  return within(entries[index].value, 0);
}

/** A list of clues, or the only one within a list: `{"hints": [..]}`, `rows([..])`. */
function within(value: ValueNode, depth: number): RawClue[] | undefined {
  if (value.kind === 'list' && depth < 3) {
    const inner = entriesOf(value);
    const lists = inner.filter((entry) => entry.value.kind === 'list');
    // One list of lists is a list of clues of one line only if nothing within it is one.
    if (lists.length === 1) return within(lists[0].value, depth + 1) ?? clueListOf(value, true);
  }
  return clueListOf(value, true);
}

function namedPicture(entries: readonly Entry[], size: StatedSize): Picture | undefined {
  for (const { name, value } of entries) {
    if (name === undefined || !isPictureName(name) || sideOf(name) !== undefined) continue;
    const picture = pictureOf(value) ?? flatPictureOf(value, size);
    if (picture !== undefined) return picture;
  }
  return undefined;
}

function ownMeta(entries: readonly Entry[]): Metadata {
  const fields: MetadataFields = {};
  for (const { name, isKeyed, value } of entries) {
    const field = isKeyed && name !== undefined ? metaOf(name) : undefined;
    if (field === undefined || value.kind === 'list' || fields[field] !== undefined) continue;
    fields[field] = String(value.value).slice(0, 500);
  }
  return metadata(fields);
}

/** What a list within a list inherits: nothing in a list of several, else all; its key may be its title. */
function innerMeta(meta: Metadata, name: string | undefined, isOneOfMany: boolean): Metadata {
  const { title, id, ...shared } = meta;
  const kept = isOneOfMany ? shared : meta;
  return name !== undefined && !isHolderName(name) && isOneOfMany
    ? { ...kept, title: name.slice(0, 200) }
    : kept;
}
