// Repeated requests, answered before the framework sees them. Most of what a request costs beside its work is the
// framework's Request, Response and Headers objects; an answer that is in memory needs none of them. Whatever is not
// plain (another encoding, a tag to compare, an origin, a refusal) goes to the application, with its body read.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OPERATION_NAMES, type OperationName } from '../requests.js';
import { type AnswerCache, answerKey, headersOf } from './answer-cache.js';
import { API } from './headers.js';
import { clientAddress, requestIdOf } from './request-facts.js';

/** Larger bodies are rarely repeated, and reading them here would hold two copies. */
const MOST_BYTES = 16_384;

const OPERATIONS: ReadonlyMap<string, OperationName> = new Map(
  OPERATION_NAMES.map((operation) => [`${API}/${operation}`, operation]),
);

export interface RepeatedOptions {
  readonly answers: AnswerCache;
  readonly trustsProxy: boolean;
  /** The name of the client, or undefined when the application has to refuse the request. */
  readonly admit: (authorization: string | undefined, address: string) => string | undefined;
  /** Called once the answer is sent. */
  readonly record: (entry: RepeatedRequest) => void;
}

interface RepeatedRequest {
  readonly id: string;
  readonly operation: OperationName;
  readonly client: string;
  readonly begun: number;
}

/** A listener that passes on what it cannot answer. */
export function repeatedAnswers(
  options: RepeatedOptions,
  next: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    const operation = repeatableOperation(incoming);
    if (operation === undefined) {
      next(incoming, outgoing);
      return;
    }
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A client that goes away before its body is complete never gets here: there is nothing to answer.
    incoming.on('end', () => {
      const bytes = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
      if (answered(operation, bytes, incoming, outgoing, options)) return;
      // The framework takes a body that somebody has read from here.
      Object.assign(incoming, { rawBody: bytes });
      next(incoming, outgoing);
    });
  };
}

function repeatableOperation({ method, url = '', headers }: IncomingMessage): OperationName | undefined {
  const length = headers['content-length'];
  if (method !== 'POST' || length === undefined || Number(length) > MOST_BYTES) return undefined;
  if (headers['if-none-match'] !== undefined || headers.origin !== undefined) return undefined;
  const end = url.indexOf('?');
  return OPERATIONS.get(end < 0 ? url : url.slice(0, end));
}

function answered(
  operation: OperationName,
  bytes: Uint8Array,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { answers, trustsProxy, admit, record }: RepeatedOptions,
): boolean {
  const begun = performance.now();
  const { headers, url = '', socket } = incoming;
  const key = answerKey({
    operation,
    method: 'POST',
    url,
    accept: headers.accept,
    type: headers['content-type'],
    bytes,
  });
  const known = answers.peek(key);
  if (known === undefined || (known.isCompressible && headers['accept-encoding'] !== undefined)) return false;
  const address = clientAddress(header(headers['x-forwarded-for']), socket.remoteAddress, trustsProxy);
  const client = admit(headers.authorization, address);
  if (client === undefined) return false;
  answers.get(key);
  const id = requestIdOf(header(headers['x-request-id']));
  outgoing.writeHead(200, headersOf(known, id, 'same-origin'));
  outgoing.end(known.body);
  record({ id, operation, client, begun });
  return true;
}

function header(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}
