// Writes what the service brings along and what describes it: the shipped puzzles as link codes, and
// docs/schemas/openapi.json. Run after a build; the tests say when it is due.
import { writeFileSync } from 'node:fs';
import { openApiText, shippedPuzzlesSource } from '../packages/server/dist/testing/generated.js';

writeFileSync('packages/server/src/mcp/shipped-puzzles.ts', shippedPuzzlesSource());
writeFileSync('docs/schemas/openapi.json', openApiText());
