import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UserError } from '../../options/definition.js';
import { pictureKind, requirePictureKind } from './kinds.js';

test('the end of a name tells the kind of a picture', () => {
  assert.equal(pictureKind('x.svg')?.id, 'svg');
  assert.equal(pictureKind('folder.png/x.PDF')?.id, 'pdf');
  assert.equal(pictureKind('x.non'), undefined);
  assert.equal(pictureKind('png'), undefined);
});

test('a name that tells nothing is refused with what would', () => {
  assert.equal(requirePictureKind('x.png').id, 'png');
  assert.throws(
    () => requirePictureKind('x.jpg'),
    (error) => error instanceof UserError && error.outcome === 'usage' && /\.svg/.test(error.message),
  );
});
