// Clues that a program states one at a time: `row(1, 2, 3).`, `rows.push([2, 1]);`, `rows[0] = [2, 1];`,
// `{"type": "row", "index": 0, "values": [2, 1]}`. Several readings of the numbers are tried; the caller keeps
// those that can be a puzzle.
import { MAX_SIDE } from '../../model/index.js';
import type { Span } from '../reading/draft.js';
import type { Candidate } from './candidates.js';
import { clueOf, clueOfObject, type RawClue, type RawRun } from './clues.js';
import { entriesOf } from './entries.js';
import { type NamedSide, prefixSide, type SideName, sideOf, sizeOf, wordsOf } from './names.js';
import type { ListNode, Node } from './nodes.js';
import type { StatedSize } from './stated-size.js';

interface Fact extends Span {
  readonly named: NamedSide;
  /** The numbers before the clue, or all of them where no list or string holds the clue. */
  readonly numbers: readonly number[];
  readonly clue?: RawClue;
  /** What states it: `rows.push`, `row`. All facts of a side have the same. */
  readonly verb: string;
  /** The puzzle that it is about, where a program has several: `first.add_row(2, 1)`. */
  readonly owner?: string;
}

/** The facts of a file and the size that it states among them. */
class Facts {
  readonly list: Fact[] = [];
  readonly size: { width?: number; height?: number } = {};

  visit({ items }: ListNode, depth: number): void {
    for (let i = 0; i < items.length && this.list.length <= 4 * MAX_SIDE * MAX_SIDE; i++) {
      const node = items[i];
      if (node.kind === 'note') this.constant(node.value);
      if (node.kind !== 'list') continue;
      const isUsed =
        this.call(items, i) || this.assignment(items, i) || this.object(node) || this.tuple(node);
      if (!isUsed && depth < 4) this.visit(node, depth + 1);
    }
  }

  /** `#const w = 7.`, which is a comment in other languages. */
  private constant(note: string): void {
    const [, name = '', value] = /^#const\s+(\w{1,30})\s?=\s?(\d{1,4})/.exec(note) ?? [];
    const part = sizeOf(name);
    if (part === 'width' || part === 'height') this.size[part] = Number(value);
  }

  /** `row(1, 2, 3)`, `rows.add(new int[] {2, 1})`, `block(row, 1, 2, 3)`, `width(7)`, `row(1..6)`. */
  private call(items: readonly Node[], index: number): boolean {
    const list = items[index];
    const name = items[index - 1];
    if (list.kind !== 'list' || list.open !== '(' || name?.kind !== 'word') return false;
    const next = items[index + 1];
    // `rows(0) = ..` and `Dim rows(5) As ..` of Visual Basic.
    if (next?.kind === 'mark' && next.value === '=' && !next.isSeparated) return false;
    if (next?.kind === 'word' && /^as$/i.test(next.value) && !next.isFresh) return true;
    const owner = ownerOf(items[index - 2], name);
    const [first, ...others] = list.items;
    const isSide = first?.kind === 'word' || first?.kind === 'string';
    const stated = isSide ? prefixSide(first.value) : undefined;
    const named = stated ?? sideOf(name.value) ?? (owner === undefined ? undefined : sideOf(owner));
    // `Line(Row(0), [2, 1])`: what is in the inner brackets is the number of the line.
    const [inner] = others;
    const isNumbered = isSide && inner?.kind === 'list' && inner.open === '(' && inner.offset === first.end;
    const behind = isNumbered ? [...inner.items, ...others.slice(1)] : others;
    const rest = stated === undefined ? list.items : behind;
    if (this.extent(rest, stated?.side ?? name.value)) return true;
    if (named === undefined) return false;
    const isSideName = owner !== undefined && sideOf(owner) !== undefined;
    const verb = `${isSideName ? owner : ''}.${name.value}`;
    const about = owner === undefined || isSideName ? {} : { owner };
    if (list.items.length > 0) return this.add({ named, verb, ...about }, { ...list, items: rest });
    // `add_row()`: a blank line, if other calls of the name state clues.
    this.list.push({ named, verb, ...about, numbers: [], offset: name.offset, end: list.end });
    return true;
  }

  private extent(items: readonly Node[], name: string): boolean {
    const [first, last] = items;
    const isRange = items.length === 2 && last.kind === 'number' && !last.isSeparated;
    const isCount = items.length === 1 && first.kind === 'number';
    const part = sizeOf(name);
    const end = isRange ? last : isCount ? first : undefined;
    if (end?.kind !== 'number' || (part !== 'width' && part !== 'height')) return false;
    this.size[part] = end.value;
    return true;
  }

