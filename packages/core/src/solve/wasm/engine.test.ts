import { checkedEngine } from '../../testing/checked-engine.js';
import { engineBattery } from '../../testing/engine-battery.js';
import { lineEngineBattery } from '../../testing/line-battery.js';
import { smallPuzzleBattery } from '../../testing/small-puzzle-battery.js';
import { wasmEngine } from './engine.js';
import { wasmLineEngine } from './line-engine.js';

engineBattery(wasmEngine);
lineEngineBattery(wasmLineEngine);

// The other strategies, in the build that has asserts. Eager ones probe small puzzles too and have order literals.
for (const strategy of ['activity', 'eager', 'eager-activity', 'eager-enumerate'] as const) {
  smallPuzzleBattery(checkedEngine({ strategy, seed: 1 }));
}
