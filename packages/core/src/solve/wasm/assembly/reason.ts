// Why is a literal true? Antecedents are true literals that are earlier on the trail. For a line's deduction they are
// worked out only when conflict analysis asks (lazy clause generation, Ohrimenko, Stuckey and Codish): take the
// facts of the line known before it, assume the negation, and shrink that set while the line has no placement: first
// the shortest prefix in trail order by bisection, then one by one from the newest. What remains is minimal, four
// cells on average, and is kept until the literal is undone. Half of all work of a search is here.
import { cellOf, exclusion } from './domains';
import { Clause, I32s, Kernel, Line, LiteralList, Mask, Reason } from './layout';
import { possibleMono } from './line/mono';
import { isPossible } from './line/starts';
import { newArray, takeBlock } from './memory';
import { Antecedents, Lines, Puzzle, Variables } from './state';
import { stats } from './stats';
import { TRUE, value } from './trail';

/** Antecedents of a true literal that is not a decision. */
export function explain(literal: i32): void {
  const variable = Variables.table[literal >> 1];
  const reason = variable.reason;
  assert(reason !== Reason.NONE);
  switch (reason & 3) {
    case Reason.CLAUSE:
      explainClause(changetype<Clause>(<usize>reason), literal);
      break;
    case Reason.LINE:
      if (variable.antecedents === 0) {
        explainLine(reason >> 2, literal, variable.position);
        variable.antecedents = keepAntecedents();
      } else {
        const kept = changetype<LiteralList>(variable.antecedents);
        Antecedents.literals = kept.literals;
        Antecedents.count = kept.count;
      }
      break;
    case Reason.ELIMINATION: {
      begin(Antecedents.buffer);
      for (let color = 0; color < Puzzle.colors; color++) {
        const out = exclusion(reason >> 2, color);
        if (out !== (literal ^ 1)) push(out);
      }
      break;
    }
    default:
      begin(Antecedents.buffer);
      push(((reason >> 2) << 1) | 1);
  }
  if (!ASC_NO_ASSERT) assert(areEarlier(variable.position));
}

/** Whether the antecedents are true and came before this place of the trail. */
function areEarlier(position: i32): bool {
  for (let i = 0; i < Antecedents.count; i++) {
    const literal = Antecedents.literals[i];
    if (value(literal) !== TRUE || Variables.table[literal >> 1].position >= position) return false;
  }
  return true;
}

function keepAntecedents(): usize {
  const count = Antecedents.count;
  const kept = changetype<LiteralList>(takeBlock(LiteralList.bytes(count)));
  kept.count = count;
  kept.literals.copy(Antecedents.literals, count);
  return changetype<usize>(kept);
}

/** Antecedents of a literal that a clause implies, or, if -1, of the clause being falsified. */
export function explainClause(clause: Clause, literal: i32): void {
  const size = clause.size;
  if (size > Antecedents.clauseCapacity) {
    Antecedents.clauseCapacity = size << 1;
    Antecedents.clauseBuffer = newArray<i32>(Antecedents.clauseCapacity);
  }
  begin(Antecedents.clauseBuffer);
  for (let i = 0; i < size; i++) {
    const other = clause.literals[i];
    if (other !== literal) push(other ^ 1);
  }
}

function begin(buffer: I32s): void {
  Antecedents.literals = buffer;
  Antecedents.count = 0;
}

function push(literal: i32): void {
  Antecedents.literals[Antecedents.count] = literal;
  Antecedents.count++;
}

/** Facts of the line before `limit` on the trail that imply `literal` (or, if -1, leave the line no placement). */
export function explainLine(number: i32, literal: i32, limit: i32): void {
  const line = Lines.table[number];
  const count = gatherFacts(number, line, literal, limit);
  if (line.kernel === Kernel.MONO) shrinkMono(line, count);
  else shrink(line, count);
}

/** Colour << 16 | position in the line. */
function factAt(index: i32): i32 {
  return Antecedents.facts[index].fact;
}

function pushFact(line: Line, fact: i32): void {
  push(exclusion(line.firstCell + (fact & 0xffff) * line.stride, fact >> 16));
}

