// Français. Une case est féminine ("remplie", "vide") ; un nombre est masculin ("le 4") ; les couleurs sont
// en français quand leur nom est connu, sinon comme la palette les nomme, entre guillemets.
import { colorTable, gathered, isOneCell, known, numbers } from '../phrases.js';
import { listed, thousands } from '../text.js';
import type { CellText, LineText, RunText, SpanText, ValueText } from '../texts.js';

const NTH = ' premier deuxième troisième quatrième cinquième sixième septième huitième neuvième'.split(' ');
export const and = (words: readonly string[]) => listed(words, 'et');
export const or = (words: readonly string[]) => listed(words, 'ou');

/** Au masculin et au féminin ; `s` au pluriel, sauf les invariables. */
const COLORS = colorTable(
  'black noir noire, white blanc blanche, red rouge, green vert verte, blue bleu bleue, yellow jaune, orange orange, ' +
    'brown brun brune, grey gris grise, gray gris grise, pink rose, purple violet violette, violet violet violette, ' +
    'turquoise turquoise, cream crème, teal bleu-vert, gold doré dorée, silver argenté argentée, mauve mauve, ' +
    'slate ardoise, tan beige, beige beige, cyan cyan, magenta magenta',
);

const SHADES = { dark: (form: string) => `${form} foncé`, light: (form: string) => `${form} clair` };

const agree = (form: string, count: number) =>
  count === 1 || /s$|»$| foncé$| clair$|^(orange|turquoise|crème|bleu-vert|ardoise|cyan|magenta)$/.test(form)
    ? form
    : `${form}s`;

const quoted = (color: string) => `« ${color} »`;

/** Un ou plusieurs nombres : `vert`, `verts`, `« amber »`. */
export const masculine = (color: string, count: number) =>
  agree(known(COLORS, color, SHADES)?.[0] ?? quoted(color), count);

/** Une ou plusieurs cases : `verte`, `vertes`, `« amber »`. */
export const feminine = (color: string, count: number) =>
  agree(known(COLORS, color, SHADES)?.[1] ?? quoted(color), count);

/** La couleur elle-même : `le vert`, `de vert` ; `l'orange` ; `« amber »`. */
export function noun(color: string, article: 'le' | 'de'): string {
  const name = known(COLORS, color, SHADES)?.[0];
  if (name === undefined) return article === 'le' ? quoted(color) : `de ${quoted(color)}`;
  if (!name.startsWith('o')) return `${article} ${name}`;
  return { le: `l'${name}`, de: `d'${name}` }[article];
}

export const nth = (number: number) => NTH[number] ?? `${number}e`;
export const name = (line: Pick<LineText, 'isRow' | 'number'>) =>
  `${line.isRow ? 'ligne' : 'colonne'} ${line.number}`;
export const withClue = (line: LineText) => `${name(line)} (${line.clue})`;
export const theLine = (line: LineText) => `la ${withClue(line)}`;
export const place = (cell: CellText) => `ligne ${cell.row}, colonne ${cell.column}`;
export const thePlace = (cell: CellText) => `la case de la ${place(cell)}`;

/** `ligne 3, colonnes 5-6 ; ligne 4, colonne 2` */
function places(of: readonly CellText[]): string {
  return gathered(of)
    .map(
      ({ rows, columns }) =>
        `${isOneCell(rows) ? 'ligne' : 'lignes'} ${and(numbers(rows))}, ${isOneCell(columns) ? 'colonne' : 'colonnes'} ${and(numbers(columns))}`,
    )
    .join(' ; ');
}

/** `la case de la ligne 3, colonne 5` */
export function thePlaces(of: readonly CellText[]): string {
  return of.length === 1 ? thePlace(of[0]) : `les cases (${places(of)})`;
}

/** `la case 4`, `les cases 4-6 et 8` */
export function cells(spans: readonly SpanText[]): string {
  return `${isOneCell(spans) ? 'la case' : 'les cases'} ${and(numbers(spans))}`;
}

/** Au singulier ou au pluriel : `remplie`, `vides`, `« red »`. */
export function value(state: ValueText, count: number): string {
  const plural = count === 1 ? '' : 's';
  switch (state.kind) {
    case 'filled':
      return `remplie${plural}`;
    case 'blank':
      return `vide${plural}`;
    case 'color':
      return feminine(state.color, count);
    case 'one-of':
      return or([
        ...state.colors.map((color) => feminine(color, count)),
        ...(state.orBlank ? [`vide${plural}`] : []),
      ]);
    case 'none-of':
      return state.colors.map((color) => feminine(color, count)).join(' ni ');
  }
}

/** `est remplie`, `ne sont pas « red »`, `n'est ni « red » ni « blue »` */
export function is(state: ValueText, count: number): string {
  const words = value(state, count);
  if (state.kind !== 'none-of') return `${count === 1 ? 'est' : 'sont'} ${words}`;
  const verb = count === 1 ? "n'est" : 'ne sont';
  return state.colors.length === 1 ? `${verb} pas ${words}` : `${verb} ni ${words}`;
}

/** `le 4`, `le deuxième 2`, `le 3 « red »`, `le nombre inconnu` */
export function run({ length, color, nth: which }: RunText): string {
  const colored = color === null ? '' : ` ${masculine(color, 1)}`;
  const number = length === null ? 'nombre inconnu' : length;
  return `le ${which === 0 ? '' : `${nth(which)} `}${number}${colored}`;
}

/** Avec des espaces entre les milliers: `1 234`. */
export const number = (of: number) => thousands(of, '\u202f');
export const counted = (of: number, one: string, several: string) =>
  `${number(of)} ${of === 1 ? one : several}`;
export const cases = (of: number) => counted(of, 'case', 'cases');
export const names = (lines: readonly LineText[]) => lines.map((line) => `la ${name(line)}`);
