// Whether bytes are a picture or a document with pages, by their first bytes alone.

export type PictureKind = 'picture' | 'pdf';

const SIGNATURES: readonly (readonly [kind: PictureKind, offset: number, bytes: readonly number[]])[] = [
  ['picture', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['picture', 0, [0xff, 0xd8, 0xff]],
  ['picture', 0, [0x47, 0x49, 0x46, 0x38]],
  ['picture', 8, [0x57, 0x45, 0x42, 0x50]],
  ['picture', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['picture', 0, [0x4d, 0x4d, 0x00, 0x2a]],
  // AVIF and HEIC: an ISO media file says so at byte 4.
  ['picture', 4, [0x66, 0x74, 0x79, 0x70]],
  ['pdf', 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  return SIGNATURES.find(([, offset, signature]) =>
    signature.every((byte, i) => bytes[offset + i] === byte),
  )?.[0];
}
