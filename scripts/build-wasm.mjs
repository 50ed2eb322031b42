// Compiles the engine's AssemblyScript to WebAssembly and writes it as text into a source file, so
// that the library loads it without fetching anything. Does nothing when the source is unchanged.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../packages/crosshatch/src/solve/wasm/', import.meta.url));
const sources = readdirSync(join(folder, 'assembly')).filter((name) => name.endsWith('.ts'));
const target = join(folder, 'bytes.ts');
const flags = ['-O3', '--runtime', 'stub', '--noAssert', '--use', 'abort=', '--converge'];

const digest = createHash('sha256').update(flags.join(' '));
for (const name of sources.sort()) digest.update(name).update(readFileSync(join(folder, 'assembly', name)));
digest.update(readFileSync(fileURLToPath(import.meta.url)));
const stamp = `// source ${digest.digest('hex')}`;

if (!existsSync(target) || !readFileSync(target, 'utf8').includes(stamp)) {
  const { main } = await import('assemblyscript/asc');
  const out = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  try {
    const file = join(out, 'engine.wasm');
    const { error, stderr } = await main([
      'assembly/index.ts',
      '--baseDir',
      folder,
      '--outFile',
      relative(folder, file),
      ...flags,
    ]);
    if (error) {
      console.error(stderr.toString());
      process.exit(1);
    }
    const base64 = readFileSync(file).toString('base64');
    const text = [
      '// The engine, compiled from assembly/ by scripts/build-wasm.mjs. Not to be edited.',
      stamp,
      `export const ENGINE_BASE64 = '${base64}';`,
      '',
    ];
    writeFileSync(target, text.join('\n'));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
