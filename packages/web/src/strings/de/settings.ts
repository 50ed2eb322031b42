import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const settingsWords: Words['settingsWords'] = {
  title: 'Einstellungen',
  looks: 'Aussehen',
  language: 'Sprache',
  automatic: 'Automatisch',
  theme: 'Farben',
  themes: { auto: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
  contrast: 'Hoher Kontrast',
  text: 'Große Schrift',
  playing: 'Spielen',
  timer: 'Zeit anzeigen',
  showTitles: 'Titel ungelöster Rätsel zeigen',
  showTitlesNote: 'Aus: Ein Rätsel hat eine Nummer, bis du weißt, was es zeigt.',
  strikeOff: 'Fertige Blöcke abstreichen',
  errors: 'Fehler',
  errorModes: { off: 'Nie', request: 'Auf Wunsch', live: 'Sofort markieren', lives: 'Drei Leben' },
  errorsNote: 'Ein Feld gilt nur als falsch, wenn es in jeder Lösung falsch ist.',
  autoCross: 'Fertige Linien auskreuzen',
  autoCrossModes: { off: 'Aus', ask: 'Fragen', auto: 'Automatisch' },
  longPress: 'Halten kreuzt aus',
  longPressNote: 'Ein ruhig gehaltener Finger kreuzt aus, statt zu füllen.',
  leftHanded: 'Linkshändig',
  leftHandedNote: 'Spiegelt die Werkzeuge.',
  device: 'Gerät',
  haptics: 'Vibration',
  sound: 'Töne',
  awake: 'Bildschirm beim Spielen anlassen',
  colorMarks: 'Buchstaben auf Farben',
  colorMarksNote: 'Mit Buchstaben kann jeder die Farben unterscheiden.',
  letterKeys: 'Buchstabentasten gelten überall',
  letterKeysNote: 'Aus: nur, wenn das Gitter den Fokus hat. Nützlich, wenn du diktierst.',
  data: 'Deine Rätsel',
  dataNote:
    'Rätsel und Fortschritt bleiben nur in diesem Browser. Eine Sicherung bringt sie in einen anderen.',
  exportAll: 'Sicherung speichern',
  importAll: 'Sicherung zurückholen',
  imported: (puzzles, games) =>
    plural(puzzles, {
      one: `# eigenes Rätsel und der Fortschritt von ${number(games)} zurückgeholt.`,
      other: `# eigene Rätsel und der Fortschritt von ${number(games)} zurückgeholt.`,
    }),
  notABackup:
    'Diese Datei ist keine Sicherung von Crosshatch. Wähle eine, die „Sicherung speichern“ geschrieben hat.',
};
