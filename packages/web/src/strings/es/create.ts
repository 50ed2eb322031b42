import type { Words } from '../languages.js';

export const createWords: Words['createWords'] = {
  make: 'Haz un dibujo, o parte de una foto, y conviértelo en un puzle.',
  scan: 'Haz una foto de un puzle impreso y juégalo aquí.',
  solve: 'Abre o escribe cualquier puzle y mira cómo se resuelve.',
  noOwn: 'Aquí aparecen los puzles que dibujas, escaneas o abres.',
  ownNote: 'Dibujados, escaneados o abiertos por ti.',
  openFile: 'Abrir un archivo de puzle',
};
