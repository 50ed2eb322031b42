import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const settingsWords: Words['settingsWords'] = {
  title: 'Réglages',
  looks: 'Apparence',
  language: 'Langue',
  automatic: 'Automatique',
  theme: 'Couleurs',
  themes: { auto: 'Automatique', light: 'Clair', dark: 'Sombre' },
  contrast: 'Contraste élevé',
  text: 'Grands caractères',
  playing: 'Jeu',
  timer: 'Afficher le temps',
  strikeOff: 'Rayer les blocs terminés',
  errors: 'Erreurs',
  errorModes: { off: 'Jamais', request: 'Sur demande', live: 'Marquer aussitôt', lives: 'Trois vies' },
  errorsNote: 'Une case n’est fausse que si elle l’est dans toutes les solutions.',
  autoCross: 'Barrer les lignes terminées',
  autoCrossModes: { off: 'Non', ask: 'Demander', auto: 'Automatique' },
  longPress: 'Maintenir pour barrer',
  longPressNote: 'Un doigt immobile barre au lieu de remplir.',
  leftHanded: 'Gaucher',
  leftHandedNote: 'Inverse les outils.',
  device: 'Appareil',
  haptics: 'Vibration',
  sound: 'Sons',
  awake: 'Garder l’écran allumé pendant le jeu',
  colorMarks: 'Lettres sur les couleurs',
  colorMarksNote: 'Les lettres distinguent les couleurs pour tout le monde.',
  letterKeys: 'Touches d’une lettre partout',
  letterKeysNote: 'Sinon : seulement quand la grille a le focus. Utile si vous dictez.',
  data: 'Vos grilles',
  dataNote: 'Grilles et progression restent dans ce navigateur. Une sauvegarde les transporte dans un autre.',
  exportAll: 'Enregistrer une sauvegarde',
  importAll: 'Restaurer une sauvegarde',
  imported: (puzzles, games) =>
    plural(puzzles, {
      one: `# grille personnelle et la progression de ${number(games)} restaurées.`,
      other: `# grilles personnelles et la progression de ${number(games)} restaurées.`,
    }),
  notABackup:
    'Ce fichier n’est pas une sauvegarde de Crosshatch. Choisissez-en une écrite par « Enregistrer une sauvegarde ».',
};
