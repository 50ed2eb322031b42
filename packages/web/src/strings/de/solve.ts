import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const solveWords: Words['solveWords'] = {
  title: 'Lösen',
  lead: 'Öffne ein Rätsel in irgendeinem Format. Die Seite löst es Schritt für Schritt mit Begründung, beweist, ob es eindeutig ist, bewertet es und findet vertippte Hinweise.',

  ways: { paste: 'Einfügen oder öffnen', type: 'Hinweise eintippen' },
  waysLabel: 'Eingabe',
  pasteLabel: 'Rätsel als Text oder ein Link',
  pastePlaceholder:
    'Füge ein Rätsel in einem bekannten Format oder einen Link ein.\nOder lege eine Datei irgendwo auf dieser Seite ab.',
  open: 'Datei öffnen',
  example: 'Ein Beispiel',
  drop: 'Datei ablegen, um sie zu öffnen',
  reading: 'Wird gelesen …',
  readAs: (format, title, size) =>
    title === '' ? `Gelesen als ${format}: ${size}.` : `Gelesen als ${format}: „${title}“, ${size}.`,
  size: (width, height) => `${number(width)} × ${number(height)}`,
  faults: (count) =>
    plural(count, { one: 'Das ließ sich nicht lesen', other: 'Das ließ sich nicht lesen: # Fehler' }),
  faultPlace: (line, column) => `Zeile ${number(line)}, Spalte ${number(column)}`,
  assumedRows: (width, height) =>
    `Die Datei sagt nicht, welche Hinweise die Zeilen sind: gelesen als ${number(width)} breit und ${number(height)} hoch.`,
  swapSides: 'Zeilen und Spalten tauschen',
  warning: (message) => `Anmerkung: ${message}.`,
  several: 'Rätsel',
  severalName: (index, title) =>
    title === '' ? `Rätsel ${number(index + 1)}` : `${number(index + 1)}. ${title}`,
  unreadable: 'Die Datei ließ sich nicht öffnen. Prüfe, ob es sie noch gibt, und versuche es noch einmal.',

  entry: {
    rows: 'Zeilen',
    columns: 'Spalten',
    width: 'Breite',
    height: 'Höhe',
    help: 'Zahlen mit irgendetwas dazwischen. Eingabe geht zur nächsten Linie; ein ganzer Block kann eingefügt werden. „?“ ist ein Block unbekannter Länge, „*“ ein unbekannter Hinweis.',
    helpColors: (symbols) => `Nach jeder Zahl ihre Farbe: ${symbols}.`,
    fills: (needed, room) => `${number(needed)} von ${number(room)}`,
    pasted: (clues) => plural(clues, { one: '# Hinweis eingefügt.', other: '# Hinweise eingefügt.' }),
    clear: 'Leeren',
  },

  solve: 'Lösen',
  again: 'Noch einmal lösen',
  stop: 'Anhalten',
  working: 'Wird gelöst …',
  stopped: 'Angehalten. Noch ist nichts bewiesen.',
  stoppedRest: 'Angehalten, bevor alles untersucht war.',
  failed:
    'Der Löser ist gescheitert. Versuche es noch einmal; das Rätsel ist vielleicht zu groß für dieses Gerät.',
  empty: 'Noch nichts zu lösen',
  emptyText: 'Füge ein Rätsel ein, öffne oder tippe eines, und es erscheint hier.',
  sheet: (size, what) => `Das Rätsel, ${size}, ${what}.`,
  sheetStep: (at, of) => `nach Schritt ${number(at)} von ${number(of)}`,
  sheetUnsolved: 'noch nicht gelöst',
  sheetSolution: (which) => `Lösung ${number(which)}`,

  repairs: 'Mögliche Korrekturen',
  repairsLooking: 'Ein vertippter Hinweis wird gesucht …',
  repair: 'Anwenden',
  story: 'Der Widerspruch',
  give: (cells) => plural(cells, { one: '# Startfeld aufdecken', other: '# Startfelder aufdecken' }),
  giveText: 'Dann bleibt nur eine Lösung.',
  flicker: 'Wechseln',
  flickerNote: 'Schaltet zwischen zwei Lösungen um.',
  first: 'Erste Lösung',
  second: 'Zweite Lösung',

  grade: 'Wie schwer',
  grading: 'Wird bewertet …',
  gradeHardest: (title) => `Schwierigste Technik: ${title}.`,
  gradeSteps: (steps, rounds) =>
    `${plural(steps, { one: '# Schluss', other: '# Schlüsse' })} in ${plural(rounds, { one: '# Runde', other: '# Runden' })}.`,
  gradeNarrow: (footholds) =>
    plural(footholds, {
      one: 'An der schwersten Stelle gibt es nur einen Schritt.',
      other: 'An der schwersten Stelle gibt es # Schritte.',
    }),
  gradeTechniques: 'Benutzte Techniken',
  techniqueUses: (title, uses) => `${title} × ${number(uses)}`,

  film: {
    label: 'Die Lösung, Schritt für Schritt',
    play: 'Abspielen',
    pause: 'Pause',
    back: 'Voriger Schritt',
    forward: 'Nächster Schritt',
    start: 'Erster Schritt',
    end: 'Letzter Schritt',
    scrub: 'Schritt',
    position: (at, of, open) => (open ? `${number(at)} / ${number(of)} …` : `${number(at)} / ${number(of)}`),
    speed: 'Tempo, Schritte pro Sekunde',
    speedOf: (steps) => `${number(steps)} / s`,
    begin: 'Spiele ab, oder gehe die Schritte entlang.',
    ends: {
      several: 'Kein weiterer Schluss: Die übrigen Felder unterscheiden sich zwischen den Lösungen.',
      contradiction: 'Widerspruch: Die nächste Linie hat keine gültige Anordnung.',
    },
  },
  play: 'Dieses Rätsel spielen',
  edit: 'Bearbeiten',
  faultHints: {
    'unknown-format':
      'Gelesen werden die üblichen Nonogramm-Formate, Links und einfache Listen von Hinweisen.',
    'ambiguous-format': 'Gib der Datei die Endung ihres Formats und öffne sie noch einmal.',
    'input-too-large': 'Teile die Datei auf.',
  },
};
