// Which files of the repository are pages of the site, where they are on it, and how they are found: the one list
// from which come the addresses and the sidebars. A document that it does not name is listed at the end of the guides.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repository.js';

interface PageEntry {
  /** The title in the sidebar. */
  readonly text: string;
  /** The file, from the root of the repository. */
  readonly file: string;
  /** The address on the site, without an extension. */
  readonly at: string;
}

interface Group {
  readonly text: string;
  readonly pages: readonly PageEntry[];
  /** Long lists start folded. */
  readonly folded?: boolean;
}

/** A part of the site with a sidebar of its own. */
interface Section {
  readonly text: string;
  /** Addresses in this section begin with it. */
  readonly prefix: string;
  readonly groups: readonly Group[];
}

const doc = (text: string, name: string, at: string): PageEntry => ({ text, file: `docs/${name}.md`, at });
const own = (text: string, name: string, at: string): PageEntry => ({
  text,
  file: `site/pages/${name}.md`,
  at,
});
/** Written by `build/generate.mjs`. */
const generated = (text: string, at: string): PageEntry => ({ text, file: `site/generated/${at}.md`, at });

/** The entry points of the library, after the root. */
export const ENTRY_POINTS = [
  'model',
  'formats',
  'solve',
  'explain',
  'make',
  'play',
  'render',
  'scan',
  'verify',
  'messages',
  'report',
  'worker',
] as const;

const LISTED: readonly Section[] = [
  {
    text: 'Guides',
    prefix: 'guides/',
    groups: [
      {
        text: 'Start',
        pages: [own('What do you want to do?', 'guides', 'guides/index')],
      },
      {
        text: 'Solve and check',
        pages: [
          doc('Solve and check a puzzle', 'check', 'guides/check'),
          doc('Get a hint', 'hint', 'guides/hint'),
          doc('Check a folder of puzzles', 'batch', 'guides/batch'),
          doc('Scan a page', 'scan', 'guides/scan'),
          doc('Use results in programs', 'json', 'guides/json'),
          doc('Prove an answer to others', 'certificates', 'guides/certificates'),
        ],
      },
      {
        text: 'Play and make',
        pages: [
          doc('Play in the browser', 'web', 'guides/web'),
          doc('Make puzzles', 'make', 'guides/make'),
          doc('Print a booklet', 'book', 'guides/book'),
          doc('Draw pictures', 'pictures', 'guides/pictures'),
        ],
      },
      {
        text: 'Build on it',
        pages: [
          doc('Use the library', 'library', 'guides/library'),
          doc('Node, browser, worker, edge', 'runtimes', 'guides/runtimes'),
          doc('Build a game', 'play', 'guides/play'),
          doc('Embed a puzzle', 'embed', 'guides/embed'),
        ],
      },
      {
        text: 'Run it for others',
        pages: [
          doc('Run a service', 'service', 'guides/service'),
          doc('Run a cluster', 'cluster', 'guides/cluster'),
        ],
      },
      {
        text: 'Look inside',
        pages: [
          doc('Look at the search', 'trace', 'guides/trace'),
          doc('Compare solvers', 'compare', 'guides/compare'),
        ],
      },
      {
        text: 'Extend it',
        pages: [
          doc('Add a format', 'formats/adding', 'guides/add-a-format'),
          doc('Add a technique', 'add-a-technique', 'guides/add-a-technique'),
          doc('Add a language', 'add-a-language', 'guides/add-a-language'),
        ],
      },
    ],
  },
  {
    text: 'Learn',
    prefix: 'learn/',
    groups: [
      {
        text: 'Solving',
        pages: [
          own('How nonograms are solved', 'learn', 'learn/index'),
          doc('Techniques', 'techniques', 'learn/techniques'),
          doc('Grades', 'grades', 'learn/grades'),
        ],
      },
      {
        text: 'The engine',
        pages: [
          own('The engine in figures', 'figures', 'learn/figures'),
          doc('How the engine works', 'engine', 'learn/engine'),

          generated('How fast it is', 'learn/speed'),
          doc('All measurements', 'performance', 'learn/performance'),
        ],
      },
      {
        text: 'The project',
        pages: [
          doc('How it is tested', 'testing', 'learn/testing'),
          { text: 'Architecture', file: 'ARCHITECTURE.md', at: 'learn/architecture' },
          doc('Glossary', 'glossary', 'learn/glossary'),
          { text: 'Contributing', file: 'CONTRIBUTING.md', at: 'learn/contributing' },
          { text: 'The page, for developers', file: 'packages/web/README.md', at: 'learn/page' },
          { text: 'The command, for developers', file: 'packages/cli/src/README.md', at: 'learn/command' },
          { text: 'The site, for developers', file: 'site/README.md', at: 'learn/site' },
          doc('Dependencies', 'dependencies', 'learn/dependencies'),
          { text: 'Diary of the engine', file: 'bench/DIARY.md', at: 'learn/diary' },
        ],
      },
    ],
  },
  {
    text: 'Reference',
    prefix: 'reference/',
    groups: [
      {
        text: 'Command',
        pages: [
          own('Overview', 'reference', 'reference/index'),
          doc('All commands and options', 'cli', 'reference/cli'),
          generated('Exit codes and verdicts', 'reference/exit-codes'),
          generated('Configuration', 'reference/configuration'),
        ],
      },
      {
        text: 'Library',
        pages: [
          generated('@crosshatch/core', 'reference/library/core'),
          ...ENTRY_POINTS.map((name) => generated(`@crosshatch/core/${name}`, `reference/library/${name}`)),
        ],
      },
      {
        text: 'Data',
        pages: [
          generated('HTTP API', 'reference/http-api'),
          generated('JSON schemas', 'reference/schemas'),
          generated('Message codes', 'reference/messages'),
          { text: 'Included puzzles', file: 'puzzles/README.md', at: 'reference/puzzles' },
          { text: 'Examples', file: 'examples/README.md', at: 'reference/examples' },
        ],
      },
      { text: 'File formats', pages: formatPages(), folded: true },
    ],
  },
];

