import { lineEngineBattery } from '../../testing/line-battery.js';
import { referenceLineEngine } from './line.js';

lineEngineBattery(referenceLineEngine);
