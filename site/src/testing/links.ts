// Checks the links of built pages: every address inside the site leads to a file, and every fragment to an element.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

interface BuiltPage {
  readonly file: string;
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** Pages of other builds below the site: their addresses are made in the browser. */
const FOREIGN = /^(play|files)\//;

export function htmlFiles(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !FOREIGN.test(file))
    .sort();
}

/** Links that lead nowhere, `page: address`; links to other hosts are not followed. */
export function deadLinks(site: string): string[] {
  const pages = new Map(htmlFiles(site).map((file) => [file, readPage(site, file)]));
  return [...pages.values()].flatMap(({ file, links }) =>
    links.filter((link) => !leadsSomewhere(site, file, link, pages)).map((link) => `${file}: ${link}`),
  );
}

/** Addresses outside the site that a page loads by itself: scripts, styles, pictures. */
export function outsideResources(site: string): string[] {
  return htmlFiles(site).flatMap((file) => {
    const html = readFileSync(join(site, file), 'utf8');
    const loaded = html.matchAll(
      /<(?:script|img|link|iframe|source)\b[^>]*?\b(?:src|href)="(https?:[^"]*|\/\/[^"]*)"/g,
    );
    return Array.from(loaded, ([, address]) => `${file}: ${address}`);
  });
}

function readPage(site: string, file: string): BuiltPage {
  // Text in code blocks is escaped, so what looks like an attribute is one.
  const html = readFileSync(join(site, file), 'utf8').replace(/<script\b.*?<\/script>/gs, '');
  const links = Array.from(html.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, link]) =>
    link.replaceAll('&amp;', '&'),
  );
  const ids = new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id));
  return { file, links: [...new Set(links)], ids };
}

function leadsSomewhere(
  site: string,
  from: string,
  link: string,
  pages: ReadonlyMap<string, BuiltPage>,
): boolean {
  if (/^(https?:|data:|mailto:)/.test(link)) return true;
  const [address = '', fragment] = link.split('#');
  const path =
    address === '' ? from : normalize(join(dirname(from), decodeURIComponent(address.split('?')[0])));
  const target = fileAt(site, path);
  if (target === undefined) return false;
  const page = pages.get(relative(site, target));
  // The playground keeps its state in the fragment.
  if (fragment === undefined || fragment === '' || page === undefined || page.file === 'playground.html')
    return true;
  return page.ids.has(decodeURIComponent(fragment));
}

/** The file that a static host sends for an address. */
function fileAt(site: string, path: string): string | undefined {
  const file = join(site, path);
  return [file, join(file, 'index.html'), `${file}.html`].find(
    (one) => existsSync(one) && statSync(one).isFile(),
  );
}
