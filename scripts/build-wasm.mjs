// Compiles AssemblyScript to WebAssembly, the engine and the kernel of the rounds, and writes each as text
// into a source file, so that the library loads it without fetching anything. What is unchanged stays.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const flags = ['-O3', '--runtime', 'stub', '--noAssert', '--use', 'abort=', '--converge'];

const modules = [
  { name: 'engine', folder: 'solve/wasm', constant: 'ENGINE_HEX' },
  { name: 'kernel of the rounds', folder: 'explain/kernel', constant: 'KERNEL_HEX' },
];

for (const module of modules) await build(module);

async function build({ name, folder: path, constant }) {
  const folder = fileURLToPath(new URL(`../packages/crosshatch/src/${path}/`, import.meta.url));
  const target = join(folder, 'bytes.ts');
  const stamp = `// source ${digestOf(folder)}`;
  if (existsSync(target) && readFileSync(target, 'utf8').includes(stamp)) return;
  const text = [
    `// The ${name}, compiled from assembly/ by scripts/build-wasm.mjs. Not to be edited.`,
    stamp,
    `export const ${constant}: string = '${(await compile(folder)).toString('hex')}';`,
    '',
  ];
  writeFileSync(target, text.join('\n'));
}

function digestOf(folder) {
  const sources = readdirSync(join(folder, 'assembly')).filter((name) => name.endsWith('.ts'));
  const digest = createHash('sha256').update(flags.join(' '));
  for (const name of sources.sort()) digest.update(name).update(readFileSync(join(folder, 'assembly', name)));
  return digest.update(readFileSync(fileURLToPath(import.meta.url))).digest('hex');
}

async function compile(folder) {
  const { main } = await import('assemblyscript/asc');
  const out = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  try {
    const file = join(out, 'module.wasm');
    const outFile = relative(folder, file);
    const { error, stderr } = await main([
      'assembly/index.ts',
      '--baseDir',
      folder,
      '--outFile',
      outFile,
      ...flags,
    ]);
    if (error) {
      console.error(stderr.toString());
      process.exit(1);
    }
    return readFileSync(file);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
