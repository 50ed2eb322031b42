// The encoding is checked by counting: a plain backtracking SAT search must find exactly as many models
// as brute force finds grids, and every model must pass the independent checker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, type Grid, gridOfColors, type Puzzle } from '../model/index.js';
import { Random } from '../testing/random.js';
import { randomDocument } from '../testing/random-documents.js';
import { cellVariable, encodeCnf, excludingClause, FORMATS, gridOfModel, write } from './index.js';

const supports = FORMATS.find((format) => format.id === 'cnf')?.supports ?? assert.fail();

/** All models over the cell variables, by unit propagation and search. */
function models(puzzle: Puzzle, given?: Grid): Grid[] {
  const { literals, variables, clauses } = encodeCnf(puzzle, given);
  const list: number[][] = [[]];
  for (const literal of literals) {
    if (literal === 0) list.push([]);
    else list[list.length - 1].push(literal);
  }
  list.pop();
  assert.equal(list.length, clauses);
  assert(literals.every((literal) => Math.abs(literal) <= variables));
  const cells = cellVariable(puzzle, puzzle.width * puzzle.height - 1, puzzle.palette.colors.length);
  const found: Grid[] = [];
  const search = (value: Int8Array): void => {
    if (!propagate(list, value)) return;
    const free = value.findIndex((v, i) => i > 0 && v === 0);
    if (free < 0 || free > cells) {
      // The positions of the runs follow from the cells; any completion will do, so look for one only.
      if (free < 0 || completes(list, value)) found.push(gridOfModel(puzzle, (v) => value[v] === 1));
      return;
    }
    for (const choice of [1, -1]) {
      const next = value.slice();
      next[free] = choice;
      search(next);
    }
  };
  search(new Int8Array(variables + 1));
  return found;
}

function completes(list: readonly number[][], value: Int8Array): boolean {
  if (!propagate(list, value)) return false;
  const free = value.findIndex((v, i) => i > 0 && v === 0);
  if (free < 0) return true;
  return [1, -1].some((choice) => {
    const next = value.slice();
    next[free] = choice;
    return completes(list, next);
  });
}

function propagate(list: readonly number[][], value: Int8Array): boolean {
  for (let changed = true; changed; ) {
    changed = false;
    for (const clause of list) {
      if (clause.some((literal) => value[Math.abs(literal)] === Math.sign(literal))) continue;
      const open = clause.filter((literal) => value[Math.abs(literal)] === 0);
      if (open.length === 0) return false;
      if (open.length > 1) continue;
      value[Math.abs(open[0])] = Math.sign(open[0]);
      changed = true;
    }
  }
  return true;
}

function bruteForce(puzzle: Puzzle, given?: Grid): Grid[] {
  const count = puzzle.width * puzzle.height;
  const colors = puzzle.palette.colors.length + 1;
  const found: Grid[] = [];
  for (let code = 0; code < colors ** count; code++) {
    const grid = gridOfColors(
      puzzle,
      Array.from({ length: count }, (_, i) => Math.floor(code / colors ** i) % colors),
    );
    const agrees = given === undefined || grid.cells.every((cell, i) => (cell & given.cells[i]) !== 0);
    if (agrees && check(puzzle, grid).ok) found.push(grid);
  }
  return found;
}

test('models and solutions are the same: colours, unknown lengths, unknown clues, given cells', () => {
  const random = new Random(7);
  let tried = 0;
  while (tried < 150) {
    const { puzzle, given } = randomDocument(random, supports);
    if ((puzzle.palette.colors.length + 1) ** (puzzle.width * puzzle.height) > 5000) continue;
    tried += 1;
    const key = (grid: Grid) => grid.cells.join();
    assert.deepEqual(models(puzzle, given).map(key).sort(), bruteForce(puzzle, given).map(key).sort());
  }
});

test('excluding a solution leaves the others', () => {
  const grid = gridOfColors({ width: 2, height: 2 }, [1, 0, 0, 1]);
  const clue = [{ length: 1, color: 1 }];
  const puzzle: Puzzle = {
    width: 2,
    height: 2,
    rows: [clue, clue],
    columns: [clue, clue],
    palette: {
      background: { name: 'white', rgb: '#ffffff' },
      colors: [{ name: 'black', rgb: '#000000', symbol: '#' }],
    },
  };
  assert.deepEqual(excludingClause(puzzle, grid), [-1, 2, 3, -4]);
});

test('DIMACS: a header that counts right and a map of the variables', () => {
  const grid = gridOfColors({ width: 2, height: 1 }, [1, 0]);
  const document = randomDocument(new Random(1), { ...supports, colors: 1 });
  const puzzle = {
    ...document.puzzle,
    width: 2,
    height: 1,
    rows: [[{ length: 1, color: 1 }]],
    columns: [[{ length: 1, color: 1 }], []],
  };
  const written = write({ puzzle, meta: { title: 'Dot' }, given: grid }, 'cnf');
  assert(written.ok);
  const lines = String(written.output).trimEnd().split('\n');
  assert.equal(lines[0], 'c Title: Dot');
  assert(lines.includes('c row 1 color 1: 1 2'));
  const header = lines.findIndex((line) => line.startsWith('p cnf'));
  assert.equal(lines[header], `p cnf ${encodeCnf(puzzle, grid).variables} ${lines.length - header - 1}`);
  assert(lines.slice(header + 1).every((line) => /^(-?\d+ )*0$/.test(line)));
});
