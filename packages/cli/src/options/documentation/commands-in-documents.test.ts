// Command lines in the documents that are shown without their output: the command and every option of them exist. What
// is shown with output, in ```console blocks, is run by scripts/write-transcripts.mjs.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { COMMANDS } from '../../registry.js';

const ROOT = new URL('../../../../../', import.meta.url);

const documents = [
  'README.md',
  ...['docs', 'docs/formats', 'site/pages'].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT)).map((name) => `${folder}/${name}`),
  ),
  // Examples of cli.md come from the definitions themselves.
].filter((file) => file.endsWith('.md') && file !== 'docs/cli.md');

const options = new Map(
  await Promise.all(
    COMMANDS.map(async ({ name, load }) => {
      const flags = (await load()).options.flatMap(
        (option) => option.flags.match(/-{1,2}[a-z][a-z-]*/g) ?? [],
      );
      return [name, new Set([...flags, '-h', '--help', '--no-color'])] as const;
    }),
  ),
);

/** What is wrong with a command line, or nothing. */
function complaint(line: string): string | undefined {
  const [, name = '', rest = ''] = /\bcrosshatch (\S+)(.*)/.exec(line) ?? [];
  if (name.startsWith('-')) return undefined;
  const known = options.get(name);
  if (known === undefined) return `no command "${name}"`;
  // Up to the next command of the line; what is quoted is no option.
  const own = rest.replace(/'[^']*'|"[^"]*"/g, '').split(/[|;&#]|\bcrosshatch /)[0];
  const unknown = (own.match(/(?<=\s)-{1,2}[a-z][a-z-]*/g) ?? []).filter((flag) => !known.has(flag));
  return unknown.length === 0 ? undefined : `no option ${unknown.join(', ')} of ${name}`;
}

for (const file of documents) {
  const text = readFileSync(new URL(file, ROOT), 'utf8');
  const lines = Array.from(text.matchAll(/^```sh\n(.*?)^```$/gms), ([, block]) =>
    block.replaceAll('\\\n', ' ').split('\n'),
  )
    .flat()
    // The table of tasks on the site has its commands in the text.
    .concat(file === 'site/pages/guides.md' ? (text.match(/(?<=`)crosshatch [^`]+/g) ?? []) : [])
    .flatMap((line) => line.split(/&&|\|\|?|;/))
    .filter((line) => /^\s*(npx )?crosshatch /.test(line));
  if (lines.length === 0) continue;
  test(`${file}: the commands and options exist`, () => {
    const complaints = lines.flatMap((line) => {
      const found = complaint(line);
      return found === undefined ? [] : [`${line.trim()}: ${found}`];
    });
    assert.deepEqual(complaints, []);
  });
}
