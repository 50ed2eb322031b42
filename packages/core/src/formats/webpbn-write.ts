// Writes webpbn's XML, always as a set, every colour named.
import {
  allCandidates,
  type Clue,
  colorOf,
  type Grid,
  type Metadata,
  type Puzzle,
  type PuzzleDocument,
} from '../model/index.js';
import { encodeEntities } from './reading/html-entities.js';
import { escapeXml } from './reading/xml-tokens.js';
import { colorLetters, isPlain } from './writing/color-marks.js';

export function writeWebpbn(documents: readonly PuzzleDocument[]): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE pbn SYSTEM "http://webpbn.com/pbn-0.3.dtd">',
    '<puzzleset>',
    ...documents.flatMap(puzzleLines),
    '</puzzleset>',
    '',
  ].join('\n');
}

function puzzleLines({ puzzle, meta, goal, solutions = [], saved = [] }: PuzzleDocument): string[] {
  const names = namesOf(puzzle);
  const letters = isPlain(puzzle.palette) ? ['.', 'X'] : ['.', ...colorLetters(puzzle.palette).slice(1)];
  const rgb = [puzzle.palette.background, ...puzzle.palette.colors].map((color) => color.rgb.slice(1));
  const attribute = (text: string) => `"${escapeXml(text)}"`;
  const defaults = `defaultcolor=${attribute(names[1])} backgroundcolor=${attribute(names[0])}`;
  const image = (type: string, grid: Grid) => imageLines(type, grid, puzzle, letters);
  return [
    `<puzzle type="grid" ${defaults}>`,
    ...metaLines(meta),
    ...names.map((name, i) => `<color name=${attribute(name)} char="${letters[i]}">${rgb[i]}</color>`),
    ...clueLines('columns', puzzle.columns, names),
    ...clueLines('rows', puzzle.rows, names),
    ...(goal === undefined ? [] : image('goal', goal)),
    ...solutions.flatMap((grid) => image('solution', grid)),
    ...saved.flatMap((grid) => image('saved', grid)),
    '</puzzle>',
  ];
}

/** The background's name first; a colour of the same name makes it give way. */
function namesOf({ palette }: Puzzle): string[] {
  const names = palette.colors.map((color) => color.name);
  let background = palette.background.name;
  while (names.includes(background)) background += ' background';
  return [background, ...names];
}

function metaLines(meta: Metadata): string[] {
  const fields = ['title', 'author', 'copyright', 'source', 'id', 'description'] as const;
  return fields.flatMap((field) => {
    const value = meta[field];
    if (value === undefined) return [];
    // Readers understand HTML entities in these texts, so whatever looks like one needs care.
    const lines = value.split('\n').map((line) => escapeXml(encodeEntities(line, '')));
    return [`<${field}>${lines.join('\n')}</${field}>`];
  });
}

function clueLines(type: string, clues: readonly Clue[], names: readonly string[]): string[] {
  const line = (clue: Clue) => {
    const counts = (clue ?? []).map(({ length, color }) => {
      const colored = color === 1 ? '' : ` color="${escapeXml(names[color])}"`;
      return `<count${colored}>${length ?? 0}</count>`;
    });
    return `<line>${counts.join('')}</line>`;
  };
  return [`<clues type="${type}">`, ...clues.map(line), '</clues>'];
}

function imageLines(type: string, grid: Grid, puzzle: Puzzle, letters: readonly string[]): string[] {
  const all = allCandidates(puzzle.palette);
  const cell = (candidates: number) => {
    const color = colorOf(candidates);
    if (color !== undefined) return letters[color];
    if (candidates === all) return '?';
    return `[${letters.filter((_, i) => (candidates & (1 << i)) !== 0).join('')}]`;
  };
  const row = (index: number) =>
    `|${Array.from(grid.cells.subarray(index * grid.width, (index + 1) * grid.width), cell).join('')}|`;
  return [
    `<solution type="${type}">`,
    '<image>',
    ...Array.from({ length: grid.height }, (_, index) => row(index)),
    '</image>',
    '</solution>',
  ];
}
