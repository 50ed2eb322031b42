// Screens are loaded one after the other into one page, and so are their styles: a class that two of them
// define would look as whichever came last.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const SOURCE = new URL('../../../src/', import.meta.url);

/** The classes with which selectors begin, but for those that speak of whatever has something inside. */
function owned(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?:^|[,{}])\s*\.([a-z][a-z0-9-]*)(?![a-z0-9-]|:has)/g);
  return new Set(Array.from(selectors, ([, name]) => name));
}

test('no class belongs to the styles of two screens, or of a screen and a component', () => {
  const owners = new Map<string, string>();
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.css$/.test(path),
  );
  assert(sheets.length > 5);
  for (const path of sheets) {
    for (const name of owned(readFileSync(new URL(path, SOURCE), 'utf8'))) {
      assert.equal(owners.get(name) ?? path, path, `.${name} is defined in both`);
      owners.set(name, path);
    }
  }
});

test('no screen uses a class of another one: its styles may be there or not', () => {
  const owners = new Map<string, string>();
  const screen = (path: string) => /^screens\/([^/]+)\//.exec(path)?.[1];
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  for (const path of files.filter((file) => /^screens.*\.css$/.test(file))) {
    for (const name of owned(readFileSync(new URL(path, SOURCE), 'utf8')))
      owners.set(name, screen(path) ?? '');
  }
  for (const path of files.filter((file) => /\.tsx$/.test(file))) {
    const texts = readFileSync(new URL(path, SOURCE), 'utf8').matchAll(/class(?:=|: )\{?["'`]([^"'`]*)/g);
    for (const name of Array.from(texts, ([, text]) => text.split(/\s+/)).flat()) {
      const owner = owners.get(name);
      assert(owner === undefined || owner === screen(path), `${path} uses .${name} of ${owner}`);
    }
  }
});
