// Writes the golden file of effort counters. Run it when a change of the engines is meant to change
// their effort, and look at the difference before it is committed.
import { writeFileSync } from 'node:fs';
import { GOLDEN_FILE, goldenEffort } from '../packages/core/dist/testing/golden-effort.js';

writeFileSync(GOLDEN_FILE, goldenEffort());
