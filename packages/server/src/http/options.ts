// From query strings, form fields and JSON to the options of an operation, with every wrong one reported.
import type { z } from '@hono/zod-openapi';
import { Problem } from '../problems.js';

/** Values as a query or a form has them: texts, which become what the schema wants. */
export function coerced(
  schema: z.ZodObject,
  texts: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, text] of texts) {
    values[name] = coercedValue(Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined, text);
  }
  return values;
}

function coercedValue(schema: unknown, text: string): unknown {
  const kinds = kindsOf(schema);
  if (kinds.has('boolean') && /^(true|1|yes|)$/.test(text)) return true;
  if (kinds.has('boolean') && /^(false|0|no)$/.test(text)) return false;
  if (kinds.has('number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return text;
}

/** The basic types that a schema takes, without what wraps them. */
function kindsOf(schema: unknown): Set<string> {
  const { def } = (schema ?? {}) as {
    def?: { type: string; innerType?: unknown; options?: unknown[]; values?: unknown[] };
  };
  if (def === undefined) return new Set();
  if (def.innerType !== undefined) return kindsOf(def.innerType);
  if (def.type === 'union') return new Set((def.options ?? []).flatMap((option) => [...kindsOf(option)]));
  if (def.type === 'literal') return new Set((def.values ?? []).map((value) => typeof value));
  return new Set([def.type]);
}

/** The options, complete with defaults; throws a Problem that names every wrong one. */
export function validOptions<Schema extends z.ZodObject>(schema: Schema, values: unknown): z.infer<Schema> {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(schema.shape).join(', ');
      return issue.keys.map((key) => ({
        parameter: key.slice(0, 100),
        message: `unknown parameter; known are ${known}`,
      }));
    }
    return [{ parameter: issue.path.join('.') || 'options', message: issue.message }];
  });
  const [first] = errors;
  throw new Problem('invalid-request', { detail: `${first.parameter}: ${first.message}`, errors });
}
