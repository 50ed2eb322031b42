// Lists that a program computes: repeated, added up, made by a comprehension, reversed, mapped. The simple ones are
// written out (`[[1]] * 3`, `[[1] for _ in range(3)]`, `vec![vec![1]; 3]`, `[[1]] + [[2]]`, `"1;" + "2"`). Of all others only the
// literal inside is known, which is not what the program makes of it: they are removed, so that nothing is misread.
import { MAX_SIDE } from '../../model/index.js';
import type { Span } from '../reading/draft.js';
import { sideOf } from './names.js';
import type { ListNode, Node } from './nodes.js';

/** Nodes that repetitions may add to a file: more than any puzzle needs. */
const MOST_ADDED = 100_000;
/** How far behind a list to look for what is done with it. */
const AHEAD = 40;

/** Functions and methods after which a list is another one. */
const CHANGES = new Set(
  (
    'reverse reversed rev sort sorted map flatMap filter fill slice splice concat repeat replicate flat reduce take drop ' +
    'rotate transpose zip shuffle flip fliplr flipud rot90 tile T'
  ).split(' '),
);
/** Methods of a list that leave it as it is. */
const KEEPS = new Set(
  (
    'freeze to_vec into into_iter iter collect copy clone tolist toList ToList toArray ToArray to_a to_set as_slice ' +
    'stream asJava each forEach for_each'
  ).split(' '),
);

/** Settles all computed lists below `root`. The first one that was removed and is called rows or columns. */
export function settleComputed(root: ListNode, text: string): Span | undefined {
  const settler = new Settler(text);
  settler.settle(root);
  return settler.removed;
}

class Settler {
  removed: Span | undefined;
  private added = 0;
  /** Where the number of a repetition stands, which is no item. */
  private factorAt = -1;
  /** Comprehensions whose items are unknown. */
  private readonly unknown = new Set<ListNode>();

  constructor(private readonly text: string) {}

  /** The number of nodes below a list, after its computed lists are settled. */
  settle(list: ListNode): number {
    const kept: Node[] = [];
    let weight = 1;
    for (const node of list.items) {
      if (node.kind === 'number' && node.offset === this.factorAt) continue;
      const inner = node.kind === 'list' ? this.settle(node) : 1;
      const before = kept[kept.length - 1];
      const added = this.added;
      if (node.kind === 'string' && before?.kind === 'string' && this.isJoined(before, node))
        kept[kept.length - 1] = { ...before, value: before.value + node.value, end: node.end };
      else if (node.kind !== 'list') kept.push(node);
      else if (before?.kind === 'list' && this.isSum(before, node)) this.append(before, node);
      else kept.push(this.isComputed(kept, node, inner) ? this.without(kept, node) : node);
      weight += inner + this.added - added;
    }
    list.items.length = 0;
    for (const node of kept) list.items.push(node);
    return weight + this.repeatWithin(list, weight);
  }

  /** `[[1]] + [[2]]`, `[[1]] ++ [[2]]`. */
  private isSum(one: ListNode, other: ListNode): boolean {
    return (
      one.open === other.open &&
      other.offset - one.end < AHEAD &&
      /^[ \t]*\+\+?\s*$/.test(this.text.slice(one.end, other.offset))
    );
  }

  /** `"2 1;" + "3"` */
  private isJoined(one: Span, other: Span): boolean {
    return other.offset - one.end < AHEAD && /^\s*\+\s*$/.test(this.text.slice(one.end, other.offset));
  }

  private append(one: ListNode, other: ListNode): void {
    for (const node of other.items) one.items.push(node);
    one.end = other.end;
  }

