// The warning about the slow engine, where it really happens: Node without its compilers has no WebAssembly.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { COMMAND } from './testing/run-command.js';

function warnings(node: readonly string[], args: readonly string[]): number {
  const { status, stderr } = spawnSync(process.execPath, [...node, COMMAND, ...args], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stderr.split('crosshatch: warning: WebAssembly is not available here').length - 1;
}

test('solve warns once, with two puzzles', () => {
  assert.equal(warnings(['--jitless'], ['solve', '1:1', '2:1;1']), 1);
});

test('batch warns once, with the work in several threads', () => {
  assert.equal(warnings(['--jitless'], ['batch', '--workers', '2', '1:1', '2:1;1', '1;1:2', '3:1;1;1']), 1);
});

test('there is no warning where WebAssembly runs', () => {
  assert.equal(warnings([], ['solve', '1:1']), 0);
});
