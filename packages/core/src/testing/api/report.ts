// The public API as text: one report per entry point with the declaration of every name. Reports are kept in
// `api/`, so that a changed public name shows in a diff; `npm run generate -- api` writes them.
import { LAYERS } from '../repository.js';
import { type Declaration, declarationOf, exportedNames } from './declarations.js';

export interface EntryPoint {
  /** What a program imports, for example `@crosshatch/core/solve`. */
  readonly specifier: string;
  /** The report, relative to the repository. */
  readonly report: string;
  /** The declarations, relative to `dist`. */
  readonly file: string;
}

export const ENTRY_POINTS: readonly EntryPoint[] = [
  { specifier: '@crosshatch/core', report: 'api/core.api.md', file: 'index.d.ts' },
  ...LAYERS.map((layer) => ({
    specifier: `@crosshatch/core/${layer}`,
    report: `api/${layer}.api.md`,
    file: `${layer}/public.d.ts`,
  })),
];

/** What an entry point exports, each name with its declaration, sorted by name. */
export function publicDeclarations({ file, specifier }: EntryPoint): Declaration[] {
  return exportedNames(file).map((name) => {
    const declaration = declarationOf(name, file);
    if (declaration === undefined) throw new Error(`${specifier}: no declaration found for ${name}`);
    return declaration;
  });
}

export function apiReport(entry: EntryPoint): string {
  const declarations = publicDeclarations(entry);
  // The root only repeats names of its layers: their declarations are in the layers' reports.
  const body =
    entry.file === 'index.d.ts'
      ? declarations.map(({ name, file }) => `${name}  // ${file.split('/')[0]}`)
      : declarations.map(({ text }) => `${text}\n`);
  return [
    `# API report: ${entry.specifier}`,
    '',
    `${declarations.length} names. Written by \`npm run generate -- api\`; review every change of this file.`,
    '',
    '```ts',
    body.join('\n').trimEnd(),
    '```',
    '',
  ].join('\n');
}
