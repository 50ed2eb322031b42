// What is wrong with a puzzle, as the JSON of `diagnose` and `check` has it: the same fields in both.

import type { Diagnosis } from '../explain/index.js';
import { clueText, isMono, lineName, type Puzzle, type Solution } from '../model/index.js';
import { drawRows } from '../render/index.js';
import { deductionJson, factsJson } from './deduction-json.js';
import { cellJson, findingJson } from './puzzle-json.js';
import type { Verdict } from './verdicts.js';

/** The verdict of a diagnosis. */
export function diagnosisVerdict({
  kind,
}: Diagnosis): Extract<Verdict, 'unique' | 'multiple' | 'none' | 'undecided'> {
  switch (kind) {
    case 'ambiguous':
      return 'multiple';
    case 'unsolvable':
      return 'none';
    default:
      return kind;
  }
}

export function diagnosisFields(puzzle: Puzzle, diagnosis: Diagnosis): Record<string, unknown> {
  const line = (id: number) => lineName(puzzle, id);
  switch (diagnosis.kind) {
    case 'unique':
    case 'undecided':
      return {};
    case 'ambiguous':
      return {
        differing: diagnosis.cells.map((cell) => cellJson(puzzle, cell)),
        differingComplete: diagnosis.isExact,
        places: diagnosis.places.map((place) => place.map((cell) => cellJson(puzzle, cell))),
        give: { cells: factsJson(puzzle, diagnosis.give.cells), quality: diagnosis.give.quality },
      };
    case 'unsolvable':
      return {
        totals: diagnosis.totals.map((finding) => findingJson(puzzle, finding)),
        conflict: { lines: diagnosis.lines.map(line), minimal: diagnosis.isMinimal },
        contradiction: {
          words: diagnosis.contradiction.words,
          steps: diagnosis.contradiction.steps.map((step) => deductionJson(puzzle, step)),
          ...(diagnosis.contradiction.line === null ? {} : { line: line(diagnosis.contradiction.line) }),
        },
        repairs: diagnosis.repairs.map(({ kind, lines, run, clues, verdict, lineSolvable, words }) => ({
          kind,
          lines: lines.map(line),
          ...(run < 0 ? {} : { run: run + 1 }),
          clues: clues.map((clue) => clueText(clue, symbols(puzzle))),
          verdict,
          lineSolvable,
          words,
        })),
        repairsComplete: diagnosis.isComplete,
      };
  }
}

/** What `diagnose` also knows: the solutions it came across. */
export function diagnosisFindings({ palette }: Puzzle, diagnosis: Diagnosis): Record<string, unknown> {
  const found = (...solutions: readonly Solution[]) => ({
    solutionCount: solutions.length,
    solutions: solutions.map((solution) => drawRows(solution, palette)),
  });
  switch (diagnosis.kind) {
    case 'unique':
      return { lineSolvable: diagnosis.lineSolvable, ...found(diagnosis.solution) };
    case 'ambiguous':
      return found(...diagnosis.solutions);
    case 'undecided':
      return { reason: diagnosis.reason, partial: drawRows(diagnosis.partial, palette) };
    case 'unsolvable':
      return found();
  }
}

function symbols({ palette }: Puzzle): string[] | undefined {
  return isMono(palette) ? undefined : palette.colors.map(({ symbol }) => symbol);
}
