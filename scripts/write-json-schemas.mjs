// Writes docs/schemas/results.schema.json: what every command prints with --json. Run after a build; the
// tests say when it is due.
import { mkdirSync, writeFileSync } from 'node:fs';
import { RESULTS_SCHEMA } from '../packages/core/dist/report/schemas.js';

mkdirSync('docs/schemas', { recursive: true });
writeFileSync('docs/schemas/results.schema.json', `${JSON.stringify(RESULTS_SCHEMA, null, 2)}\n`);
