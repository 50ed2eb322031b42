import type { Words } from '../languages.js';
import { number } from './formats.js';

export const shell: Words['shell'] = {
  name: 'Crosshatch',
  skip: 'Zum Inhalt',
  nav: 'Hauptmenü',
  home: 'Spielen',
  daily: 'Täglich',
  learn: 'Lernen',
  create: 'Erstellen',
  me: 'Ich',
  scan: 'Scannen',
  solve: 'Lösen',
  make: 'Zeichnen',
  settings: 'Einstellungen',
  help: 'Hilfe',
  loading: 'Wird geladen …',
  notFound: 'Diese Seite gibt es hier nicht',
  notFoundText: 'Die Adresse ist vertippt oder gehört zu einer älteren Version.',
  toGallery: 'Alle Rätsel',
  failed: 'Das ließ sich nicht laden',
  failedText: 'Prüfe die Verbindung und versuche es noch einmal. Deine Zeichnungen sind sicher.',
  again: 'Noch einmal',
  close: 'Schließen',
  fileTooLarge: (megabytes) =>
    `Diese Datei ist größer als ${number(megabytes)} MB; mehr sollte eine Seite nicht lesen.`,
  storage: {
    blocked: 'Dieser Browser lässt die Seite nichts speichern. Dein Fortschritt bleibt, bis du sie schließt.',
    full: 'Der Speicher dieses Browsers ist voll. Neuer Fortschritt bleibt, bis du die Seite schließt.',
    slow: 'Der Speicher dieses Browsers antwortet nicht. Dein Fortschritt bleibt, bis du die Seite schließt.',
  },
  storageBackup: 'Sicherung speichern',
  newVersion: 'Eine neue Version dieser Seite ist bereit.',
  reload: 'Laden',
  promise: 'Nichts verlässt deinen Browser: kein Konto, keine Verfolgung, keine Werbung.',
  title: (screen) => (screen === '' ? 'Crosshatch' : `${screen} · Crosshatch`),
};
