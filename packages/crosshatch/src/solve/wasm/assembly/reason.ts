// Why is a literal true? Antecedents are facts (true literals) that came earlier on the trail.
// For a line's deduction they are worked out only now that conflict analysis asks: take the line's
// facts known before it, assume the opposite, and shrink that set while the line stays impossible:
// first the shortest prefix in trail order by bisection, then drop one by one from the newest.
// What remains is minimal, four cells on average, and is kept until the literal is undone.
import { allocate, take } from './memory';
import {
  BY_CLAUSE,
  BY_COLOR,
  BY_ELIMINATION,
  BY_LINE,
  cellOf,
  exclusion,
  levelOf,
  positionOf,
  reasonBytes,
  reasonOf,
  storedReason,
  storeReason,
  TRUE,
  value,
} from './board';
import { clauseLiteral, clauseSize } from './clauses';
import { possibleAny } from './kernel-any';
import { possibleMono } from './kernel-mono';
import { possibleWide } from './kernel-wide';
import {
  cellAt,
  colors,
  height,
  KERNEL_ANY,
  KERNEL_MONO,
  lineAt,
  lineCells,
  lineColors,
  lineKernel,
  words,
} from './lines';
import { countLine } from './propagate';

/** The antecedents last asked for. */
export let antecedentsAt: usize = 0;
export let antecedentCount: i32 = 0;

let bufferAt: usize = 0;
let factsAt: usize = 0; // pairs: position on the trail, literal
let masksAt: usize = 0; // the line as far as the chosen facts tell: [colour][word]
let rootAt: usize = 0; // the same with the root's facts only

/** Makes the scratch. Pre: lines are laid out. */
export function layOutReasons(longestLine: i32): void {
  bufferAt = allocate(<usize>(longestLine * colors + colors + 1) << 2);
  factsAt = allocate(<usize>(longestLine * colors + 1) << 3);
  masksAt = allocate(<usize>(colors * words) << 3);
  rootAt = allocate(<usize>(colors * words) << 3);
}

/** Antecedents of a true literal that is not a decision. */
export function explain(literal: i32): void {
  const variable = literal >> 1;
  const reason = reasonOf(variable);
  const kind = reason & 3;
  if (kind == BY_CLAUSE) {
    explainClause(<usize>reason, 1);
  } else if (kind == BY_LINE) {
    const stored = storedReason(variable);
    if (stored != 0) {
      antecedentsAt = stored + 4;
      antecedentCount = load<i32>(stored);
      return;
    }
    explainLine(reason >> 2, literal, positionOf(variable));
    const kept = take(reasonBytes(antecedentCount));
    store<i32>(kept, antecedentCount);
    memory.copy(kept + 4, antecedentsAt, <usize>antecedentCount << 2);
    storeReason(variable, kept);
  } else if (kind == BY_ELIMINATION) {
    antecedentsAt = bufferAt;
    antecedentCount = 0;
    const cell = reason >> 2;
    for (let color = 0; color < colors; color++) {
      const out = exclusion(cell, color);
      if (out != (literal ^ 1)) push(out);
    }
  } else {
    antecedentsAt = bufferAt;
    antecedentCount = 0;
    push(((reason >> 2) << 1) | 1);
  }
}

/** Antecedents of a broken clause (skip 0), or of its first literal (skip 1). */
export function explainClause(clause: usize, skip: i32): void {
  antecedentCount = 0;
  const size = clauseSize(clause);
  antecedentsAt = clauseScratch(size);
  for (let i = skip; i < size; i++) push(clauseLiteral(clause, i) ^ 1);
}

let clauseBufferAt: usize = 0;
let clauseBufferSize: i32 = 0;

function clauseScratch(size: i32): usize {
  if (size > clauseBufferSize) {
    clauseBufferSize = size << 1;
    clauseBufferAt = allocate(<usize>clauseBufferSize << 2);
  }
  return clauseBufferAt;
}

/** Forgets scratch that grew during the last puzzle. */
export function resetReasons(): void {
  clauseBufferSize = 0;
}

