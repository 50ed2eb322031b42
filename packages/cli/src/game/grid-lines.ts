// The grid with its clues and its frame, as lines of styled text. Rules separate groups of five cells; without room for
// a line, the fifth row is underlined. Arrows in the frame show that the grid continues.

import { columnId, type Puzzle, rowId } from '@crosshatch/core/model';
import { alphabetOf, type DrawAlphabet, type StyledPiece } from '@crosshatch/core/render';
import type { Look, PlayedCellLook } from './cell-look.js';
import type { ClueLook, ClueState } from './clue-look.js';
import { type Geometry, RULE_EVERY } from './geometry.js';
import type { Line } from './styled-line.js';

export interface GridParts {
  readonly puzzle: Puzzle;
  readonly cells: PlayedCellLook;
  readonly clues: ClueLook;
  readonly clueState: (line: number) => ClueState;
  readonly mark: (cell: number) => number;
  readonly cell: (cell: number, isUnderlined: boolean) => StyledPiece;
}

interface Signs extends DrawAlphabet {
  readonly more: {
    readonly up: string;
    readonly down: string;
    readonly left: string;
    readonly right: string;
  };
}

/** Left, at a rule, right. */
type Joints = readonly [string, string, string];

function signsOf(isAscii: boolean): Signs {
  const more = isAscii
    ? { up: '^', down: 'v', left: '<', right: '>' }
    : { up: '▲', down: '▼', left: '◀', right: '▶' };
  return { ...alphabetOf(isAscii), more };
}

export function gridLines(geometry: Geometry, look: Look, parts: GridParts): Line[] {
  const signs = signsOf(look.isAscii);
  const { joint } = signs;
  const { puzzle } = parts;
  const { rows, columns } = geometry;
  const lines: Line[] = [
    ...cluesAbove(geometry, signs, parts),
    frame(geometry, [joint.topLeftClues, joint.topClues, joint.topRightClues], signs),
  ];
  rows.forEach(({ index: row }, i) => {
    const isRuled = geometry.hasRules && i > 0 && row % RULE_EVERY === 0;
    if (isRuled) lines.push(rule(geometry, signs, parts));
    const isFifth = !geometry.hasRules && (row + 1) % RULE_EVERY === 0 && row + 1 < puzzle.height;
    lines.push(rowLine(geometry, signs, parts, row, isFifth, edge(geometry, signs, parts, i)));
  });
  const bottom = [...frameText(geometry, [joint.bottomLeftClues, joint.bottom, joint.bottomRight], signs)];
  if (columns[0].index > 0) bottom[geometry.frameLeft + 1] = signs.more.left;
  if (columns[columns.length - 1].index < puzzle.width - 1)
    bottom[geometry.frameRight - 1] = signs.more.right;
  lines.push([{ text: bottom.join('') }]);
  return lines;
}

/** The right frame of a row, with an arrow if rows are hidden. */
function edge({ rows }: Geometry, signs: Signs, { puzzle }: GridParts, i: number): string {
  if (i === 0 && rows[0].index > 0) return signs.more.up;
  return i === rows.length - 1 && rows[i].index < puzzle.height - 1 ? signs.more.down : signs.heavy.down;
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
  const bar: StyledPiece = { text: signs.light.down, style: { isDim: true } };
  return Array.from({ length: topHeight }, (_, y): Line => {
    const entries = parts.flatMap((part, i) => [
      ...(isAfterRule(geometry, i) ? [bar] : []),
      ...part[topHeight - 1 - y],
    ]);
    return [{ text: ' '.repeat(leftWidth) }, bar, ...entries, bar];
  });
}

function frame(geometry: Geometry, joints: Joints, signs: Signs): Line {
  return [{ text: frameText(geometry, joints, signs) }];
}

function frameText(
  { leftWidth, columns, cellWidth }: Geometry,
  [left, middle, right]: Joints,
  signs: Signs,
): string {
  const cells = columns.map(
    ({ index }, i) =>
      (i > 0 && index % RULE_EVERY === 0 ? middle : '') + signs.heavy.across.repeat(cellWidth),
  );
  return signs.light.across.repeat(leftWidth) + left + cells.join('') + right;
}

function rule(geometry: Geometry, signs: Signs, { cells }: GridParts): Line {
  const { leftWidth, columns, cellWidth } = geometry;
  const { light, joint } = signs;
  const inner = columns.map(
    (_, i) => (isAfterRule(geometry, i) ? light.cross : '') + light.across.repeat(cellWidth),
  );
  return [
    { text: light.across.repeat(leftWidth), style: { isDim: true } },
    { text: joint.leftClues },
    { text: inner.join(''), style: cells.paper },
    { text: joint.right },
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
  const pieces: StyledPiece[] = [];
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
    { text: signs.heavy.down },
    ...pieces,
    { text: right },
  ];
}
