// The grid with its clues and its frame, as lines of styled text. Rules every five cells; where rows are
// short of room, the rule is an underline of the fifth. Arrows in the frame tell that there is more.
import { columnId, type Puzzle, rowId } from 'crosshatch/model';
import type { CellLook, Look } from './cell-look.js';
import type { ClueLook, ClueState } from './clue-look.js';
import { type Geometry, RULE_EVERY } from './geometry.js';
import type { Line, Piece } from './styled-line.js';

export interface GridParts {
  readonly puzzle: Puzzle;
  readonly cells: CellLook;
  readonly clues: ClueLook;
  readonly clueState: (line: number) => ClueState;
  readonly mark: (cell: number) => number;
  readonly cell: (cell: number, isUnderlined: boolean) => Piece;
}

interface Signs {
  readonly across: string;
  readonly down: string;
  readonly light: { readonly across: string; readonly down: string; readonly cross: string };
  /** Corners and joints: left, at a rule, right. */
  readonly top: readonly [string, string, string];
  readonly rule: readonly [string, string, string];
  readonly bottom: readonly [string, string, string];
  readonly more: {
    readonly up: string;
    readonly down: string;
    readonly left: string;
    readonly right: string;
  };
}

const UNICODE: Signs = {
  across: '━',
  down: '┃',
  light: { across: '─', down: '│', cross: '┼' },
  top: ['╆', '┿', '┪'],
  rule: ['╂', '┼', '┨'],
  bottom: ['┺', '┷', '┛'],
  more: { up: '▲', down: '▼', left: '◀', right: '▶' },
};

const ASCII: Signs = {
  across: '=',
  down: '|',
  light: { across: '-', down: ':', cross: '+' },
  top: ['+', '+', '+'],
  rule: ['+', '+', '+'],
  bottom: ['+', '+', '+'],
  more: { up: '^', down: 'v', left: '<', right: '>' },
};

export function gridLines(geometry: Geometry, look: Look, parts: GridParts): Line[] {
  const signs = look.isAscii ? ASCII : UNICODE;
  const { puzzle } = parts;
  const { rows, columns } = geometry;
  const lines: Line[] = [...cluesAbove(geometry, signs, parts), frame(geometry, signs.top, signs)];
  rows.forEach(({ index: row }, i) => {
    const isRuled = geometry.hasRules && i > 0 && row % RULE_EVERY === 0;
    if (isRuled) lines.push(rule(geometry, signs, parts));
    const isFifth = !geometry.hasRules && (row + 1) % RULE_EVERY === 0 && row + 1 < puzzle.height;
    lines.push(rowLine(geometry, signs, parts, row, isFifth, edge(geometry, signs, parts, i)));
  });
  const bottom = [...frameText(geometry, signs.bottom, signs)];
  if (columns[0].index > 0) bottom[geometry.frameLeft + 1] = signs.more.left;
  if (columns[columns.length - 1].index < puzzle.width - 1)
    bottom[geometry.frameRight - 1] = signs.more.right;
  lines.push([{ text: bottom.join('') }]);
  return lines;
}

/** The right frame beside a row: an arrow where rows are out of view. */
function edge({ rows }: Geometry, signs: Signs, { puzzle }: GridParts, i: number): string {
  if (i === 0 && rows[0].index > 0) return signs.more.up;
  return i === rows.length - 1 && rows[i].index < puzzle.height - 1 ? signs.more.down : signs.down;
}

function isAfterRule(geometry: Geometry, i: number): boolean {
  return i > 0 && geometry.columns[i].index % RULE_EVERY === 0;
}

function cluesAbove(geometry: Geometry, signs: Signs, { puzzle, clues, clueState }: GridParts): Line[] {
  const { topHeight, cellWidth, leftWidth, columns } = geometry;
  const parts = columns.map(({ index }) => {
    const line = columnId(puzzle, index);
    return clues.above(line, clueState(line), topHeight, cellWidth);
  });
  const bar: Piece = { text: signs.light.down, style: { isDim: true } };
  return Array.from({ length: topHeight }, (_, y): Line => {
    const entries = parts.flatMap((part, i) => [
      ...(isAfterRule(geometry, i) ? [bar] : []),
      ...part[topHeight - 1 - y],
    ]);
    return [{ text: ' '.repeat(leftWidth) }, bar, ...entries, bar];
  });
}

function frame(geometry: Geometry, joints: readonly [string, string, string], signs: Signs): Line {
  return [{ text: frameText(geometry, joints, signs) }];
}

function frameText(
  { leftWidth, columns, cellWidth }: Geometry,
  [left, middle, right]: readonly [string, string, string],
  signs: Signs,
): string {
  const cells = columns.map(
    ({ index }, i) => (i > 0 && index % RULE_EVERY === 0 ? middle : '') + signs.across.repeat(cellWidth),
  );
  return signs.light.across.repeat(leftWidth) + left + cells.join('') + right;
}

function rule(geometry: Geometry, signs: Signs, { cells }: GridParts): Line {
  const { leftWidth, columns, cellWidth } = geometry;
  const [left, cross, right] = signs.rule;
  const inner = columns.map(
    (_, i) => (isAfterRule(geometry, i) ? cross : '') + signs.light.across.repeat(cellWidth),
  );
  return [
    { text: signs.light.across.repeat(leftWidth), style: { isDim: true } },
    { text: left },
    { text: inner.join(''), style: cells.paper },
    { text: right },
  ];
}

function rowLine(
  geometry: Geometry,
  signs: Signs,
  parts: GridParts,
  row: number,
  isFifth: boolean,
  right: string,
): Line {
  const { puzzle, clues, cells } = parts;
  const pieces: Piece[] = [];
  geometry.columns.forEach(({ index: column }, i) => {
    const cell = row * puzzle.width + column;
    if (isAfterRule(geometry, i)) {
      const bar = cells.rule(signs.light.down, parts.mark(cell - 1), parts.mark(cell));
      pieces.push(isFifth ? { ...bar, style: { ...bar.style, isUnderlined: true } } : bar);
    }
    pieces.push(parts.cell(cell, isFifth));
  });
  return [
    ...clues.beside(rowId(row), parts.clueState(rowId(row)), geometry.leftWidth),
    { text: signs.down },
    ...pieces,
    { text: right },
  ];
}
