// Belief propagation: how likely is each colour of each cell? Every line weighs its placements by the messages of the
// crossing lines about its cells, and sends its own (the sum-product algorithm on a graph in which a cell connects
// exactly two lines). Not exact, since the graph has cycles, but a superb guide: the search tries the likelier
// value of the most decided cell first. A round costs the possible starts of all runs whose line has new input.
//
// Where cycles matter, messages grow with their own echo. Tempered belief discounts it: a line takes a message about
// a cell times the cell's odds so far to the power of -TEMPER (fractional belief propagation). Plain and tempered
// messages are kept apart, and one kind is in use at a time. There are two sets of them, of which runs by consensus need
// both (kind.ts).
import { isKnown } from '../domains';
import { F32s, Kernel, Line, MessageSet } from '../layout';
import { isRow } from '../lines';
import { newArray, newTable, newZeros } from '../memory';
import {
  CONVERGED,
  CONVERGENCE_ROUNDS,
  MAX_ODDS,
  MESSAGE_TOLERANCE,
  MIN_ODDS,
  PERTURBATION,
  TEMPER,
} from '../options';
import { random } from '../random';
import { Domains, Lines, Messages, Puzzle } from '../state';
import { beginWeighing, covered, initWeights, inverseOdds, setBlank, setOdds, weighLine } from './weights';

/** The bits of the float 1. */
const ONE: i32 = 0x3f800000;
/** In the bits of a float, so much is one power of 2. */
const POWER: f32 = 1.0 / 8388608.0;

/** Messages of one set, kind and direction. */
function tableSize(): i32 {
  return Puzzle.cells * (Puzzle.colors - 1);
}

function initMessages(): void {
  Messages.exist = true;
  Messages.first = newSet();
  useMessages(Messages.tempered);
  initWeights();
}

/** Messages that say nothing yet. */
function newSet(): MessageSet {
  const set = newTable<MessageSet>(1)[0];
  set.odds = newArray<f32>(4 * tableSize());
  for (let i = 0; i < 4 * tableSize(); i++) set.odds[i] = 1;
  set.isStale = newArray<u8>(Lines.capacity);
  set.isStale.fill(1, Lines.capacity);
  set.seen = newZeros<u32>(Puzzle.cells);
  return set;
}

/** From now on plain or tempered messages are in use. */
export function useMessages(tempered: bool): void {
  Messages.tempered = tempered;
  if (!Messages.exist) return;
  useSet(Messages.first);
  Messages.first.isStale.fill(1, Lines.capacity);
  if (Messages.haveSecond) Messages.second.isStale.fill(1, Lines.capacity);
}

/** From now on the messages of this set are in use. */
function useSet(set: MessageSet): void {
  Messages.set = set;
  Messages.fromRow = rowMessages(set);
  Messages.fromColumn = Messages.fromRow.from(tableSize());
}

/** Messages from rows, of the kind in use. Those from columns are behind them. */
function rowMessages(set: MessageSet): F32s {
  return set.odds.from(Messages.tempered ? 2 * tableSize() : 0);
}

/** Changes all messages a little, those of the second set (if it is wanted) otherwise, so that the next run differs. */
export function perturbMessages(second: bool): void {
  if (!Messages.exist) return;
  perturb(Messages.first);
  if (!second) return;
  if (!Messages.haveSecond) {
    Messages.haveSecond = true;
    Messages.second = newSet();
  }
  perturb(Messages.second);
}

function perturb(set: MessageSet): void {
  const fromRow = rowMessages(set);
  const fromColumn = fromRow.from(tableSize());
  for (let i = 0; i < tableSize(); i++) {
    fromRow[i] = perturbed(fromRow[i]);
    fromColumn[i] = perturbed(fromColumn[i]);
  }
  set.isStale.fill(1, Lines.capacity);
}

function perturbed(odds: f32): f32 {
  const changed = <f64>odds * (1.0 + PERTURBATION * (2.0 * random() - 1.0));
  return min(max(<f32>changed, MIN_ODDS), MAX_ODDS);
}

function indexOf(color: i32, cell: i32): i32 {
  return (color - 1) * Puzzle.cells + cell;
}

/**
 * Updates the messages to the current domains, in at most `rounds` rounds over lines with new input. False when the
 * work of this call of `run` is used up: the same call then continues where it stopped, with the same result.
 */
export function updateMessages(rounds: i32): bool {
  if (!Messages.exist) initMessages();
  if (!Messages.isUpdating) beginUpdate();
  while (Messages.round < rounds) {
    if (!finishRound()) return false;
    if (!Messages.hasMoved) break;
  }
  Messages.isUpdating = false;
  return true;
}

/** `updateMessages` of the first set, then of the second. */
export function updateBothSets(rounds: i32, secondRounds: i32): bool {
  if (Messages.set === Messages.first) {
    if (!updateMessages(rounds)) return false;
    useSet(Messages.second);
  }
  if (!updateMessages(secondRounds)) return false;
  useSet(Messages.first);
  return true;
}

