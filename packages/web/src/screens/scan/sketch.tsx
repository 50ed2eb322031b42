// A sheet with a puzzle that lies askew, and the grid that was found on it: what this screen does, without words.
const SIDES = [0, 1, 2, 3, 4, 5];
const [LEFT, TOP, CELL] = [44, 44, 14];
const [RIGHT, BOTTOM] = [LEFT + 5 * CELL, TOP + 5 * CELL];
const FILLED: readonly (readonly [row: number, column: number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 0],
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 2],
];

export function Sketch() {
  const grid = SIDES.map(
    (i) => `M${LEFT} ${TOP + i * CELL}H${RIGHT}M${LEFT + i * CELL} ${TOP}V${BOTTOM}`,
  ).join('');
  const clues = SIDES.slice(0, 5)
    .map((i) => {
      const middle = (i + 0.5) * CELL;
      return `M${LEFT - 14 - (i % 2) * 6} ${TOP + middle}H${LEFT - 8}M${LEFT + middle} ${TOP - 16 - ((i + 1) % 2) * 6}V${TOP - 8}`;
    })
    .join('');
  return (
    <svg class="scan-sketch" viewBox="0 0 144 140" aria-hidden="true">
      <g transform="rotate(-5 72 70)">
        <path class="scan-sketch-sheet" d="M12 10h120v120H12z" />
        <path class="scan-sketch-clues" d={clues} />
        <path
          class="scan-sketch-cells"
          d={FILLED.map(
            ([row, column]) => `M${LEFT + column * CELL} ${TOP + row * CELL}h${CELL}v${CELL}h${-CELL}z`,
          ).join('')}
        />
        <path class="scan-sketch-grid" d={grid} />
        {[LEFT, RIGHT].map((x) =>
          [TOP, BOTTOM].map((y) => (
            <circle key={`${x} ${y}`} class="scan-sketch-corners" cx={x} cy={y} r={4} />
          )),
        )}
      </g>
    </svg>
  );
}
