// The pictures of the command for the service: the same decoding and drawing, with errors as data.
import { Writable } from 'node:stream';
import type { PictureOutcome, PictureTools } from '@crosshatch/server';
import { nodeContext } from '../context.js';
import { requirePictureKind } from '../images/export/kinds.js';
import { decodePicture } from '../images/import/decode.js';
import { scanBytes, scannedJson } from '../images/scan/scan-source.js';
import { UserError } from '../options/definition.js';

export const pictureTools: PictureTools = {
  decode: (name, bytes) => asData(() => decodePicture(name, bytes)),
  scan: (name, bytes, options) =>
    asData(async () => {
      const found = await scanBytes(name === '-' ? 'picture' : name, bytes, options);
      return found.map((one, index) => scannedJson(name, one, index));
    }),
  draw: ({ format, options, ...picture }) =>
    asData(() => {
      const path = `picture.${format}`;
      return requirePictureKind(path).content({ path, pictures: [picture], options, context: silent() });
    }),
};

/** The service has no terminal: what would go to one is dropped. */
function silent() {
  const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  return { ...nodeContext(), stdout: nowhere(), stderr: nowhere() };
}

async function asData<Content>(work: () => Promise<Content>): Promise<PictureOutcome<Content>> {
  try {
    return { ok: true, content: await work() };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // The service has parameters where the command has options.
    return { ok: false, message: error.message.replace(/--([a-z]+)/g, '$1') };
  }
}
