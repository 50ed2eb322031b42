// The OpenAPI 3.1 document. Requests come from the zod schemas that validate them, responses from the JSON Schemas
// that `--json` of the command is tested against: nothing is written twice.
import { COMMAND_SCHEMAS, RESULTS_SCHEMA, resultName, type Schema } from '@crosshatch/core/report';
import { OpenAPIHono, z } from '@hono/zod-openapi';
import { PROBLEM_SCHEMA, PROBLEMS } from '../problems.js';
import { BATCH_OPTIONS, OPERATION_NAMES, OPTIONS, type OperationName, TAKES } from '../requests.js';
import type { ServiceLimits } from '../settings.js';
import { offeredTypes } from './answer.js';
import { EVENTS, NDJSON } from './stream.js';

const SUMMARIES: Readonly<Record<OperationName, string>> = {
  solve: 'Solve a puzzle, and prove that the solution is the only one',
  check: 'Check a puzzle: solvable, unique, how hard, what is wrong',
  count: 'Count the solutions exactly, however many there are',
  hint: 'The next step from where a player is, in four portions',
  why: 'Why a cell is filled or blank: a short chain of deductions',
  explain: 'Walk through the whole solve, step by step, with the reasons',
  grade: 'How hard a puzzle is for a person',
  diagnose: 'Why a puzzle has no solution or several, and what would fix it',
  convert: 'Convert puzzles from any format to any other',
  draw: 'Draw a puzzle or its solution as SVG, PNG, PDF, GIF or text',
  generate: 'Make a random puzzle',
  make: 'Make a puzzle of a picture or of words',
  scan: 'Read a puzzle from a screenshot, a scan or a photo',
  hash: 'A fingerprint of the clues, the same in every format',
};

export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly {
    name: string;
    in: string;
    required?: boolean;
    schema: Schema;
    description?: string;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
}

export function openApiDocument(version: string, limits: ServiceLimits): OpenApi {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  for (const [name, schema] of Object.entries(usedSchemas())) {
    registry.registerComponent('schemas', name, inComponents(schema) as never);
  }
  registry.registerComponent('securitySchemes', 'key', { type: 'http', scheme: 'bearer' });
  for (const operation of OPERATION_NAMES) {
    for (const path of operationPaths(operation, limits)) registry.registerPath(path as never);
  }
  for (const path of otherPaths(limits)) registry.registerPath(path as never);
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Crosshatch',
      version,
      description:
        'Nonograms: read, solve, prove, explain, draw and make. A body is a puzzle in any of the formats that ' +
        '`GET /api/v1/formats` lists, detected by its content, or JSON with `puzzle` and `options`. Options may also ' +
        'be in the query. The JSON of every answer is the same as `--json` of the command of that name.',
      license: { name: 'MIT', identifier: 'MIT' } as { name: string },
    },
    servers: [{ url: '/', description: 'this server' }],
    security: [{}, { key: [] }],
    tags: TAGS.map(([name, description]) => ({ name, description })),
  }) as unknown as OpenApi;
}

