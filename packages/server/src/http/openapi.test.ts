// The document as others see it: a public linter with all its recommended rules finds nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiText } from '../testing/generated.js';

async function linted(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

test('the OpenAPI document lints clean', async () => {
  assert.deepEqual(await linted(openApiText()), []);
});

test('the linter would find a reference to a schema that does not exist', async () => {
  const broken = openApiText().replace('"#/components/schemas/solveResult"', '"#/components/schemas/absent"');
  assert.match((await linted(broken)).join('\n'), /no-unresolved-refs/);
});
