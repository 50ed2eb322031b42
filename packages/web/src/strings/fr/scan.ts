import type { Words } from '../languages.js';
import { number, percent, plural } from './formats.js';

export const scanWords: Words['scanWords'] = {
  title: 'Scanner',
  lead: 'Photographiez une grille dans un magazine, ou ouvrez une capture d’écran d’un jeu. La page lit les indices et les cases déjà remplies.',
  promise: 'L’image reste dans votre navigateur.',
  tip: 'Toute la grille doit être dans l’image, nette, avec tous ses indices.',

  camera: 'Prendre une photo',
  choose: 'Choisir une image',
  paste: 'Coller',
  dropHint: 'Ou déposez une image sur cette page, ou collez-en une.',
  drop: 'Déposez l’image pour la scanner',
  nothingToPaste:
    'Le presse-papiers ne contient pas d’image. Copiez d’abord une image ou une capture d’écran.',
  cantPaste:
    'Le navigateur ne permet pas à la page de lire le presse-papiers. Appuyez sur Ctrl+V (⌘V sur un Mac).',

  cameraTitle: 'Prendre une photo',
  cameraStarting: 'Démarrage de l’appareil photo…',
  cameraView: 'Ce que voit l’appareil photo',
  cameraAim: 'Remplissez le cadre avec la grille et tous ses indices.',
  shoot: 'Prendre la photo',
  cameraFaults: {
    denied:
      'La page ne peut pas utiliser l’appareil photo. Autorisez-le dans les réglages du navigateur, ou choisissez une image.',
    missing: 'Il n’y a pas d’appareil photo ici. Choisissez plutôt une image.',
    busy: 'L’appareil photo ne démarre pas. Fermez les autres programmes qui l’utilisent, ou choisissez une image.',
  },

  decoding: 'Ouverture de l’image…',
  reading: 'Lecture de la grille…',
  readingAgain: 'Nouvelle lecture…',
  stop: 'Arrêter',
  refused: {
    crashed: 'L’image n’a pas pu être ouverte. Réessayez.',
    heic: 'Ce navigateur ne peut pas ouvrir les images HEIC. Enregistrez-la d’abord en JPEG : sur un iPhone, une capture d’écran de la photo suffit, ou choisissez « Le plus compatible » dans les réglages de l’appareil photo.',
    pdf: 'C’est un PDF. Ouvrez-le, faites une capture d’écran de la page et scannez-la.',
    'not-a-picture':
      'Ce n’est pas une image. PNG, JPEG, WebP, GIF et AVIF peuvent être scannés ; un fichier de grille s’ouvre dans « Résoudre ».',
    broken:
      'Cette image est abîmée ou incomplète. Enregistrez-la ou envoyez-la à nouveau, ou faites-en une capture d’écran.',
    'too-large': (megapixels, most) =>
      `Cette image a ${number(megapixels)} mégapixels ; au plus ${number(most)} peuvent être ouverts. Réduisez-la, ou recadrez-la sur la grille.`,
  },

  failures: {
    'no-grid': 'Aucune grille trouvée',
    'no-clues': 'Aucun indice trouvé à côté d’une grille',
    'too-small': 'L’image est trop petite pour être lue',
    crashed: 'Cette image n’a pas pu être lue',
    stopped: 'Arrêté',
  },
  advice: {
    'no-grid':
      'Photographiez bien d’en haut, dans une lumière égale, avec les quatre coins. Ou aidez : glissez les quatre coins sur la grille, sans ses indices, et entrez sa taille.',
    'no-clues':
      'Les indices doivent être dans l’image, à gauche de la grille et au-dessus. Ou aidez : glissez les quatre coins sur la grille, sans ses indices, et entrez sa taille.',
    crashed:
      'Recadrez-la sur la grille et réessayez. Ou aidez : glissez les quatre coins sur la grille, sans ses indices, et entrez sa taille.',
    stopped: 'Pour aider, glissez les quatre coins sur la grille, sans ses indices, et entrez sa taille.',
    'too-small':
      'Ouvrez l’image d’origine au lieu d’une vignette, ou faites une capture d’écran plus grande.',
  },

  stage: 'L’image avec la grille trouvée',
  stageHelp: 'Grille mal placée ? Glissez ses coins. Touchez un indice pour le corriger.',
  corners: ['Coin en haut à gauche', 'Coin en haut à droite', 'Coin en bas à droite', 'Coin en bas à gauche'],
  corner: (name, x, y) => `${name}, ${number(x)} sur ${number(y)}. Les flèches le déplacent.`,
  badCorners: 'Ces coins ne forment pas une grille. Glissez-les sur les quatre coins, dans l’ordre.',
  whole: 'Image entière',
  columns: 'Colonnes',
  rows: 'Lignes',
  size: 'Taille',
  times: '×',
  read: 'Lire les indices',
  several: (count) =>
    plural(count, { one: '# grille dans cette image', other: '# grilles dans cette image' }),
  one: (index) => `Grille ${number(index + 1)}`,

  spoken: (columns, rows, doubts) =>
    plural(doubts, {
      one: `Lu : ${number(columns)} colonnes, ${number(rows)} lignes, # indice à vérifier.`,
      other: `Lu : ${number(columns)} colonnes, ${number(rows)} lignes, # indices à vérifier.`,
    }),
  verdict: 'Résultat',
  judging: 'Résolution…',
  sure: (part) => `Certitude ${percent(part)}.`,
  noDoubts: 'Tous les indices ont été lus clairement.',
  marks: (filled, crossed) => {
    if (crossed === 0)
      return plural(filled, {
        one: '# case remplie trouvée. Le jeu continue de là.',
        other: '# cases remplies trouvées. Le jeu continue de là.',
      });
    if (filled === 0)
      return plural(crossed, {
        one: '# case barrée trouvée. Le jeu continue de là.',
        other: '# cases barrées trouvées. Le jeu continue de là.',
      });
    return `Trouvé : ${number(filled)} remplies, ${number(crossed)} barrées. Le jeu continue de là.`;
  },
  noneText:
    'Un indice est faux, ici ou à l’impression. Vérifiez les indices ci-dessous, ou laissez « Résoudre » chercher le faux.',
  play: 'Jouer',
  solve: 'Résoudre',
  edit: 'Modifier',
  fixFirst: 'Corrigez d’abord l’indice qui ne convient pas.',

  doubts: (count) => plural(count, { one: '# indice à vérifier', other: '# indices à vérifier' }),
  doubtsText: 'Est-ce bien lu ? Touchez la bonne lecture, ou saisissez-la.',
  allRight: 'Tout est juste',
  more: (count) => `En montrer ${number(count)} de plus`,
  checked: (line, clue) => `${line} : ${clue}`,
  empty: 'vide',
  crop: (line) => `${line} dans l’image`,
  readAs: (line, clue) => `${line} est ${clue}`,
  type: (line) => `${line}, saisie`,
  another: 'Corriger un autre indice',
  anotherNone: 'Choisir une ligne…',
  line: (name, clue) => `${name} : ${clue}`,
};
