// Writes the golden file of effort counters anew. Run it after a change of the engine that is meant.
import { writeFileSync } from 'node:fs';
import { effortTable, GOLDEN } from '../packages/crosshatch/dist/testing/effort-golden.js';

writeFileSync(GOLDEN, effortTable());
