// What every engine must pass, in one call: all small puzzles and random ones against the brute-force
// oracle, larger ones against a SAT solver and against themselves turned, and the contract of Search.
import { describe } from 'node:test';
import type { Engine } from '../solve/index.js';
import { largePuzzleBattery } from './large-puzzle-battery.js';
import { searchBattery } from './search-battery.js';
import { smallPuzzleBattery } from './small-puzzle-battery.js';

/** Registers the tests of an engine. Its variants solve the same small puzzles, whose solutions are listed once. */
export function engineBattery(engine: Engine, variants: readonly Engine[] = []): void {
  describe(`engine "${engine.id}"`, () => {
    smallPuzzleBattery(engine, variants);
    largePuzzleBattery(engine);
    searchBattery(engine);
  });
}
