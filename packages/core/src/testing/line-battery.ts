// What every line engine must pass, in one call: the table of line cases, then properties on random
// lines against the brute-force oracles and against the reference engine.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Clue, candidate, type Run } from '../model/index.js';
import { type LineEngine, referenceLineEngine } from '../solve/index.js';
import { type LineRecipe, type RandomLine, randomLine } from './generate.js';
import { LINE_CASES, WORD_SIZES } from './line-cases.js';
import { lineByFillings, lineByPlacements } from './line-oracle.js';
import { cellsFrom, clueFrom, drawingOf } from './notation.js';
import { Random } from './random.js';

/** Registers the tests of a line engine. */
export function lineEngineBattery(engine: LineEngine): void {
  const result = (clue: Clue, cells: Uint32Array): Uint32Array | null => {
    const work = cells.slice();
    return engine.solveLine(clue, work) ? work : null;
  };
  const agrees = (line: RandomLine, colors: number, oracle: Oracle) =>
    assert.equal(
      shown(result(line.clue, line.cells), colors),
      shown(oracle(line.clue, line.cells), colors),
      describeLine(line, colors),
    );

  describe(`line engine "${engine.id}"`, () => {
    test('passes the table of line cases', () => {
      const wrong = LINE_CASES.flatMap(({ name, clue, given, want, colors }) => {
        const got = shown(result(clueFrom(clue), cellsFrom(given, colors)), colors);
        return got === (want ?? 'contradiction') ? [] : [{ name, clue, given, want, got }];
      });
      assert.deepEqual(wrong, []);
    });

    test('finds what all fillings of a short line agree on', () => {
      forLines(
        1,
        1500,
        (random) => ({ length: 1 + random.below(11) }),
        (line) => agrees(line, 1, lineByFillings),
      );
      forLines(2, 1000, shortColored, (line, { colors = 1 }) => agrees(line, colors, lineByFillings));
    });

    test('finds what all placements of a long line agree on', () => {
      forLines(3, 300, longTight, (line, { colors = 1 }) => agrees(line, colors, lineByPlacements));
    });

    const reference: Oracle = (clue, cells) => {
      const work = cells.slice();
      return referenceLineEngine.solveLine(clue, work) ? work : null;
    };
    test('agrees with the reference engine on lines of up to 300 cells', () => {
      forLines(4, 400, anyLong, (line, { colors = 1 }) => agrees(line, colors, reference));
    });

    test('agrees with it where runs have about as many places as two words have bits', () => {
      const aboutTwoWords = (random: Random): LineRecipe => {
        const length = 140 + random.below(200);
        const known = 0.05 + random.next() / 4;
        const wrong = random.below(2) === 0 ? 2 / (length * known) : 0;
        return { length, slack: 120 + random.below(17), known, wrong };
      };
      forLines(8, 300, aboutTwoWords, (line) => agrees(line, 1, reference));
    });

    test('has nothing to add to its own result', () => {
      forLines(5, 500, anyLong, ({ clue, cells }, { colors = 1 }) => {
        const once = result(clue, cells);
        if (once !== null) assert.equal(shown(result(clue, once), colors), shown(once, colors));
      });
    });

    test('sees the same in the mirror', () => {
      forLines(6, 500, anyLong, ({ clue, cells }, { colors = 1 }) => {
        const mirrored = result([...clue].reverse(), cells.slice().reverse());
        assert.equal(shown(result(clue, cells), colors), shown(mirrored?.reverse() ?? null, colors));
      });
    });

    test('does not care which number a colour has', () => {
      forLines(7, 500, anyLong, ({ clue, cells }, { colors = 1 }) => {
        const turned = result(
          clue.map((run) => turnRun(run, colors)),
          cells.map((set) => turnSet(set, colors)),
        );
        const plain = result(clue, cells)?.map((set) => turnSet(set, colors)) ?? null;
        assert.equal(shown(plain, colors), shown(turned, colors));
      });
    });
  });
}

type Oracle = (clue: Clue, cells: Uint32Array) => Uint32Array | null;

function shown(cells: Uint32Array | null, colors = 1): string {
  return cells === null ? 'contradiction' : drawingOf(cells, colors);
}

function describeLine({ clue, cells }: RandomLine, colors: number): string {
  const runs = clue.map((run) => `${run.length ?? '?'}${String.fromCharCode(96 + run.color)}`).join(' ');
  return `clue "${runs}", given "${drawingOf(cells, colors)}"`;
}

function forLines(
  seed: number,
  count: number,
  recipe: (random: Random) => LineRecipe,
  verify: (line: RandomLine, recipe: LineRecipe) => void,
): void {
  const random = new Random(seed);
  for (let i = 0; i < count; i++) {
    const chosen = recipe(random);
    verify(randomLine(random, chosen), chosen);
  }
}

// One line in four has a cell that contradicts the placement it was drawn from.
const wrong = (random: Random, length: number) => (random.below(4) === 0 ? 1 / length : 0);

const shortColored = (random: Random): LineRecipe => {
  const length = 1 + random.below(6);
  return { length, colors: 1 + random.below(3), blotted: random.below(3) / 3, wrong: wrong(random, length) };
};

const longTight = (random: Random): LineRecipe => {
  const length = WORD_SIZES[random.below(WORD_SIZES.length)];
  const colors = 1 + random.below(2);
  return {
    length,
    colors,
    slack: random.below(3),
    blotted: random.below(2) / 20,
    wrong: wrong(random, length),
  };
};

const anyLong = (random: Random): LineRecipe => {
  const length = 1 + random.below(300);
  const blotted = random.below(3) / 3;
  return {
    length,
    colors: 1 + random.below(5),
    blotted,
    known: random.next() / 2,
    wrong: wrong(random, length),
  };
};

/** Colour 1 becomes 2, 2 becomes 3 ..., the last becomes 1. */
function turnRun(run: Run, colors: number): Run {
  return { ...run, color: (run.color % colors) + 1 };
}

function turnSet(set: number, colors: number): number {
  let turned = set & candidate(0);
  for (let color = 1; color <= colors; color++) {
    if ((set & candidate(color)) !== 0) turned |= candidate((color % colors) + 1);
  }
  return turned;
}
