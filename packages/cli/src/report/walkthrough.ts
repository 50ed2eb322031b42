// The whole solve as text: each step with its sentence and a small drawing. As plain text for a terminal or as
// Markdown, from the same parts.

import { type Deduction, explainWords } from '@crosshatch/core/explain';
import type { Locale } from '@crosshatch/core/messages';
import { cellOfLine, type Grid, lineLength, type Puzzle } from '@crosshatch/core/model';
import { drawPuzzle, drawRows } from '@crosshatch/core/render';

export interface Walkthrough {
  heading(text: string): string;
  step(number: number, deduction: Deduction, before: Grid, after: Grid): string;
  picture(picture: string): string;
}

export function plainWalkthrough(puzzle: Puzzle, locale: Locale): Walkthrough {
  return {
    heading: (text) => `${text}\n`,
    step: (number, deduction, before, after) => {
      const { title, sentence } = explainWords(deduction, puzzle, locale);
      const drawing = lineDrawing(puzzle, deduction, before, after);
      return [
        `${`${number}.`.padEnd(4)} ${title}`,
        ...[sentence, ...drawing].map((line) => `     ${line}`),
        '',
      ].join('\n');
    },
    picture: (picture) => `${picture}\n`,
  };
}

export function markdownWalkthrough(puzzle: Puzzle, locale: Locale): Walkthrough {
  const fenced = (lines: readonly string[]) => ['```text', ...lines, '```'];
  return {
    heading: (text) => `# ${text}\n`,
    step: (number, deduction, before, after) => {
      const { title, sentence } = explainWords(deduction, puzzle, locale);
      const own = lineDrawing(puzzle, deduction, before, after);
      const drawing = own.length > 0 ? own : gridDrawing(puzzle, deduction, after);
      return [`## ${number}. ${title}`, '', sentence, '', ...fenced(drawing), ''].join('\n');
    },
    picture: (picture) => [...fenced(picture.split('\n')), ''].join('\n'),
  };
}

/** `|????#???|  ->  |???###??|`; empty for a step over several lines. */
function lineDrawing(puzzle: Puzzle, deduction: Deduction, before: Grid, after: Grid): string[] {
  if (deduction.chain !== undefined) return [];
  const [line] = deduction.lines;
  const draw = (grid: Grid) => {
    const cells = Uint32Array.from(
      { length: lineLength(puzzle, line) },
      (_, position) => grid.cells[cellOfLine(puzzle, line, position)],
    );
    return drawRows({ width: cells.length, height: 1, cells }, puzzle.palette)[0];
  };
  const [from, to] = [draw(before), draw(after)];
  // If only colours were excluded and no cell is known, the drawings would look the same.
  return from === to ? [`|${from}|`] : [`|${from}|  ->  |${to}|`];
}

/** The whole grid, with the lines of the chain highlighted and the settled cells marked. */
function gridDrawing(puzzle: Puzzle, deduction: Deduction, after: Grid): string[] {
  return drawPuzzle(puzzle, after, {
    ascii: true,
    marked: deduction.settles.map(({ cell }) => cell),
    lit: deduction.lines,
  }).split('\n');
}
