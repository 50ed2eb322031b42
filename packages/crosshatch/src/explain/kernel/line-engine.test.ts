import { lineEngineBattery } from '../../testing/line-battery.js';
import { kernelLineEngine } from './line-engine.js';

lineEngineBattery(kernelLineEngine);
