// What the names in a file mean: the rows or the columns, a size, something about the puzzle, a picture.
// Names come in every spelling: `rowClues`, `ROW_HINTS`, `column-clues`, `Top numbers`, `yClues`.
import type { Metadata } from '../../model/index.js';

export type SideName = 'rows' | 'columns';

/** Which side a name means, and whether programs agree on that. */
export interface NamedSide {
  readonly side: SideName;
  readonly isSure: boolean;
}

const ROWS = wordSet(
  'row rows left side line lines ligne lignes fila filas zeile zeilen riga righe linha linhas wiersz wiersze rader строка строки строк ряд ряды рядки 行 행 satır ' +
    'satırlar řádek řádky rij rijen sorok rivit row-s',
);
const COLUMNS = wordSet(
  'col cols column columns top up above upper colonne colonnes columna columnas coluna colunas spalte spalten kolumna kolumny kolumner столбец столбцы столбцов стовпці 列 열 sütun sütunlar ' +
    'sloupec sloupce kolom kolommen oszlopok sarakkeet colum colums collumn collumns coulmn',
);
// Clues of horizontal lines, or clues written along the horizontal side? x as in "the clue at x"? Usage differs.
const MAYBE_ROWS = wordSet(
  'horizontal horizontals horizontally horizontales orizzontali waagerecht horiz hor across h y ys горизонталь ' +
    'горизонтали горизонтально 横 가로',
);
const MAYBE_COLUMNS = wordSet(
  'vertical verticals vertically verticales verticali senkrecht vert ver down v x xs вертикаль вертикали вертикально ' +
    '縦 竖 纵 세로',
);
/** What may stand beside the word for the side. */
const CLUE_WORDS = wordSet(
  'clue clues hint hints rule rules constraint constraints number numbers value values data info list lists ' +
    'desc description descriptions key keys spec specs block blocks run runs segment segments group groups ' +
    'instruction instructions requirement requirements req reqs restriction restrictions def defs header headers ' +
    'sequence sequences count counts set sets label labels condition conditions indice indices pista pistas ' +
    'hinweis hinweise tips tip conf config string str array arr of for the in nonogram picross puzzle example ' +
    'test input task my and counting begin start wskazowki indices podpowiedzi подсказки числа по ヒント 提示 线索 힌트 단서 ' +
    '방향 문제',
);

/** Without the accents of letters, which would divide a word. */
function plain(text: string): string {
  return /[\u0080-\uffff]/.test(text)
    ? text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
        .replace(/ı/g, 'i')
    : text;
}

/** The words of a name, in lower case. */
export function wordsOf(name: string): string[] {
  const words = plain(name.slice(0, 80)).match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[\u0080-\uffff]+/g) ?? [];
  return words.map((word) => word.toLowerCase());
}

/** The side that a name means; undefined when it means none, both, or more than a side. */
export function sideOf(name: string): NamedSide | undefined {
  const words = wordsOf(name).flatMap(unglued);
  if (words.length > 8) return undefined;
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  const [rows, columns] = [has(ROWS), has(COLUMNS)];
  if (rows !== columns) return { side: rows ? 'rows' : 'columns', isSure: true };
  if (rows) return undefined;
  const [maybeRows, maybeColumns] = [has(MAYBE_ROWS), has(MAYBE_COLUMNS)];
  if (maybeRows === maybeColumns) return undefined;
  return { side: maybeRows ? 'rows' : 'columns', isSure: false };
}

/** Whether a name says more than the side, so that what it holds are clues: `rowHints`, `col_constraints`. */
export function isClueName(name: string): boolean {
  return wordsOf(name)
    .flatMap(unglued)
    .some((word) => SURE_CLUE_WORDS.has(word));
}

const SURE_CLUE_WORDS = wordSet(
  'clue clues hint hints rule rules constraint constraints number numbers block blocks run runs segment segments pista pistas',
);

