// npm run docs, npm run site: builds the site into site/dist. After `npm run build`, which compiles this.
//   --with-page   the page (play, scan, make) is part of it, at play/
//   --watch       serves it and follows changes instead
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer } from 'vitepress';
import { ROOT } from './config/repository.js';
import { generatePages } from './generate/generate.js';

const SITE = join(ROOT, 'site');
const withPage = process.argv.includes('--with-page');
process.env.CROSSHATCH_WITH_PAGE = withPage ? '1' : '';

await generatePages();
if (process.argv.includes('--watch')) {
  const server = await createServer(SITE);
  await server.listen();
  // The log level hides the notice of Vite.
  console.log(`Serving ${server.resolvedUrls?.local[0]}`);
} else {
  rmSync(join(SITE, 'dist'), { recursive: true, force: true });
  await build(SITE);
  if (withPage) cpSync(join(ROOT, 'packages/web/dist'), join(SITE, 'dist/play'), { recursive: true });
}
