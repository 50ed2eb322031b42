// The grid lines, the marks and the clues, drawn over the picture. Other puzzles of the picture are outlined.
import { flatNodes, type Quad, type ScannedPuzzle } from '@crosshatch/core/scan';
import { type Area, canBeGrid } from './places.js';
import { openDoubts } from './reading.js';
import type { GridSize, ScanSession } from './scan-session.js';

interface Props {
  readonly session: ScanSession;
  readonly area: Area;
  readonly onLine: (line: number) => void;
}

export function Overlay({ session, area, onLine }: Props) {
  const { x, y, width, height } = area;
  const reading = session.reading.value;
  const corners = session.corners.value;
  const size = session.size.value;
  const isAsFound = reading !== undefined && isDrawnAsFound(reading.scanned, corners, size);
  const nodes = isAsFound
    ? reading.scanned.grid.nodes
    : corners !== undefined && canBeGrid(corners)
      ? flatNodes(corners, size)
      : undefined;
  return (
    <svg
      class="scan-overlay"
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      onClick={({ target }) => {
        const { line, puzzle } = (target as SVGElement).dataset;
        if (line !== undefined) onLine(Number(line));
        else if (puzzle !== undefined) session.choose(Number(puzzle));
      }}
    >
      {session.found.value.map(
        ({ grid }, index) =>
          index !== session.chosen.value && (
            <path key={index} class="scan-other" d={outline(grid.corners)} data-puzzle={index} />
          ),
      )}
      {nodes !== undefined && <Lines nodes={nodes} size={size} />}
      {nodes === undefined && corners !== undefined && <path class="scan-wrong" d={outline(corners)} />}
      {isAsFound && <Marks scanned={reading.scanned} />}
      {isAsFound && <Clues session={session} />}
    </svg>
  );
}

/** Whether the grid is drawn where the scanner found it: neither its corners nor its size have been changed since. */
function isDrawnAsFound({ grid }: ScannedPuzzle, corners: Quad | undefined, size: GridSize): boolean {
  return corners === grid.corners && size.columns === grid.columns && size.rows === grid.rows;
}

const outline = (corners: Quad) => `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** The lines twice: a light one under each, so that they stand out from any picture. */
function Lines({ nodes, size: { columns, rows } }: { nodes: readonly number[]; size: GridSize }) {
  const at = (row: number, column: number) => {
    const i = 2 * (row * (columns + 1) + column);
    return `${nodes[i].toFixed(1)} ${nodes[i + 1].toFixed(1)}`;
  };
  const path = (points: readonly string[]) => `M${points.join('L')}`;
  const range = (count: number) => Array.from({ length: count + 1 }, (_, i) => i);
  const across = range(rows).map((row) => path(range(columns).map((column) => at(row, column))));
  const down = range(columns).map((column) => path(range(rows).map((row) => at(row, column))));
  const all = [...across, ...down].join('');
  const frame = [across[0], across[rows], down[0], down[columns]].join('');
  return (
    <>
      <path class="scan-line-under" d={all} />
      <path class="scan-line" d={all} />
      <path class="scan-frame" d={frame} />
    </>
  );
}

function Marks({ scanned: { marks, grid } }: { scanned: ScannedPuzzle }) {
  const { nodes, columns } = grid;
  const middle = (row: number, column: number) => {
    const a = 2 * (row * (columns + 1) + column);
    const b = 2 * ((row + 1) * (columns + 1) + column + 1);
    return { cx: (nodes[a] + nodes[b]) / 2, cy: (nodes[a + 1] + nodes[b + 1]) / 2 };
  };
  const side = Math.hypot(nodes[2] - nodes[0], nodes[3] - nodes[1]);
  return (
    <>
      {marks.map(({ row, column, mark }) => (
        <circle
          key={`${row} ${column}`}
          class={`scan-mark scan-mark-${mark}`}
          {...middle(row, column)}
          r={side * (mark === 'filled' ? 0.22 : 0.13)}
        />
      ))}
    </>
  );
}

function Clues({ session }: { session: ScanSession }) {
  const reading = session.reading.value;
  if (reading === undefined) return null;
  const open = new Set(openDoubts(reading));
  return (
    <>
      {reading.scanned.lines.map(({ line, place }) => (
        <path
          key={line}
          class={open.has(line) ? 'scan-clue scan-clue-doubt' : 'scan-clue'}
          d={outline(place)}
          data-line={line}
        />
      ))}
    </>
  );
}
