// Decisions by belief: update the messages and decide the cell that they are surest of, the way they lean. One run of
// such decisions often ends at a solution where activity alone wanders; conflicts on the way teach as usual.
import { exclusion, isKnown } from '../domains';
import { newArray } from '../memory';
import { Feature, MIN_SORTED, Options, UPDATE_FACTOR, UPDATE_FACTOR_LATER } from '../options';
import { BeliefRun, Domains, Puzzle, Symmetries, Trail } from '../state';
import { imageOf } from '../symmetry/images';
import { OPEN, value } from '../trail';
import { isByConsensus, updateForRun } from './kind';
import { belief, secondBelief } from './messages';

/** The literal to decide; -1 when the work of this call of `run` is used up. Pre: some cell is unknown. */
export function believedLiteral(): i32 {
  let literal = BeliefRun.latest >= 0 && Trail.level === BeliefRun.latestLevel ? openImage() : -1;
  if (literal < 0) {
    literal = surestLiteral();
    if (literal < 0) return -1;
    BeliefRun.latest = literal;
  }
  BeliefRun.latestLevel = Trail.level + 1;
  return literal;
}

/** What is believed of a cell is believed of its images: they are decided right after it. -1 when they are known. */
function openImage(): i32 {
  if (!Options.isOn(Feature.SYMMETRIC_DECISIONS)) return -1;
  for (let i = 0; i < Symmetries.count; i++) {
    const image = imageOf(Symmetries.kinds[i], BeliefRun.latest);
    if (value(image) === OPEN) return image;
  }
  return -1;
}

/** The open literal that is likeliest to be true; -1 when updating the messages was paused. */
function surestLiteral(): i32 {
  const unknown = Domains.unknown;
  const factor = BeliefRun.number === 1 ? UPDATE_FACTOR : UPDATE_FACTOR_LATER;
  if (unknown <= BeliefRun.updatedAt && <f32>unknown >= <f32>BeliefRun.updatedAt * factor) {
    // After backtracking other cells may be unknown than those sorted, hence no certainty.
    for (let i = 0; i < BeliefRun.sorted; i++) {
      const literal = BeliefRun.literals[i];
      if (value(literal) === OPEN) return literal;
    }
  }
  return refresh() ? BeliefRun.literals[0] : -1;
}

/** Updates the messages and sorts the unknown cells by them. False when updating was paused. */
function refresh(): bool {
  if (!BeliefRun.hasOrder) {
    BeliefRun.hasOrder = true;
    BeliefRun.probabilities = newArray<f32>(Puzzle.cells);
    BeliefRun.literals = newArray<i32>(Puzzle.cells);
  }
  if (!updateForRun()) return false;
  BeliefRun.updatedAt = Domains.unknown;
  const both = isByConsensus();
  let listed = 0;
  for (let cell = 0; cell < Puzzle.cells; cell++) {
    const candidates = Domains.candidates[cell];
    if (isKnown(candidates)) continue;
    let all: f32 = candidates & 1 ? 1 : 0;
    let best: f32 = all;
    let secondAll: f32 = all;
    let secondBest: f32 = all;
    let bestColor = 0;
    for (let color = 1; color < Puzzle.colors; color++) {
      if ((candidates & (1 << color)) === 0) continue;
      const odds = belief(cell, color);
      const secondOdds: f32 = both ? secondBelief(cell, color) : 1;
      all += odds;
      secondAll += secondOdds;
      if (odds * secondOdds > best * secondBest) {
        best = odds;
        secondBest = secondOdds;
        bestColor = color;
      }
    }
    const probability = best / all;
    // Of two sets that disagree the less sure counts.
    BeliefRun.probabilities[listed] = both ? min(probability, secondBest / secondAll) : probability;
    BeliefRun.literals[listed] = exclusion(cell, bestColor) ^ 1;
    listed++;
  }
  // Messages are updated long before the list is used up.
  BeliefRun.sorted = min(listed, max(MIN_SORTED, listed >> 2));
  sort(0, listed - 1, BeliefRun.sorted);
  return true;
}

/** Quicksort of both lists, the highest probability first, as far as the first `wanted` are concerned. */
function sort(from: i32, to: i32, wanted: i32): void {
  const probabilities = BeliefRun.probabilities;
  while (from < to && from < wanted) {
    const pivot = probabilities[(from + to) >> 1];
    let i = from;
    let j = to;
    while (i <= j) {
      while (probabilities[i] > pivot) i++;
      while (pivot > probabilities[j]) j--;
      if (i <= j) {
        swap(i, j);
        i++;
        j--;
      }
    }
    if (j - from < to - i) {
      sort(from, j, wanted);
      from = i;
    } else {
      sort(i, to, wanted);
      to = j;
    }
  }
}

function swap(i: i32, j: i32): void {
  const probability = BeliefRun.probabilities[i];
  BeliefRun.probabilities[i] = BeliefRun.probabilities[j];
  BeliefRun.probabilities[j] = probability;
  const literal = BeliefRun.literals[i];
  BeliefRun.literals[i] = BeliefRun.literals[j];
  BeliefRun.literals[j] = literal;
}
