import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  blankDrawing,
  colorAt,
  type Drawing,
  inverted,
  LARGEST_DRAWING,
  type Point,
  painted,
  recolored,
  resized,
  sameDrawing,
  shifted,
  withoutColor,
} from './drawing.js';
import { historyOf, recorded, redone, undone } from './history.js';
import { areaOf, drawn, type Gesture, lineOf, MIRRORS, mirrored, rectangleOf, TOOLS } from './tools.js';

/** A drawing from rows of digits, `.` for blank. */
function sheet(...rows: string[]): Drawing {
  const cells = Uint8Array.from(rows.join(''), (digit) => (digit === '.' ? 0 : Number(digit)));
  return { width: rows[0].length, height: rows.length, cells };
}

function shown(drawing: Drawing): string[] {
  return Array.from({ length: drawing.height }, (_, y) =>
    Array.from({ length: drawing.width }, (_, x) => colorAt(drawing, { x, y }) || '.').join(''),
  );
}

const gesture = (change: Partial<Gesture>): Gesture => ({
  tool: 'pencil',
  mirror: 'none',
  color: 1,
  start: { x: 0, y: 0 },
  before: { x: 0, y: 0 },
  now: { x: 0, y: 0 },
  ...change,
});

test('a pencil leaves no gaps however fast it moves, and keeps what it drew', () => {
  const base = blankDrawing({ width: 6, height: 3 });
  const first = drawn(base, base, gesture({ now: { x: 5, y: 2 } }));
  assert.equal(
    first.cells.reduce((sum, color) => sum + color, 0),
    6,
  );
  const second = drawn(base, first, gesture({ before: { x: 5, y: 2 }, now: { x: 5, y: 0 }, color: 2 }));
  assert.equal(
    shown(second).every((row) => row.endsWith('2')),
    true,
  );
  assert.equal(colorAt(second, { x: 0, y: 0 }), 1);
});

test('lines have both ends, one cell for each step, and are the same both ways in number', () => {
  const coordinate = fc.integer({ min: -20, max: 20 });
  const point = fc.record({ x: coordinate, y: coordinate }, { noNullPrototype: true });
  fc.assert(
    fc.property(point, point, (from, to) => {
      const line = lineOf(from, to);
      assert.deepEqual([line[0], line.at(-1)], [from, to]);
      assert.equal(line.length, Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) + 1);
      for (let i = 1; i < line.length; i++) {
        assert(Math.abs(line[i].x - line[i - 1].x) <= 1 && Math.abs(line[i].y - line[i - 1].y) <= 1);
      }
    }),
    { seed: 1 },
  );
});

test('shapes are drawn anew with every move, from the drawing as it was', () => {
  const base = sheet('2....', '.....', '.....');
  const wide = drawn(base, base, gesture({ tool: 'rectangle', start: { x: 1, y: 0 }, now: { x: 4, y: 2 } }));
  assert.deepEqual(shown(wide), ['21111', '.1..1', '.1111']);
  const narrow = drawn(
    base,
    wide,
    gesture({ tool: 'rectangle', start: { x: 1, y: 0 }, now: { x: 2, y: 1 } }),
  );
  assert.deepEqual(shown(narrow), ['211..', '.11..', '.....']);
  const box = drawn(
    base,
    wide,
    gesture({ tool: 'box', start: { x: 3, y: 2 }, now: { x: 1, y: 0 }, color: 3 }),
  );
  assert.deepEqual(shown(box), ['2333.', '.333.', '.333.']);
  const line = drawn(base, box, gesture({ tool: 'line', start: { x: 0, y: 2 }, now: { x: 2, y: 0 } }));
  assert.deepEqual(shown(line), ['2.1..', '.1...', '1....']);
});

test('a rectangle of one line, either way', () => {
  assert.equal(rectangleOf({ x: 2, y: 1 }, { x: 2, y: 4 }, false).length, 4);
  assert.equal(rectangleOf({ x: 5, y: 1 }, { x: 2, y: 1 }, false).length, 4);
  assert.equal(rectangleOf({ x: 3, y: 3 }, { x: 3, y: 3 }, false).length, 1);
});

