// Merges chunks of a bundle that are always loaded together into one file: Node takes about as long to find and link fifty
// small modules as to compile them. A merged chunk stays as a file that re-exports its names, for whoever else
// imports it.
//
// The merged file is a script, whose compiled code is kept between runs (packages/cli/src/cached-script.ts), with a
// module that loads it and exports its names.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** What these outputs import statically, they themselves included. */
function closureOf(outputs, starts) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path) || outputs[path] === undefined) return;
    found.add(path);
    for (const { path: next, kind } of outputs[path].imports) if (kind === 'import-statement') visit(next);
  };
  starts.forEach(visit);
  return found;
}

/**
 * @param metafile of the bundle
 * @param outdir   its folder; chunks lie directly in it
 * @param entry    outputs that are loaded anyway, and are left alone with what they import
 * @param together outputs whose common imports become one file
 * @param name     of that file, such as solving.js
 * @param loader   the output that exports `loadCached`
 */
export async function mergeChunks({ metafile, outdir, entry, together, name, banner, loader }) {
  const { outputs } = metafile;
  const loaded = closureOf(outputs, entry);
  const merged = [...closureOf(outputs, together)].filter((path) => !loaded.has(path));
  for (const path of merged) {
    // A worker is started by the address of its own file, and must not import the file that imports it.
    const { entryPoint } = outputs[path];
    const isWorker = readFileSync(path, 'utf8').includes('new URL(import.meta.url)');
    if (isWorker || (entryPoint !== undefined && !together.includes(path))) {
      throw new Error(`${path} cannot be merged.`);
    }
  }
  const names = merged.map((path) => basename(path));
  const aliases = (i) => outputs[merged[i]].exports.map((exported) => [exported, `m${i}_${exported}`]);
  const statements = names.map((file, i) => {
    const list = aliases(i).map(([exported, alias]) => `${exported} as ${alias}`);
    return list.length === 0 ? `import './${file}';` : `export { ${list.join(', ')} } from './${file}';`;
  });
  const stem = basename(name, '.js');
  const imported = new Set();
  const { outputFiles } = await build({
    stdin: { contents: statements.join('\n'), resolveDir: outdir },
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    minify: true,
    packages: 'external',
    plugins: [
      {
        name: 'merge-chunks',
        setup(build) {
          build.onResolve({ filter: /^\.\// }, ({ path, kind }) => {
            if (kind === 'import-statement' && names.includes(basename(path))) return undefined;
            if (kind === 'import-statement') imported.add(path);
            return { path, external: true };
          });
          build.onLoad({ filter: /\.js$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replace(banner, ''),
            resolveDir: outdir,
          }));
        },
      },
    ],
    format: 'cjs',
    define: { 'import.meta.url': '__url' },
    write: false,
    logLevel: 'error',
  });
  // Code from the cache cannot call `import` on Node 20: the module that loads the script does it.
  const text = outputFiles[0].text.replaceAll(/(?<![\w.$'"`])import\(/g, '__import(');
  const script = `(function(require,module,__url,__import){${text}\n})`;
  writeFileSync(join(outdir, `${stem}.script`), script);
  const id = `${stem}-${createHash('sha256').update(script).digest('hex').slice(0, 16)}`;
  const all = names.flatMap((_, i) => aliases(i).map(([, alias]) => alias));
  const chunks = [...imported];
  writeFileSync(
    join(outdir, name),
    [
      `import { loadCached } from './${basename(loader)}';`,
      ...chunks.map((path, i) => `import * as c${i} from '${path}';`),
      'const merged = loadCached({',
      `  address: new URL('./${stem}.script', import.meta.url),`,
      `  id: '${id}',`,
      `  modules: { ${chunks.map((path, i) => `'${path}': c${i}`).join(', ')} },`,
      '  load: (name) => import(name),',
      '});',
      `export const { ${all.join(', ')} } = merged;`,
      '',
    ].join('\n'),
  );
  names.forEach((file, i) => {
    const list = aliases(i).map(([exported, alias]) => `${alias} as ${exported}`);
    const text =
      list.length === 0 ? `import './${name}';` : `export { ${list.join(', ')} } from './${name}';`;
    writeFileSync(join(outdir, file), `${text}\n`);
  });
}
