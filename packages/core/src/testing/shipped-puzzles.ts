// The puzzles that the project ships: read from `puzzles/`, with what each file claims of itself, and
// the list of them that `puzzles/README.md` shows.
import { readdirSync, readFileSync } from 'node:fs';
import { grade } from '../explain/index.js';
import { formatFault, parse } from '../formats/index.js';
import { isMono, type PuzzleDocument } from '../model/index.js';
import { PACKS } from './shipped-packs.js';

/** The folder of the shipped puzzles, seen from the compiled file. */
export const PUZZLES = new URL('../../../../puzzles/', import.meta.url);

export interface ShippedPuzzle {
  readonly file: string;
  /** What commands call it. */
  readonly name: string;
  readonly text: string;
  /** Id of the format it was read as. */
  readonly format: string;
  readonly document: PuzzleDocument;
  /** How many solutions the file says it has: 1 unless its description states another number. */
  readonly solutions: number;
}

/** Every shipped puzzle in the order of the file names, the small ones first. */
export function shippedPuzzles(): ShippedPuzzle[] {
  return readdirSync(PUZZLES)
    .filter((file) => file !== 'README.md')
    .sort()
    .map(readShipped);
}

function readShipped(file: string): ShippedPuzzle {
  const text = readFileSync(new URL(file, PUZZLES), 'utf8');
  const result = parse(text, { name: file });
  if (!result.ok) throw new Error(result.faults.map((fault) => formatFault(fault, file)).join('\n'));
  const [document] = result.documents;
  const claim = /\bHas (no|\d+) solutions? on purpose\b/.exec(document.meta.description ?? '')?.[1] ?? '1';
  const name = file.replace(/^\d+-|\.\w+$/g, '');
  return { file, name, text, format: result.format, document, solutions: claim === 'no' ? 0 : Number(claim) };
}

const INTRODUCTION = `# The shipped puzzles

Drawn for Crosshatch and given away: [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/), no rights
reserved. The command comes with them: \`crosshatch solve teacup\`, \`crosshatch play\`, \`crosshatch puzzles\`.

A file is named after its longer side and its title, so that the small ones come first. Puzzles of one colour
are Simpson \`.non\` files. Coloured ones, and those that show colours when they are solved, are Crosshatch JSON.
Each has exactly one solution, proven by the tests, unless its description says "on purpose". The
[grade](../docs/grades.md) shows how hard it is for a person, with its two parts, length (how long it takes) and depth (the hardest idea). Up to
*expert*, one line at a time is enough. The puzzles are sorted into packs; within a pack they get harder.

This list is generated from the files by \`npm run generate\`.
`;

/** A puzzle in the order of the lists: pack by pack, the easy ones first. */
interface Listed {
  readonly pack: string;
  readonly shipped: ShippedPuzzle;
  readonly grade: string;
}

function inPackOrder(puzzles: readonly ShippedPuzzle[]): Listed[] {
  const byName = new Map(puzzles.map((shipped) => [shipped.name, shipped]));
  return PACKS.flatMap(({ title, puzzles: names }) => {
    const listed = names.map((name) => {
      const shipped = byName.get(name);
      if (shipped === undefined) throw new Error(`${name} of the pack ${title} is not in puzzles/.`);
      return { pack: title, shipped, grade: gradeText(shipped) };
    });
    return listed.sort((a, b) => numberOf(a.grade) - numberOf(b.grade));
  });
}

/** The number of a grade; 0 without one. */
function numberOf(grade: string): number {
  return Number(/\((\d+), length/.exec(grade)?.[1] ?? 0);
}

/** The text of `puzzles/README.md`: a table for each pack. */
export function puzzleList(puzzles: readonly ShippedPuzzle[]): string {
  const listed = inPackOrder(puzzles);
  const tables = PACKS.map(({ title }) => {
    const rows = listed.filter(({ pack }) => pack === title).map(listRow);
    return [`## ${title}`, '', ...HEAD, ...rows].join('\n');
  });
  return `${INTRODUCTION}\n${tables.join('\n\n')}\n`;
}

const HEAD = ['| puzzle | size | colours | grade | note |', '| --- | --- | --- | --- | --- |'];

function listRow({ shipped, grade }: Listed): string {
  const { puzzle, meta } = shipped.document;
  const cells = [
    `[${meta.title}](${shipped.file})`,
    `${puzzle.width}x${puzzle.height}`,
    isMono(puzzle.palette) ? '' : `${puzzle.palette.colors.length}`,
    grade,
    meta.description ?? '',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The text of the command's list of the puzzles (`packages/cli/src/shipped/list.ts`). */
export function puzzleModule(puzzles: readonly ShippedPuzzle[]): string {
  const entries = inPackOrder(puzzles).map(({ pack, shipped, grade: text }) => {
    const { puzzle, meta } = shipped.document;
    const { width, height } = puzzle;
    const [, grade, length, depth] = /^([^(]+?)(?: \(.*length (\d+), depth (\d+)\))?$/.exec(text) ?? [];
    return JSON.stringify({
      name: shipped.name,
      file: shipped.file,
      pack,
      title: meta.title,
      width,
      height,
      colors: puzzle.palette.colors.length,
      grade,
      ...(length === undefined ? {} : { length: Number(length), depth: Number(depth) }),
    });
  });
  return `// The shipped puzzles, written by \`npm run generate -- puzzles\`. Do not edit.
import type { ShippedPuzzle } from './shipped-puzzle.js';

export const SHIPPED_PUZZLES: readonly ShippedPuzzle[] = [
${entries.map((entry) => `  ${entry},`).join('\n')}
];
`;
}

function gradeText({ document, solutions }: ShippedPuzzle): string {
  if (solutions !== 1) return solutions === 0 ? 'no solution' : `${solutions} solutions`;
  const result = grade(document.puzzle);
  if (result.verdict !== 'graded') throw new Error(`${document.meta.title} has no grade: ${result.verdict}.`);
  const { number, length, depth } = result;
  return `${result.class.replace('-', ' ')} (${number}, length ${length}, depth ${depth})`;
}
