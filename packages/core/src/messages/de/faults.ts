// Deutsch: was an einer Eingabe, einem Rätsel oder einem Gitter falsch ist.
import { MAX_COLORS, MAX_SIDE } from '../../model/index.js';
import { foundIn } from '../found-value.js';
import type { FaultTexts } from '../language.js';
import type { FaultPlace, PaletteEntry } from '../texts.js';
import { counted, felder, name, names, noun, or } from './words.js';

const shown = foundIn({
  array: 'ein Array',
  object: 'ein Objekt',
  function: 'eine Funktion',
  symbol: 'ein Symbol',
});

/** `Zeile 3`, `Spalte 12, Zahl 2` */
function at({ side, index, run }: FaultPlace): string {
  const line = name({ isRow: side === 'rows', number: index + 1 });
  return run === undefined ? line : `${line}, Zahl ${run + 1}`;
}

/** `der Hintergrund`, `Farbe 2 ("red")` */
function entry({ color, name: called }: PaletteEntry): string {
  if (color === 0) return 'der Hintergrund';
  return `Farbe ${color}${called === undefined ? '' : ` (${called})`}`;
}

const lines = { rows: 'Zeilen', columns: 'Spalten' };
const range = (colors: number) => (colors === 1 ? 'nur Farbe 1' : `die Farben 1 bis ${colors}`);
const least = (isAtLeast: boolean) => (isAtLeast ? 'mindestens ' : '');

export const faults: FaultTexts = {
  faults: {
    'no-lines': ({ side, found }) =>
      found === undefined
        ? `es gibt keine ${lines[side]}; ein Rätsel braucht mindestens eine`
        : `anstelle der ${lines[side]} steht ${shown(found)}; erwartet wird eine Liste von Hinweisen`,
    'too-large': ({ side, count }) => `es gibt ${count} ${lines[side]}; höchstens ${MAX_SIDE} sind möglich`,
    'bad-clue': (fault) =>
      `${at(fault)} ist ${shown(fault.found)}; erwartet wird eine Liste von Zahlen, oder null für einen unbekannten Hinweis`,
    'bad-length': (fault) =>
      `${at(fault)} ist ${shown(fault.found)}; erwartet wird eine ganze Zahl von Feldern, mindestens 1`,
    'zero-run': (fault) => `${at(fault)} ist 0; eine leere Linie ist eine einzige 0 oder gar keine Zahl`,
    'unknown-color': (fault) =>
      `${at(fault)} hat die Farbe ${shown(fault.found)}; ` +
      (fault.colors === null
        ? 'eine Farbe ist eine ganze Zahl, mindestens 1'
        : `die Palette hat ${range(fault.colors)}`),
    'clue-too-long': (fault) =>
      `${at(fault)} braucht ${fault.needed} Felder, hat aber ${fault.room}: ${fault.excess} zu viel`,
  },
  palette: {
    'not-an-object': ({ found }) => `die Palette ist ${shown(found)}; erwartet wird ein Objekt`,
    'no-list': ({ found }) =>
      `anstelle der Farben der Palette steht ${shown(found)}; erwartet wird eine Liste von Farben`,
    'no-colors': () => 'die Palette hat keine Farben; neben dem Hintergrund braucht sie mindestens eine',
    'too-many-colors': ({ count }) => `die Palette hat ${count} Farben; höchstens ${MAX_COLORS} sind möglich`,
    'bad-entry': (fault) => `${entry(fault)} ist ${shown(fault.found)}; erwartet wird ein Objekt`,
    'bad-name': (fault) =>
      `${entry(fault)} hat den Namen ${shown(fault.found)}; erwartet wird sichtbarer Text in einer Zeile`,
    'bad-rgb': (fault) =>
      `${entry(fault)} hat den Wert ${shown(fault.found)}; erwartet wird #rrggbb oder #rgb`,
    'bad-symbol': (fault) =>
      `${entry(fault)} hat das Zeichen ${shown(fault.found)}; erwartet wird ein sichtbares Zeichen außer "." und "?"`,
    'same-name': (fault) =>
      `${entry(fault)} hat denselben Namen ${fault.found} wie ${entry({ color: fault.as })}`,
    'same-symbol': (fault) =>
      `${entry(fault)} hat dasselbe Zeichen ${fault.found} wie ${entry({ color: fault.as })}`,
  },
  failures: {
    'unknown-cells': (line, unknown) =>
      `${name(line)} hat ${counted(unknown, 'unbekanntes Feld', 'unbekannte Felder')}`,
    'runs-differ': (line, found) => `in ${name(line)} steht ${found}, verlangt ist ${line.clue}`,
  },
  totals: ({ color, rows, rowsAtLeast, columns, columnsAtLeast }) => {
    const filled = counted(rows, 'gefülltes Feld', 'gefüllte Felder');
    const what = color === null ? filled : `${felder(rows)} in ${noun(color)}`;
    return `die Zeilen verlangen ${least(rowsAtLeast)}${what}, die Spalten ${least(columnsAtLeast)}${columns}`;
  },
  suspects: (of) => `Wenn nur eine Zahl falsch ist, dann in ${or(names(of))}.`,
};
