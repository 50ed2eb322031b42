// The configuration of VitePress: the whole repository is its source, and navigation.ts says which files are pages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme, UserConfig } from 'vitepress';
import { extendCodeBlocks } from './code-blocks.js';
import { copyLinkedFiles, fileLink } from './file-links.js';
import { addressOf } from './navigation.js';
import { ROOT } from './repository.js';
import { navigationBar, sidebars } from './sidebar.js';

const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/core/package.json'), 'utf8')) as {
  version: string;
};

const MARK = readFileSync(join(ROOT, 'packages/web/public/icons/mark.svg'), 'utf8');

export const config: UserConfig<DefaultTheme.Config> = {
  title: 'Crosshatch',
  description: 'Solve, check, explain, play and make nonograms: command, library, page, service.',
  lang: 'en-GB',
  srcDir: ROOT,
  srcExclude: [
    'api/**',
    'packages/{core,server,cluster}/**',
    'packages/cli/README.md',
    'packages/cli/{dist,node_modules}/**',
    'README.md',
    '**/.cache/**',
  ],
  outDir: join(ROOT, 'site/dist'),
  cacheDir: join(ROOT, 'site/.cache/vitepress'),
  // Relative addresses: the built site works in any folder of any host.
  base: './',
  rewrites: (file) => `${addressOf(file) ?? file.replace(/\.md$/, '')}.md`,
  head: [
    ['meta', { name: 'theme-color', content: '#3547d6' }],
    // Inside the page: a relative address would change its meaning when the reader goes to another folder of the site.
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `data:image/svg+xml,${encodeURIComponent(MARK)}` }],
  ],
  themeConfig: {
    nav: navigationBar(version, process.env.CROSSHATCH_WITH_PAGE === '1'),
    sidebar: sidebars(),
    outline: [2, 3],
    search: { provider: 'local', options: { miniSearch: { searchOptions: { boostDocument } } } },
    externalLinkIcon: true,
    footer: { message: 'MIT licence; the included puzzles are CC0.' },
    docFooter: { prev: 'Before', next: 'Next' },
  },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    languageAlias: { console: 'shellsession', non: 'txt' },
    config: (md) => {
      extendCodeBlocks(md);
      md.core.ruler.push('repository-files', ({ tokens, env }) => {
        const document = documentOf(env as { realPath?: string });
        for (const link of tokens.flatMap((token) => token.children ?? [])) {
          if (link.type !== 'link_open') continue;
          const target = fileLink(String(link.attrGet('href')), document);
          if (target !== undefined) link.attrSet('href', target);
        }
      });
    },
  },
  vite: { worker: { format: 'es' }, logLevel: 'warn', build: { chunkSizeWarningLimit: 5000 } },
  // The home page of the theme has no landmark for its content.
  transformHtml: (html, id) =>
    id.endsWith('/index.html') && html.includes('VPHome')
      ? html.replace('id="VPContent"', 'id="VPContent" role="main"')
      : undefined,
  buildEnd: ({ outDir }) => copyLinkedFiles(outDir),
};

/** Guides answer questions, histories rarely do. VitePress ships the text of this function: it stands alone. */
function boostDocument(id: string): number {
  if (/changelog|diary/.test(id)) return 0.1;
  return /guides|formats|exit-codes|techniques/.test(id) ? 2 : 1;
}

/** The document that is rendered, from the root of the repository. */
function documentOf({ realPath: path = '' }: { realPath?: string }): string {
  const file = path.startsWith(ROOT) ? path.slice(ROOT.length + 1) : path;
  return existsSync(join(ROOT, file)) ? file : '';
}
