// The result for one puzzle, from the lattice that was read: clues with their confidence and place, doubts and marks.
import { BLANK, colorOf, type Puzzle, type Solution } from '../model/index.js';
import { solve } from '../solve/index.js';
import type { Lattice } from './grid/lattice.js';
import type { GridMapping } from './grid/mapping.js';
import type { Picture } from './image/picture.js';
import { findMarks } from './marks.js';
import { alternativesOf, DOUBTFUL, lineConfidences } from './reading/confidence.js';
import type { GridReading } from './reading/read-grid.js';
import type { Quad, ScannedLine, ScannedMark, ScannedPuzzle } from './result.js';

/** A lattice with its reading. */
export interface ReadLattice {
  readonly mapping: GridMapping;
  readonly reading: GridReading;
  readonly lattice: Pick<Lattice, 'columns' | 'rows'>;
}

/** Effort for the solution that says what the marks mean. */
const LINE_SOLVES = 60_000;

export function scannedPuzzle(picture: Picture, { mapping, reading, lattice }: ReadLattice): ScannedPuzzle {
  const { judged, readings, split, width, height } = reading;
  const place = new Float64Array(2);
  const point = (u: number, v: number) => {
    mapping.at(u, v, place);
    return { x: round(place[0] / picture.scale), y: round(place[1] / picture.scale) };
  };
  const quad = (left: number, top: number, right: number, bottom: number): Quad => [
    point(left, top),
    point(right, top),
    point(right, bottom),
    point(left, bottom),
  ];
  const solved =
    judged.verdict === 'unique' ? solve(judged.puzzle, { effort: { lineSolves: LINE_SOLVES } }) : undefined;
  const solution: Solution | undefined = solved?.verdict === 'unique' ? solved.solution : undefined;
  const marks = findMarks(picture, mapping, split, judged.puzzle, solution);
  const confidences = lineConfidences(reading, linesAgainst(marks, judged.puzzle, solution));
  const lines = judged.choice.map((choice, line): ScannedLine => {
    const { runs, colors, parts } = readings[line][choice];
    const { digits } = reading.lines[line];
    const confidence = confidences[line];
    const isRow = line < height;
    const edge = isRow ? split.rows + line : split.columns + line - height;
    const whole = isRow
      ? quad(split.columns - 1, edge, split.columns, edge + 1)
      : quad(edge, split.rows - 1, edge + 1, split.rows);
    const used = parts.flat().map((part) => digits[part].mark);
    const around = (list: typeof used): Quad =>
      list.length === 0
        ? whole
        : quad(
            Math.min(...list.map(({ left }) => left)),
            Math.min(...list.map(({ top }) => top)),
            Math.max(...list.map(({ right }) => right)),
            Math.max(...list.map(({ bottom }) => bottom)),
          );
    return {
      line,
      confidence: round(confidence, 5),
      place: around(used),
      runs: runs.map((length, run) => {
        const own = parts[run].map((part) => digits[part]);
        const sure = own.reduce(
          (product, { mark, real }) => product * real * Math.max(...mark.glyph.probabilities.subarray(0, 10)),
          1,
        );
        return {
          length,
          color: colors[run],
          confidence: round(Math.max(confidence, confidence * sure), 5),
          place: around(own.map(({ mark }) => mark)),
        };
      }),
    };
  });
  const doubts = lines
    .filter(({ confidence }) => confidence < DOUBTFUL)
    .sort((a, b) => a.confidence - b.confidence)
    .map(({ line, runs, confidence, place: where }) => ({
      line,
      run: weakest(runs.map((run, i) => runCertainty(reading, line, i, run.confidence))),
      confidence,
      place: where,
      alternatives: alternativesOf(readings[line], judged.choice[line], confidence).map(
        ({ clue, colors, probability }) => ({
          clue,
          colors,
          probability: round(probability, 5),
        }),
      ),
    }));
  const nodes: number[] = [];
  for (let row = split.rows; row <= lattice.rows; row++) {
    for (let column = split.columns; column <= lattice.columns; column++) {
      const { x, y } = point(column, row);
      nodes.push(x, y);
    }
  }
  return {
    puzzle: judged.puzzle,
    confidence: round(
      confidences.reduce((product, value) => product * value, 1),
      5,
    ),
    verdict: judged.verdict,
    lines,
    doubts,
    marks,
    grid: {
      columns: width,
      rows: height,
      corners: quad(split.columns, split.rows, lattice.columns, lattice.rows),
      nodes,
    },
  };
}

const round = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits;

/** Rows and columns of the cells whose marks the solution contradicts. */
function linesAgainst(
  marks: readonly ScannedMark[],
  { height }: Puzzle,
  solution: Solution | undefined,
): Set<number> {
  const against = marks.filter(
    ({ row, column, mark }) =>
      solution !== undefined &&
      (mark === 'filled') === (colorOf(solution.cells[row * solution.width + column]) === BLANK),
  );
  return new Set(against.flatMap(({ row, column }) => [row, height + column]));
}

/** How sure the network is of one run alone. */
function runCertainty(
  { lines, readings, judged }: GridReading,
  line: number,
  run: number,
  otherwise: number,
): number {
  const parts = readings[line][judged.choice[line]].parts[run];
  if (parts === undefined) return otherwise;
  return parts.reduce((product, part) => {
    const { mark, real } = lines[line].digits[part];
    return product * real * Math.max(...mark.glyph.probabilities.subarray(0, 10));
  }, 1);
}

function weakest(certainties: readonly number[]): number | null {
  if (certainties.length === 0) return null;
  return certainties.indexOf(Math.min(...certainties));
}