  private add(about: Pick<Fact, 'named' | 'verb' | 'owner'>, list: ListNode): boolean {
    const { offset, end } = list;
    const values = entriesOf(list).map(({ value }) => value);
    const last = values.pop();
    if (last === undefined || values.length > MAX_SIDE) return false;
    const numbers: number[] = [];
    for (const value of values) {
      if (value.kind !== 'number') return false;
      numbers.push(value.value);
    }
    if (last.kind === 'number') {
      // A word among the numbers is a variable: this is a rule about all lines, not a fact about one.
      if (list.items.some(({ kind }) => kind !== 'number')) return false;
      this.list.push({ ...about, numbers: [...numbers, last.value], offset, end });
      return true;
    }
    const clue = clueOf(last);
    if (clue === undefined || numbers.length > 1) return false;
    this.list.push({ ...about, numbers, clue, offset, end });
    return true;
  }

  /** `rows[0] = [2, 1]`, `rows(0) = "2 1"`, `rows(0) = Array(2, 1)`. */
  private assignment(items: readonly Node[], at: number): boolean {
    const [name, index, mark, first, second] = items.slice(at - 1, at + 4);
    if (name?.kind !== 'word' || mark?.kind !== 'mark' || mark.value !== '=') return false;
    const value = first?.kind === 'word' && /^array$/i.test(first.value) ? second : first;
    if (index.kind !== 'list' || (value?.kind !== 'list' && value?.kind !== 'string')) return false;
    const [number] = index.items;
    const named = sideOf(name.value);
    const clue = clueOf(value);
    if (number?.kind !== 'number' || index.items.length > 1 || named === undefined) return false;
    if (clue === undefined) return false;
    const place = { offset: name.offset, end: value.end };
    const owner = ownerOf(items[at - 2], name);
    const about = owner === undefined ? {} : { owner };
    this.list.push({ named, verb: name.value, ...about, numbers: [number.value], clue, ...place });
    return true;
  }

  /** `(1, 'row', 0, '2 1')`, as in the values of SQL: the side, perhaps the number of the line, the clue. */
  private tuple(list: ListNode): boolean {
    if (list.items.length < 2 || list.items.length > MOST_FIELDS) return false;
    const values = entriesOf(list).map(({ value }) => value);
    const at = values.findIndex((value) => value.kind === 'string' && prefixSide(value.value) !== undefined);
    const side = values[at];
    const named = side?.kind === 'string' ? prefixSide(side.value) : undefined;
    const last = values[values.length - 1];
    const between = values.slice(at + 1, -1);
    if (named === undefined || at === values.length - 1 || last.kind === 'number' || between.length > 1)
      return false;
    const numbers = between.flatMap((value) => (value.kind === 'number' ? [value.value] : []));
    const clue = clueOf(last);
    if (clue === undefined || numbers.length < between.length) return false;
    this.list.push({ named, verb: '', numbers, clue, offset: list.offset, end: list.end });
    return true;
  }

  /** `{"type": "row", "index": 0, "values": [2, 1]}`. */
  private object(list: ListNode): boolean {
    const entries = entriesOf(list);
    const kind = entries.find(
      ({ name = '', isKeyed, value }) =>
        isKeyed && value.kind === 'string' && wordsOf(name).some((word) => KINDS.has(word)),
    );
    if (kind === undefined || kind.value.kind !== 'string') return false;
    const named = prefixSide(kind.value.value) ?? sideOf(kind.value.value);
    const clue = clueOfObject(
      list,
      entries.filter((entry) => entry !== kind),
    );
    if (named === undefined || clue === undefined) return false;
    const place = entries.find(
      ({ name = '', value }) => value.kind === 'number' && wordsOf(name).some((word) => PLACES.has(word)),
    );
    const numbers = place?.value.kind === 'number' ? [place.value.value] : [];
    this.list.push({ named, verb: '', numbers, clue, offset: list.offset, end: list.end });
    return true;
  }
}

/** `puzzle.add_row`: a word and a dot before the name. */
function ownerOf(owner: Node | undefined, name: Node): string | undefined {
  return owner?.kind === 'word' && owner.end + 1 === name.offset && !name.isFresh ? owner.value : undefined;
}

/** More values than a line of a table of clues has. */
const MOST_FIELDS = 8;

const KINDS = new Set('type kind direction dir side axis orientation line'.split(' '));
const PLACES = new Set('index idx i n number num line position pos order'.split(' '));

/** Every reading of the facts below a list, for each puzzle; none when there are too few. */
export function* factCandidates(root: ListNode): Generator<Candidate[], void, void> {
  const facts = new Facts();
  facts.visit(root, 0);
  const owned = new Map<string, Fact[]>();
  for (const fact of facts.list) {
    const own = owned.get(fact.owner ?? '');
    if (own === undefined) owned.set(fact.owner ?? '', [fact]);
    else own.push(fact);
  }
  // A size without an owner may be that of any of several puzzles.
  const size = owned.size === 1 ? facts.size : {};
  for (const list of owned.values()) yield readingsOf(list, size);
}

