// Writes the API report of every entry point of the library (api/*.api.md).
import { mkdirSync, writeFileSync } from 'node:fs';
import { apiReport, ENTRY_POINTS } from '../packages/core/dist/testing/api/report.js';

mkdirSync(new URL('../api/', import.meta.url), { recursive: true });
for (const entry of ENTRY_POINTS) {
  writeFileSync(new URL(`../${entry.report}`, import.meta.url), apiReport(entry));
}
