// The values of a list with what they are called, whatever the language: `rows: [..]`, `"rows": [..]`,
// `int[][] rows = {..}`, `:rows [..]`, `rows([..])`, `let rows: Vec<..> = vec![..]`, `# rows` above `[..]`.
import { sideOf } from './names.js';
import type { ListNode, Node } from './nodes.js';

export type ValueNode = Extract<Node, { kind: 'list' } | { kind: 'string' } | { kind: 'number' }>;

export interface Entry {
  /** What it is assigned to or filed under; undefined when nothing stands before it. */
  readonly name: string | undefined;
  /** Whether a colon, an arrow or an equals sign stands between the name and the value. */
  readonly isKeyed: boolean;
  /** The comment before it. */
  readonly note: string | undefined;
  /** Whether an entry before it has the same name because no other has come since, as in YAML's lists. */
  readonly isContinued: boolean;
  readonly value: ValueNode;
}

const ASSIGN = new Set(['=', ':=', '<-', '=>', '->']);
const LITERALS = new Set(['true', 'false', 'null', 'none', 'nil', 'undefined', 'nothing']);

/** True for a word that is a value. */
function isLiteral(word: string): boolean {
  return LITERALS.has(word.toLowerCase());
}

function isAssignment(node: Node | undefined): boolean {
  return node?.kind === 'mark' && !node.isSeparated && (node.value === ':' || ASSIGN.has(node.value));
}

/** Enough for any type of clues; keeps a chain of brackets from being looked at again and again. */
const MOST_DIMENSIONS = 4;

/**
 * The index after a type that begins here: `[][]int` before the braces of Go, `[]` after a word in `new int[] {`.
 * Their brackets hold nothing or a size, and must not be taken for clues.
 */
function afterType(items: readonly Node[], index: number): number {
  let next = index;
  const end = Math.min(items.length, index + MOST_DIMENSIONS);
  while (next < end && isDimension(items[next]) && (next === index || isGlued(items, next))) next += 1;
  if (next === index || next >= items.length) return index;
  if (items[next].kind === 'word' && isGlued(items, next) && isBraces(items[next + 1])) return next + 1;
  return index > 0 && items[index - 1].kind === 'word' && isGlued(items, index) && isBraces(items[next])
    ? next
    : index;
}

function isDimension(node: Node): boolean {
  if (node.kind !== 'list') return false;
  // `New Integer() {` of Visual Basic.
  if (node.open === '(') return node.items.length === 0;
  return node.open === '[' && node.items.every(({ kind }, i) => kind === 'number' && i === 0);
}

function isBraces(node: Node | undefined): boolean {
  return node?.kind === 'list' && node.open === '{' && !node.isSeparated;
}

/** Whether nothing stands between a node and the one before it. */
function isGlued(items: readonly Node[], index: number): boolean {
  return items[index - 1].end === items[index].offset;
}

const DEFINES = /^(?:def|define|defconst|defconstant|defparameter|defvar|setq?|setf)$/;

/** Lisp's `(define rows '((1) (2)))`: belongs to the list around it, as an assignment does. */
function isDefinition({ open, items }: ListNode): boolean {
  const [first, second] = items;
  return open === '(' && first?.kind === 'word' && second?.kind === 'word' && DEFINES.test(first.value);
}

/** The values of a definition under their names: `(define a x)`, `(setq a x b y)`. None when it has no value. */
function definitionOf({ items }: ListNode, note: string | undefined): Entry[] {
  const [verb] = items;
  if (items.length > 3 && verb.kind === 'word' && /^set/.test(verb.value)) {
    const entries: Entry[] = [];
    for (let i = 1; i + 1 < items.length; i += 2) {
      const [name, value] = [items[i], items[i + 1]];
      const isValue = value.kind === 'list' || value.kind === 'string' || value.kind === 'number';
      if (name.kind !== 'word' || !isValue) return [];
      entries.push({ name: name.value, isKeyed: true, note, isContinued: false, value });
    }
    return entries;
  }
  const name = items[1];
  const value = items[items.length - 1];
  const isValue = value.kind === 'list' || value.kind === 'string' || value.kind === 'number';
  if (!isValue || name.kind !== 'word') return [];
  return [{ name: name.value, isKeyed: true, note, isContinued: false, value }];
}

/** Visual Basic's `As Integer` behind a name. */
function isTyped(node: Node, next: Node | undefined): boolean {
  const isAs = node.kind === 'word' && node.value === 'As' && !node.isFresh && !node.isSeparated;
  return isAs && next?.kind === 'word' && !next.isFresh;
}

/** More names than anyone assigns to at once. */
const MOST_NAMES = 8;

/**
 * Python's `rows, cols = [[1], [2]], [[1, 1]]` and `HEIGHT, WIDTH = 5, 6`, also in brackets: each name with its value, and
 * the index behind them. Undefined when the last name of several does not stand at `index`, or a value is computed.
 */
