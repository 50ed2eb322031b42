// Everything that can keep a request from its answer: stable codes with their HTTP status, as problem details
// (RFC 9457). MCP reports the same codes and sentences.
import type { SourceFault } from '@crosshatch/core/report';

export const PROBLEMS = {
  'malformed-body': { status: 400, title: 'The body does not have the form that its content type promises.' },
  'invalid-request': { status: 400, title: 'The request has unknown or wrong parameters.' },
  unauthorized: { status: 401, title: 'The request needs a valid API key.' },
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'This address does not take this method.' },
  'not-acceptable': { status: 406, title: 'The answer is not available in the requested media type.' },
  'request-timeout': { status: 408, title: 'The body did not arrive in time.' },
  'body-too-large': { status: 413, title: 'The body is larger than the limit.' },
  'unreadable-puzzle': { status: 422, title: 'The body is not a readable puzzle.' },
  'unreadable-picture': { status: 422, title: 'The picture cannot be read.' },
  'several-puzzles': { status: 422, title: 'The body holds several puzzles.' },
  'puzzle-too-large': { status: 422, title: 'The puzzle is larger than the limit.' },
  'not-possible': { status: 422, title: 'The request cannot be fulfilled for this puzzle.' },
  'rate-limited': { status: 429, title: 'This client has sent too many requests.' },
  internal: { status: 500, title: 'A bug in crosshatch.' },
  'not-available': { status: 501, title: 'This server cannot do this.' },
  overloaded: { status: 503, title: 'The server is at its limit.' },
  'shutting-down': { status: 503, title: 'The server is shutting down.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;
export type ProblemStatus = (typeof PROBLEMS)[ProblemCode]['status'];

/** One wrong parameter. */
interface ParameterError {
  /** Its name, such as `options.level`. */
  readonly parameter: string;
  readonly message: string;
}

export interface ProblemDetails {
  /** One sentence: what was found, what was expected, how to fix it. */
  readonly detail: string;
  readonly errors?: readonly ParameterError[];
  /** Every fault of an unreadable puzzle, with its place. */
  readonly faults?: readonly SourceFault[];
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number;
  /** Methods that the address takes. */
  readonly allow?: readonly string[];
}

/** Thrown to end a request; nothing in it reveals the insides of the server. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: ProblemDetails,
  ) {
    super(details.detail);
  }

  get status(): ProblemStatus {
    return PROBLEMS[this.code].status;
  }

  json(instance: string): Record<string, unknown> {
    const { status, title } = PROBLEMS[this.code];
    const { allow: _, ...details } = this.details;
    return {
      type: `urn:crosshatch:problem:${this.code}`,
      title,
      status,
      code: this.code,
      ...details,
      instance,
    };
  }
}

/** JSON Schema of problem details, for the OpenAPI document. */
export const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'Problem details (RFC 9457).',
  required: ['type', 'title', 'status', 'code', 'detail', 'instance'],
  properties: {
    type: { type: 'string', description: '`urn:crosshatch:problem:` and the code' },
    title: { type: 'string', description: 'the kind of problem, in words' },
    status: { type: 'integer', description: 'the HTTP status' },
    code: { type: 'string', enum: Object.keys(PROBLEMS), description: 'a stable name of the kind' },
    detail: { type: 'string', description: 'what was found, what was expected, how to fix it' },
    instance: { type: 'string', description: 'the id of the request, as in the log of the server' },
    errors: {
      type: 'array',
      description: 'every wrong parameter',
      items: {
        type: 'object',
        required: ['parameter', 'message'],
        properties: { parameter: { type: 'string' }, message: { type: 'string' } },
      },
    },
    faults: {
      type: 'array',
      description: 'everything that is wrong with an unreadable puzzle, with line and column',
      items: { $ref: '#/$defs/fault' },
    },
    retryAfter: { type: 'integer', minimum: 0, description: 'seconds; the header Retry-After says the same' },
  },
} as const;
