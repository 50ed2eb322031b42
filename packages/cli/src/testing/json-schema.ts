// Holds objects against our JSON Schemas, with the validator of the library's tests.

import { readFile } from 'node:fs/promises';
import { RESULTS_SCHEMA, resultName, type Schema } from '@crosshatch/core/report';

type Validator = { isValid(value: unknown, schema: unknown, root?: unknown): boolean };

const validator: Promise<Validator> = import(
  new URL('../../../core/dist/testing/json-schema.js', import.meta.url).href
);

/** Further fields are allowed to users, who may meet a newer version; here they are undocumented. */
const STRICT = strict(RESULTS_SCHEMA) as { readonly $defs: Readonly<Record<string, Schema>> };

/** Undefined when an object is what the command may print, else which of its fields are not. */
export async function schemaFault(command: string, value: object): Promise<string | undefined> {
  const { isValid } = await validator;
  const name = 'error' in value && !('output' in value) && !('id' in value) ? 'failure' : resultName(command);
  const schema = STRICT.$defs[name];
  if (isValid(value, schema, STRICT)) return undefined;
  const { required = [], properties = {} } = schema as {
    required?: string[];
    properties?: Record<string, Schema>;
  };
  const missing = required.filter((field) => !(field in value)).map((field) => `${field} is missing`);
  const wrong = Object.entries(value)
    .filter(([field, content]) => !(field in properties && isValid(content, properties[field], STRICT)))
    .map(([field, content]) => `${field} is ${JSON.stringify(content)}`);
  return `${name}: ${[...missing, ...wrong].join('; ')}`;
}

/** The schema as the repository has it in docs. */
export async function writtenSchema(): Promise<unknown> {
  const file = new URL('../../../../docs/schemas/results.schema.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8'));
}

function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strict(value)]));
  return 'properties' in copy && 'type' in copy ? { ...copy, additionalProperties: false } : copy;
}
