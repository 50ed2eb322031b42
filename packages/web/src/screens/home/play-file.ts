// A puzzle file dropped on the gallery: kept with the player's own, and played at once. A picture is scanned.
import type { FileOpener } from '../../components/files.js';
import { keepDocument } from '../../puzzles/own.js';
import { goTo } from '../../router.js';
import { notify } from '../../shell/announcer.js';
import { home as words } from '../../strings/words.js';

/** In megabytes; the worker reads no larger ones. */
const LARGEST_FILE = 8;

export const playFile: FileOpener = {
  largest: LARGEST_FILE,
  refuse: notify,
  open: async (file) => {
    // Loaded when a file comes: the first screen needs neither.
    const [{ isPicture, scanFile }, { LibraryWorker }] = await Promise.all([
      import('../scan/open-picture.js'),
      import('../../worker/client.js'),
    ]);
    if (isPicture(file)) return scanFile(file);
    const worker = new LibraryWorker();
    try {
      const content = new Uint8Array(await file.arrayBuffer());
      const result = await worker.call('read', { content, name: file.name });
      if (result.ok) goTo('play', await keepDocument(result.documents[0]));
      else notify(words.cantRead(result.faults[0].message));
    } catch {
      notify(words.cantOpen);
    } finally {
      worker.cancelAll();
    }
  },
};
