// Writes docs/schemas: what every command prints with --json, and the lines of a trace. Run after a build; the
// tests say when it is due.
import { mkdirSync, writeFileSync } from 'node:fs';
import { RESULTS_SCHEMA } from '../packages/core/dist/report/schemas.js';
import { TRACE_SCHEMA } from '../packages/core/dist/report/trace-schema.js';

mkdirSync('docs/schemas', { recursive: true });
writeFileSync('docs/schemas/results.schema.json', `${JSON.stringify(RESULTS_SCHEMA, null, 2)}\n`);
writeFileSync('docs/schemas/trace.schema.json', `${JSON.stringify(TRACE_SCHEMA, null, 2)}\n`);
