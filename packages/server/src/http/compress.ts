// Compression with Brotli or gzip, whichever the client takes; of files of the page each result is kept, so that a
// file is compressed once.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { ByteCache } from '../cache.js';
import type { ResponseBody } from './response-body.js';

/** Less is not worth it. */
const LEAST_BYTES = 1024;
const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|problem\+json|wasm)|image\/svg)/;

const brotli = promisify(brotliCompress);
const deflated = promisify(gzip);

export function isWorthCompressing(type: string, length: number): boolean {
  return length >= LEAST_BYTES && COMPRESSIBLE.test(type);
}

export function compressed(cacheBytes: number): MiddlewareHandler {
  const kept = new ByteCache<Uint8Array>(cacheBytes);
  return async (c, next) => {
    await next();
    const { res } = c;
    const encoding = encodingOf(c.req.header('accept-encoding'));
    if (encoding === undefined || c.req.method === 'HEAD' || res.status !== 200) return;
    if (res.headers.has('content-encoding') || !COMPRESSIBLE.test(res.headers.get('content-type') ?? ''))
      return;
    if (Number(res.headers.get('content-length') ?? LEAST_BYTES) < LEAST_BYTES) return;
    // Last: the framework has to make a whole Response to answer this.
    if (res.body === null) return;
    const plain = new Uint8Array(await res.arrayBuffer());
    const headers = new Headers(res.headers);
    headers.append('vary', 'accept-encoding');
    if (plain.length < LEAST_BYTES) {
      c.res = new Response(plain as ResponseBody, { status: 200, headers });
      return;
    }
    const etag = headers.get('etag');
    const key = `${encoding} ${etag}`;
    const content = (etag === null ? undefined : kept.get(key)) ?? (await packed(plain, encoding));
    if (etag !== null) {
      kept.set(key, content, content.length);
      // The bytes differ by encoding: a strong tag would promise that they do not.
      if (!etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
    }
    headers.set('content-encoding', encoding);
    headers.set('content-length', String(content.length));
    c.res = undefined;
    c.res = new Response(content as ResponseBody, { status: 200, headers });
  };
}

function encodingOf(accepted: string | undefined): 'br' | 'gzip' | undefined {
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0].trim().toLowerCase());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}

function packed(content: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array> {
  if (encoding === 'gzip') return deflated(content);
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
