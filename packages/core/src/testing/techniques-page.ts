// docs/techniques.md, made of the same drawings that test the techniques. Written by
// scripts/write-techniques.mjs; a test says when that is due.
import { readdirSync } from 'node:fs';
import { explainWords } from '../explain/index.js';
import { LADDER } from '../explain/techniques/ladder.js';
import { techniqueTitle } from '../messages/index.js';
import { type Clue, clueText, type Grid, isMono, type Puzzle } from '../model/index.js';
import { drawingOf, gridFrom } from './notation.js';
import {
  deductionsOf,
  type GridDrawing,
  type LineDrawing,
  puzzleOfDrawing,
  type TechniqueDrawings,
} from './technique-drawings.js';

const INTRO = `# Techniques

How people solve nonograms, the easiest technique first. Each has a sentence, a drawing, and when to look for it.

\`crosshatch explain\`, \`hint\`, \`why\` and \`grade\` climb this ladder: they use a technique only when no easier one
finds anything. Techniques of the same cost stand on the same rung. The cost counts in [grades](grades.md).

In the drawings \`#\` is filled, \`.\` blank and \`?\` unknown. In coloured ones \`a\` is amber, \`b\` blue and \`c\` crimson,
and \`[.b]\` is a cell that may be blank or blue. Below each drawing is the sentence that Crosshatch prints for it.

This page is written by the library, from the drawings that test the techniques (\`npm run generate\`).
`;

const END = `## Arguments over several lines

From edge logic on, a step is an assumption and what follows from it, link by link.

- **Which assumption?** The one from which most follows for its length.
- **The same argument** for neighbouring cells is given once: "The same argument for row 3, column 6."
- **Mirrored arguments**: where the clues and what is known look the same mirrored or rotated, an argument is given once, and
  the images of its cells are listed: "The mirrored argument for row 40, column 3."
- **A line that cannot be placed** is explained as shortly as possible: too many runs, too few cells, a block that is too
  long, no room for a run; else by the cells that rule it out.
- **How often is a trial needed?** Of the 162 shipped puzzles with one solution, 15 need an assumption and 4 a trial: Snow Globe 5
  times, No Signal and Woven Rug twice, Snowflake once. Each is refuted by assumptions within the assumption, none by a search
  alone. Of the 14 puzzles of a survey of solvers, 8 need an assumption and 1 a trial (6 times); of 14 coloured puzzles of
  another author, none needs an assumption. Counted by \`npm run bench -- explain\`.
`;

/** The drawings of every technique, in the order of the ladder. */
export async function allDrawings(): Promise<TechniqueDrawings[]> {
  const folder = new URL('../explain/techniques/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.drawings.js'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const drawings = modules.map((module) => module.drawings as TechniqueDrawings);
  return LADDER.map(({ id }) => {
    const found = drawings.find(({ technique }) => technique.id === id);
    if (found === undefined) throw new Error(`The technique ${id} has no drawings.`);
    return found;
  });
}

export async function techniquesPage(): Promise<string> {
  const all = await allDrawings();
  const table = [
    '| cost | technique | id |',
    '|---:|---|---|',
    ...all.map(({ technique: { id, cost } }) => {
      const title = techniqueTitle(id);
      return `| ${cost} | [${title}](#${anchor(title)}) | \`${id}\` |`;
    }),
  ];
  return `${[INTRO, ...table, '', ...all.map(chapter), END].join('\n').trimEnd()}\n`;
}

function chapter({ technique, rule, when, note, drawings: [drawing] }: TechniqueDrawings): string {
  const picture = 'clue' in drawing ? linePicture(drawing) : gridPicture(drawing);
  const { puzzle, deductions } = deductionsOf(technique, drawing);
  const said = deductions.map((deduction) => explainWords(deduction, puzzle).sentence);
  const head = [`## ${techniqueTitle(technique.id)}`, '', rule, ...(note === undefined ? [] : ['', note])];
  return [
    ...head,
    '',
    '```text',
    ...picture,
    '```',
    ...quoted(said),
    '',
    `**Look for it** ${when}.`,
    '',
  ].join('\n');
}

/** One sentence: the others are of the same kind. */
function quoted(said: readonly string[]): string[] {
  const shown = said.slice(0, 1);
  const rest = said.length - shown.length;
  const more = rest === 0 ? [] : [`And ${rest} more of this kind.`];
  return [...shown, ...more].flatMap((text, i) => (i === 0 ? [`> ${text}`] : ['>', `> ${text}`]));
}

function linePicture({ clue, before, after }: LineDrawing): string[] {
  return before === after ? [`${clue}   |${before}|`] : [`${clue}   |${before}|   ->   |${after}|`];
}

/** Before and after side by side, with the clues at the left and on top of the first. */
function gridPicture(drawing: GridDrawing): string[] {
  const puzzle = puzzleOfDrawing(drawing);
  const { colors = 1 } = drawing;
  const grids =
    drawing.before.join() === drawing.after.join() ? [drawing.before] : [drawing.before, drawing.after];
  const cells = grids.map((rows) => cellTexts(gridFrom(rows, colors), colors));
  const columnClues = puzzle.columns.map((clue) => runTexts(puzzle, clue));
  const wide = Math.max(
    ...cells.flat(2).map((text) => text.length),
    ...columnClues.flat().map((text) => text.length),
  );
  const cell = (text: string) => text.padStart(wide);
  const rowClues = puzzle.rows.map((clue) => clueText(clue, symbolsOf(puzzle)));
  const margin = Math.max(...rowClues.map((text) => text.length));
  const depth = Math.max(...columnClues.map((texts) => texts.length));
  const top = Array.from({ length: depth }, (_, level) => {
    const texts = columnClues.map((clue) => cell(clue[level - (depth - clue.length)] ?? ''));
    return `${' '.repeat(margin)}   ${texts.join(' ')}`.trimEnd();
  });
  const body = rowClues.map((clue, row) => {
    const [before, after] = cells.map((rows) => rows[row].map(cell).join(' '));
    const arrow = row === Math.trunc(rowClues.length / 2) ? '->' : '  ';
    return `${clue.padStart(margin)}   ${before}${after === undefined ? '' : `   ${arrow}   ${after}`}`;
  });
  return [...top, ...body];
}

function cellTexts(grid: Grid, colors: number): string[][] {
  return Array.from({ length: grid.height }, (_, row) =>
    Array.from(grid.cells.subarray(row * grid.width, (row + 1) * grid.width), (set) =>
      drawingOf(Uint32Array.of(set), colors),
    ),
  );
}

function runTexts(puzzle: Puzzle, clue: Clue): string[] {
  return clueText(clue, symbolsOf(puzzle)).split(' ');
}

function symbolsOf(puzzle: Puzzle): string[] | undefined {
  return isMono(puzzle.palette) ? undefined : puzzle.palette.colors.map(({ symbol }) => symbol);
}

function anchor(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
