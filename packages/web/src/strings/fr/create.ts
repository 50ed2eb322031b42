import type { Words } from '../languages.js';

export const createWords: Words['createWords'] = {
  make: 'Dessinez une image, ou partez d’une photo, et faites-en une grille.',
  scan: 'Photographiez une grille imprimée et jouez-la ici.',
  solve: 'Ouvrez ou saisissez une grille et voyez comment elle se résout.',
  noOwn: 'Les grilles que vous dessinez, scannez ou ouvrez apparaissent ici.',
  ownNote: 'Dessinées, scannées ou ouvertes par vous.',
  openFile: 'Ouvrir un fichier de grille',
};