/** The side that a line or a key names for its own clue: whole words, or their first letters. */
export function prefixSide(name: string): NamedSide | undefined {
  const key = name.toLowerCase();
  // L as in ligne, linha or line.
  if (key === 'r' || key === 'l' || key === 'row') return { side: 'rows', isSure: true };
  if (key === 'c' || key === 'col' || key === 'column') return { side: 'columns', isSure: true };
  if (key === 'h' || key === 'v') return { side: key === 'h' ? 'rows' : 'columns', isSure: false };
  return undefined;
}

/** The same for a heading in a text, which must not say anything else. */
export function headingSide(text: string): NamedSide | undefined {
  const words = wordsOf(text).flatMap(unglued);
  if (words.length === 0 || words.length > 6) return undefined;
  const known = [ROWS, COLUMNS, MAYBE_ROWS, MAYBE_COLUMNS, CLUE_WORDS];
  if (!words.every((word) => known.some((set) => set.has(word)) || /^\d+$/.test(word))) return undefined;
  return sideOf(text);
}

/** `rowclues` -> `row`, `clues`. */
function unglued(word: string): string[] {
  const [, side, rest] = /^(rows?|col(?:umn)?s?|lines?|top|side|left|[hv])([a-z]+)$/.exec(word) ?? [];
  return rest !== undefined && CLUE_WORDS.has(rest) ? [side, rest] : [word];
}

/** The part of the size that a name means; `size` when it is both. */
export function sizeOf(name: string): 'width' | 'height' | 'size' | undefined {
  const words = wordsOf(name).filter((word) => !SIZE_NOISE.has(word));
  if (words.length !== 1) return undefined;
  const [word] = words;
  if (WIDTHS.has(word)) return 'width';
  if (HEIGHTS.has(word)) return 'height';
  return SIZES.has(word) ? 'size' : undefined;
}

const SIZE_NOISE = wordSet('n num number of count total grid board puzzle nonogram the');
const WIDTHS = wordSet('width w cols columns col ncols ncol numcols breite largeur ancho');
const HEIGHTS = wordSet('height h rows row nrows nrow numrows hoehe hauteur alto');
const SIZES = wordSet('size dimensions dimension dims dim gridsize');

const META: Readonly<Record<string, keyof Metadata>> = {
  title: 'title',
  name: 'title',
  author: 'author',
  by: 'author',
  creator: 'author',
  designer: 'author',
  copyright: 'copyright',
  license: 'license',
  licence: 'license',
  source: 'source',
  url: 'source',
  id: 'id',
  description: 'description',
};

/** The field of the metadata that a name means. */
export function metaOf(name: string): keyof Metadata | undefined {
  const key = name.trim().toLowerCase();
  return Object.hasOwn(META, key) ? META[key] : undefined;
}

/** Whether a name means a picture. */
export function isPictureName(name: string): boolean {
  return wordsOf(name).some((word) => PICTURES.has(word));
}

const PICTURES = wordSet(
  'solution solutions grid board goal picture image cells pixels puzzle level map data answer pattern matrix ' +
    'shape design nonogram picross field bitmap solved art pic pict pixel drawing sprite rows result target content layout',
);

/** Whether a name means several pictures: `puzzles`, `const LEVELS`. */
export function isPicturesName(name: string): boolean {
  return wordsOf(name).some((word) => word.endsWith('s') && PICTURES.has(word.slice(0, -1)));
}

/** Names of what holds puzzles: no titles of them. */
export function isHolderName(name: string): boolean {
  const words = wordsOf(name);
  return (
    words.length === 0 ||
    words.every((word) => HOLDERS.has(word) || CLUE_WORDS.has(word) || /^\d+$/.test(word))
  );
}

const HOLDERS = wordSet(
  'puzzles puzzle clues hints level levels nonogram nonograms picross data game games grid grids board content ' +
    'default export exports module items list collection const var let def problem problems sample samples self this',
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(plain(words).split(' '));
}
