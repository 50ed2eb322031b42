import type { Words } from '../languages.js';

export const createWords: Words['createWords'] = {
  make: 'Zeichne ein Bild oder beginne mit einem Foto, und mache ein Rätsel daraus.',
  scan: 'Fotografiere ein gedrucktes Rätsel und spiele es hier.',
  solve: 'Öffne oder tippe irgendein Rätsel und sieh, wie es gelöst wird.',
  noOwn: 'Hier stehen Rätsel, die du zeichnest, scannst oder öffnest.',
  ownNote: 'Von dir gezeichnet, gescannt oder geöffnet.',
  openFile: 'Rätseldatei öffnen',
};
