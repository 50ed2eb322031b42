// Which beliefs a dive follows. Plain ones are best where lines know little of each other, as in random
// grids, and there their messages come to rest. In pictures the same news comes round again and again:
// messages grow, never rest, and a dive soon breaks. There tempered ones go much further. So when the
// first dive has broken and plain messages do not rest, the next is tempered; after that whichever kind
// came further, and now and then the other.

import { comeToRest, consult, shakeBeliefs, updateBeliefs } from './belief';
import { unknownCells } from './board';

/** Rounds of messages for the first dive, the first tempered one, and further ones. */
const FIRST_ROUNDS: i32 = 10;
const TEMPERED_ROUNDS: i32 = 30;
const FURTHER_ROUNDS: i32 = 2;
/** Every so many dives the kind has its turn that did not come as far. */
const OTHER_TURN: i32 = 8;

let dive: i32 = 0;
let restless: bool = false;
let tempered: bool = false;
let broken: bool = false; // this dive has met a contradiction
// Unknown cells at the first contradiction of a dive, a mean that forgets; 0 = not known.
let plainDepth: i32 = 0;
let temperedDepth: i32 = 0;

export function resetAdvice(): void {
  dive = 1;
  restless = false;
  tempered = false;
  broken = false;
  plainDepth = 0;
  temperedDepth = 0;
  consult(false);
}

export function isFirstDive(): bool {
  return dive === 1;
}

export function isTempered(): bool {
  return tempered;
}

/** Takes note of how far a dive came. */
export function noteBreak(): void {
  if (broken) return;
  broken = true;
  if (tempered) temperedDepth = temperedDepth === 0 ? unknownCells : (temperedDepth + unknownCells) >> 1;
  else plainDepth = plainDepth === 0 ? unknownCells : (plainDepth + unknownCells) >> 1;
}

/** The next dive begins with what the last one of its kind came to believe, shaken. */
export function nextDive(): void {
  dive++;
  broken = false;
  if (restless) {
    const wasFurther = temperedDepth < plainDepth;
    tempered = dive % OTHER_TURN === 0 ? !wasFurther : wasFurther;
    consult(tempered);
  }
  shakeBeliefs();
}

/** First beliefs of a dive. */
export function formBeliefs(): void {
  if (dive === 1) {
    updateBeliefs(FIRST_ROUNDS);
  } else if (dive > 2) {
    updateBeliefs(FURTHER_ROUNDS);
  } else if (!comeToRest()) {
    restless = true;
    tempered = true;
    consult(true);
    updateBeliefs(TEMPERED_ROUNDS);
  }
}
