// Writes the files that are generated from others, all of them or those that are named:
//   npm run generate                   the documents that the tests compare with their sources
//   npm run generate -- golden icons   these two
// What is compared by eye before it is committed is written only when it is named.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Name -> script, and whether it is written without being named. */
const PARTS = {
  api: ['write-api-reports.mjs', true],
  cli: ['write-cli-docs.mjs', true],
  formats: ['write-format-matrix.mjs', true],
  json: ['write-json-schemas.mjs', true],
  pictures: ['write-picture-examples.mjs', true],
  'scan-pictures': ['write-scan-pictures.mjs', false],
  puzzles: ['write-puzzle-list.mjs', true],
  service: ['write-service-files.mjs', true],
  techniques: ['write-techniques.mjs', true],
  golden: ['write-golden.mjs', false],
  'golden-pictures': ['write-golden-pictures.mjs', false],
  icons: ['write-icons.mjs', false],
  readme: ['write-transcripts.mjs', false],
  screenshot: ['write-screenshot.mjs', false],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Expected some of ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
for (const [name, [script, isUsual]] of Object.entries(PARTS)) {
  if (named.length > 0 ? !named.includes(name) : !isUsual) continue;
  console.log(name);
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status } = spawnSync(process.execPath, [path], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