function readingsOf(all: readonly Fact[], size: StatedSize): Candidate[] {
  const stating = new Set(all.filter(({ clue, numbers }) => clue ?? numbers.length).map(({ verb }) => verb));
  const list = all.filter(({ verb }) => stating.has(verb));
  // One fact of a side may be anything: `at.line(3, 1)`.
  const areAlike = (['rows', 'columns'] as const).every((side) => {
    const own = list.filter(({ named }) => named.side === side);
    return own.length > 1 && new Set(own.map(({ verb }) => verb)).size === 1;
  });
  if (!areAlike) return [];
  const isStated = list.every(({ named }) => named.isSure);
  const span = { offset: list[0].offset, end: list[0].end };
  const found: Candidate[] = [];
  for (const read of list.every(({ clue }) => clue !== undefined) ? [listed] : [numbered, paired, whole]) {
    const rows = sideBy(read, list, 'rows', size);
    const columns = sideBy(read, list, 'columns', size);
    if (rows === undefined || columns === undefined) continue;
    found.push({ rows, columns, isStated, meta: {}, size, span });
  }
  return found;
}

type Reader = (facts: readonly Fact[], count: number | undefined, base: number) => RawClue[] | undefined;

function sideBy(
  read: Reader,
  facts: readonly Fact[],
  side: SideName,
  { width, height }: StatedSize,
): RawClue[] | undefined {
  // A program counts all its indices from 0 or all from 1.
  const isFromZero = facts.some(({ numbers }) => numbers.slice(0, -1).includes(0));
  const isListed = facts.some(({ clue, numbers: [index] }) => clue !== undefined && index === 0);
  const own = facts.filter(({ named }) => named.side === side);
  if (own.length === 0) return undefined;
  return read(own, side === 'rows' ? height : width, isFromZero || isListed ? 0 : 1);
}

/** A list or string per line, in order, or each with its index. */
function listed(facts: readonly Fact[], _: number | undefined, base: number): RawClue[] | undefined {
  const clues: RawClue[] = [];
  for (const [i, { clue, numbers }] of facts.entries()) {
    if (clue === undefined || i >= MAX_SIDE || (numbers.length > 0 && numbers[0] !== base + i)) {
      return undefined;
    }
    clues.push(clue);
  }
  return clues;
}

/** (line, run, length). Lines without runs are blank, up to the last one that is known. */
function numbered(facts: readonly Fact[], count: number | undefined, base: number): RawClue[] | undefined {
  const lines = new Map<number, Map<number, RawRun>>();
  for (const { numbers, clue, offset, end } of facts) {
    const [line, place, length] = numbers;
    if (clue !== undefined || numbers.length !== 3) return undefined;
    const runs = lines.get(line - base) ?? new Map<number, RawRun>();
    if (runs.has(place - base)) return undefined;
    lines.set(line - base, runs.set(place - base, { length, offset, end }));
  }
  return inOrder(lines, count);
}

/** (line, length), the runs of a line in order. */
function paired(facts: readonly Fact[], count: number | undefined, base: number): RawClue[] | undefined {
  const lines = new Map<number, Map<number, RawRun>>();
  for (const { numbers, clue, offset, end } of facts) {
    const [line, length] = numbers;
    if (clue !== undefined || numbers.length !== 2) return undefined;
    const runs = lines.get(line - base) ?? new Map<number, RawRun>();
    lines.set(line - base, runs.set(runs.size, { length, offset, end }));
  }
  return inOrder(lines, count);
}

function inOrder(
  lines: ReadonlyMap<number, ReadonlyMap<number, RawRun>>,
  count: number | undefined,
): RawClue[] | undefined {
  let height = count ?? 0;
  for (const line of lines.keys()) height = Math.max(height, line + 1);
  if (height > MAX_SIDE) return undefined;
  const clues: RawClue[] = [];
  let used = 0;
  for (let line = 0; line < height; line++) {
    const given = lines.get(line);
    const runs: RawRun[] = [];
    for (let place = 0; place < (given?.size ?? 0); place++) {
      const run = given?.get(place);
      if (run === undefined || run.length < 0 || run.length > MAX_SIDE) return undefined;
      if (run.length > 0) runs.push(run);
      used += 1;
    }
    const [{ offset, end }] = runs.length > 0 ? runs : [{ offset: 0, end: 1 }];
    clues.push({ runs, offset, end });
  }
  const all = [...lines.values()].reduce((sum, runs) => sum + runs.size, 0);
  return used === all ? clues : undefined;
}

/** All numbers are the clue: `add_row(2, 1)`. */
function whole(facts: readonly Fact[]): RawClue[] | undefined {
  if (facts.length > MAX_SIDE) return undefined;
  const clues: RawClue[] = [];
  for (const { numbers, clue, offset, end } of facts) {
    if (clue !== undefined || numbers.some((number) => number < 0 || number > MAX_SIDE)) return undefined;
    const lengths = numbers.filter((number) => number > 0);
    if (lengths.length < numbers.length && numbers.length > 1) return undefined;
    clues.push({ runs: lengths.map((length) => ({ length, offset, end })), offset, end });
  }
  return clues;
}
