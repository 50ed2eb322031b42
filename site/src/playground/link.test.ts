// Links into the playground: what is written comes back, from the browser and from the build; anything else is nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { stateInLink } from '../config/playground-link.js';
import { fromFragment, toFragment } from './link.js';

test('a state survives its link', async () => {
  const state = { code: 'console.log("grüße ☂");', puzzle: '1;3;1:1;3;1' };
  const fragment = await toFragment(state);
  assert.match(fragment, /^[\w-]+$/);
  assert.deepEqual(await fromFragment(fragment), state);
  assert.deepEqual(await fromFragment(stateInLink('let a = 1;')), { code: 'let a = 1;' });
});

test('a hostile link is no state', async () => {
  const packed = (text: string) => deflateRawSync(text).toString('base64url');
  assert.equal(await fromFragment(''), undefined);
  assert.equal(await fromFragment('%%%'), undefined);
  assert.equal(await fromFragment('abcd'), undefined);
  assert.equal(await fromFragment(packed('[1')), undefined);
  assert.equal(await fromFragment(packed('null')), undefined);
  assert.deepEqual(await fromFragment(packed('{"code":3,"puzzle":{}}')), {});
  assert.equal(await fromFragment(packed(JSON.stringify({ code: 'a'.repeat(600_000) }))), undefined);
});
