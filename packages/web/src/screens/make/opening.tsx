// Something to draw on from a file, chosen or dropped: a puzzle in any format, or a photo with its sliders.

import type { Pixels } from '@crosshatch/core/make';
import { useSignal } from '@preact/signals';
import { FileButton, FileDrop } from '../../components/files.js';
import { notify } from '../../shell/announcer.js';
import { makeWords as words } from '../../strings/words.js';
import type { MakeSession } from './make-session.js';
import { openPicture } from './open-picture.js';
import { PhotoDialog } from './photo-dialog.js';
import { pixelsOf } from './photo-pixels.js';

/** In megabytes: a photo may be large. */
const LARGEST_FILE = 40;

export function Opening({ session }: { session: MakeSession }) {
  const photo = useSignal<Pixels | undefined>(undefined);
  const open = async (file: File) => {
    const isPicture = file.type.startsWith('image/');
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isPicture && (await openPicture(session, bytes, file.name))) return;
    photo.value = await pixelsOf(file);
    if (photo.value === undefined) notify(words.cantOpen);
  };
  const opener = { largest: LARGEST_FILE, open, refuse: notify };
  return (
    <>
      <FileButton label={words.open} opener={opener} />
      {photo.value !== undefined && (
        <PhotoDialog
          pixels={photo.value}
          onUse={(picture, certainty, target) => {
            photo.value = undefined;
            session.usePhoto(picture, certainty, target);
          }}
          onClose={() => {
            photo.value = undefined;
          }}
        />
      )}
      <FileDrop text={words.drop} opener={opener} />
    </>
  );
}
