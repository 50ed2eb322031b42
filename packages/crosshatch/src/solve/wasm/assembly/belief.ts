// Belief propagation: how likely is each colour of each cell? Every line weighs its placements by
// what the crossing lines think of its cells, and tells them what it makes of it (the sum-product
// algorithm on a graph in which a cell ties exactly two lines). Not exact, since the graph has
// loops, but a superb guide: the search tries the likelier value of the most decided cell first.
//
// Where loops matter, messages grow with their own echo. Tempered beliefs discount it: a line takes what a
// crossing line says about a cell times the cell's odds so far to the power of -TEMPER (fractional belief
// propagation). Plain and tempered messages are kept apart, and one kind is consulted at a time.

import { candidates, unknownCells } from './board';
import {
  cellCount,
  colors,
  columnLineOf,
  isRow,
  KERNEL_NONE,
  lineAt,
  lineCapacity,
  lineCells,
  lineCount,
  lineFirstCell,
  lineKernel,
  lineRuns,
  lineStride,
  rowOf,
} from './lines';
import { allocate, allocateZeroed } from './memory';
import { random } from './random';
import { beginWeighing, covered, inverseOdds, layOutWeights, setBlank, setOdds, weighLine } from './weigh';

/** Odds are kept within 2^-13 .. 2^13: certainty is the business of propagation. */
const MOST: f32 = 8192;
const LEAST: f32 = 1.0 / 8192;
/** A message that moves by less than this factor does not wake the crossing line. */
const STILL: f32 = 1.1;

/** How much of a cell's odds is taken for an echo. */
const TEMPER: f32 = 1.0 / 6.0;
/** Messages rest when the steps of a round are less than this, in the mean of their squares and in powers of 2. */
const REST: f32 = 0.18;
/** Rounds after which messages that do not rest are taken to be restless. */
const PATIENCE: i32 = 20;
/** The bits of the number 1. */
const ONE: i32 = 0x3f800000;
/** By the bits of a float so much is one power of 2. */
const POWER: f32 = 1.0 / 8388608.0;

/** By how much of itself a message is changed, at most, before a further dive. */
const SHAKE: f64 = 0.5;

let ready: bool = false;
// Messages: odds of colour c against blank, [c - 1][cell]; one from the row, one from the column; first the
// plain ones, then the tempered.
let messagesAt: usize = 0;
let tempered: bool = false; // which of them are consulted
let fromRowAt: usize = 0;
let fromColumnAt: usize = 0;
let movedAt: usize = 0; // u8 per line: its inputs moved
let steps: f32 = 0; // squares of the steps of all messages in this round
let seenAt: usize = 0; // u32 per cell: candidates when beliefs were last brought up to date

export function forgetBeliefs(): void {
  ready = false;
}

function layOut(): void {
  ready = true;
  const messages = 4 * cellCount * (colors - 1);
  messagesAt = allocate((<usize>messages) << 2);
  for (let i = 0; i < messages; i++) store<f32>(messagesAt + ((<usize>i) << 2), 1);
  movedAt = allocate(lineCapacity);
  consult(tempered);
  seenAt = allocateZeroed((<usize>cellCount) << 2);
  layOutWeights();
}

/** From now on beliefs are the plain or the tempered ones. */
export function consult(withTemper: bool): void {
  tempered = withTemper;
  if (!ready) return;
  const table = (<usize>(cellCount * (colors - 1))) << 2;
  fromRowAt = tempered ? messagesAt + 2 * table : messagesAt;
  fromColumnAt = fromRowAt + table;
  memory.fill(movedAt, 1, lineCapacity);
}

/** Changes all messages a little, so that the next dive is another one. */
export function shakeBeliefs(): void {
  if (!ready) return;
  for (let i = 0; i < cellCount * (colors - 1); i++) {
    shake(fromRowAt + ((<usize>i) << 2));
    shake(fromColumnAt + ((<usize>i) << 2));
  }
  memory.fill(movedAt, 1, lineCapacity);
}

function shake(at: usize): void {
  const odds = <f64>load<f32>(at) * (1.0 + SHAKE * (2.0 * random() - 1.0));
  store<f32>(at, min(max(<f32>odds, LEAST), MOST));
}

function message(table: usize, color: i32, cell: i32): usize {
  return table + ((<usize>((color - 1) * cellCount + cell)) << 2);
}

