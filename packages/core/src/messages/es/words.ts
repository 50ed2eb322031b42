// Español. Una casilla es femenina ("rellena", "vacía"); un número es masculino ("el 4"); los colores van en
// español cuando se conoce su nombre, y si no, como los llama la paleta, entre comillas.
import { colorTable, gathered, isOneCell, known, numbers } from '../phrases.js';
import { listed, thousands } from '../text.js';
import type { CellText, LineText, RunText, SpanText, ValueText } from '../texts.js';

const NTH = ' primer segundo tercer cuarto quinto sexto séptimo octavo noveno'.split(' ');
export const and = (words: readonly string[]) => listed(words, 'y');
export const or = (words: readonly string[]) => listed(words, 'o');

/** En masculino y en femenino. */
const COLORS = colorTable(
  'black negro negra, white blanco blanca, red rojo roja, green verde, blue azul, yellow amarillo amarilla, ' +
    'orange naranja, brown marrón, grey gris, gray gris, pink rosa, purple morado morada, violet violeta, ' +
    'turquoise turquesa, cream crema, teal verdeazulado verdeazulada, gold dorado dorada, silver plateado plateada, ' +
    'mauve malva, slate pizarra, tan beis, beige beis, cyan cian, magenta magenta',
);

const SHADES = { dark: (form: string) => `${form} oscuro`, light: (form: string) => `${form} claro` };

function agree(form: string, count: number): string {
  if (count === 1 || /^«| oscuro$| claro$|^(crema|pizarra|beis|cian|magenta)$/.test(form)) return form;
  return /[aeo]$/.test(form) ? `${form}s` : `${form.replace('ó', 'o')}es`;
}

const quoted = (color: string) => `«${color}»`;

/** Uno o varios números: `rojo`, `rojos`, `«amber»`. */
export const masculine = (color: string, count: number) =>
  agree(known(COLORS, color, SHADES)?.[0] ?? quoted(color), count);

/** Una o varias casillas: `roja`, `rojas`, `«amber»`. */
export const feminine = (color: string, count: number) =>
  agree(known(COLORS, color, SHADES)?.[1] ?? quoted(color), count);

/** El color mismo: `el rojo`, `«amber»`. */
export function noun(color: string): string {
  const name = known(COLORS, color, SHADES)?.[0];
  return name === undefined ? quoted(color) : `el ${name}`;
}

export const nth = (number: number) => NTH[number] ?? `${number}.º`;
export const name = (line: Pick<LineText, 'isRow' | 'number'>) =>
  `${line.isRow ? 'fila' : 'columna'} ${line.number}`;
export const withClue = (line: LineText) => `${name(line)} (${line.clue})`;
export const theLine = (line: LineText) => `la ${withClue(line)}`;
export const place = (cell: CellText) => `fila ${cell.row}, columna ${cell.column}`;
export const thePlace = (cell: CellText) => `la casilla de la ${place(cell)}`;

/** `fila 3, columnas 5-6; fila 4, columna 2` */
function places(of: readonly CellText[]): string {
  return gathered(of)
    .map(
      ({ rows, columns }) =>
        `${isOneCell(rows) ? 'fila' : 'filas'} ${and(numbers(rows))}, ${isOneCell(columns) ? 'columna' : 'columnas'} ${and(numbers(columns))}`,
    )
    .join('; ');
}

/** `la casilla de la fila 3, columna 5` */
export function thePlaces(of: readonly CellText[]): string {
  return of.length === 1 ? thePlace(of[0]) : `las casillas (${places(of)})`;
}

/** `la casilla 4`, `las casillas 4-6 y 8` */
export function cells(spans: readonly SpanText[]): string {
  return `${isOneCell(spans) ? 'la casilla' : 'las casillas'} ${and(numbers(spans))}`;
}

export function value(state: ValueText, count: number): string {
  const plural = count === 1 ? '' : 's';
  switch (state.kind) {
    case 'filled':
      return `rellena${plural}`;
    case 'blank':
      return `vacía${plural}`;
    case 'color':
      return feminine(state.color, count);
    case 'one-of':
      return or([
        ...state.colors.map((color) => feminine(color, count)),
        ...(state.orBlank ? [`vacía${plural}`] : []),
      ]);
    case 'none-of':
      return state.colors.map((color) => feminine(color, count)).join(' ni ');
  }
}

/** `está rellena`, `son «red»`, `no es «red»`, `no son ni «red» ni «blue»` */
export function is(state: ValueText, count: number): string {
  const words = value(state, count);
  const isOne = count === 1;
  switch (state.kind) {
    case 'filled':
    case 'blank':
      return `${isOne ? 'está' : 'están'} ${words}`;
    case 'none-of':
      return `no ${isOne ? 'es' : 'son'} ${state.colors.length === 1 ? '' : 'ni '}${words}`;
    default:
      return `${isOne ? 'es' : 'son'} ${words}`;
  }
}

/** `el 4`, `el segundo 2`, `el 3 «red»`, `el número desconocido` */
export function run({ length, color, nth: which }: RunText): string {
  const colored = color === null ? '' : ` ${masculine(color, 1)}`;
  const number = length === null ? 'número desconocido' : length;
  return `el ${which === 0 ? '' : `${nth(which)} `}${number}${colored}`;
}

/** Con espacios entre los millares: `1 234`. */
export const number = (of: number) => thousands(of, '\u202f');
export const counted = (of: number, one: string, several: string) =>
  `${number(of)} ${of === 1 ? one : several}`;
export const casillas = (of: number) => counted(of, 'casilla', 'casillas');
export const names = (lines: readonly LineText[]) => lines.map((line) => `la ${name(line)}`);
