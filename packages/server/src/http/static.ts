// The page of the package, by the framework's file server: ranges and types are its business. Hashed files never
// change and are kept for ever by browsers; all others are asked for each time and answered 304.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

export function pageRoutes(folder: string): Hono {
  const policy = policyOf(readFileSync(join(folder, 'index.html'), 'utf8'));
  const page = new Hono();
  page.use(headers(policy));
  page.use(etag());
  page.get('*', serveStatic({ root: folder }));
  return page;
}

function headers(policy: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header('content-security-policy', policy);
    c.header('cross-origin-opener-policy', 'same-origin');
    if (c.res.status === 404) return;
    // Vite puts a hash of the content into the names below assets/.
    const isHashed = /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(c.req.path);
    c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
}

/** What the page may load, by its own words; nothing from elsewhere if it has none. */
function policyOf(html: string): string {
  const declared = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/i.exec(html)?.[1];
  return `${declared ?? "default-src 'self'"}; frame-ancestors 'none'`;
}
