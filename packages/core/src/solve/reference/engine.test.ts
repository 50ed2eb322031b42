import { engineBattery } from '../../testing/engine-battery.js';
import { referenceEngine } from './engine.js';

engineBattery(referenceEngine);
