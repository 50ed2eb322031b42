import { engineBattery } from '../../testing/engine-battery.js';
import { lineEngineBattery } from '../../testing/line-battery.js';
import { wasmEngine, wasmLineEngine } from './engine.js';

engineBattery(wasmEngine);
lineEngineBattery(wasmLineEngine);
