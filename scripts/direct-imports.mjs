// A plugin for esbuild: an import from an index that only re-exports becomes imports from the modules that define the
// names. esbuild splits code file by file, so that one name from an index would load everything behind the index.
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const OWN_MODULE = /packages[/\\](core|cli|server|cluster)[/\\]dist[/\\].*\.js$/;

const parsed = new Map();

function moduleOf(file) {
  let module = parsed.get(file);
  if (module === undefined) {
    const text = readFileSync(file, 'utf8');
    module = { text, ...parseSync(file, text).module };
    parsed.set(file, module);
  }
  return module;
}

/** The file of an import, if it is one of our own; dependencies stay as they are. */
function resolved(specifier, importer) {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  if (!specifier.startsWith('@crosshatch/')) return undefined;
  return realpathSync(fileURLToPath(import.meta.resolve(specifier)));
}

/** Where a name that a module exports is defined, behind any number of re-exports. */
function origin(file, name) {
  if (!OWN_MODULE.test(file)) return undefined;
  const stars = [];
  for (const { entries } of moduleOf(file).staticExports) {
    for (const entry of entries) {
      const request = entry.moduleRequest?.value;
      if (entry.importName.kind === 'AllButDefault') stars.push(request);
      else if (entry.exportName.name === name) {
        if (request === undefined) return { file, name };
        if (entry.importName.kind !== 'Name') return undefined;
        const target = resolved(request, file);
        return target === undefined ? undefined : origin(target, entry.importName.name);
      }
    }
  }
  for (const request of stars) {
    const target = resolved(request, file);
    const found = target === undefined ? undefined : origin(target, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The statements that import the same names directly; undefined when the import has to stay. */
function directly({ moduleRequest, entries }, importer) {
  const target = resolved(moduleRequest.value, importer);
  if (target === undefined || entries.length === 0) return undefined;
  const statements = entries.map(({ importName, localName }) => {
    const found = importName.kind === 'Name' ? origin(target, importName.name) : undefined;
    return found && `import { ${found.name} as ${localName.value} } from ${JSON.stringify(found.file)};`;
  });
  return statements.includes(undefined) ? undefined : statements.join(' ');
}

export const directImports = {
  name: 'direct-imports',
  setup(build) {
    build.onLoad({ filter: OWN_MODULE }, ({ path }) => {
      const { text, staticImports } = moduleOf(path);
      let contents = text;
      for (const statement of [...staticImports].reverse()) {
        const direct = directly(statement, path);
        if (direct === undefined) continue;
        contents = contents.slice(0, statement.start) + direct + contents.slice(statement.end);
      }
      return { contents, loader: 'js', resolveDir: dirname(path) };
    });
  },
};
