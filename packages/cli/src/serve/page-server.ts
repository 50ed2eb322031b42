// A small HTTP server for the page, on this machine only. Answers GET and HEAD for the files it knows.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, PageFile } from './page-files.js';

const HOST = '127.0.0.1';

export interface PageServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Begins to serve; rejects with the error of Node when the port can't be had. Port 0 = any that is free. */
export async function servePage(page: Page, port: number): Promise<PageServer> {
  const server = createServer((request, response) => answer(page, request, response));
  await listening(server, port);
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Browsers keep connections open; nobody waits for them.
        server.closeAllConnections();
      }),
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function answer(page: Page, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', page.policy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    plain(response, 405, 'Only GET and HEAD are answered here.');
    return;
  }
  const file = page.files.get(addressOf(request.url ?? '/'));
  if (file === undefined) plain(response, 404, 'There is no such file here.');
  else send(file, request, response);
}

/** The address without its query; what is no address at all stands for no file. */
function addressOf(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return '';
  }
}

function send(file: PageFile, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('ETag', file.tag);
  // Kept by the browser, but asked for each time: a new version of the package is seen at once.
  response.setHeader('Cache-Control', 'no-cache');
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': file.content.length });
  response.end(request.method === 'HEAD' ? undefined : file.content);
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