/** Brings the beliefs up to date with the board, in at most so many rounds over moved lines. */
export function updateBeliefs(rounds: i32): void {
  if (!ready) layOut();
  for (let cell = 0; cell < cellCount; cell++) {
    const at = seenAt + ((<usize>cell) << 2);
    const set = candidates(cell);
    if (load<u32>(at) !== set) {
      store<u32>(at, set);
      store<u8>(movedAt + <usize>rowOf(cell), 1);
      store<u8>(movedAt + <usize>columnLineOf(cell), 1);
    }
  }
  for (let round = 0; round < rounds; round++) {
    let moved = false;
    steps = 0;
    for (let line = 0; line < lineCount; line++) {
      if (load<u8>(movedAt + <usize>line) === 0) continue;
      store<u8>(movedAt + <usize>line, 0);
      if (updateLine(line)) moved = true;
    }
    if (!moved) break;
  }
}

/** Goes on until messages rest; false when they do not. */
export function comeToRest(): bool {
  const rest = REST * 2 * <f32>unknownCells * <f32>(colors - 1);
  for (let round = 0; round < PATIENCE; round++) {
    updateBeliefs(1);
    if (steps <= rest) return true;
  }
  return false;
}

/** Odds of the cell having this colour against blank, as both its lines see it. */
export function belief(cell: i32, color: i32): f32 {
  return load<f32>(message(fromRowAt, color, cell)) * load<f32>(message(fromColumnAt, color, cell));
}

/** Weighs the placements of a line and sends its messages. True when one moved. */
function updateLine(line: i32): bool {
  const record = lineAt(line);
  if (lineKernel(record) === KERNEL_NONE || lineRuns(record) === 0) return false;
  if (!beginWeighing(record)) return false;
  readOdds(record);
  const total = weighLine(record);
  // Weights beyond the numbers' range: no opinion.
  return total > 0 && sendMessages(record, total);
}

function readOdds(record: usize): void {
  const n = lineCells(record);
  const input = isRow(record) ? fromColumnAt : fromRowAt;
  const own = isRow(record) ? fromRowAt : fromColumnAt;
  let cell = lineFirstCell(record);
  const stride = lineStride(record);
  for (let position = 0; position < n; position++, cell += stride) {
    const set = candidates(cell);
    setBlank(position, (set & 1) !== 0);
    for (let color = 1; color < colors; color++) {
      if ((set & (1 << color)) === 0) {
        setOdds(color, position, 0);
      } else if (set === (<u32>1) << color) {
        // Known cells weigh the same in every placement.
        setOdds(color, position, 1);
      } else {
        let odds = load<f32>(message(input, color, cell));
        if (tempered) odds *= discount(odds * load<f32>(message(own, color, cell)));
        setOdds(color, position, <f64>odds);
      }
    }
  }
}

/** odds ^ -TEMPER, nearly: the bits of a float are nearly its logarithm. */
function discount(odds: f32): f32 {
  return reinterpret<f32>(ONE - <i32>(TEMPER * <f32>(reinterpret<i32>(odds) - ONE)));
}

/** Tells the crossing lines what the line makes of its cells. True when a message moved. */
function sendMessages(record: usize, total: f64): bool {
  const n = lineCells(record);
  const output = isRow(record) ? fromRowAt : fromColumnAt;
  let moved = false;
  let cell = lineFirstCell(record);
  const stride = lineStride(record);
  for (let position = 0; position < n; position++, cell += stride) {
    const set = candidates(cell);
    if ((set & (set - 1)) === 0) continue;
    let blank = total;
    for (let color = 1; color < colors; color++) blank -= covered(color, position);
    blank = max(blank, total * 1e-9);
    for (let color = 1; color < colors; color++) {
      if ((set & (1 << color)) === 0) continue;
      const odds = <f32>((covered(color, position) / blank) * inverseOdds(color, position));
      const at = message(output, color, cell);
      const old = load<f32>(at);
      // The mean of old and new in the logarithm.
      const now = min(max(sqrt<f32>(old * max(odds, LEAST * LEAST)), LEAST), MOST);
      store<f32>(at, now);
      const step = <f32>(reinterpret<i32>(now) - reinterpret<i32>(old)) * POWER;
      steps += step * step;
      if (now > old * STILL || now * STILL < old) {
        moved = true;
        store<u8>(movedAt + <usize>(isRow(record) ? columnLineOf(cell) : rowOf(cell)), 1);
      }
    }
  }
  return moved;
}