/** Fills `rootMasks` (facts of the root and the negation of `literal`) and `facts`, in trail order. */
function gatherFacts(number: i32, line: Line, literal: i32, limit: i32): i32 {
  const root = line.rootMasks;
  const words = line.words;
  Antecedents.rootMasks.copy(root, line.maskWords);
  let concluded = -1;
  if (literal >= 0) {
    concluded = positionIn(number, cellOf(literal));
    const kept = Puzzle.colors === 2 ? literal & 1 : (literal >> 1) % Puzzle.colors;
    for (let color = 0; color < Puzzle.colors; color++) {
      if (color !== kept) Antecedents.rootMasks[color * words + (concluded >> 6)] &= ~bitOf(concluded);
    }
  }
  const masks = line.masks;
  const first = line.firstCell;
  const stride = line.stride;
  let count = 0;
  let offset = 0;
  for (let color = 0; color < Puzzle.colors; color++) {
    for (let word = 0; word < words; word++, offset++) {
      let gone = root[offset] & ~masks[offset];
      while (gone !== 0) {
        const position = (word << 6) + <i32>ctz<u64>(gone);
        gone &= gone - 1;
        if (position === concluded) continue;
        const time = Variables.table[exclusion(first + position * stride, color) >> 1].position;
        if (time >= limit) continue;
        insertFact(count, time, (color << 16) | position);
        count++;
      }
    }
  }
  return count;
}

function insertFact(index: i32, time: i32, fact: i32): void {
  const facts = Antecedents.facts;
  for (; index > 0 && facts[index - 1].time > time; index--) facts[index].copy(facts[index - 1]);
  facts[index].time = time;
  facts[index].fact = fact;
}

function positionIn(number: i32, cell: i32): i32 {
  const at = Lines.cells[cell];
  return <i32>at.row === number ? at.rowPosition : at.columnPosition;
}

function bitOf(position: i32): u64 {
  return (<u64>1) << (position & 63);
}

function flipFact(masks: Mask, words: i32, fact: i32): void {
  const position = fact & 0xffff;
  masks[(fact >> 16) * words + (position >> 6)] ^= bitOf(position);
}

function possible(line: Line): bool {
  stats.lineSolves++;
  return isPossible(line, Antecedents.masks);
}

/** The masks of the root with the first `count` facts. */
function applyFacts(line: Line, count: i32): void {
  Antecedents.masks.copy(Antecedents.rootMasks, line.maskWords);
  for (let i = 0; i < count; i++) flipFact(Antecedents.masks, line.words, factAt(i));
}

function shrink(line: Line, count: i32): void {
  // The shortest prefix that is impossible. Invariant: `enough` facts suffice, `few` do not.
  let few = -1;
  let enough = count;
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    applyFacts(line, middle);
    if (possible(line)) few = middle;
    else enough = middle;
  }
  applyFacts(line, enough);
  begin(Antecedents.buffer);
  if (enough > 0) pushFact(line, factAt(enough - 1));
  for (let i = enough - 2; i >= 0; i--) {
    const fact = factAt(i);
    flipFact(Antecedents.masks, line.words, fact);
    if (possible(line)) {
      flipFact(Antecedents.masks, line.words, fact);
      pushFact(line, fact);
    }
  }
}

/** The same for one word and one colour, with the masks in two locals. */
function shrinkMono(line: Line, count: i32): void {
  const facts = Antecedents.facts;
  const root = Antecedents.rootMasks;
  let few = -1;
  let enough = count;
  let blank: u64 = 0;
  let filled: u64 = 0;
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    blank = root[0];
    filled = root[1];
    for (let i = 0; i < middle; i++) {
      const fact = facts[i].fact;
      if (fact >= 0x10000) filled &= ~bitOf(fact);
      else blank &= ~bitOf(fact);
    }
    stats.lineSolves++;
    if (possibleMono(line, blank, filled)) few = middle;
    else enough = middle;
  }
  blank = root[0];
  filled = root[1];
  for (let i = 0; i < enough; i++) {
    const fact = facts[i].fact;
    if (fact >= 0x10000) filled &= ~bitOf(fact);
    else blank &= ~bitOf(fact);
  }
  begin(Antecedents.buffer);
  if (enough > 0) pushFact(line, facts[enough - 1].fact);
  for (let i = enough - 2; i >= 0; i--) {
    const fact = facts[i].fact;
    const bit = bitOf(fact);
    const lessBlank = fact >= 0x10000 ? blank : blank | bit;
    const lessFilled = fact >= 0x10000 ? filled | bit : filled;
    stats.lineSolves++;
    if (possibleMono(line, lessBlank, lessFilled)) {
      pushFact(line, fact);
    } else {
      blank = lessBlank;
      filled = lessFilled;
    }
  }
}
