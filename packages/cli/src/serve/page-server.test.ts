import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { scratchFolder } from '../testing/run-command.js';
import { readPage } from './page-files.js';
import { servePage } from './page-server.js';

const HTML = `<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src 'self'" /><title>x</title>`;

/** A page in a folder beside a file that is nobody's business. */
async function server(context: TestContext) {
  const folder = scratchFolder(context);
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  for (const [name, text] of Object.entries({
    'index.html': HTML,
    'assets/page-1a2b.js': 'export {};',
    'assets/page.css': 'a{}',
    'assets/font.woff2': 'w',
    'manifest.webmanifest': '{}',
    'icon.svg': '<svg/>',
    strange: '?',
  })) {
    writeFileSync(join(dist, name), text);
  }
  const page = readPage(dist);
  assert(page !== undefined);
  const served = await servePage(page, 0);
  context.after(() => served.stop());
  return served;
}

/** As a client that does not tidy up addresses, which fetch does. */
function raw(url: string, path: string): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });
}

test('every file has its type, and the start page is at /', async (t) => {
  const { url } = await server(t);
  assert.match(url, /^http:\/\/127\.0\.0\.1:\d+\/$/);
  const types: Record<string, string> = {
    '': 'text/html; charset=utf-8',
    'index.html?x#y': 'text/html; charset=utf-8',
    'assets/page-1a2b.js': 'text/javascript; charset=utf-8',
    'assets/page.css': 'text/css; charset=utf-8',
    'assets/font.woff2': 'font/woff2',
    'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
    'icon.svg': 'image/svg+xml; charset=utf-8',
    strange: 'application/octet-stream',
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await fetch(url + path);
    assert.deepEqual([response.status, response.headers.get('content-type')], [200, type], path);
    await response.text();
  }
  assert.equal(await (await fetch(url)).text(), HTML);
});

test('headers: the policy of the page and more, no sniffing, no referrer', async (t) => {
  const { url } = await server(t);
  for (const path of ['', 'nothing']) {
    const { headers } = await fetch(url + path);
    assert.equal(
      headers.get('content-security-policy'),
      "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    );
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
  }
});

test('nothing outside of the folder can be had', async (t) => {
  const { url } = await server(t);
  const paths = [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '//secret.txt',
    '/assets',
    '/assets/',
    '/%00',
    '/%',
    '/index.html/',
  ];
  for (const path of paths) {
    const { status, body } = await raw(url, path);
    assert.equal(status, 404, path);
    assert(!body.includes('secret.txt') && !body.includes('secret\n'), path);
  }
});

test('HEAD, other methods, and files that the browser has already', async (t) => {
  const { url } = await server(t);
  const head = await fetch(url, { method: 'HEAD' });
  assert.deepEqual([head.status, head.headers.get('content-length')], [200, String(HTML.length)]);
  const post = await fetch(url, { method: 'POST', body: 'x' });
  assert.deepEqual([post.status, post.headers.get('allow')], [405, 'GET, HEAD']);
  await post.text();
  const again = await fetch(url, { headers: { 'If-None-Match': head.headers.get('etag') ?? '' } });
  assert.equal(again.status, 304);
});

test('a folder without a page is none', (t) => {
  assert.equal(readPage(scratchFolder(t)), undefined);
  assert.equal(readPage(join(scratchFolder(t), 'not-there')), undefined);
});
