// The pages in docs/formats: there for every format, with an example that is read or written as shown,
// and a table that is up to date.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { formatsReadme, pageOf } from '../testing/format-docs.js';
import { FORMATS, formatFault, parse } from './index.js';

const folder = fileURLToPath(new URL('../../../../docs/formats/', import.meta.url));
const pageText = (name: string) => readFileSync(`${folder}${name}.md`, 'utf8');

test('the table of formats is up to date: if not, run "npm run generate"', () => {
  assert.equal(pageText('README'), formatsReadme());
});

for (const format of FORMATS) {
  test(`${format.id} has a page with all parts`, () => {
    const text = pageText(pageOf(format));
    assert(text.includes(`\`${format.id}\``), 'the page does not state the id');
    for (const heading of ['Grammar', 'Example', 'Used by', 'Not stored']) {
      assert(text.includes(`\n## ${heading}\n`), `there is no part "${heading}"`);
    }
    for (const extension of format.extensions) assert(text.includes(`\`${extension}\``), extension);
  });

  // A page that is shared has its example in the format it is named after.
  if (format.parse === undefined || !['crosshatch', pageOf(format)].includes(format.id)) continue;
  test(`${format.id}: the example on its page is known by its content and sound`, () => {
    const example = /\n## Example\n\n```\w+\n(.*?)\n```/s.exec(pageText(pageOf(format)))?.[1];
    assert(example !== undefined);
    const result = parse(example);
    assert(result.ok, result.ok ? '' : formatFault(result.faults[0]));
    assert.equal(result.format, format.id);
    assert.deepEqual(result.warnings, []);
  });
}
