// Deutsch. Eine Zahl ist weiblich ("die 4"); Felder werden so genannt, dass kein Fall sich ändert; Farben
// heißen deutsch, wo ihr Name bekannt ist, und sonst, wie die Palette sie nennt, in Anführungszeichen.
import { colorTable, gathered, isOneCell, known, numbers } from '../phrases.js';
import { capital, listed, thousands } from '../text.js';
import type { CellText, LineText, RunText, SpanText, ValueText } from '../texts.js';

const NTH = ' erste zweite dritte vierte fünfte sechste siebte achte neunte'.split(' ');
export const and = (words: readonly string[]) => listed(words, 'und');
export const or = (words: readonly string[]) => listed(words, 'oder');

const COLORS = colorTable(
  'black schwarz, white weiß, red rot, green grün, blue blau, yellow gelb, orange orange, brown braun, grey grau, ' +
    'gray grau, pink rosa, purple lila, violet violett, turquoise türkis, cream cremeweiß, teal blaugrün, gold golden, ' +
    'silver silbern, mauve malvenfarben, slate schiefergrau, tan beige, beige beige, cyan cyan, magenta magenta',
);

const SHADES = { dark: (form: string) => `dunkel${form}`, light: (form: string) => `hell${form}` };

/** Wie ein Feld ist: `rot`, `„amber“`. */
export const colored = (color: string) => known(COLORS, color, SHADES)?.[0] ?? `„${color}“`;

const NOUNS: Readonly<Record<string, string>> = { golden: 'Gold', silbern: 'Silber', malvenfarben: 'Malve' };

/** Die Farbe selbst: `Rot`, `Gold`, `„amber“`. */
export const noun = (color: string) => NOUNS[colored(color)] ?? capital(colored(color));
export const nth = (number: number) => NTH[number] ?? `${number}.`;
export const name = (line: Pick<LineText, 'isRow' | 'number'>) =>
  `${line.isRow ? 'Zeile' : 'Spalte'} ${line.number}`;
export const withClue = (line: LineText) => `${name(line)} (${line.clue})`;
export const place = (cell: CellText) => `Zeile ${cell.row}, Spalte ${cell.column}`;
export const are = (count: number) => (count === 1 ? 'ist' : 'sind');

/** `Zeile 3, Spalten 5-6; Zeile 4, Spalte 2` */
export function places(of: readonly CellText[]): string {
  return gathered(of)
    .map(
      ({ rows, columns }) =>
        `${isOneCell(rows) ? 'Zeile' : 'Zeilen'} ${and(numbers(rows))}, ${isOneCell(columns) ? 'Spalte' : 'Spalten'} ${and(numbers(columns))}`,
    )
    .join('; ');
}

/** `Feld 4`, `die Felder 4-6 und 8` */
export function cells(spans: readonly SpanText[]): string {
  return `${isOneCell(spans) ? 'Feld' : 'die Felder'} ${and(numbers(spans))}`;
}

/** `Feld 4`, `den Feldern 4-6` */
export const dative = (spans: readonly SpanText[]) => cells(spans).replace(/^die Felder/, 'den Feldern');

export function value(state: ValueText): string {
  switch (state.kind) {
    case 'filled':
      return 'gefüllt';
    case 'blank':
      return 'leer';
    case 'color':
      return colored(state.color);
    case 'one-of':
      return or([...state.colors.map(colored), ...(state.orBlank ? ['leer'] : [])]);
    case 'none-of':
      return state.colors.length === 1
        ? `nicht ${colored(state.colors[0])}`
        : `weder ${state.colors.map(colored).join(' noch ')}`;
  }
}

/** `die 4`, `die zweite 2`, `die 3 in „red“`, `die unbekannte Zahl` */
export function run({ length, color, nth: which }: RunText): string {
  const inColor = color === null ? '' : ` in ${noun(color)}`;
  const number = length === null ? 'unbekannte Zahl' : length;
  return `die ${which === 0 ? '' : `${nth(which)} `}${number}${inColor}`;
}

/** Mit Tausenderpunkten: `1.234`. */
export const number = (of: number) => thousands(of, '.');
export const counted = (of: number, one: string, several: string) =>
  `${number(of)} ${of === 1 ? one : several}`;
export const felder = (of: number) => counted(of, 'Feld', 'Felder');
export const names = (lines: readonly LineText[]) => lines.map(name);
