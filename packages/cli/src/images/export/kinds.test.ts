import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UserError } from '../../options/definition.js';
import { pictureKind, requirePictureKind } from './kinds.js';

test('the file extension selects the image format', () => {
  assert.equal(pictureKind('x.svg')?.id, 'svg');
  assert.equal(pictureKind('folder.png/x.PDF')?.id, 'pdf');
  assert.equal(pictureKind('x.non'), undefined);
  assert.equal(pictureKind('png'), undefined);
});

test('an unknown extension is refused, and the known ones are listed', () => {
  assert.equal(requirePictureKind('x.png').id, 'png');
  assert.throws(
    () => requirePictureKind('x.jpg'),
    (error) => error instanceof UserError && error.outcome === 'usage' && /\.svg/.test(error.message),
  );
});
