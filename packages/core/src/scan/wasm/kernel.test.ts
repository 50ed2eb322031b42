import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SCANNER = fileURLToPath(new URL('../index.js', import.meta.url));

test('without WebAssembly the scanner says what it needs', () => {
  const program = `
    const { scan } = await import(${JSON.stringify(SCANNER)});
    const data = new Uint8Array(4 * 40 * 40);
    await scan({ width: 40, height: 40, data }).catch(({ name, message }) => console.log(name, message));`;
  const printed = execFileSync(process.execPath, ['--jitless', '--input-type=module', '-e', program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  assert.match(printed, /^TypeError The scanner needs WebAssembly, which is not available here\./);
});