test('fill takes the area that hangs together by sides, not by corners', () => {
  const base = sheet('.1.', '1..', '...');
  const filled = drawn(base, base, gesture({ tool: 'fill', now: { x: 2, y: 2 }, color: 2 }));
  assert.deepEqual(shown(filled), ['.12', '122', '222']);
  assert.deepEqual(areaOf(base, { x: 9, y: 9 }), []);
  assert.equal(areaOf(blankDrawing({ width: 200, height: 200 }), { x: 0, y: 0 }).length, 40_000);
});

test('mirrors: what is drawn is as symmetric as the mirror', () => {
  const images: Record<string, (drawing: Drawing, point: Point) => Point> = {
    sides: ({ width }, { x, y }) => ({ x: width - 1 - x, y }),
    ends: ({ height }, { x, y }) => ({ x, y: height - 1 - y }),
    turn: ({ width, height }, { x, y }) => ({ x: width - 1 - x, y: height - 1 - y }),
  };
  const base = blankDrawing({ width: 7, height: 4 });
  for (const tool of TOOLS) {
    for (const mirror of MIRRORS) {
      const done = drawn(
        base,
        base,
        gesture({ tool, mirror, start: { x: 1, y: 0 }, before: { x: 1, y: 0 }, now: { x: 2, y: 1 } }),
      );
      const expected = {
        none: [],
        sides: ['sides'],
        ends: ['ends'],
        both: ['sides', 'ends', 'turn'],
        turn: ['turn'],
      };
      for (const name of expected[mirror]) {
        for (let y = 0; y < 4; y++) {
          for (let x = 0; x < 7; x++) {
            assert.equal(
              colorAt(done, { x, y }),
              colorAt(done, images[name](done, { x, y })),
              `${tool} ${mirror}`,
            );
          }
        }
      }
    }
  }
  assert.equal(mirrored(base, [{ x: 0, y: 0 }], 'both').length, 4);
});

test('a drawing grows and shrinks at each edge, and its picture stays where it is', () => {
  const base = sheet('12', '3.');
  assert.deepEqual(shown(resized(base, 'left', 1)), ['.12', '.3.']);
  assert.deepEqual(shown(resized(base, 'right', 1)), ['12.', '3..']);
  assert.deepEqual(shown(resized(base, 'top', 1)), ['..', '12', '3.']);
  assert.deepEqual(shown(resized(base, 'bottom', 1)), ['12', '3.', '..']);
  assert.deepEqual(shown(resized(base, 'left', -1)), ['2', '.']);
  assert.deepEqual(shown(resized(base, 'top', -1)), ['3.']);
  assert.deepEqual(shown(resized(base, 'top', -9)), ['3.']);
  assert.equal(resized(base, 'right', 10_000).width, LARGEST_DRAWING);
});

test('shifting goes round, in every direction', () => {
  const base = sheet('12.', '3..');
  assert.deepEqual(shown(shifted(base, 1, 0)), ['.12', '.3.']);
  assert.deepEqual(shown(shifted(base, -1, 0)), ['2.1', '..3']);
  assert.deepEqual(shown(shifted(base, 0, 1)), ['3..', '12.']);
  assert(sameDrawing(shifted(shifted(base, 2, -5), -2, 5), base));
});

test('colours: replaced, removed, inverted', () => {
  const base = sheet('12', '3.');
  assert.deepEqual(shown(recolored(base, 2, 3)), ['13', '3.']);
  assert.deepEqual(shown(withoutColor(base, 2)), ['1.', '2.']);
  assert.deepEqual(shown(inverted(base)), ['..', '.1']);
});

test('what lies outside is not painted', () => {
  const base = blankDrawing({ width: 2, height: 2 });
  assert(
    sameDrawing(
      painted(
        base,
        [
          { x: -1, y: 0 },
          { x: 2, y: 1 },
          { x: 0, y: 2 },
        ],
        1,
      ),
      base,
    ),
  );
});

test('undo and redo', () => {
  let history = historyOf(1);
  history = recorded(recorded(history, 2), 3);
  assert.equal(undone(history).now, 2);
  assert.equal(undone(undone(undone(history))).now, 1);
  assert.equal(redone(undone(history)).now, 3);
  assert.equal(redone(redone(undone(history))).now, 3);
  assert.equal(redone(recorded(undone(history), 4)).now, 4);
});
