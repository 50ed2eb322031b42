import type { Words } from '../languages.js';
import { number, percent, plural } from './formats.js';

export const scanWords: Words['scanWords'] = {
  title: 'Scannen',
  lead: 'Fotografiere ein Rätsel in einer Zeitschrift, oder öffne ein Bildschirmfoto eines Spiels. Die Seite liest die Hinweise und die schon gefüllten Felder.',
  promise: 'Das Bild bleibt in deinem Browser.',
  tip: 'Das ganze Rätsel sollte im Bild sein, scharf und mit allen Hinweisen.',

  camera: 'Foto aufnehmen',
  choose: 'Bild wählen',
  paste: 'Einfügen',
  dropHint: 'Oder lege ein Bild auf dieser Seite ab, oder füge eines ein.',
  drop: 'Bild ablegen, um es zu scannen',
  nothingToPaste: 'Die Zwischenablage enthält kein Bild. Kopiere zuerst ein Bild oder ein Bildschirmfoto.',
  cantPaste: 'Der Browser lässt die Seite die Zwischenablage nicht lesen. Drücke Strg+V (⌘V auf einem Mac).',

  cameraTitle: 'Foto aufnehmen',
  cameraStarting: 'Die Kamera startet …',
  cameraView: 'Was die Kamera sieht',
  cameraAim: 'Fülle das Bild mit dem Gitter und allen Hinweisen.',
  shoot: 'Auslösen',
  cameraFaults: {
    denied:
      'Die Seite darf die Kamera nicht benutzen. Erlaube es in den Einstellungen des Browsers, oder wähle ein Bild.',
    missing: 'Hier gibt es keine Kamera. Wähle stattdessen ein Bild.',
    busy: 'Die Kamera startet nicht. Schließe andere Programme, die sie benutzen, oder wähle ein Bild.',
  },

  decoding: 'Das Bild wird geöffnet …',
  reading: 'Das Rätsel wird gelesen …',
  readingAgain: 'Es wird noch einmal gelesen …',
  stop: 'Anhalten',
  refused: {
    crashed: 'Das Bild ließ sich nicht öffnen. Versuche es noch einmal.',
    heic: 'Dieser Browser kann keine HEIC-Bilder öffnen. Speichere es zuerst als JPEG: Auf einem iPhone genügt ein Bildschirmfoto davon, oder wähle „Maximale Kompatibilität“ in den Kameraeinstellungen.',
    pdf: 'Das ist ein PDF. Öffne es, mache ein Bildschirmfoto der Seite und scanne dieses.',
    'not-a-picture':
      'Das ist kein Bild. PNG, JPEG, WebP, GIF und AVIF lassen sich scannen; eine Rätseldatei öffnet „Lösen“.',
    broken:
      'Dieses Bild ist beschädigt oder unvollständig. Speichere oder sende es noch einmal, oder mache ein Bildschirmfoto davon.',
    'too-large': (megapixels, most) =>
      `Dieses Bild hat ${number(megapixels)} Megapixel; höchstens ${number(most)} lassen sich öffnen. Verkleinere es, oder schneide es auf das Rätsel zu.`,
  },

  failures: {
    'no-grid': 'Kein Gitter gefunden',
    'no-clues': 'Keine Hinweise neben einem Gitter gefunden',
    'too-small': 'Das Bild ist zu klein zum Lesen',
    crashed: 'Dieses Bild ließ sich nicht lesen',
    stopped: 'Angehalten',
  },
  advice: {
    'no-grid':
      'Fotografiere gerade von oben, in gleichmäßigem Licht, mit allen vier Ecken. Oder hilf nach: Ziehe die vier Ecken auf das Gitter, ohne die Hinweise, und gib seine Größe ein.',
    'no-clues':
      'Die Hinweise müssen im Bild sein, links vom Gitter und darüber. Oder hilf nach: Ziehe die vier Ecken auf das Gitter, ohne die Hinweise, und gib seine Größe ein.',
    crashed:
      'Schneide es auf das Rätsel zu und versuche es noch einmal. Oder hilf nach: Ziehe die vier Ecken auf das Gitter, ohne die Hinweise, und gib seine Größe ein.',
    stopped:
      'Um nachzuhelfen, ziehe die vier Ecken auf das Gitter, ohne die Hinweise, und gib seine Größe ein.',
    'too-small': 'Öffne das Original statt einer Vorschau, oder mache ein größeres Bildschirmfoto.',
  },

  stage: 'Das Bild mit dem gefundenen Gitter',
  stageHelp: 'Gitter am falschen Platz? Ziehe seine Ecken. Tippe auf einen Hinweis, um ihn zu korrigieren.',
  corners: ['Ecke oben links', 'Ecke oben rechts', 'Ecke unten rechts', 'Ecke unten links'],
  corner: (name, x, y) => `${name}, ${number(x)} mal ${number(y)}. Pfeiltasten bewegen sie.`,
  badCorners: 'Diese Ecken bilden kein Gitter. Ziehe sie der Reihe nach auf die vier Ecken.',
  whole: 'Ganzes Bild',
  columns: 'Spalten',
  rows: 'Zeilen',
  size: 'Größe',
  times: '×',
  read: 'Hinweise lesen',
  several: (count) => plural(count, { one: '# Rätsel in diesem Bild', other: '# Rätsel in diesem Bild' }),
  one: (index) => `Rätsel ${number(index + 1)}`,

  spoken: (columns, rows, doubts) =>
    plural(doubts, {
      one: `Gelesen: ${number(columns)} Spalten, ${number(rows)} Zeilen, # Hinweis zu prüfen.`,
      other: `Gelesen: ${number(columns)} Spalten, ${number(rows)} Zeilen, # Hinweise zu prüfen.`,
    }),
  verdict: 'Ergebnis',
  judging: 'Wird gelöst …',
  sure: (part) => `Sicherheit ${percent(part)}.`,
  noDoubts: 'Jeder Hinweis war deutlich zu lesen.',
  marks: (filled, crossed) => {
    if (crossed === 0)
      return plural(filled, {
        one: '# gefülltes Feld gefunden. Das Spiel geht dort weiter.',
        other: '# gefüllte Felder gefunden. Das Spiel geht dort weiter.',
      });
    if (filled === 0)
      return plural(crossed, {
        one: '# ausgekreuztes Feld gefunden. Das Spiel geht dort weiter.',
        other: '# ausgekreuzte Felder gefunden. Das Spiel geht dort weiter.',
      });
    return `Gefunden: ${number(filled)} gefüllt, ${number(crossed)} ausgekreuzt. Das Spiel geht dort weiter.`;
  },
  noneText:
    'Ein Hinweis ist falsch, hier oder im Druck. Prüfe die Hinweise unten, oder lass „Lösen“ den falschen suchen.',
  play: 'Spielen',
  solve: 'Lösen',
  edit: 'Bearbeiten',
  fixFirst: 'Korrigiere zuerst den Hinweis, der nicht passt.',

  doubts: (count) => plural(count, { one: '# Hinweis zu prüfen', other: '# Hinweise zu prüfen' }),
  doubtsText: 'Ist es richtig gelesen? Tippe auf die richtige Lesart, oder schreibe sie.',
  allRight: 'Alle sind richtig',
  more: (count) => `${number(count)} weitere zeigen`,
  checked: (line, clue) => `${line}: ${clue}`,
  empty: 'leer',
  crop: (line) => `${line} im Bild`,
  readAs: (line, clue) => `${line} ist ${clue}`,
  type: (line) => `${line}, getippt`,
  another: 'Einen anderen Hinweis korrigieren',
  anotherNone: 'Linie wählen …',
  line: (name, clue) => `${name}: ${clue}`,
};
