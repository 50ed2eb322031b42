// Settings from anything that may be in a browser's storage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SETTINGS, settingsOf } from './settings.js';

test('what is not a valid choice becomes the default', () => {
  for (const value of [undefined, null, 7, 'dark', [], { theme: 'pink', timer: 'yes', contrast: {} }]) {
    assert.deepEqual(settingsOf(value), DEFAULT_SETTINGS);
  }
});

test('valid choices stay, others beside them do not', () => {
  const chosen = settingsOf({ theme: 'dark', timer: false, text: 'huge', evil: '<script>' });
  assert.deepEqual(chosen, { ...DEFAULT_SETTINGS, theme: 'dark', timer: false });
});
