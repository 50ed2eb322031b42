import { engineBattery } from '../../testing/engine-battery.js';
import { lineEngineBattery } from '../../testing/line-battery.js';
import { smallPuzzleBattery } from '../../testing/small-puzzle-battery.js';
import type { Engine } from '../engine.js';
import { wasmEngine } from './engine.js';
import { wasmLineEngine } from './line-engine.js';

engineBattery(wasmEngine);
lineEngineBattery(wasmLineEngine);

// The other strategies: by activity first; hasty, so that small puzzles too are probed and have places of
// runs as variables; both; and hasty ones whose solutions are enumerated.
for (const seed of [1, 2, 3, 10]) {
  const strategy: Engine = {
    id: `wasm, seed ${seed}`,
    begin: (puzzle, options) => wasmEngine.begin(puzzle, { ...options, seed }),
  };
  smallPuzzleBattery(strategy);
}
