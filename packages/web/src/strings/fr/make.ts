import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const makeWords: Words['makeWords'] = {
  title: 'Dessiner',
  lead: 'Dessinez une image. Pendant ce temps, la page montre ses indices, si elle a une seule solution, et sa difficulté.',
  open: 'Ouvrir une photo ou une grille',
  opened: 'Ouvert.',
  openedWithoutGiven: 'Ouvert sans ses cases données : un dessin n’a que des indices.',
  cantOpen: 'Ce n’est ni une image ni une grille à solution unique.',
  drop: 'Déposez une photo ou une grille pour dessiner dessus',
  photo: {
    title: 'À partir d’une photo',
    making: 'Examen de la photo…',
    preview: (width, height) => `Aperçu, ${number(width)} sur ${number(height)} cases`,
    size: 'Taille du grand côté :',
    colors: 'Couleurs :',
    threshold: 'Obscurité :',
    automatic: 'automatique',
    outline: 'Contours seulement',
    dither: 'Tons pointillés',
    invert: 'Échanger rempli et vide',
    crop: 'Recadrer sur le sujet',
    target: 'Résultat',
    targets: {
      none: 'Inchangé',
      unique: 'Une solution',
      'line-solvable': 'Sans deviner',
      easy: 'Facile',
      medium: 'Moyen',
      hard: 'Difficile',
    },
    use: 'En faire une grille',
  },
  sheet: (width, height) =>
    `Votre dessin, ${number(width)} sur ${number(height)} cases. Les flèches déplacent, Espace peint, Retour arrière efface.`,
  cell: (row, column, color) => `Ligne ${number(row)}, colonne ${number(column)}, ${color}`,
  blank: 'vide',

  tools: 'Outils',
  tool: {
    pencil: 'Crayon',
    line: 'Trait',
    rectangle: 'Rectangle',
    box: 'Rectangle plein',
    fill: 'Remplir une zone',
  },
  mirror: 'Miroir',
  mirrors: {
    none: 'Sans miroir',
    sides: 'Gauche et droite',
    ends: 'Haut et bas',
    both: 'Les deux',
    turn: 'Demi-tour',
  },
  undo: 'Annuler',
  redo: 'Rétablir',
  clear: 'Vider',
  invert: 'Inverser',

  paints: {
    '#d1342f': 'rouge',
    '#2563c9': 'bleu',
    '#2f8f3e': 'vert',
    '#f2a71b': 'orange',
    '#8a4fc7': 'violet',
    '#7a4a21': 'brun',
    '#f29bb7': 'rose',
    '#8d949e': 'gris',
    '#5bc0c9': 'turquoise',
    '#f5dd42': 'jaune',
  },
  colors: 'Couleurs',
  color: (name) => `Dessiner en ${name}`,
  background: 'Fond',
  addColor: 'Ajouter une couleur',
  changeColor: (name) => `Modifier ${name}`,
  nameOf: (name) => `Nom de ${name}`,
  removeColor: (name) => `Retirer ${name}`,
  eraser: 'Gomme',

  size: 'Taille et place',
  sizeNow: (width, height) => `${number(width)} × ${number(height)}`,
  edges: { top: 'Haut', right: 'Droite', bottom: 'Bas', left: 'Gauche' },
  grow: {
    top: 'Ajouter une ligne en haut',
    right: 'Ajouter une ligne à droite',
    bottom: 'Ajouter une ligne en bas',
    left: 'Ajouter une ligne à gauche',
  },
  shrink: {
    top: 'Retirer une ligne en haut',
    right: 'Retirer une ligne à droite',
    bottom: 'Retirer une ligne en bas',
    left: 'Retirer une ligne à gauche',
  },
  shift: 'Décaler l’image',
  shifts: {
    up: 'Décaler vers le haut',
    down: 'Décaler vers le bas',
    left: 'Décaler vers la gauche',
    right: 'Décaler vers la droite',
  },
  newSize: 'Nouveau dessin',
  newSizeOf: (side) => `${number(side)} × ${number(side)}`,

  verdict: 'Comme grille',
  judging: 'Vérification…',
  empty: 'Rien n’est encore dessiné.',
  multipleText: (cells, exact) =>
    plural(
      cells,
      exact
        ? {
            one: '# case pourrait différer d’une solution à l’autre (encadrée).',
            other: '# cases pourraient différer d’une solution à l’autre (encadrées).',
          }
        : {
            one: 'Au moins # case pourrait différer d’une solution à l’autre (encadrée).',
            other: 'Au moins # cases pourraient différer d’une solution à l’autre (encadrées).',
          },
    ),
  undecidedText:
    'Trop de cases pourraient différer pour décider vite. Essayez les suggestions, ou une image plus petite.',
  improve: {
    makeUnique: 'La rendre unique',
    makeLineSolvable: 'La rendre résoluble sans deviner',
    makeGraded: 'Ou changer quelques cases pour la rendre',
    working: 'Recherche du moins de changements…',
    workingSoFar: (changed, open) =>
      plural(
        changed,
        open === 0
          ? { one: '# case changée jusqu’ici…', other: '# cases changées jusqu’ici…' }
          : {
              one: `# case changée jusqu’ici, ${number(open)} encore ouvertes…`,
              other: `# cases changées jusqu’ici, ${number(open)} encore ouvertes…`,
            },
      ),
    stop: 'Arrêter',
    stopped: 'Arrêté. Rien n’a été changé.',
    changed: (cells) =>
      plural(cells, {
        one: '# case changée ; elle est encadrée. Annuler ramène l’ancienne image.',
        other: '# cases changées ; elles sont encadrées. Annuler ramène l’ancienne image.',
      }),
    nothingToChange: 'Il n’y avait rien à changer.',
    nothingChanged: 'Rien n’a été changé.',
    targets: {
      unique: 'Une solution',
      'line-solvable': 'Sans deviner',
      easy: 'Facile',
      medium: 'Moyen',
      hard: 'Difficile',
    },
    notReached: (target) => `« ${target} » n’a pas été atteint :`,
    limit: 'la recherche a atteint sa limite.',
    stuck: 'aucun petit changement n’y parvient.',
    nearest: 'Voici le résultat le plus proche.',
    open: (cells) =>
      plural(cells, { one: '# case est encore ouverte.', other: '# cases sont encore ouvertes.' }),
  },

  dull: {
    'almost-empty': 'Elle est presque vide.',
    'almost-full': 'Elle est presque pleine.',
    'plain-lines': 'Au moins la moitié des lignes ne demandent aucune réflexion.',
    'similar-colors': 'Certaines couleurs se ressemblent.',
    'one-color': 'Tout est d’une seule couleur.',
  },
  dullAdvice: {
    photo: {
      'almost-empty': 'Essayez une taille plus petite, une autre obscurité, ou échangez rempli et vide.',
      'almost-full': 'Essayez une autre obscurité, ou échangez rempli et vide.',
      'plain-lines': 'Recadrez sur le sujet, ou choisissez une taille avec plus de détails.',
      'similar-colors': 'Essayez-en moins.',
      'one-color': 'Essayez une autre obscurité.',
    },
    drawing: {
      'almost-empty': 'Une feuille plus petite fait une meilleure grille.',
      'almost-full': 'Essayez de l’inverser.',
      'plain-lines': 'Retirez les lignes vides des bords, ou ajoutez des détails.',
      'similar-colors': 'Choisissez-en d’autres, ou moins.',
      'one-color': '',
    },
  },

  about: 'Détails',
  titleField: 'Titre',
  author: 'Auteur',
  license: 'Licence',

  use: 'Partager et exporter',
  play: 'Garder et jouer',
  format: 'Format de fichier',
  saveAs: 'Télécharger',
  losses: (parts) => `Tout n’y tient pas : ${parts}.`,
  savePicture: 'Image',
  saveSvg: 'SVG',
  savePng: 'PNG',
  savePdf: 'PDF à imprimer',
  withSolution: 'avec la solution',
};
