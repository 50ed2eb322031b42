// The puzzle itself: empty at first, then the film of its solve, or two solutions where there are several.
import { useSignal } from '@preact/signals';
import type { Multiple } from 'crosshatch';
import { colorOf, type Grid, type Puzzle, unknownGrid } from 'crosshatch/model';
import { useEffect, useMemo } from 'preact/hooks';
import { Switch } from '../../components/choices.js';
import { Sheet } from '../../sheet/sheet.js';
import type { Notice } from '../../sheet/sheet-painter.js';
import { solveWords as words } from '../../strings/solve.js';
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
  const told = useMemo(
    () => given && [...given.cells.keys()].filter((i) => colorOf(given.cells[i]) !== undefined),
    [given],
  );
  const notice = useMemo((): Notice => {
    const step = film?.timeline.stepTo(at)?.deduction;
    if (isAtEnd && film?.end === 'solved') return {};
    const start = told === undefined ? {} : { given: told };
    if (isAtEnd && diagnosis?.kind === 'unsolvable') return { ...start, lines: diagnosis.lines };
    if (step === undefined) return start;
    return {
      ...start,
      lines: step.lines,
      runs: step.about.runs,
      reason: step.reason.cells.map(({ cell }) => cell),
      settled: step.settles.map(({ cell }) => cell),
    };
  }, [film, at, isAtEnd, diagnosis, told]);
  const size = words.size(puzzle.width, puzzle.height);
  if (isAtEnd && result?.verdict === 'multiple') {
    const cells = diagnosis?.kind === 'ambiguous' ? diagnosis.cells : result.differing;
    return <TwoSolutions puzzle={puzzle} result={result} cells={cells} />;
  }
  const what = film === undefined ? words.sheetUnsolved : words.sheetStep(at, length);
  // Solved, it is a picture: no dots.
  const isPicture = isAtEnd && film.end === 'solved';
  return (
    <Sheet
      isWhole
      puzzle={puzzle}
      grid={grid}
      notice={notice}
      dots={!isPicture}
      label={words.sheet(size, what)}
    />
  );
}

interface TwoProps {
  readonly puzzle: Puzzle;
  readonly result: Multiple;
  readonly cells: readonly number[];
}

const FLICKER_EVERY = 700;

/** One sheet that flickers between the two, or both side by side for who prefers things still. */
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
  const notice = useMemo((): Notice => ({ differing: cells }), [cells]);
  const size = words.size(puzzle.width, puzzle.height);
  const label = (which: number) => words.sheet(size, words.sheetSolution(which));
  return (
    <div class="stack">
      {isOn ? (
        <Sheet
          isWhole
          puzzle={puzzle}
          grid={result.solutions[shown.value]}
          notice={notice}
          dots={false}
          label={label(shown.value + 1)}
        />
      ) : (
        <div class="two-solutions">
          {[words.first, words.second].map((caption, i) => (
            <figure key={caption}>
              <Sheet
                isWhole
                puzzle={puzzle}
                grid={result.solutions[i]}
                notice={notice}
                dots={false}
                smallest={8}
                label={label(i + 1)}
              />
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