/** The schemas that answers mention, at first or at second hand; the command prints some more. */
function usedSchemas(): Record<string, Schema> {
  const all: Record<string, Schema> = {
    ...(RESULTS_SCHEMA.$defs as Record<string, Schema>),
    problem: PROBLEM_SCHEMA as Schema,
  };
  const answered = OPERATION_NAMES.filter((name) => name !== 'draw' && name !== 'convert').map(resultName);
  const waiting = [...answered, ...['batch', 'formats'].map(resultName), 'written', 'failure', 'problem'];
  const used: Record<string, Schema> = {};
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name in used) continue;
    used[name] = all[name];
    for (const [, mentioned] of JSON.stringify(all[name]).matchAll(/#\/\$defs\/(\w+)/g))
      waiting.push(mentioned);
  }
  return Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const TAGS = [
  ['puzzle', 'Questions about one puzzle'],
  ['making', 'Puzzles to order'],
  ['many', 'Many puzzles at once'],
  ['service', 'The service itself'],
] as const;

/** The same schema with references as OpenAPI writes them. */
function inComponents(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inComponents);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : inComponents(value),
    ]),
  );
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The problems that a request can meet, by status. */
function problemResponses(...statuses: readonly number[]): Record<string, unknown> {
  const responses: Record<string, unknown> = {};
  for (const status of statuses) {
    const known = Object.entries(PROBLEMS).filter(([, problem]) => problem.status === status);
    responses[String(status)] = {
      description: known.map(([code, { title }]) => `\`${code}\`: ${title}`).join(' '),
      ...(status === 429 || status === 503
        ? { headers: { 'Retry-After': { description: 'seconds', schema: { type: 'integer' } } } }
        : {}),
      content: { 'application/problem+json': { schema: reference('problem') } },
    };
  }
  return responses;
}

const WORK_PROBLEMS = [400, 401, 406, 408, 413, 422, 429, 500, 501, 503];

function answerContent(operation: OperationName): Record<string, unknown> {
  const result = inComponents(
    operation === 'convert' || operation === 'draw'
      ? COMMAND_SCHEMAS[operation]
      : reference(resultName(operation)),
  );
  const outOfTime = reference('failure');
  return Object.fromEntries(
    offeredTypes(operation).map((type) => {
      if (type === 'application/json') return [type, { schema: { anyOf: [result, outOfTime] } }];
      if (type === NDJSON) {
        return [
          type,
          { schema: { type: 'string', description: 'one such object a line; parts before the result' } },
        ];
      }
      if (type === EVENTS) {
        const description = 'events: `progress`, `part`, `result`, `problem`; the data of each is JSON';
        return [type, { schema: { type: 'string', description } }];
      }
      return [type, { schema: { type: 'string', contentMediaType: type } }];
    }),
  );
}

const ETAG = { ETag: { description: 'for If-None-Match', schema: { type: 'string' } } };
const CONDITION = z.object({
  'if-none-match': z
    .string()
    .optional()
    .describe('the ETag of an answer that you have: 304 when it still holds'),
});

function operationPaths(operation: OperationName, limits: ServiceLimits): object[] {
  const options = OPTIONS[operation];
  const takes = TAKES[operation];
  const shared = {
    path: `/api/v1/${operation}`,
    tags: [takes === 'puzzle' ? 'puzzle' : 'making'],
    summary: SUMMARIES[operation],
    responses: {
      200: { description: DESCRIPTIONS[takes], headers: ETAG, content: answerContent(operation) },
      304: { description: 'the answer that you have still holds' },
      ...problemResponses(...WORK_PROBLEMS),
    },
  };
  const posted = {
    ...shared,
    method: 'post',
    operationId: operation,
    description: describe(operation, limits),
    request: { query: queryOf(options), headers: CONDITION, body: bodyOf(operation) },
  };
  if (takes !== 'puzzle') return [posted];
  const puzzle = z.string().describe('the puzzle as a text in any format, such as `2;1:1;2` or a link code');
  return [
    posted,
    {
      ...shared,
      method: 'get',
      operationId: `${operation}Get`,
      description: 'The same for a puzzle that fits in an address.',
      request: { query: queryOf(options).extend({ puzzle }), headers: CONDITION },
    },
  ];
}

const DESCRIPTIONS = {
  puzzle: 'the result; `undecided` when the time was up',
  picture: 'the puzzle',
  nothing: 'the puzzle; `undecided` when none was found',
};

function describe(operation: OperationName, { seconds, cells }: ServiceLimits): string {
  const base = `Up to ${seconds} s and ${cells} cells.`;
  if (operation === 'explain' || operation === 'solve') {
    return `${base} As NDJSON, ${operation === 'solve' ? 'with `all` every solution' : 'every step'} is a line of its own.`;
  }
  return base;
}

