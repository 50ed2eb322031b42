// Something to draw on from a file, chosen or dropped: a puzzle in any format, or a photo with its sliders.
import { useSignal } from '@preact/signals';
import type { Pixels } from 'crosshatch/make';
import { useDroppedFiles } from '../../components/dropped-files.js';
import { FileButton } from '../../components/file-button.js';
import { notify } from '../../shell/announcer.js';
import { makeWords as words } from '../../strings/make.js';
import type { MakeSession } from './make-session.js';
import { openPicture } from './open-picture.js';
import { PhotoDialog } from './photo-dialog.js';
import { pixelsOf } from './photo-pixels.js';

/** More than this is not even read into memory. */
const LARGEST_FILE = 40 * 1024 * 1024;

export function Opening({ session }: { session: MakeSession }) {
  const photo = useSignal<Pixels | undefined>(undefined);
  const open = async (file: File) => {
    if (file.size > LARGEST_FILE) {
      notify(words.tooLarge);
      return;
    }
    const isPicture = file.type.startsWith('image/');
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isPicture && (await openPicture(session, bytes, file.name))) return;
    photo.value = await pixelsOf(file);
    if (photo.value === undefined) notify(words.cantOpen);
  };
  const isDragging = useDroppedFiles(open);
  return (
    <>
      <FileButton label={words.open} onFile={open} />
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
      {isDragging && <div class="drop-veil">{words.drop}</div>}
    </>
  );
}
