// The reference of the library: TypeDoc reads the declarations that are shipped, one page per entry point. A public
// name without a doc comment stops the build.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Application, LogLevel } from 'typedoc';
import { ENTRY_POINTS } from '../config/navigation.js';
import { ROOT } from '../config/repository.js';

const DIST = join(ROOT, 'packages/core/dist');
const DRAFT = join(ROOT, 'site/.cache/typedoc');

/** What needs a doc comment: exported names. */
const DOCUMENTED = ['Class', 'Function', 'Interface', 'TypeAlias', 'Variable'] as const;

/** TypeDoc counts methods as functions; a member whose name says it all needs no comment. */
const IS_MEMBER = /^[\w/]+\.\w+\.\S+ \((CallSignature|Property)\).*does not have any documentation/;

/** Writes the pages into `folder`; throws with a list of names that lack a doc comment. */
export async function writeLibraryPages(folder: string): Promise<void> {
  mkdirSync(DRAFT, { recursive: true });
  const tsconfig = join(DRAFT, 'tsconfig.json');
  writeFileSync(tsconfig, JSON.stringify(compilerOptions()));
  const complaints: string[] = [];
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    tsconfig,
    entryPoints: [join(DIST, 'index.d.ts'), ...ENTRY_POINTS.map((name) => join(DIST, name, 'public.d.ts'))],
    readme: 'none',
    disableSources: true,
    excludeInternal: true,
    skipErrorChecking: true,
    logLevel: LogLevel.Warn,
    requiredToBeDocumented: [...DOCUMENTED],
    validation: { notDocumented: true, notExported: false, invalidLink: true, rewrittenLink: false },
    ...layout(),
  } as Parameters<typeof Application.bootstrapWithPlugins>[0]);
  const { logger } = app;
  logger.warn = (text: unknown) => {
    if (!IS_MEMBER.test(String(text))) complaints.push(String(text));
  };
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc cannot read the declarations of the library.');
  app.validate(project);
  if (complaints.length > 0) {
    throw new Error(`The reference of the library is incomplete:\n${complaints.join('\n')}`);
  }
  const draft = join(DRAFT, 'pages');
  rmSync(draft, { recursive: true, force: true });
  await app.generateOutputs(project);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(draft, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md') || file === 'README.md') continue;
    writeFileSync(join(folder, pageName(file)), finished(readFileSync(join(draft, file), 'utf8'), file));
  }
}

/** Options of the Markdown plugin: short tables, one page per entry point. */
function layout(): object {
  return {
    outputs: [{ name: 'markdown', path: join(DRAFT, 'pages') }],
    outputFileStrategy: 'modules',
    // What a program calls comes before the types that it passes.
    groupOrder: ['Functions', 'Classes', 'Variables', 'Interfaces', 'Type Aliases'],
    hideBreadcrumbs: true,
    hidePageHeader: true,
    hidePageTitle: true,
    hideGroupHeadings: false,
    useCodeBlocks: true,
    parametersFormat: 'table',
    propertyMembersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    tableColumnSettings: { hideInherited: true, hideModifiers: true, hideOverrides: true, hideSources: true },
  };
}

function compilerOptions(): object {
  const files = ['index.d.ts', ...ENTRY_POINTS.map((name) => `${name}/public.d.ts`)];
  return {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022'],
      module: 'NodeNext',
      strict: true,
      skipLibCheck: true,
      types: [],
      noEmit: true,
    },
    files: files.map((file) => join(DIST, file)),
  };
}

/** `solve/public.md` is the page of `@crosshatch/core/solve`; the root is `core`. */
function pageName(file: string): string {
  return file.startsWith('index.') ? 'core.md' : `${dirname(file)}.md`;
}

/** Title, links between the pages, and text that must not be taken for a template. */
function finished(text: string, file: string): string {
  const name = pageName(file).replace('.md', '');
  const entry = name === 'core' ? '@crosshatch/core' : `@crosshatch/core/${name}`;
  const linked = text.replace(/\]\(([^)#:\s]+\.md)(#[^)]*)?\)/g, (_, target: string, fragment = '') => {
    const path = posix.join(posix.dirname(file), target);
    return `](${pageName(path)}${fragment})`;
  });
  const front = `---\ndescription: ${JSON.stringify(`Every name that ${entry} exports.`)}\neditLink: false\noutline: [2, 3]\n---`;
  const usage = `\`\`\`js\nimport * as ${name} from '${entry}';\n\`\`\``;
  return `${front}\n\n# ${entry}\n\n${usage}\n\n${linked}`;
}
