// How many bytes a page takes to load, as a host that compresses would send them.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Loads the address anew until the network is idle; fonts and pictures are compressed already. */
export async function transferred(page: Page, address: string): Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const size = (body: Buffer) =>
      /\.(woff2|png)$/.test(response.url()) ? body.length : gzipSync(body).length;
    bodies.push(response.body().then(size, () => 0));
  });
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(bodies);
  return sizes.reduce((sum, size) => sum + size, 0);
}