function push(literal: i32): void {
  store<i32>(antecedentsAt + (<usize>antecedentCount << 2), literal);
  antecedentCount++;
}

/** Facts of the line before `limit` on the trail that force `literal` (or, when -1, break the line). */
export function explainLine(line: i32, literal: i32, limit: i32): void {
  const record = lineAt(line);
  const count = gatherFacts(line, record, literal, limit);

  // The shortest prefix that is impossible. Invariant: `enough` facts suffice, `few` do not.
  let few = -1;
  let enough = count;
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    memory.copy(masksAt, rootAt, <usize>(colors * words) << 3);
    for (let i = 0; i < middle; i++) flipFact(line, factLiteral(i));
    if (possible(record)) few = middle;
    else enough = middle;
  }
  memory.copy(masksAt, rootAt, <usize>(colors * words) << 3);
  for (let i = 0; i < enough; i++) flipFact(line, factLiteral(i));

  antecedentsAt = bufferAt;
  antecedentCount = 0;
  if (enough > 0) push(factLiteral(enough - 1));
  for (let i = enough - 2; i >= 0; i--) {
    const fact = factLiteral(i);
    flipFact(line, fact);
    if (possible(record)) {
      flipFact(line, fact);
      push(fact);
    }
  }
}

function factLiteral(index: i32): i32 {
  return load<i32>(factsAt + (<usize>index << 3), 4);
}

/** Clears or sets again the bit that a fact excludes. */
function flipFact(line: i32, literal: i32): void {
  const cell = cellOf(literal);
  const color = colors == 2 ? literal & 1 : (literal >> 1) % colors;
  flipBit(masksAt, color, positionIn(line, cell));
}

function flipBit(masks: usize, color: i32, position: i32): void {
  const at = masks + (<usize>(color * words + (position >> 6)) << 3);
  store<u64>(at, load<u64>(at) ^ (<u64>1 << (position & 63)));
}

function positionIn(line: i32, cell: i32): i32 {
  return line < height ? cell - cellAt(line, 0) : (cell - (line - height)) / cellAt(height, 1);
}

function possible(record: usize): bool {
  countLine();
  const kernel = lineKernel(record);
  if (kernel == KERNEL_MONO) return possibleMono(record, load<u64>(masksAt), load<u64>(masksAt, 8));
  if (kernel == KERNEL_ANY) return possibleAny(record, masksAt);
  return possibleWide(record, masksAt);
}

/** Fills rootAt (root facts and the opposite of `literal`) and factsAt, in trail order. */
function gatherFacts(line: i32, record: usize, literal: i32, limit: i32): i32 {
  const n = lineCells(record);
  for (let color = 0; color < colors; color++) {
    for (let word = 0; word < words; word++) {
      const left = n - (word << 6);
      const all = left >= 64 ? ~(<u64>0) : left > 0 ? ((<u64>1) << left) - 1 : 0;
      store<u64>(rootAt + (<usize>(color * words + word) << 3), all);
    }
  }
  const concluded = literal < 0 ? -1 : cellOf(literal);
  let count = 0;
  let cell = cellAt(line, 0);
  const stride = cellAt(line, 1) - cell;
  for (let position = 0; position < n; position++, cell += stride) {
    if (cell == concluded) {
      const kept = colors == 2 ? literal & 1 : (literal >> 1) % colors;
      for (let color = 0; color < colors; color++) if (color != kept) flipBit(rootAt, color, position);
      continue;
    }
    for (let color = 0; color < colors; color++) {
      const out = exclusion(cell, color);
      if (value(out) != TRUE) continue;
      const variable = out >> 1;
      if (levelOf(variable) == 0) {
        flipBit(rootAt, color, position);
      } else if (positionOf(variable) < limit) {
        insertFact(count, positionOf(variable), out);
        count++;
      }
    }
  }
  return count;
}

function insertFact(count: i32, position: i32, literal: i32): void {
  let at = factsAt + (<usize>count << 3);
  while (at > factsAt && load<i32>(at - 8) > position) {
    store<u64>(at, load<u64>(at - 8));
    at -= 8;
  }
  store<i32>(at, position);
  store<i32>(at, literal, 4);
}
