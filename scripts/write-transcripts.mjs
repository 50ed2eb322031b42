// The transcripts in the README are real: every command in a ```console block is run, and what it
// prints is written below it. With --check nothing is written; differences (but for times) are told.
// Run after a build, in the repository.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const FILE = 'README.md';

/** What a person sees in a terminal without colours. */
function printed(command) {
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, NO_COLOR: '1', LC_ALL: 'C.UTF-8', TERM: 'xterm', COLUMNS: '100' };
  const script = `exec 2>&1; ${command.replaceAll('npx ', '')}`;
  return spawnSync('sh', ['-c', script], { env, encoding: 'utf8' }).stdout;
}

function withoutTimes(text) {
  return text
    .replace(/\b\d+(\.\d+)? (ms|s)\b/g, 'TIME')
    .replace(/"milliseconds":[\d.]+/g, '"milliseconds":TIME');
}

const before = readFileSync(FILE, 'utf8');
const after = before.replace(/^```console\n(.*?)^```$/gms, (_, block) => {
  const commands = block.split('\n').filter((line) => line.startsWith('$ '));
  return `\`\`\`console\n${commands.map((line) => `${line}\n${printed(line.slice(2))}`).join('')}\`\`\``;
});
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, after);
} else if (withoutTimes(before) !== withoutTimes(after)) {
  const old = withoutTimes(before).split('\n');
  const now = withoutTimes(after).split('\n');
  console.log(
    `${FILE} does not show what the commands print; run "npm run generate -- readme". Printed now:`,
  );
  for (const line of now.filter((text) => !old.includes(text))) console.log(line);
  process.exitCode = 1;
}
