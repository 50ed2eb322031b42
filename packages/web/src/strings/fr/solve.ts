import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const solveWords: Words['solveWords'] = {
  title: 'Résoudre',
  lead: 'Ouvrez une grille dans n’importe quel format. La page la résout pas à pas avec les raisons, prouve si elle est unique, l’évalue et trouve les indices mal saisis.',

  ways: { paste: 'Coller ou ouvrir', type: 'Saisir les indices' },
  waysLabel: 'Entrée',
  pasteLabel: 'Grille en texte, ou un lien',
  pastePlaceholder:
    'Collez une grille dans un format connu, ou un lien.\nOu déposez un fichier n’importe où sur cette page.',
  open: 'Ouvrir un fichier',
  example: 'Voir un exemple',
  drop: 'Déposez le fichier pour l’ouvrir',
  reading: 'Lecture…',
  readAs: (format, title, size) =>
    title === '' ? `Lu comme ${format} : ${size}.` : `Lu comme ${format} : « ${title} », ${size}.`,
  size: (width, height) => `${number(width)} × ${number(height)}`,
  faults: (count) => plural(count, { one: 'Lecture impossible', other: 'Lecture impossible : # fautes' }),
  faultPlace: (line, column) => `Ligne ${number(line)}, colonne ${number(column)}`,
  assumedRows: (width, height) =>
    `Le fichier ne dit pas quels indices sont les lignes : lu comme ${number(width)} de large et ${number(height)} de haut.`,
  swapSides: 'Échanger lignes et colonnes',
  warning: (message) => `Remarque : ${message}.`,
  several: 'Grille',
  severalName: (index, title) =>
    title === '' ? `Grille ${number(index + 1)}` : `${number(index + 1)}. ${title}`,
  unreadable: 'Le fichier n’a pas pu être ouvert. Vérifiez qu’il existe encore et réessayez.',

  entry: {
    rows: 'Lignes',
    columns: 'Colonnes',
    width: 'Largeur',
    height: 'Hauteur',
    help: 'Des nombres séparés par n’importe quoi. Entrée passe à la ligne suivante ; un bloc entier peut être collé. « ? » est un bloc de longueur inconnue, « * » un indice inconnu.',
    helpColors: (symbols) => `Après chaque nombre sa couleur : ${symbols}.`,
    fills: (needed, room) => `${number(needed)} sur ${number(room)}`,
    pasted: (clues) => plural(clues, { one: '# indice collé.', other: '# indices collés.' }),
    clear: 'Vider',
  },

  solve: 'Résoudre',
  again: 'Résoudre à nouveau',
  stop: 'Arrêter',
  working: 'Résolution…',
  stopped: 'Arrêté. Rien n’est encore prouvé.',
  stoppedRest: 'Arrêté avant que tout soit analysé.',
  failed: 'Le solveur a échoué. Réessayez ; la grille est peut-être trop grande pour cet appareil.',
  empty: 'Rien à résoudre pour l’instant',
  emptyText: 'Collez, ouvrez ou saisissez une grille, et elle apparaît ici.',
  sheet: (size, what) => `La grille, ${size}, ${what}.`,
  sheetStep: (at, of) => `après l’étape ${number(at)} sur ${number(of)}`,
  sheetUnsolved: 'pas encore résolue',
  sheetSolution: (which) => `solution ${number(which)}`,

  repairs: 'Corrections possibles',
  repairsLooking: 'Recherche d’un indice mal saisi…',
  repair: 'Appliquer',
  story: 'La contradiction',
  give: (cells) => plural(cells, { one: 'Révéler # case de départ', other: 'Révéler # cases de départ' }),
  giveText: 'Il ne reste alors qu’une solution.',
  flicker: 'Alterner',
  flickerNote: 'Passe d’une solution à l’autre.',
  first: 'Première solution',
  second: 'Deuxième solution',

  grade: 'Difficulté',
  grading: 'Évaluation…',
  gradeHardest: (title) => `Technique la plus difficile : ${title}.`,
  gradeSteps: (steps, rounds) =>
    `${plural(steps, { one: '# déduction', other: '# déductions' })} en ${plural(rounds, { one: '# tour', other: '# tours' })}.`,
  gradeNarrow: (footholds) =>
    plural(footholds, {
      one: 'Au point le plus difficile, une seule étape est possible.',
      other: 'Au point le plus difficile, # étapes sont possibles.',
    }),
  gradeTechniques: 'Techniques utilisées',
  techniqueUses: (title, uses) => `${title} × ${number(uses)}`,

  film: {
    label: 'La résolution, pas à pas',
    play: 'Lecture',
    pause: 'Pause',
    back: 'Étape précédente',
    forward: 'Étape suivante',
    start: 'Première étape',
    end: 'Dernière étape',
    scrub: 'Étape',
    position: (at, of, open) => (open ? `${number(at)} / ${number(of)}…` : `${number(at)} / ${number(of)}`),
    speed: 'Vitesse, étapes par seconde',
    speedOf: (steps) => `${number(steps)} / s`,
    begin: 'Lancez la lecture, ou parcourez les étapes.',
    ends: {
      several: 'Plus de déduction : les cases restantes diffèrent d’une solution à l’autre.',
      contradiction: 'Contradiction : la ligne suivante n’a aucun placement valable.',
    },
  },
  play: 'Jouer cette grille',
  edit: 'Modifier',
  faultHints: {
    'unknown-format':
      'Sont lus les formats usuels de nonogrammes, les liens et les simples listes d’indices.',
    'ambiguous-format': 'Donnez au fichier l’extension de son format et ouvrez-le à nouveau.',
    'input-too-large': 'Divisez le fichier.',
  },
};
