import type { Words } from '../languages.js';
import { number } from './formats.js';

export const shell: Words['shell'] = {
  name: 'Crosshatch',
  skip: 'Aller au contenu',
  nav: 'Navigation principale',
  home: 'Jouer',
  daily: 'Du jour',
  learn: 'Apprendre',
  create: 'Créer',
  me: 'Moi',
  scan: 'Scanner',
  solve: 'Résoudre',
  make: 'Dessiner',
  settings: 'Réglages',
  help: 'Aide',
  loading: 'Chargement…',
  notFound: 'Cette page n’existe pas ici',
  notFoundText: 'L’adresse est peut-être mal saisie, ou vient d’une version plus ancienne.',
  toGallery: 'Toutes les grilles',
  failed: 'Le chargement a échoué',
  failedText: 'Vérifiez la connexion, puis réessayez. Vos dessins sont conservés.',
  again: 'Réessayer',
  close: 'Fermer',
  fileTooLarge: (megabytes) =>
    `Ce fichier dépasse ${number(megabytes)} Mo, plus qu’une page ne devrait en lire.`,
  storage: {
    blocked: 'Ce navigateur ne permet pas à la page d’enregistrer. La progression dure jusqu’à sa fermeture.',
    full: 'Le stockage de ce navigateur est plein. La nouvelle progression dure jusqu’à la fermeture de la page.',
    slow: 'Le stockage de ce navigateur ne répond pas. La progression dure jusqu’à la fermeture de la page.',
  },
  storageBackup: 'Enregistrer une sauvegarde',
  newVersion: 'Une nouvelle version de cette page est prête.',
  reload: 'La charger',
  promise: 'Rien ne quitte votre navigateur : ni compte, ni pistage, ni publicité.',
  title: (screen) => (screen === '' ? 'Crosshatch' : `${screen} · Crosshatch`),
};
