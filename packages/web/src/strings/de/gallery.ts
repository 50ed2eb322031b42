import type { Words } from '../languages.js';
import { number, percent, plural } from './formats.js';

export const gallery: Words['gallery'] = {
  title: 'Rätsel',
  headline: 'Bilder, in Zahlen versteckt',
  lead: 'Jede Zahl ist ein Block gefüllter Felder in ihrer Zeile oder Spalte, der Reihe nach, mit einer Lücke zwischen zweien. Finde heraus, welche Felder es sind, und das Bild erscheint.',
  begin: 'Mit einem leichten anfangen',
  example:
    'Ein gelöstes Rätsel mit fünf Zeilen und Spalten, ein Herz. Die erste Zeile hat den Hinweis 1 1: ein gefülltes Feld, eine Lücke, ein gefülltes Feld.',
  going: 'Weiterspielen',
  own: 'Deine eigenen Rätsel',
  curious: 'Kuriositäten',
  curiousNote: 'Mehrere Lösungen oder keine, mit Absicht.',
  groups: {
    tiny: 'Erste Schritte',
    small: 'Klein',
    medium: 'Mittel',
    large: 'Groß',
    huge: 'Für einen langen Abend',
  },
  size: (width, height) => `${number(width)} × ${number(height)}`,
  colors: (count) => plural(count, { one: '# Farbe', other: '# Farben' }),
  solved: 'Gelöst',
  percent: (done) => percent(done),
  grades: {
    trivial: 'sehr leicht',
    easy: 'leicht',
    medium: 'mittel',
    hard: 'schwer',
    expert: 'Experte',
    'needs lookahead': 'mit Vorausschau',
    'needs guessing': 'mit Raten',
  },
  solutions: (count) => plural(count, { one: '# Lösung', other: '# Lösungen' }),
  noSolution: 'keine Lösung',
  gradeParts: (length, depth) => `Länge ${number(length)}, Tiefe ${number(depth)}`,
  untitled: 'Ohne Titel',
  loading: 'Die Rätsel werden geladen …',
  drop: 'Rätsel ablegen, um es zu spielen',
  cantRead: (why) => `Diese Datei ist kein Rätsel, das die Seite lesen kann: ${why}`,
  cantOpen: 'Diese Datei ließ sich nicht öffnen.',
  remove: (title) => `${title} löschen`,
  removeQuestion: (title) =>
    `„${title}“ und deinen Fortschritt darin löschen? Das lässt sich nicht rückgängig machen.`,
};
