// Español: qué está mal en una entrada, un nonograma o una cuadrícula.
import { MAX_COLORS, MAX_SIDE } from '../../model/index.js';
import { foundIn } from '../found-value.js';
import type { FaultTexts } from '../language.js';
import type { FaultPlace, PaletteEntry } from '../texts.js';
import { casillas, counted, feminine, name, names, or, value } from './words.js';

const shown = foundIn({
  array: 'una matriz',
  object: 'un objeto',
  function: 'una función',
  symbol: 'un símbolo',
});

/** `la fila 3`, `la columna 12, número 2` */
function at({ side, index, run }: FaultPlace): string {
  const line = `la ${name({ isRow: side === 'rows', number: index + 1 })}`;
  return run === undefined ? line : `${line}, número ${run + 1}`;
}

/** `el fondo`, `el color 2 ("red")` */
function entry({ color, name: called }: PaletteEntry): string {
  if (color === 0) return 'el fondo';
  return `el color ${color}${called === undefined ? '' : ` (${called})`}`;
}

const lines = { rows: 'filas', columns: 'columnas' };
const range = (colors: number) => (colors === 1 ? 'solo el color 1' : `los colores 1 a ${colors}`);
const least = (isAtLeast: boolean) => (isAtLeast ? 'al menos ' : '');

export const faults: FaultTexts = {
  faults: {
    'no-lines': ({ side, found }) =>
      found === undefined
        ? `no hay ${lines[side]}; un nonograma necesita al menos una`
        : `en lugar de las ${lines[side]} hay ${shown(found)}; se espera una lista de pistas`,
    'too-large': ({ side, count }) => `hay ${count} ${lines[side]}; el máximo es ${MAX_SIDE}`,
    'bad-clue': (fault) =>
      `${at(fault)} es ${shown(fault.found)}; se espera una lista de números, o null para una pista desconocida`,
    'bad-length': (fault) =>
      `${at(fault)} es ${shown(fault.found)}; se espera un número entero de casillas, al menos 1`,
    'zero-run': (fault) => `${at(fault)} es 0; una línea vacía es un solo 0 o ningún número`,
    'unknown-color': (fault) =>
      `${at(fault)} tiene el color ${shown(fault.found)}; ` +
      (fault.colors === null
        ? 'un color es un número entero, al menos 1'
        : `la paleta tiene ${range(fault.colors)}`),
    'clue-too-long': (fault) =>
      `${at(fault)} necesita ${fault.needed} casillas y tiene ${fault.room}: sobran ${fault.excess}`,
  },
  palette: {
    'not-an-object': ({ found }) => `la paleta es ${shown(found)}; se espera un objeto`,
    'no-list': ({ found }) =>
      `en lugar de los colores de la paleta hay ${shown(found)}; se espera una lista de colores`,
    'no-colors': () => 'la paleta no tiene colores; necesita al menos uno además del fondo',
    'too-many-colors': ({ count }) => `la paleta tiene ${count} colores; el máximo es ${MAX_COLORS}`,
    'bad-entry': (fault) => `${entry(fault)} es ${shown(fault.found)}; se espera un objeto`,
    'bad-name': (fault) =>
      `${entry(fault)} tiene el nombre ${shown(fault.found)}; se espera un texto visible en una sola línea`,
    'bad-rgb': (fault) => `${entry(fault)} tiene el valor ${shown(fault.found)}; se espera #rrggbb o #rgb`,
    'bad-symbol': (fault) =>
      `${entry(fault)} tiene el símbolo ${shown(fault.found)}; se espera un carácter visible que no sea "." ni "?"`,
    'same-name': (fault) =>
      `${entry(fault)} tiene el mismo nombre ${fault.found} que ${entry({ color: fault.as })}`,
    'same-symbol': (fault) =>
      `${entry(fault)} tiene el mismo símbolo ${fault.found} que ${entry({ color: fault.as })}`,
  },
  failures: {
    'unknown-cells': (line, unknown) =>
      `la ${name(line)} tiene ${counted(unknown, 'casilla desconocida', 'casillas desconocidas')}`,
    'runs-differ': (line, found) => `la ${name(line)} tiene ${found} en vez de ${line.clue}`,
  },
  totals: ({ color, rows, rowsAtLeast, columns, columnsAtLeast }) => {
    const what = color === null ? value({ kind: 'filled' }, rows) : feminine(color, rows);
    return (
      `las filas piden ${least(rowsAtLeast)}${casillas(rows)} ${what}, ` +
      `las columnas ${least(columnsAtLeast)}${columns}`
    );
  },
  suspects: (of) => `Si hay un solo número mal, está en ${or(names(of))}.`,
};
