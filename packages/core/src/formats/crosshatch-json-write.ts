// Writes our own JSON: every line of the puzzle on a line of its own, so that files read and diff well.
import {
  type Artwork,
  type Clue,
  colorOf,
  type Grid,
  type Palette,
  type PuzzleDocument,
  type Run,
} from '../model/index.js';

/** One document as an object, several under "puzzles". */
export function writeCrosshatchJson(documents: readonly PuzzleDocument[]): string {
  if (documents.length === 1) return `${object(['"crosshatch": 1', ...members(documents[0])], '')}\n`;
  const puzzles = documents.map((document) => object(members(document, '    '), '    '));
  return `{\n  "crosshatch": 1,\n  "puzzles": [\n    ${puzzles.join(',\n    ')}\n  ]\n}\n`;
}

function object(lines: readonly string[], indent: string): string {
  return `{\n${indent}  ${lines.join(`,\n${indent}  `)}\n${indent}}`;
}

function members(document: PuzzleDocument, indent = ''): string[] {
  const { puzzle, meta, goal, solutions, saved, given, artwork } = document;
  const inner = `${indent}  `;
  const list = (key: string, items: readonly string[]) =>
    `"${key}": [\n${inner}  ${items.join(`,\n${inner}  `)}\n${inner}]`;
  const grid = (value: Grid, deeper: string, palette = puzzle.palette) => {
    const rows = gridRows(value, palette);
    return `[\n${deeper}  ${rows.join(`,\n${deeper}  `)}\n${deeper}]`;
  };
  const grids = (key: string, values: readonly Grid[] | undefined) => {
    if (values === undefined || values.length === 0) return values === undefined ? [] : [`"${key}": []`];
    return [
      list(
        key,
        values.map((value) => grid(value, `${inner}  `)),
      ),
    ];
  };
  const artworkText = ({ palette, grid: picture }: Artwork) =>
    object(
      [
        `"palette": ${paletteText(palette, `${inner}  `)}`,
        `"cells": ${grid(picture, `${inner}  `, palette)}`,
      ],
      inner,
    );
  const text = Object.entries(meta).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  return [
    ...text,
    `"width": ${puzzle.width}`,
    `"height": ${puzzle.height}`,
    `"palette": ${paletteText(puzzle.palette, inner)}`,
    list('rows', puzzle.rows.map(clueText)),
    list('columns', puzzle.columns.map(clueText)),
    ...(goal === undefined ? [] : [`"goal": ${grid(goal, inner)}`]),
    ...grids('solutions', solutions),
    ...grids('saved', saved),
    ...(given === undefined ? [] : [`"given": ${grid(given, inner)}`]),
    ...(artwork === undefined ? [] : [`"artwork": ${artworkText(artwork)}`]),
  ];
}

function paletteText({ background, colors }: Palette, indent: string): string {
  // Part by part: a symbol may be any character, also one that divides.
  const flat = (value: object) =>
    `{${Object.entries(value)
      .map(([key, part]) => `"${key}": ${JSON.stringify(part)}`)
      .join(', ')}}`;
  const lines = colors.map((color) => `${indent}    ${flat(color)}`).join(',\n');
  return `{\n${indent}  "background": ${flat(background)},\n${indent}  "colors": [\n${lines}\n${indent}  ]\n${indent}}`;
}

function clueText(clue: Clue): string {
  if (clue === null) return 'null';
  const run = ({ length, color }: Run) =>
    color === 1 ? `${length}` : `{ "length": ${length}, "color": ${color} }`;
  return `[${clue.map(run).join(', ')}]`;
}

/** Symbols where every cell is known or quite unknown, candidate sets as numbers where one is in between. */
function gridRows(grid: Grid, palette: Palette): string[] {
  const all = 2 ** (palette.colors.length + 1) - 1;
  return Array.from({ length: grid.height }, (_, row) => {
    const cells = Array.from(grid.cells.subarray(row * grid.width, (row + 1) * grid.width));
    if (cells.some((cell) => cell !== all && colorOf(cell) === undefined)) return `[${cells.join(', ')}]`;
    const symbols = cells.map((cell) => {
      const color = colorOf(cell);
      return color === undefined ? '?' : color === 0 ? '.' : palette.colors[color - 1].symbol;
    });
    return JSON.stringify(symbols.join(''));
  });
}
