// No regular expression of the library, the command or the page can take more than linear time on any text:
// they see files from anywhere. Tests and what only tests use may have others.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { regexCosts, regexesOf } from './regex-costs.js';
import { ROOT } from './repository.js';

function sources(): string[] {
  return ['core', 'cli', 'web'].flatMap((name) =>
    readdirSync(join(ROOT, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|drawings|browser)\.tsx?$/.test(file))
      .filter((file) => !/(^|\/)(testing|assembly)\//.test(file))
      .map((file) => join('packages', name, 'src', file)),
  );
}

test('every regular expression takes linear time', () => {
  let seen = 0;
  const bad = sources().flatMap((file) => {
    const { literals, dynamic } = regexesOf(file, readFileSync(join(ROOT, file), 'utf8'));
    seen += literals.length;
    return [
      ...dynamic.map((line) => `${file}:${line}: put together at run time; write it as a literal`),
      ...literals.flatMap(({ source, flags, line }) =>
        regexCosts(source, flags).map((cost) => `${file}:${line}: /${source}/${flags} is ${cost}`),
      ),
    ];
  });
  assert.deepEqual(bad, []);
  assert(seen > 200, `only ${seen} were found`);
});

const BAD = [
  '(a+)+$',
  '\\s*$',
  '\\s+$',
  '#+x',
  '^(.*?)\\s*$',
  '^\\s*([A-Za-z]+):\\s*(.*?)\\s*$',
  '^[\\d./]*\\/[\\d./]*$',
  '^(\\S[^=:]*?)\\s*[=:]',
  '<[^>]*>',
  '<!\\s*(DOCTYPE[^>]*\\[|ENTITY)',
  'cells? changed; .* framed',
  '\\s*\\n\\s*',
  '-+$',
  '([^\\s=]+)\\s*=\\s*"',
];
for (const source of BAD) {
  test(`/${source}/ would be found`, () => {
    assert.notDeepEqual(regexCosts(source, ''), []);
  });
}

const GOOD = [
  '^\\s+',
  '"([^"]*)"',
  '^\\d+\\s+\\d+$',
  '(?:^|\\n)title[^\\S\\n]+".*(?:\\n|$)',
  '[^\\w-]{1,8}$',
  '\\d\\/\\d+\\/',
];
for (const source of GOOD) {
  test(`/${source}/ is let through`, () => {
    assert.deepEqual(regexCosts(source, ''), []);
  });
}

test('expressions are found wherever they stand', () => {
  const text = [
    'const a = text.split(/a+/g);',
    '// not /this/ one',
    "const b = 'nor /this/';",
    'const c = `$' + '{text.replace(/[/]b/u, "")}`;',
    'const d = 4 / 2 / 1;',
    'const e = new RegExp(a + "x");',
    'const f = RegExp("x");',
  ].join('\n');
  const { literals, dynamic } = regexesOf('a.ts', text);
  assert.deepEqual(
    literals.map(({ source, line }) => [source, line]),
    [
      ['a+', 1],
      ['[/]b', 4],
    ],
  );
  assert.deepEqual(dynamic, [6, 7]);
});
