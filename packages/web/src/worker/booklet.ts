// A pack as a booklet to print: title page, contents, puzzles, and the solutions small at the end.
import { Analysis } from '@crosshatch/core/explain';
import type { Grid, PuzzleDocument } from '@crosshatch/core/model';
import { type Difficulty, makeBook, type Paper, scenesToPdf } from '@crosshatch/core/render';

export interface BookletInput {
  readonly title: string;
  readonly subtitle: string;
  readonly paper: Paper;
  /** Whether the puzzles have their titles, or the solutions alone. */
  readonly hasTitles: boolean;
  readonly puzzles: readonly { readonly document: PuzzleDocument; readonly difficulty?: Difficulty }[];
}

/** Line solves for one solution; a puzzle that needs more has none in the booklet. */
const LINE_SOLVES = 2_000_000;

/** `progress`: puzzles that are done. */
export function booklet(input: BookletInput, progress: (done: number) => void): Uint8Array {
  const { title, subtitle, paper, hasTitles } = input;
  const entries = input.puzzles.map(({ document, difficulty }, i) => {
    const solution = solutionOf(document);
    progress(i + 1);
    return {
      document,
      ...(difficulty === undefined ? {} : { difficulty }),
      ...(solution === undefined ? {} : { solution }),
    };
  });
  const { pages, bookmarks } = makeBook(entries, {
    title,
    subtitle,
    paper,
    titles: hasTitles ? 'puzzles' : 'solutions',
  });
  return scenesToPdf(pages, { title, bookmarks });
}

function solutionOf({ puzzle, given }: PuzzleDocument): Grid | undefined {
  const result = new Analysis(puzzle, given === undefined ? {} : { given }).result({
    effort: { lineSolves: LINE_SOLVES },
  });
  return result.verdict === 'unique' ? result.solution : undefined;
}