/** Pages outside the sections. */
const LOOSE: readonly PageEntry[] = [
  own('Crosshatch', 'index', 'index'),
  own('Playground', 'playground', 'playground'),
  { text: 'Changelog', file: 'CHANGELOG.md', at: 'changelog' },
];

/** The sections, with documents that no list above names at the end of the guides. */
export const SECTIONS: readonly Section[] = LISTED.map((section, i) => {
  const others = i === 0 ? unlistedDocuments() : [];
  return others.length === 0
    ? section
    : { ...section, groups: [...section.groups, { text: 'More', pages: others }] };
});

const PAGES: readonly PageEntry[] = [
  ...LOOSE,
  ...SECTIONS.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages)),
];

/** The address of the page that shows a file; undefined if there is none. */
export function addressOf(file: string): string | undefined {
  if (file === 'README.md') return 'index';
  // The reports of the public names are for reviewers; readers get the reference.
  const report = /^api\/(\w+)\.api\.md$/.exec(file);
  if (report !== null) return `reference/library/${report[1]}`;
  return PAGES.find((page) => page.file === file)?.at;
}

function unlistedDocuments(): PageEntry[] {
  const listed = new Set(
    LISTED.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages.map(({ file }) => file))),
  );
  return readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md') && !listed.has(`docs/${name}`))
    .map((name) => name.replace(/\.md$/, ''))
    .map((name) => doc(titleOf(`docs/${name}.md`), name, `guides/${name}`));
}

/** The overview first, then one page per format in the order of their titles. */
function formatPages(): PageEntry[] {
  const names = readdirSync(join(ROOT, 'docs/formats')).filter((name) => name.endsWith('.md'));
  const pages = names
    .map((name) => name.replace(/\.md$/, ''))
    .filter((name) => name !== 'README' && name !== 'adding')
    .map((name) => doc(titleOf(`docs/formats/${name}.md`), `formats/${name}`, `reference/formats/${name}`))
    .sort((a, b) => a.text.localeCompare(b.text, 'en'));
  return [doc('All formats', 'formats/README', 'reference/formats/index'), ...pages];
}

function titleOf(file: string): string {
  const heading = /^# (.+)$/m.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? file;
  return heading.replace(/ \(`.*`\)$/, '').replaceAll('`', '');
}
