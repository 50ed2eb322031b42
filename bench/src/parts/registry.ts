// Every part: the one place to register.
import { memory } from './memory.js';
import type { Part } from './part.js';
import { reading } from './reading.js';
import { size } from './size.js';
import { startUp } from './start-up.js';

export const PARTS: readonly Part[] = [startUp, reading, size, memory];
