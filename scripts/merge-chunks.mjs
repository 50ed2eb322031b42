// Merges chunks of a bundle that are always loaded together into one file: Node takes about as long to find and link fifty
// small modules as to compile them. A merged chunk stays as a file that re-exports its names, for whoever else
// imports it.
//
// The merged file is a script, whose compiled code is kept between runs (packages/cli/src/cached-script.ts). A CommonJS
// file loads it: Node starts its loader of modules only when a command needs a chunk that is not merged.
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
 * @param together outputs that become one file, with all that they import; the first one's exports keep their names
 * @param stem     of the names of that file (.script) and of those that load it: stem.cjs, and stem.js for modules
 * @param banner   the first line of every chunk
 * @param loader   the compiled cached-script.ts
 */
export async function mergeChunks({ metafile, outdir, together, stem, banner, loader }) {
  const { outputs } = metafile;
  const merged = [...closureOf(outputs, together)];
  for (const path of merged) {
    // A worker is started by the address of its own file, and must not import the file that imports it.
    const { entryPoint } = outputs[path];
    const isWorker = readFileSync(path, 'utf8').includes('new URL(import.meta.url)');
    if (isWorker || (entryPoint !== undefined && !together.includes(path))) {
      throw new Error(`${path} cannot be merged.`);
    }
  }
  const names = merged.map((path) => basename(path));
  const aliases = (i) =>
    outputs[merged[i]].exports.map((exported) => [exported, i === 0 ? exported : `m${i}_${exported}`]);
  const statements = names.map((file, i) => {
    const list = aliases(i).map(([exported, alias]) => `${exported} as ${alias}`);
    return list.length === 0 ? `import './${file}';` : `export { ${list.join(', ')} } from './${file}';`;
  });
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
            if (kind === 'import-statement') throw new Error(`${path} is imported, but not merged.`);
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
  // Code from the cache cannot call `import` on Node 20: the file that loads the script does it.
  const imports = outputFiles[0].text.replaceAll(/(?<![\w.$'"`])import\(/g, '__import(');
  // esbuild leaves other characters in regular expressions; a text of ASCII only takes half of the memory.
  const text = imports.replaceAll(/(\\?)([^\0-\x7f])/g, (_, backslash, character) => {
    if (backslash !== '') throw new Error(`A backslash before ${character} cannot be kept.`);
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  const script = `(function(require,module,__url,__import){${text}\n})`;
  writeFileSync(join(outdir, `${stem}.script`), script);
  const id = `${stem}-${createHash('sha256').update(script).digest('hex').slice(0, 16)}`;
  const chunks = Object.fromEntries(names.map((file, i) => [`./${file}`, Object.fromEntries(aliases(i))]));
  await build({
    stdin: {
      contents: `const { loadCached } = require(${JSON.stringify(loader)});
        const chunks = ${JSON.stringify(chunks)};
        // A merged chunk that is imported later is here already.
        const load = async (name) => {
          const chunk = chunks[name];
          if (chunk === undefined) return import(name);
          return Object.fromEntries(Object.entries(chunk).map(([exported, alias]) => [exported, merged[alias]]));
        };
        const merged = loadCached({ path: require('node:path').join(__dirname, '${stem}.script'), id: '${id}', require, load });
        module.exports = merged;`,
      resolveDir: outdir,
    },
    outfile: join(outdir, `${stem}.cjs`),
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    minify: true,
    logLevel: 'error',
  });
  const all = names.flatMap((_, i) => aliases(i).map(([, alias]) => alias));
  writeFileSync(
    join(outdir, `${stem}.js`),
    `import merged from './${stem}.cjs';\nexport const { ${all.join(', ')} } = merged;\n`,
  );
  names.forEach((file, i) => {
    const list = aliases(i).map(([exported, alias]) => `${alias} as ${exported}`);
    const text =
      list.length === 0 ? `import './${stem}.js';` : `export { ${list.join(', ')} } from './${stem}.js';`;
    writeFileSync(join(outdir, file), `${text}\n`);
  });
}