  /** Whether it is more than its items; `[[1]] * 3` is written out, and is not. */
  private isComputed(before: readonly Node[], list: ListNode, weight: number): boolean {
    if (this.unknown.has(list)) return true;
    const behind = this.text.slice(list.end, list.end + AHEAD);
    const [times, factor] = /^[ \t]*\*[ \t]*(\d{1,4})\b/.exec(behind) ?? [];
    if (times !== undefined && list.open !== '{') {
      this.factorAt = list.end + times.length - factor.length;
      return !this.repeat(list, Number(factor), weight);
    }
    const [, method] = /^\.([A-Za-z]\w{0,30})/.exec(behind) ?? [];
    if (method !== undefined && (list.open === '[' ? !KEEPS.has(method) : CHANGES.has(method))) return true;
    const hasLists = list.items.some(({ kind }) => kind === 'list');
    // An index or a slice, and a sum or product with something else.
    if (list.open === '[' && hasLists && /^(?:\[|[ \t]*(?:\+\+?|\*)[ \t]*[A-Za-z_])/.test(behind))
      return true;
    const call = before[before.length - 1];
    const isCall = call?.kind === 'word' && !list.isSeparated && CHANGES.has(call.value);
    return isCall && (call.end === list.offset || list.open === '[') && hasLists;
  }

  /** What stands for a list that was removed. */
  private without(before: readonly Node[], { offset, end, isSeparated, isFresh }: ListNode): Node {
    if (this.removed === undefined && isNamedSide(before)) this.removed = { offset, end: offset + 1 };
    return { kind: 'word', value: 'computed', offset, end, isSeparated, isFresh };
  }

  private repeat(list: ListNode, times: number, weight: number): boolean {
    const isSmall = times >= 1 && list.items.length * times <= MAX_SIDE;
    if (!isSmall || this.added + weight * times > MOST_ADDED) return false;
    this.added += weight * times;
    const once = list.items.slice();
    for (let i = 1; i < times; i++) for (const node of once) list.items.push({ ...node, isSeparated: true });
    return true;
  }

  /** `[[1] for _ in range(3)]` and `[[1]; 3]`; the items of other comprehensions are unknown. The nodes that were added. */
  private repeatWithin(list: ListNode, weight: number): number {
    const { items, open } = list;
    const before = this.added;
    if (open !== '[' && open !== '(') return 0;
    // `vec![vec![1]; 3]`: the word says nothing.
    const values = items[0]?.kind === 'word' ? items.slice(1) : items;
    const [value, second] = values;
    const times = this.timesOf(values);
    if (times !== undefined) {
      const isLiteral = value.kind === 'list' && value.items.every(({ kind }) => kind === 'number');
      list.items.splice(0, items.length, value);
      if (!isLiteral || !this.repeat(list, times, weight)) this.unknown.add(list);
    } else if (isWord(second, 'for') || (open === '[' && items.some((_, i) => isGenerator(items, i)))) {
      this.unknown.add(list);
    }
    return this.added - before;
  }

  private timesOf(items: readonly Node[]): number | undefined {
    const [value, second, variable, preposition, range, count] = items;
    if (items.length === 2 && value.kind === 'list' && second.kind === 'number') {
      return this.text.slice(value.end, second.offset).trim() === ';' ? second.value : undefined;
    }
    const isSimple =
      items.length === 6 &&
      isWord(second, 'for') &&
      variable.kind === 'word' &&
      isWord(preposition, 'in') &&
      isWord(range, 'range') &&
      count.kind === 'list' &&
      count.items.length === 1 &&
      count.items[0].kind === 'number';
    return isSimple ? (count.items[0] as { value: number }).value : undefined;
  }
}

function isWord(node: Node | undefined, word: string): boolean {
  return node?.kind === 'word' && node.value === word && !node.isSeparated;
}

/** `for x in xs` of Python, `| x <- xs` of Haskell. */
function isGenerator(items: readonly Node[], at: number): boolean {
  const node = items[at];
  if (at === 0) return false;
  if (isWord(node, 'for')) return isWord(items[at + 2], 'in') || isWord(items[at + 4], 'in');
  const arrow = items[at + 2];
  return node.kind === 'mark' && node.value === '|' && arrow?.kind === 'mark' && arrow.value === '<-';
}

/** Whether what comes next is assigned to rows or columns. */
function isNamedSide(before: readonly Node[]): boolean {
  for (let i = before.length - 1; i > 0 && i >= before.length - 4; i--) {
    const [name, mark] = [before[i - 1], before[i]];
    if (mark.kind !== 'mark' || (mark.value !== '=' && mark.value !== ':')) continue;
    return (name.kind === 'word' || name.kind === 'string') && sideOf(name.value) !== undefined;
  }
  return false;
}
