// The files of the page that is served, each known beforehand: a request is looked up in this list and
// never becomes a path, so there is nothing to climb out of.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface PageFile {
  readonly content: Uint8Array;
  readonly type: string;
  /** A fingerprint of the content, as HTTP quotes it. */
  readonly tag: string;
}

export interface Page {
  /** By address: `/`, `/assets/page.js`. */
  readonly files: ReadonlyMap<string, PageFile>;
  /** The policy that the page itself declares; a header can say more than a page. */
  readonly policy: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** All files in a folder; undefined when it is not there or has no index.html. */
export function readPage(folder: string): Page | undefined {
  const files = new Map<string, PageFile>();
  for (const name of namesIn(folder)) {
    const content = readFileSync(join(folder, name));
    const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
    const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    files.set(`/${name.replaceAll('\\', '/')}`, { content, type, tag });
  }
  const start = files.get('/index.html');
  if (start === undefined) return undefined;
  files.set('/', start);
  return { files, policy: policyOf(Buffer.from(start.content).toString('utf8')) };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
  } catch {
    return [];
  }
}

/** What the page may load, by its own words; nothing from elsewhere if it has none. */
function policyOf(html: string): string {
  const declared = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/i.exec(html)?.[1];
  return `${declared ?? "default-src 'self'"}; frame-ancestors 'none'`;
}
