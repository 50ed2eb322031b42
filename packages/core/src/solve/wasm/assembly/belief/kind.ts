// Which kind of messages a belief run follows. Plain ones are best where lines know little of each other, as in random
// grids: there they converge. In pictures messages echo, grow and never converge, and a run soon meets conflicts;
// there tempered ones go much further. So when the first run has failed and plain messages do not converge, the
// next is tempered; after that whichever kind came further, and occasionally the other.
//
// From the seventh on every second run goes by consensus: it keeps two sets of messages of its kind, perturbed apart, and
// ranks a cell by the set that is less sure of it. What only one set is sure of is often an accident of its start.
import {
  BEAM_ROUNDS,
  CONSENSUS_INTERVAL,
  Feature,
  FIRST_CONSENSUS,
  FIRST_ROUNDS,
  LATER_ROUNDS,
  Options,
  OTHER_KIND_INTERVAL,
  TEMPERED_ROUNDS,
} from '../options';
import { BeliefRun, Domains, Messages } from '../state';
import { converge, perturbMessages, updateBothSets, updateMessages, useMessages } from './messages';

/** To be called at each conflict of a run: notes how far it came before the first. */
export function noteConflict(): void {
  if (BeliefRun.hasConflict) return;
  BeliefRun.hasConflict = true;
  if (BeliefRun.tempered) BeliefRun.temperedDepth = meanDepth(BeliefRun.temperedDepth);
  else BeliefRun.plainDepth = meanDepth(BeliefRun.plainDepth);
}

function meanDepth(depth: i32): i32 {
  return depth === 0 ? Domains.unknown : (depth + Domains.unknown) >> 1;
}

/** The next run begins with the messages of the last one of its kind, perturbed. */
export function nextRun(): void {
  BeliefRun.number++;
  BeliefRun.hasConflict = false;
  BeliefRun.updatedAt = 0;
  if (BeliefRun.diverged) {
    const wasFurther = BeliefRun.temperedDepth < BeliefRun.plainDepth;
    BeliefRun.tempered = BeliefRun.number % OTHER_KIND_INTERVAL === 0 ? !wasFurther : wasFurther;
    useMessages(BeliefRun.tempered);
  }
  perturbMessages(Options.isOn(Feature.CONSENSUS) && BeliefRun.number >= FIRST_CONSENSUS);
}

/** Whether the present run follows the consensus of both sets of messages. */
export function isByConsensus(): bool {
  const since = BeliefRun.number - FIRST_CONSENSUS;
  return Options.isOn(Feature.CONSENSUS) && since >= 0 && since % CONSENSUS_INTERVAL === 0;
}

/** Messages for the next decisions. False when the work of this call of `run` is used up: call it again. */
export function updateForRun(): bool {
  const isNew = BeliefRun.updatedAt === 0;
  if (!isByConsensus()) return isNew ? formMessages() : updateMessages(1);
  if (!isNew) return updateBothSets(1, 1);
  return updateBothSets(LATER_ROUNDS, BeliefRun.number === FIRST_CONSENSUS ? FIRST_ROUNDS : LATER_ROUNDS);
}

/** First messages of a run without consensus. */
function formMessages(): bool {
  if (BeliefRun.number === 1) return updateMessages(FIRST_ROUNDS);
  if (BeliefRun.number > 2 || !Options.isOn(Feature.TEMPERED_BELIEF)) return updateMessages(LATER_ROUNDS);
  if (!BeliefRun.diverged) {
    if (converge()) return true;
    if (Messages.isUpdating) return false;
    BeliefRun.diverged = true;
    BeliefRun.tempered = true;
    useMessages(true);
  }
  return updateMessages(TEMPERED_ROUNDS);
}

/** Messages for a beam: those of the last run, brought back to the root. False when it was paused: call it again. */
export function formBeamMessages(): bool {
  return updateMessages(BEAM_ROUNDS);
}