/** Options in a query are optional: they may be in the body. */
function queryOf(options: z.ZodObject): z.ZodObject {
  return options.partial();
}

function bodyOf(operation: OperationName): object {
  const options = z.object({ options: OPTIONS[operation].partial().optional() });
  if (TAKES[operation] === 'nothing') {
    return { required: false, content: { 'application/json': { schema: options } } };
  }
  if (TAKES[operation] === 'picture') {
    const binary = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
    return {
      required: false,
      content: {
        'application/octet-stream': binary,
        'image/*': binary,
        'multipart/form-data': { schema: { type: 'object', properties: { picture: binary.schema } } },
        'application/json': { schema: options.extend({ picture: z.string().optional().describe('base64') }) },
      },
    };
  }
  return { required: true, content: puzzleContent(options) };
}

function puzzleContent(options: z.ZodObject): object {
  const puzzle = z.union([z.string(), z.record(z.string(), z.unknown())]);
  return {
    'application/octet-stream': { schema: { type: 'string', description: 'a file of any format' } },
    'text/plain': { schema: { type: 'string', description: 'a puzzle in any format' } },
    'application/json': {
      schema: options.extend({
        puzzle: puzzle.describe('a text in any format, or an object in a format that is JSON'),
      }),
    },
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      },
    },
  };
}

function otherPaths({ puzzles }: ServiceLimits): object[] {
  const get = (
    path: string,
    operationId: string,
    summary: string,
    type: string,
    schema: object,
    ...more: number[]
  ) => ({
    method: 'get',
    path: `/api/v1/${path}`,
    operationId,
    summary,
    tags: ['service'],
    responses: {
      200: { description: summary, content: { [type]: { schema } } },
      ...problemResponses(...more),
    },
  });
  const status = { type: 'object', required: ['status'], properties: { status: { type: 'string' } } };
  const formats = {
    type: 'object',
    required: ['formats'],
    properties: { formats: { type: 'array', items: reference(resultName('formats')) } },
  };
  const batchOptions = z.object({ options: BATCH_OPTIONS.partial().optional() });
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return [
    {
      method: 'post',
      path: '/api/v1/batch',
      operationId: 'batch',
      tags: ['many'],
      summary: 'Examine many puzzles: one row each',
      description:
        `A file with several puzzles, a form with several files, or JSON with \`puzzles\`; up to ${puzzles} puzzles in a ` +
        'file. The rows come in the order of the input, as soon as they are known.',
      request: {
        query: queryOf(BATCH_OPTIONS),
        body: {
          required: true,
          content: {
            'application/octet-stream': { schema: { type: 'string', description: 'a file of any format' } },
            'application/json': { schema: batchOptions.extend({ puzzles: z.array(z.unknown()) }) },
            'multipart/form-data': { schema: { type: 'object', properties: { files } } },
          },
        },
      },
      responses: {
        200: {
          description: 'rows',
          content: {
            [NDJSON]: {
              schema: {
                type: 'string',
                description: 'one such object a line',
                contentMediaType: 'application/json',
                contentSchema: reference(resultName('batch')),
              },
            },
            [EVENTS]: { schema: { type: 'string', description: 'events: `progress`, `row`, `problem`' } },
          },
        },
        ...problemResponses(...WORK_PROBLEMS),
      },
    },
    get('formats', 'formats', 'The formats that are read and written', 'application/json', formats, 429),
    get('openapi.json', 'openapi', 'This document', 'application/json', { type: 'object' }, 429),
    get('docs', 'docs', 'The reference of this API as a page', 'text/html', { type: 'string' }, 429),
    get('health', 'health', 'Whether the process is alive', 'application/json', status, 405),
    get('ready', 'ready', 'Whether the service takes requests', 'application/json', status, 405, 503),
    get(
      'metrics',
      'metrics',
      'Counters in the text format of Prometheus',
      'text/plain',
      { type: 'string' },
      401,
      429,
    ),
  ];
}
