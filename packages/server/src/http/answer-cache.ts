// Answers as they were sent, by the bytes of the request: the same request again is neither parsed nor solved.
import { createHash } from 'node:crypto';
import { ByteCache } from '../cache.js';
import type { OperationName } from '../requests.js';
import type { Rendered } from './answer.js';
import { isWorthCompressing } from './compress.js';
import { API_HEADERS, COMMON_HEADERS } from './headers.js';
import { queryOf } from './request-facts.js';

/** An answer with what its headers say. */
export interface KnownAnswer {
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly etag: string;
  /** Bytes of the body, in digits. */
  readonly length: string;
  /** Whether a client that takes a content encoding gets it compressed. */
  readonly isCompressible: boolean;
}

export type AnswerCache = ByteCache<KnownAnswer>;

export function answerCache(bytes: number): AnswerCache {
  return new ByteCache(bytes);
}

export interface KeyParts {
  readonly operation: OperationName;
  readonly method: string;
  readonly url: string;
  readonly accept: string | undefined;
  readonly type: string | undefined;
  readonly bytes: Uint8Array;
}

/** Requests with the same key get the same answer. A strong hash: a client must not be able to construct a collision. */
export function answerKey({ operation, method, url, accept = '', type = '', bytes }: KeyParts): string {
  return createHash('sha256')
    .update(`${operation}\n${method}\n${queryOf(url)}\n${accept}\n${type}\n`)
    .update(bytes)
    .digest('base64');
}

export function knownAnswer({ type, body }: Rendered): KnownAnswer {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  return {
    type,
    body,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    length: String(length),
    isCompressible: isWorthCompressing(type, length),
  };
}

/** All headers of an answer, as a plain object: the framework's Headers cost more than a hash of the body. */
export function headersOf(
  { etag, type, length }: KnownAnswer,
  id: string,
  policy: 'same-origin' | 'cross-origin',
): Record<string, string> {
  return {
    ...API_HEADERS,
    ...COMMON_HEADERS,
    'cross-origin-resource-policy': policy,
    'cache-control': 'no-cache',
    'content-type': type,
    'content-length': length,
    etag,
    'x-request-id': id,
  };
}
