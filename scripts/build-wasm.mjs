// Compiles the engine from AssemblyScript to WebAssembly, with and without its asserts, and the scanner's kernel, and writes
// each as text into a source file, so that the library loads it without fetching anything. Skipped when nothing has changed.
// What is shipped is also written as dist/solve/wasm/engine.wasm and dist/scan/wasm/kernel.wasm, for runtimes that only
// import compiled modules.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../packages/core/src/', import.meta.url));

const checked = ['-O3', '--runtime', 'stub', '--use', 'abort='];
const release = [...checked, '--noAssert', '--converge'];

// In the engine that tests use, a failed assert is a trap.
const modules = [
  {
    name: 'engine',
    folder: 'solve/wasm',
    target: 'solve/wasm/bytes.ts',
    file: 'solve/wasm/engine.wasm',
    constant: 'ENGINE_HEX',
    flags: release,
  },
  {
    name: 'engine with its asserts',
    folder: 'solve/wasm',
    target: 'testing/checked-engine-bytes.ts',
    constant: 'CHECKED_ENGINE_HEX',
    flags: checked,
  },
  {
    name: "scanner's kernel",
    folder: 'scan/wasm',
    target: 'scan/wasm/bytes.ts',
    file: 'scan/wasm/kernel.wasm',
    constant: 'KERNEL_HEX',
    flags: [...release, '--enable', 'simd'],
  },
];

for (const module of modules) await build(module);
for (const module of modules.filter(({ file }) => file !== undefined)) writeWasmFile(module);

function writeWasmFile({ target, file: name }) {
  const [, hex] = /'([0-9a-f]+)'/.exec(readFileSync(join(SOURCE, target), 'utf8'));
  const file = fileURLToPath(new URL(`../packages/core/dist/${name}`, import.meta.url));
  const bytes = Buffer.from(hex, 'hex');
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

async function build({ name, folder: home, target: file, constant, flags }) {
  const folder = join(SOURCE, home);
  const target = join(SOURCE, file);
  const stamp = `// source ${digestOf(folder, flags)}`;
  if (existsSync(target) && readFileSync(target, 'utf8').includes(stamp)) return;
  const text = [
    `// The ${name}, compiled from assembly/ by scripts/build-wasm.mjs. Not to be edited.`,
    stamp,
    `export const ${constant}: string = '${(await compile(folder, flags)).toString('hex')}';`,
    '',
  ];
  writeFileSync(target, text.join('\n'));
}

function digestOf(folder, flags) {
  const sources = readdirSync(join(folder, 'assembly'), { recursive: true }).filter((name) =>
    name.endsWith('.ts'),
  );
  const digest = createHash('sha256').update(flags.join(' '));
  for (const name of sources.sort()) digest.update(name).update(readFileSync(join(folder, 'assembly', name)));
  return digest.update(readFileSync(fileURLToPath(import.meta.url))).digest('hex');
}

async function compile(folder, flags) {
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
