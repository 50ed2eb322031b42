// As much of JSON Schema (draft 2020-12) as our own schemas use, to hold it against what we write.
// An unknown keyword throws, so that the schema cannot contain rules that are not checked.

type Schema = boolean | { readonly [keyword: string]: unknown };
type Check = (value: unknown, expected: never, schema: Record<string, unknown>, root: Schema) => boolean;

const TYPES: Record<string, (value: unknown) => boolean> = {
  null: (value) => value === null,
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value),
  object: isObject,
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const KEYWORDS: Record<string, Check> = {
  type: (value, type: string) => TYPES[type](value),
  const: (value, constant) => value === constant,
  enum: (value, values: unknown[]) => values.includes(value),
  required: (value, keys: string[]) => !isObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  minimum: (value, least: number) => typeof value !== 'number' || value >= least,
  maximum: (value, most: number) => typeof value !== 'number' || value <= most,
  minItems: (value, least: number) => !Array.isArray(value) || value.length >= least,
  maxItems: (value, most: number) => !Array.isArray(value) || value.length <= most,
  pattern: (value, pattern: string) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  items: (value, items: Schema, _, root) =>
    !Array.isArray(value) || value.every((v) => isValid(v, items, root)),
  anyOf: (value, schemas: Schema[], _, root) => schemas.some((schema) => isValid(value, schema, root)),
  oneOf: (value, schemas: Schema[], _, root) =>
    schemas.filter((schema) => isValid(value, schema, root)).length === 1,
  not: (value, schema: Schema, _, root) => !isValid(value, schema, root),
  $ref: (value, path: string, _, root) => isValid(value, resolve(path, root), root),
  properties: (value, properties: Record<string, Schema>, _, root) =>
    !isObject(value) ||
    Object.entries(properties).every(
      ([key, schema]) => !Object.hasOwn(value, key) || isValid(value[key], schema, root),
    ),
  patternProperties: (value, patterns: Record<string, Schema>, _, root) =>
    !isObject(value) ||
    Object.entries(patterns).every(([pattern, schema]) =>
      Object.keys(value).every((key) => !new RegExp(pattern).test(key) || isValid(value[key], schema, root)),
    ),
  additionalProperties: (value, extra: Schema, schema, root) => {
    if (!isObject(value)) return true;
    const { properties = {}, patternProperties = {} } = schema as Record<string, object>;
    const named = Object.keys(properties);
    const patterns = Object.keys(patternProperties);
    const others = Object.keys(value).filter(
      (key) => !named.includes(key) && !patterns.some((pattern) => new RegExp(pattern).test(key)),
    );
    return others.every((key) => isValid(value[key], extra, root));
  },
};

const ANNOTATIONS = ['$schema', '$defs', 'title', 'description'];

function resolve(path: string, root: Schema): Schema {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], root) as Schema;
}

export function isValid(value: unknown, schema: Schema, root: Schema = schema): boolean {
  if (typeof schema === 'boolean') return schema;
  return Object.entries(schema).every(([keyword, expected]) => {
    if (ANNOTATIONS.includes(keyword)) return true;
    const check = KEYWORDS[keyword];
    if (check === undefined) throw new Error(`The schema uses "${keyword}", which is not checked here.`);
    return check(value, expected as never, schema, root);
  });
}
