// Serves the built page, or another folder, on a free port of this machine, as any static host would.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** The built page. */
const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.non': 'text/plain',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface PageServer {
  /** The address of the page, with a slash at its end. */
  readonly address: string;
  close(): Promise<void>;
}

interface PageSettings {
  /** Changes what is sent, for a page that is another one than before. */
  readonly alter?: (file: string, body: Buffer) => Buffer;
  readonly folder?: string;
  /** Whether texts are compressed, as hosts do; it takes time that a test does not need. */
  readonly compresses?: boolean;
}

export async function servePage({
  alter = (_, body) => body,
  folder = DIST,
  compresses = false,
}: PageSettings = {}): Promise<PageServer> {
  const compressed = new Map<string, Buffer>();
  const isText = (type: string) => compresses && !/^(?:image\/png|font)/.test(type);
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = path.endsWith('/') ? join(path, 'index.html') : path;
    try {
      const body = alter(file, await readFile(join(folder, file)));
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      // Their names change with their content.
      const caching = file.includes('/assets/') ? { 'cache-control': 'max-age=31536000, immutable' } : {};
      if (!isText(type)) {
        response.writeHead(200, { 'content-type': type, ...caching }).end(body);
        return;
      }
      const small = compressed.get(file) ?? gzipSync(body);
      compressed.set(file, small);
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', ...caching }).end(small);
    } catch {
      response.writeHead(404).end();
    }
  });
  // A browser on a busy machine must not send a request into a connection that is just being closed.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