/** Notes which lines have new input. */
function beginUpdate(): void {
  for (let cell = 0; cell < Puzzle.cells; cell++) {
    const candidates = Domains.candidates[cell];
    if (Messages.set.seen[cell] !== candidates) {
      Messages.set.seen[cell] = candidates;
      Messages.set.isStale[Lines.cells[cell].row] = 1;
      Messages.set.isStale[Lines.cells[cell].column] = 1;
    }
  }
  Messages.isUpdating = true;
  Messages.round = 0;
  Messages.line = 0;
}

/** Updates the lines left in the round. False when it was paused. */
function finishRound(): bool {
  if (Messages.line === 0) {
    Messages.hasMoved = false;
    Messages.steps = 0;
  }
  while (Messages.line < Lines.count) {
    const number = Messages.line++;
    if (Messages.set.isStale[number] === 0) continue;
    if (Messages.workLeft <= 0) {
      Messages.line = number;
      return false;
    }
    Messages.set.isStale[number] = 0;
    const line = Lines.table[number];
    Messages.workLeft -= (line.runCount + 1) * (line.slack + 1) + line.length;
    if (updateLine(line)) Messages.hasMoved = true;
  }
  Messages.line = 0;
  Messages.round++;
  return true;
}

/** Goes on until messages converge; false when they do not, or when it was paused (`isUpdating`). */
export function converge(): bool {
  const enough = CONVERGED * 2 * <f32>Domains.unknown * <f32>(Puzzle.colors - 1);
  while (Messages.convergenceRound < CONVERGENCE_ROUNDS) {
    if (!updateMessages(1)) return false;
    Messages.convergenceRound++;
    if (Messages.steps <= enough) return true;
  }
  return false;
}

/** Odds of the cell having this colour against blank, by the messages of both its lines. */
export function belief(cell: i32, color: i32): f32 {
  return Messages.fromRow[indexOf(color, cell)] * Messages.fromColumn[indexOf(color, cell)];
}

/** The same by the second set. Pre: it exists. */
export function secondBelief(cell: i32, color: i32): f32 {
  const fromRow = rowMessages(Messages.second);
  const at = indexOf(color, cell);
  return fromRow[at] * fromRow[tableSize() + at];
}

/** Weighs the placements of a line and sends its messages. True when one moved. */
function updateLine(line: Line): bool {
  if (line.kernel === Kernel.NONE || line.runCount === 0) return false;
  if (!beginWeighing(line)) return false;
  readOdds(line);
  const total = weighLine(line);
  // Weights beyond the numbers' range: no message.
  return total > 0 && sendMessages(line, total);
}

function readOdds(line: Line): void {
  const input = isRow(line) ? Messages.fromColumn : Messages.fromRow;
  const own = isRow(line) ? Messages.fromRow : Messages.fromColumn;
  let cell = line.firstCell;
  for (let position = 0; position < line.length; position++, cell += line.stride) {
    const candidates = Domains.candidates[cell];
    setBlank(position, (candidates & 1) !== 0);
    for (let color = 1; color < Puzzle.colors; color++) {
      if ((candidates & (1 << color)) === 0) {
        setOdds(color, position, 0);
      } else if (candidates === (<u32>1) << color) {
        // Known cells weigh the same in every placement.
        setOdds(color, position, 1);
      } else {
        let odds = input[indexOf(color, cell)];
        if (Messages.tempered) odds *= discount(odds * own[indexOf(color, cell)]);
        setOdds(color, position, <f64>odds);
      }
    }
  }
}

/** odds ^ -TEMPER, nearly: the bits of a float are nearly its logarithm. */
function discount(odds: f32): f32 {
  return reinterpret<f32>(ONE - <i32>(TEMPER * <f32>(reinterpret<i32>(odds) - ONE)));
}

/** Sends the line's messages about its unknown cells. True when one moved. */
function sendMessages(line: Line, total: f64): bool {
  const isOfRow = isRow(line);
  const output = isOfRow ? Messages.fromRow : Messages.fromColumn;
  let hasMoved = false;
  let cell = line.firstCell;
  for (let position = 0; position < line.length; position++, cell += line.stride) {
    const candidates = Domains.candidates[cell];
    if (isKnown(candidates)) continue;
    let blank = total;
    for (let color = 1; color < Puzzle.colors; color++) blank -= covered(color, position);
    blank = max(blank, total * 1e-9);
    for (let color = 1; color < Puzzle.colors; color++) {
      if ((candidates & (1 << color)) === 0) continue;
      const odds = <f32>((covered(color, position) / blank) * inverseOdds(color, position));
      const at = indexOf(color, cell);
      const old = output[at];
      // The mean of old and new in the logarithm.
      const now = min(max(sqrt<f32>(old * max(odds, MIN_ODDS * MIN_ODDS)), MIN_ODDS), MAX_ODDS);
      output[at] = now;
      const step = <f32>(reinterpret<i32>(now) - reinterpret<i32>(old)) * POWER;
      Messages.steps += step * step;
      if (now > old * MESSAGE_TOLERANCE || now * MESSAGE_TOLERANCE < old) {
        hasMoved = true;
        Messages.set.isStale[isOfRow ? Lines.cells[cell].column : Lines.cells[cell].row] = 1;
      }
    }
  }
  return hasMoved;
}
