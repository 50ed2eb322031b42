// From a request for an operation to its response: negotiation, the body, the options, the answer in the form wanted.
import type { ResultJson } from '@crosshatch/core/report';
import { Problem } from '../problems.js';
import {
  OPTIONS,
  type OperationName,
  type OptionsOf,
  PICTURE_FORMATS,
  type PictureFormat,
  TAKES,
} from '../requests.js';
import type { Answer, Service } from '../service.js';
import type { Source } from '../work/protocol.js';
import { type BodyCarrier, parseBody, readBytes } from './body.js';
import { negotiated } from './negotiate.js';
import { coerced, validOptions } from './options.js';
import { EVENTS, NDJSON } from './stream.js';

const JSON_TYPE = 'application/json';

const PICTURE_TYPES: Record<PictureFormat, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
  gif: 'image/gif',
  text: 'text/plain',
  json: JSON_TYPE,
};

/** The media types of an operation's answers, the default first. */
export function offeredTypes(operation: OperationName): readonly string[] {
  if (operation === 'draw') return PICTURE_FORMATS.map((format) => PICTURE_TYPES[format]);
  if (operation === 'convert') return [JSON_TYPE, 'text/plain', 'application/octet-stream'];
  if (operation === 'make') return [JSON_TYPE, EVENTS];
  return [JSON_TYPE, NDJSON, EVENTS];
}

export interface Asked<Name extends OperationName = OperationName> {
  readonly operation: Name;
  readonly source: Source;
  readonly options: OptionsOf<Name>;
  /** The media type of the answer. */
  readonly type: string;
}

export interface IncomingRequest extends BodyCarrier {
  readonly method: string;
  readonly query: URLSearchParams;
  readonly contentType: string;
  readonly accept: string | undefined;
}

function typeOf(accept: string | undefined, offered: readonly string[]): string {
  const type = negotiated(accept, offered);
  if (type !== undefined) return type;
  throw new Problem('not-acceptable', {
    detail: `Accept is "${accept}"; available are ${offered.join(', ')}.`,
  });
}

/** The bytes of the body, or of the query for GET. */
export async function bytesOf(
  operation: OperationName,
  request: IncomingRequest,
  service: Service,
): Promise<Uint8Array> {
  if (request.method === 'GET') return new TextEncoder().encode(request.query.get('puzzle') ?? '');
  const { bodyBytes, pictureBytes } = service.limits;
  return readBytes(request, TAKES[operation] === 'picture' ? pictureBytes : bodyBytes);
}

export async function askedOf(
  operation: OperationName,
  request: IncomingRequest,
  bytes: Uint8Array,
): Promise<Asked> {
  const schema = OPTIONS[operation];
  const isGet = request.method === 'GET';
  const body = isGet
    ? { sources: [{ name: '-', content: bytes }], options: {}, fields: [] }
    : await parseBody(bytes, request.contentType);
  const query = [...request.query].filter(([name]) => !(isGet && name === 'puzzle'));
  const values = { ...coerced(schema, query), ...coerced(schema, body.fields), ...body.options };
  const options = validOptions(schema, values) as OptionsOf<OperationName>;
  const isMany = operation === 'generate' && (options as OptionsOf<'generate'>).count > 1;
  const type = typeOf(request.accept, isMany ? [NDJSON, EVENTS] : offeredTypes(operation));
  const source = sourceOf(operation, body.sources);
  if (operation !== 'draw') return { operation, source, options, type };
  const { format = PICTURE_FORMATS.find((one) => PICTURE_TYPES[one] === type) ?? 'svg' } =
    options as OptionsOf<'draw'>;
  return { operation, source, options: { ...options, format } as never, type: PICTURE_TYPES[format] };
}

function sourceOf(operation: OperationName, sources: readonly Source[]): Source {
  const takes = TAKES[operation];
  const [source = { name: '-', content: '' }, ...more] = sources;
  if (more.length > 0) {
    const detail = `The body has ${sources.length} files; /api/v1/${operation} takes one. /api/v1/batch takes several.`;
    throw new Problem('invalid-request', { detail });
  }
  if (takes === 'puzzle' && source.content.length === 0) {
    throw new Problem('unreadable-puzzle', {
      detail: 'The body is empty; send a puzzle in any format, or JSON with puzzle and options.',
    });
  }
  if (takes === 'nothing' && source.content.length > 0) {
    const detail = `/api/v1/${operation} takes no puzzle; send options in the query or as {"options": {...}}.`;
    throw new Problem('invalid-request', { detail });
  }
  return source;
}

/** An answer as it is sent. */
export interface Rendered {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Whether the same request may get the same bytes again. */
  readonly isLasting: boolean;
}

export function rendered({ operation, type, options }: Asked, answer: Answer): Rendered {
  const isLasting = !answer.isOutOfTime && isRepeatable(operation, options);
  if (answer.kind === 'content') return { type: answer.type, body: answer.content, isLasting };
  const { results } = answer;
  const lasting = isLasting && results.every(({ verdict }) => verdict !== 'undecided');
  if (type === NDJSON) {
    return {
      type,
      body: results.map((result) => `${JSON.stringify(result)}\n`).join(''),
      isLasting: lasting,
    };
  }
  const [result] = results;
  if (operation === 'convert' && type !== JSON_TYPE) return { ...contentOf(result), isLasting: lasting };
  return { type: JSON_TYPE, body: JSON.stringify(result), isLasting: lasting };
}

function isRepeatable(operation: OperationName, options: OptionsOf<OperationName>): boolean {
  return operation !== 'generate' || (options as OptionsOf<'generate'>).seed !== undefined;
}

/** What `convert` has written, by itself. */
function contentOf(result: ResultJson): { type: string; body: string | Uint8Array } {
  const { content, contentBase64 } = result as { content?: string; contentBase64?: string };
  if (content !== undefined) return { type: 'text/plain; charset=utf-8', body: content };
  return { type: 'application/octet-stream', body: Buffer.from(contentBase64 ?? '', 'base64') };
}
