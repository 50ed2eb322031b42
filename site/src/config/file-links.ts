// Links of the documents that lead to a file of the repository which is no page: a schema, an example, the licence.
// The build copies each of them below files/, and the link leads there.
import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { addressOf } from './navigation.js';
import { ROOT } from './repository.js';

/** What a browser shows as it is; other files get `.txt`, so that it shows them too instead of saving them. */
const SHOWN = /\.(json|svg|png|txt|html)$/;

/** Files that some page links to, from the root of the repository. */
const wanted = new Set<string>();

/** Where a link of a document leads on the site; undefined if VitePress knows best (pages, fragments, the web). */
export function fileLink(href: string, document: string): string | undefined {
  if (/^([a-z]+:|#|\/)/i.test(href)) return undefined;
  const [path = '', fragment] = href.split('#');
  const file = posix.join(posix.dirname(document), decodeURIComponent(path));
  const page = pageFor(file);
  if (page !== undefined) return `/${page}${fragment === undefined ? '' : `#${fragment}`}`;
  if (!existsSync(join(ROOT, file)) || file.endsWith('.md')) return undefined;
  wanted.add(file);
  return `/files/${publicName(file)}`;
}

/** A folder is shown by its README, or by that of the folder around it. */
function pageFor(file: string): string | undefined {
  const direct = addressOf(file);
  if (direct !== undefined || file.endsWith('.md')) return direct;
  if (!existsSync(join(ROOT, file)) || !statSync(join(ROOT, file)).isDirectory()) return undefined;
  return addressOf(`${file}/README.md`) ?? addressOf(`${posix.dirname(file)}/README.md`);
}

function publicName(file: string): string {
  return SHOWN.test(file) ? file : `${file}.txt`;
}

/** Copies what the pages link to; called when all pages are rendered. */
export function copyLinkedFiles(site: string): void {
  for (const file of [...wanted, ...schemas()]) {
    const target = join(site, 'files', publicName(file));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(ROOT, file), target);
  }
}

/** Programs fetch these by their address, whether a page links to them or not. */
function schemas(): string[] {
  return readdirSync(join(ROOT, 'docs/schemas')).map((name) => `docs/schemas/${name}`);
}
