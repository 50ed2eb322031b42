// The puzzle itself: empty at first, then the film of its solve, or two solutions where there are several.

import { colorOf, type Grid, type Puzzle, unknownGrid } from '@crosshatch/core/model';
import type { Multiple } from '@crosshatch/core/solve';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Switch } from '../../components/choices.js';
import { NOTHING_POINTED, pointedOfDeduction } from '../../grid/pointed.js';
import { Sheet } from '../../grid/sheet.js';
import { solveWords as words } from '../../strings/words.js';
import { FilmControls } from './film-controls.js';
import type { SolveSession } from './solve-session.js';
import { StageActions } from './stage-actions.js';

export function Stage({ session }: { session: SolveSession }) {
  const document = session.document.value;
  if (document === undefined) {
    return (
      <div class="stage-empty">
        <h2>{words.empty}</h2>
        <p class="soft">{words.emptyText}</p>
      </div>
    );
  }
  return (
    <div class="stack">
      <StageActions session={session} />
      <Picture session={session} puzzle={document.puzzle} given={document.given} />
      <FilmControls session={session} />
    </div>
  );
}

interface PictureProps {
  readonly session: SolveSession;
  readonly puzzle: Puzzle;
  readonly given: Grid | undefined;
}

function Picture({ session, puzzle, given }: PictureProps) {
  const film = session.film.value;
  const { at, length } = session.player.value;
  const result = session.result.value;
  const isAtEnd = film?.end !== undefined && at >= length;
  const diagnosis = session.diagnosis.value;
  const blank = useMemo(() => given ?? unknownGrid(puzzle, puzzle.palette), [puzzle, given]);
  const grid = useMemo(() => film?.timeline.gridAt(at) ?? blank, [film, at, length, blank]);
  const isPicture = isAtEnd && film?.end === 'solved';
  const step = film?.timeline.stepTo(at)?.deduction;
  const givenCells = useMemo(
    () => given && new Set([...given.cells.keys()].filter((i) => colorOf(given.cells[i]) !== undefined)),
    [given],
  );
  const pointed = useMemo(() => {
    if (isAtEnd && diagnosis?.kind === 'unsolvable') return { ...NOTHING_POINTED, lines: diagnosis.lines };
    return step && pointedOfDeduction(step);
  }, [step, isAtEnd, diagnosis]);
  const size = words.size(puzzle.width, puzzle.height);
  if (isAtEnd && result?.verdict === 'multiple') {
    const cells = diagnosis?.kind === 'ambiguous' ? diagnosis.cells : result.differing;
    return <TwoSolutions puzzle={puzzle} result={result} cells={cells} />;
  }
  const what = film === undefined ? words.sheetUnsolved : words.sheetStep(at, length);
  // Solved, it is a picture, and nothing else.
  const scene = isPicture
    ? ({ puzzle, grid, blanks: 'plain', ground: 'paper' } as const)
    : ({ puzzle, grid, blanks: 'dot', given: givenCells, pointed } as const);
  return <Sheet isWhole scene={scene} label={words.sheet(size, what)} />;
}

interface TwoProps {
  readonly puzzle: Puzzle;
  readonly result: Multiple;
  readonly cells: readonly number[];
}

const FLICKER_EVERY = 700;

/** One sheet that alternates between the two, or both side by side when reduced motion is asked for. */
function TwoSolutions({ puzzle, result, cells }: TwoProps) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const flickers = useSignal(!isStill);
  const shown = useSignal(0);
  const isOn = flickers.value;
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      shown.value = 1 - shown.peek();
    }, FLICKER_EVERY);
    return () => clearInterval(timer);
  }, [isOn]);
  const framed = useMemo(() => new Map(cells.map((cell) => [cell, 'bad'] as const)), [cells]);
  const scene = (which: number) =>
    ({ puzzle, grid: result.solutions[which], blanks: 'plain', ground: 'paper', framed }) as const;
  const size = words.size(puzzle.width, puzzle.height);
  const label = (which: number) => words.sheet(size, words.sheetSolution(which));
  return (
    <div class="stack">
      {isOn ? (
        <Sheet isWhole scene={scene(shown.value)} label={label(shown.value + 1)} />
      ) : (
        <div class="two-solutions">
          {[words.first, words.second].map((caption, i) => (
            <figure key={caption}>
              <Sheet isWhole scene={scene(i)} smallest={8} label={label(i + 1)} />
              <figcaption class="soft">{caption}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <Switch
        label={words.flicker}
        note={words.flickerNote}
        checked={isOn}
        onChange={(on) => {
          flickers.value = on;
        }}
      />
    </div>
  );
}