function unpacked(items: readonly Node[], index: number): { entries: Entry[]; next: number } | undefined {
  const names: string[] = [];
  let from = index;
  for (; from >= 0 && names.length < MOST_NAMES; from--) {
    const node = items[from];
    if (node.kind !== 'word') break;
    names.unshift(node.value);
    if (!node.isSeparated) break;
  }
  if (names.length < 2 || from < 0 || !items[from].isFresh || items[from].kind !== 'word') return undefined;
  const first = items[index + 2];
  const isBracketed = first?.kind === 'list' && first.open === '(' && !items[index + 3]?.isSeparated;
  const values = isBracketed ? first.items : items.slice(index + 2, index + 2 + names.length);
  const behind = isBracketed ? undefined : items[index + 2 + names.length];
  if (values.length !== names.length || (behind !== undefined && !behind.isFresh)) return undefined;
  const entries: Entry[] = [];
  for (const [i, value] of values.entries()) {
    const isValue = value.kind === 'list' || value.kind === 'string' || value.kind === 'number';
    if (!isValue || (i > 0 && !value.isSeparated)) return undefined;
    entries.push({ name: names[i], isKeyed: true, note: undefined, isContinued: false, value });
  }
  return { entries, next: index + 2 + (isBracketed ? 1 : names.length) };
}

export function entriesOf(list: ListNode): Entry[] {
  const entries: Entry[] = [];
  let [name, isKeyed, isContinued]: [string | undefined, boolean, boolean] = [undefined, false, false];
  let note: string | undefined;
  let awaits = false;
  // Whether a word has come since the `=` or `:`, which in YAML is the value: `title: boat`.
  let hasWord = false;
  // Values that came between a name and its `=`: types and sizes, not what is assigned.
  let before = 0;
  // Whether the name begins its line, and whether an index stands behind it: `rows(0) = "2 1"` is one clue of the rows.
  let [isFirst, isIndexed] = [false, false];
  const isRoot = list.open === '';
  for (let i = 0; i < list.items.length; i++) {
    i = afterType(list.items, i);
    const node = list.items[i];
    const startsAnew = node.isSeparated && !(isRoot && node.kind === 'list');
    const isNameLike = node.kind === 'word' || node.kind === 'string';
    // Behind `if __name__ == "__main__":` comes no value but an assignment.
    const isAssigned = node.kind === 'word' && isAssignment(list.items[i + 1]);
    const isSide = isAssigned && node.kind === 'word' && sideOf(node.value) !== undefined;
    if (
      startsAnew ||
      (isSide && isRoot) ||
      (node.isFresh && isNameLike && (!awaits || isAssigned || (isRoot && hasWord)))
    ) {
      [name, isKeyed, isContinued, awaits] = [undefined, false, false, false];
      before = entries.length;
    }
    const next = list.items[i + 1];
    const several =
      node.kind === 'word' && node.isSeparated && next?.kind === 'mark' && next.value === '='
        ? unpacked(list.items, i)
        : undefined;
    if (several !== undefined) {
      entries.push(...several.entries);
      [name, isKeyed, isContinued, awaits, note] = [undefined, false, false, false, undefined];
      before = entries.length;
      i = several.next - 1;
      continue;
    }
    const isKey = next?.kind === 'mark' && !next.isSeparated && (next.value === ':' || next.value === '=>');
    if (node.kind === 'note') note = node.value;
    else if (node.kind === 'mark') {
      const isApart = i === 0 || list.items[i - 1].end < node.offset;
      if (node.value === ':' && next?.kind === 'word' && next.offset === node.end && isApart && !awaits) {
        // A keyword of Clojure or Ruby.
        [name, isKeyed, isContinued, awaits] = [next.value, true, false, true];
        before = entries.length;
        i += 1;
      } else if (ASSIGN.has(node.value) || (node.value === ':' && name !== undefined)) {
        isIndexed = isFirst && node.value === '=' && entries.length > before;
        if (name !== undefined) entries.length = Math.min(entries.length, before);
        [isKeyed, isContinued, awaits, hasWord] = [name !== undefined, false, true, false];
      }
    } else if (node.kind === 'word' && !isLiteral(node.value)) {
      // `Dim rows() As Integer = ..`: a type.
      if (name !== undefined && !awaits && isTyped(node, next)) {
        i += 1;
        continue;
      }
      hasWord = awaits;
      if (!awaits) {
        [name, isKeyed, isContinued] = [node.value, false, false];
        [isFirst, isIndexed] = [node.isFresh, false];
        before = entries.length;
      }
    } else if (isKey && (node.kind === 'string' || node.kind === 'number')) {
      [name, isKeyed, isContinued, awaits] = [String(node.value), true, false, true];
      before = entries.length;
      i += 1;
    } else if (node.kind === 'list' && isDefinition(node)) {
      entries.push(...definitionOf(node, note));
      [name, isKeyed, isContinued, awaits, note] = [undefined, false, false, false, undefined];
    } else if (node.kind === 'list' || node.kind === 'string' || node.kind === 'number') {
      const owner = isIndexed && node.kind === 'string' ? undefined : name;
      entries.push({ name: owner, isKeyed, note, isContinued, value: node });
      [isContinued, awaits, note] = [name !== undefined, false, undefined];
    } else awaits = false;
  }
  return entries;
}
