import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMANDS } from '../registry.js';
import { allOptions } from './documentation/all-options.js';

const definitions = await Promise.all(COMMANDS.map((command) => command.load()));
const options = allOptions(definitions);

test('a short flag means the same in every command', () => {
  const meanings = new Map<string, Set<string>>();
  for (const { short, long } of options) {
    if (short === undefined) continue;
    meanings.set(short, (meanings.get(short) ?? new Set()).add(long));
  }
  for (const [short, longs] of meanings) assert.equal(longs.size, 1, `${short}: ${[...longs].join(', ')}`);
});

test('an option is spelled the same in every command, with its short flag and its value', () => {
  for (const { long, spellings } of options)
    assert.equal(spellings.size, 1, `${long}: ${[...spellings.keys()].join('; ')}`);
});

test('no option is the beginning or the plural of another', () => {
  const apart = new Set([
    '--text --texture',
    '--solution --solutions',
    '--color --colors',
    '--certificate --certificates',
  ]);
  const names = [...new Set(options.map(({ long }) => long.replace(/^--no-/, '--')))];
  for (const name of names) {
    const longer = names.filter(
      (other) => other !== name && other.startsWith(name) && other[name.length] !== '-',
    );
    for (const other of longer)
      assert(apart.has(`${name} ${other}`), `${name} and ${other} are easily confused`);
  }
});
