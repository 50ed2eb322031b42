// Components: unknown cells that parts of lines tie together. Parts are the nodes of a union-find, each cell joins that of
// its row and that of its column. Costs a look at each cell and a narrowing of each line that has changed.
import { U8s } from '../layout';
import { growArray, newArray, newTable } from '../memory';
import { Lines, Puzzle } from '../state';
import { OPEN, value } from '../trail';
import { partsOf } from './parts';
import { Component, Components, LineParts, Part, Parts } from './state';

export function initComponents(): void {
  const cells = Puzzle.cells;
  Components.capacity = 4 * cells;
  Components.cells = newArray<i32>(Components.capacity);
  Components.cellCount = 0;
  // Those of the present levels: each level but the last has a cell that it decided.
  Components.table = newTable<Component>(2 * cells + 2);
  Components.count = 0;
  Components.lines = newArray<i32>(Lines.count);
  Components.masks = newArray<u64>(Lines.count);
  const nodes = Lines.runCount + 1;
  Components.parents = newArray<i32>(nodes);
  Components.numbers = newArray<i32>(nodes);
  Components.unknown = newArray<i32>(cells);
  Components.nodes = newArray<i32>(cells);
}

/** The component's cells are on the stack of cells from here on. */
export function cellAt(index: i32): i32 {
  return Components.cells[index];
}

/** Whether some cell of the component became known since it was found. */
export function isOutdated(component: Component): bool {
  for (let i = component.from; i < component.to; i++) {
    if (value(cellAt(i) << 1) !== OPEN) return true;
  }
  return false;
}

/** Pushes the components of the unknown ones of these cells. Pre: propagated. */
export function pushComponents(from: i32, to: i32): void {
  let count = 0;
  for (let i = from; i < to; i++) {
    if (value(cellAt(i) << 1) === OPEN) Components.unknown[count++] = cellAt(i);
  }
  if (count === 0) return;
  joinCells(count);
  const first = Components.count;
  sizeComponents(count);
  placeCells(count, first);
}

/** The node of the part of a line that has this position; `next` is the first free one. Returns the node. */
function nodeAt(entry: LineParts, position: i32): i32 {
  let index = 0;
  while (((entry.parts[index].unknown >> position) & 1) === 0) index++;
  assert(index < entry.count);
  return entry.node + index;
}

/** The root of a node, with its path halved. */
function rootOf(node: i32): i32 {
  const parents = Components.parents;
  while (parents[node] !== node) {
    parents[node] = parents[parents[node]];
    node = parents[node];
  }
  return node;
}

/** Joins the nodes of all cells in `unknown`, and leaves the root of each in `nodes`. */
function joinCells(count: i32): void {
  let lines = 0;
  let nodes = 0;
  for (let i = 0; i < count; i++) {
    const at = Lines.cells[Components.unknown[i]];
    for (let way = 0; way < 2; way++) {
      const line: i32 = way === 0 ? at.row : at.column;
      if (Parts.lines[line].node >= 0) continue;
      const entry = partsOf(line);
      entry.node = nodes;
      Components.lines[lines++] = line;
      for (let part = 0; part < entry.count; part++, nodes++) Components.parents[nodes] = nodes;
    }
    const row = nodeAt(Parts.lines[at.row], at.rowPosition);
    const column = nodeAt(Parts.lines[at.column], at.columnPosition);
    Components.parents[rootOf(column)] = rootOf(row);
    Components.nodes[i] = row;
  }
  for (let i = 0; i < count; i++) Components.nodes[i] = rootOf(Components.nodes[i]);
  for (let node = 0; node < nodes; node++) Components.numbers[node] = -1;
  for (let i = 0; i < lines; i++) Parts.lines[Components.lines[i]].node = -1;
}

/** A component for each root; `to` is its size for now. */
function sizeComponents(count: i32): void {
  for (let i = 0; i < count; i++) {
    const root = Components.nodes[i];
    if (Components.numbers[root] < 0) {
      Components.numbers[root] = Components.count;
      Components.table[Components.count].to = 0;
      Components.count++;
    }
    Components.table[Components.numbers[root]].to++;
  }
}

/** Gives each component a range of the stack and puts its cells there, in their order. */
function placeCells(count: i32, first: i32): void {
  let end = Components.cellCount;
  for (let i = first; i < Components.count; i++) {
    const component = Components.table[i];
    const size = component.to;
    component.from = end;
    component.to = end;
    end += size;
  }
  if (end > Components.capacity) {
    const larger = max(end, 2 * Components.capacity);
    Components.cells = growArray<i32>(Components.cells, Components.cellCount, larger);
    Components.capacity = larger;
  }
  Components.cellCount = end;
  for (let i = 0; i < count; i++) {
    const component = Components.table[Components.numbers[Components.nodes[i]]];
    Components.cells[component.to] = Components.unknown[i];
    component.to++;
  }
}

/** Puts the key of a component here: its parts, with their runs, their unknown and their filled cells. Returns its end. */
export function writeKey(component: Component, key: U8s): U8s {
  let lines = 0;
  for (let i = component.from; i < component.to; i++) {
    const cell = cellAt(i);
    const at = Lines.cells[cell];
    for (let way = 0; way < 2; way++) {
      const isRow = way === 0;
      lines = noteLine(isRow ? at.row : at.column, isRow ? at.rowPosition : at.columnPosition, lines);
    }
  }
  for (let i = 0; i < lines; i++) {
    const line = Components.lines[i];
    const entry = Parts.lines[line];
    entry.node = -1;
    for (let index = 0; index < entry.count; index++) {
      const part = entry.parts[index];
      if ((part.unknown & Components.masks[line]) !== 0) key = writePart(line, part, key);
    }
  }
  return key;
}

/** Notes that the component has this cell of the line. `node` says that the line is noted. */
function noteLine(line: i32, position: i32, lines: i32): i32 {
  const entry = Parts.lines[line];
  if (entry.node < 0) {
    partsOf(line);
    entry.node = 0;
    Components.masks[line] = 0;
    Components.lines[lines++] = line;
  }
  Components.masks[line] |= (<u64>1) << position;
  return lines;
}

function writePart(line: i32, part: Part, key: U8s): U8s {
  key[0] = <u8>line;
  key[1] = <u8>(line >> 8);
  key[2] = <u8>part.firstRun;
  key[3] = <u8>part.runs;
  key[4] = <u8>part.from;
  key[5] = <u8>part.to;
  const unknown = part.unknown >> part.from;
  const filled = part.filled >> part.from;
  const bytes = (part.to - part.from + 7) >> 3;
  for (let i = 0; i < bytes; i++) {
    key[6 + 2 * i] = <u8>(unknown >> (8 * i));
    key[7 + 2 * i] = <u8>(filled >> (8 * i));
  }
  return key.from(6 + 2 * bytes);
}

/** No key is longer. */
export function longestKey(): i32 {
  return 22 * Lines.runCount;
}
