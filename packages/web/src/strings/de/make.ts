import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const makeWords: Words['makeWords'] = {
  title: 'Zeichnen',
  lead: 'Zeichne ein Bild. Währenddessen zeigt die Seite seine Hinweise, ob es genau eine Lösung hat, und wie schwer es ist.',
  open: 'Foto oder Rätsel öffnen',
  opened: 'Geöffnet.',
  openedWithoutGiven: 'Ohne seine vorgegebenen Felder geöffnet: Eine Zeichnung hat nur Hinweise.',
  cantOpen: 'Das ist weder ein Bild noch ein Rätsel mit genau einer Lösung.',
  drop: 'Foto oder Rätsel ablegen, um darauf zu zeichnen',
  photo: {
    title: 'Aus einem Foto',
    making: 'Das Foto wird betrachtet …',
    preview: (width, height) => `Vorschau, ${number(width)} mal ${number(height)} Felder`,
    size: 'Größe der längeren Seite:',
    colors: 'Farben:',
    threshold: 'Dunkelheit:',
    automatic: 'automatisch',
    outline: 'Nur Umrisse',
    dither: 'Gepunktete Töne',
    invert: 'Gefüllt und leer tauschen',
    crop: 'Auf das Motiv zuschneiden',
    target: 'Ergebnis',
    targets: {
      none: 'Unverändert',
      unique: 'Eine Lösung',
      'line-solvable': 'Ohne Raten',
      easy: 'Leicht',
      medium: 'Mittel',
      hard: 'Schwer',
    },
    use: 'Rätsel daraus machen',
  },
  sheet: (width, height) =>
    `Deine Zeichnung, ${number(width)} mal ${number(height)} Felder. Pfeiltasten bewegen, Leertaste malt, Rücktaste löscht.`,
  cell: (row, column, color) => `Zeile ${number(row)}, Spalte ${number(column)}, ${color}`,
  blank: 'leer',

  tools: 'Werkzeuge',
  tool: {
    pencil: 'Stift',
    line: 'Linie',
    rectangle: 'Rechteck',
    box: 'Gefülltes Rechteck',
    fill: 'Fläche füllen',
  },
  mirror: 'Spiegel',
  mirrors: {
    none: 'Kein Spiegel',
    sides: 'Links und rechts',
    ends: 'Oben und unten',
    both: 'Beide',
    turn: 'Halbe Drehung',
  },
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  clear: 'Leeren',
  invert: 'Umkehren',

  paints: {
    '#d1342f': 'Rot',
    '#2563c9': 'Blau',
    '#2f8f3e': 'Grün',
    '#f2a71b': 'Orange',
    '#8a4fc7': 'Lila',
    '#7a4a21': 'Braun',
    '#f29bb7': 'Rosa',
    '#8d949e': 'Grau',
    '#5bc0c9': 'Türkis',
    '#f5dd42': 'Gelb',
  },
  colors: 'Farben',
  color: (name) => `Mit ${name} zeichnen`,
  background: 'Hintergrund',
  addColor: 'Farbe hinzufügen',
  changeColor: (name) => `${name} ändern`,
  nameOf: (name) => `Name von ${name}`,
  removeColor: (name) => `${name} entfernen`,
  eraser: 'Radierer',

  size: 'Größe und Lage',
  sizeNow: (width, height) => `${number(width)} × ${number(height)}`,
  edges: { top: 'Oben', right: 'Rechts', bottom: 'Unten', left: 'Links' },
  grow: {
    top: 'Linie oben anfügen',
    right: 'Linie rechts anfügen',
    bottom: 'Linie unten anfügen',
    left: 'Linie links anfügen',
  },
  shrink: {
    top: 'Linie oben entfernen',
    right: 'Linie rechts entfernen',
    bottom: 'Linie unten entfernen',
    left: 'Linie links entfernen',
  },
  shift: 'Bild verschieben',
  shifts: {
    up: 'Nach oben schieben',
    down: 'Nach unten schieben',
    left: 'Nach links schieben',
    right: 'Nach rechts schieben',
  },
  newSize: 'Neue Zeichnung',
  newSizeOf: (side) => `${number(side)} × ${number(side)}`,

  verdict: 'Als Rätsel',
  judging: 'Wird geprüft …',
  empty: 'Noch ist nichts gezeichnet.',
  multipleText: (cells, exact) =>
    plural(
      cells,
      exact
        ? {
            one: '# Feld könnte sich zwischen Lösungen unterscheiden (umrahmt).',
            other: '# Felder könnten sich zwischen Lösungen unterscheiden (umrahmt).',
          }
        : {
            one: 'Mindestens # Feld könnte sich zwischen Lösungen unterscheiden (umrahmt).',
            other: 'Mindestens # Felder könnten sich zwischen Lösungen unterscheiden (umrahmt).',
          },
    ),
  undecidedText:
    'Zu viele Felder könnten sich unterscheiden, um schnell zu entscheiden. Versuche die Vorschläge oder ein kleineres Bild.',
  improve: {
    makeUnique: 'Eindeutig machen',
    makeLineSolvable: 'Ohne Raten lösbar machen',
    makeGraded: 'Oder wenige Felder ändern, damit es wird',
    working: 'Die wenigsten Änderungen werden gesucht …',
    workingSoFar: (changed, open) =>
      plural(
        changed,
        open === 0
          ? { one: 'Bisher # Feld geändert …', other: 'Bisher # Felder geändert …' }
          : {
              one: `Bisher # Feld geändert, ${number(open)} noch offen …`,
              other: `Bisher # Felder geändert, ${number(open)} noch offen …`,
            },
      ),
    stop: 'Anhalten',
    stopped: 'Angehalten. Nichts wurde geändert.',
    changed: (cells) =>
      plural(cells, {
        one: '# Feld geändert; es ist umrahmt. Rückgängig bringt das alte Bild zurück.',
        other: '# Felder geändert; sie sind umrahmt. Rückgängig bringt das alte Bild zurück.',
      }),
    nothingToChange: 'Es musste nichts geändert werden.',
    nothingChanged: 'Nichts wurde geändert.',
    targets: {
      unique: 'Eine Lösung',
      'line-solvable': 'Ohne Raten',
      easy: 'Leicht',
      medium: 'Mittel',
      hard: 'Schwer',
    },
    notReached: (target) => `„${target}“ wurde nicht erreicht:`,
    limit: 'Die Suche hat ihre Grenze erreicht.',
    stuck: 'Keine kleine Änderung erreicht es.',
    nearest: 'Das ist das nächstliegende Ergebnis.',
    open: (cells) => plural(cells, { one: '# Feld ist noch offen.', other: '# Felder sind noch offen.' }),
  },

  dull: {
    'almost-empty': 'Es ist fast leer.',
    'almost-full': 'Es ist fast voll.',
    'plain-lines': 'Mindestens die Hälfte der Linien braucht keine Überlegung.',
    'similar-colors': 'Einige Farben sehen sich ähnlich.',
    'one-color': 'Alles hat eine Farbe.',
  },
  dullAdvice: {
    photo: {
      'almost-empty': 'Versuche eine kleinere Größe, eine andere Dunkelheit, oder tausche gefüllt und leer.',
      'almost-full': 'Versuche eine andere Dunkelheit, oder tausche gefüllt und leer.',
      'plain-lines': 'Schneide auf das Motiv zu, oder wähle eine Größe mit mehr Einzelheiten.',
      'similar-colors': 'Versuche weniger.',
      'one-color': 'Versuche eine andere Dunkelheit.',
    },
    drawing: {
      'almost-empty': 'Ein kleineres Blatt ergibt ein besseres Rätsel.',
      'almost-full': 'Versuche es umzukehren.',
      'plain-lines': 'Entferne leere Linien am Rand, oder füge Einzelheiten hinzu.',
      'similar-colors': 'Wähle andere, oder weniger.',
      'one-color': '',
    },
  },

  about: 'Angaben',
  titleField: 'Titel',
  author: 'Autor',
  license: 'Lizenz',

  use: 'Teilen und exportieren',
  play: 'Behalten und spielen',
  format: 'Dateiformat',
  saveAs: 'Herunterladen',
  losses: (parts) => `Nicht alles passt hinein: ${parts}.`,
  savePicture: 'Bild',
  saveSvg: 'SVG',
  savePng: 'PNG',
  savePdf: 'PDF zum Drucken',
  withSolution: 'mit der Lösung',
};
