// How long a dive of decisions by belief goes on. Dives are heavy-tailed: most land on a solution
// after a few contradictions, some lose themselves for good. So a dive that has met enough of them
// ends, and the next begins from what it came to believe, shaken, at lengths of Luby's sequence
// (Luby, Sinclair and Zuckerman), the best there is when nothing is known about the tail.

import { isTempered } from './advice';

/** Contradictions in the shortest dive, and in the shortest one by tempered beliefs. */
const SHORTEST: f64 = 50;
const SHORTEST_TEMPERED: f64 = 25;

let begun: f64 = 0; // contradictions then
let times: f64 = 0; // as long as the shortest
let dives: i32 = 0;

export function resetDives(): void {
  dives = 0;
}

export function beginDive(contradictions: f64): void {
  dives++;
  begun = contradictions;
  times = <f64>luby(dives);
}

export function diveEnds(contradictions: f64): bool {
  return contradictions >= begun + times * (isTempered() ? SHORTEST_TEMPERED : SHORTEST);
}

/** 1, 1, 2, 1, 1, 2, 4, 1, ... from index 1 on. */
function luby(index: i32): i32 {
  let size = 1;
  while (size <= index) size <<= 1;
  while (size - 1 !== index) {
    size >>= 1;
    if (index >= size) index -= size - 1;
  }
  return size >> 1;
}
