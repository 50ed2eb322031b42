// The transcripts in the documents are real: every command in a ```console block is run, and its output is written
// below it. With --check nothing is written, and differences (except in times) are printed.
// Run after a build, in the repository. Commands run in a folder of their own, in which they may write files.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const FILES = [
  'README.md',
  ...['docs', 'site/pages'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
].filter((file) => file.endsWith('.md'));

const workshop = mkdtempSync(join(tmpdir(), 'crosshatch-transcripts-'));
process.on('exit', () => rmSync(workshop, { recursive: true }));
for (const folder of ['puzzles', 'examples']) symlinkSync(resolve(folder), join(workshop, folder));

/** Where `crosshatch` is found: when all tests run, the packed command, which starts in a third of the time. */
const programs = [resolve('node_modules/.bin')];
const { CROSSHATCH_PACKED_COMMAND: packed } = process.env;
if (packed !== undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-bin-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  symlinkSync(packed, join(folder, 'crosshatch'));
  programs.unshift(folder);
}

/** What a person sees in a terminal without colours. */
function printed(command) {
  const path = [...programs, process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, NO_COLOR: '1', LC_ALL: 'C.UTF-8', TERM: 'xterm', COLUMNS: '100' };
  const script = `exec 2>&1; ${command.replaceAll('npx ', '')}`;
  return spawnSync('sh', ['-c', script], { env, encoding: 'utf8', cwd: workshop }).stdout;
}

function withoutTimes(text) {
  return text
    .replace(/\b\d+(\.\d+)? (ms|s)\b/g, 'TIME')
    .replace(/"milliseconds":[\d.]+/g, '"milliseconds":TIME');
}

for (const file of FILES) {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/^```console\n(.*?)^```$/gms, (_, block) => {
    const commands = block.split('\n').filter((line) => line.startsWith('$ '));
    return `\`\`\`console\n${commands.map((line) => `${line}\n${printed(line.slice(2))}`).join('')}\`\`\``;
  });
  if (!process.argv.includes('--check')) {
    if (after !== before) writeFileSync(file, after);
  } else if (withoutTimes(before) !== withoutTimes(after)) {
    const old = withoutTimes(before).split('\n');
    const now = withoutTimes(after).split('\n');
    console.log(
      `${file} does not show what the commands print; run "npm run generate -- readme". Printed now:`,
    );
    for (const line of now.filter((text) => !old.includes(text))) console.log(line);
    process.exitCode = 1;
  }
}
