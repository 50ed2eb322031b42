import assert from 'node:assert/strict';
import { test } from 'node:test';
import { steps } from '../../explain/index.js';
import { candidate, type Grid, isComplete, puzzleOf, sameGrid, unknownGrid } from '../../model/index.js';
import { gridFrom } from '../../testing/notation.js';
import { readXmlText } from '../../testing/xml.js';
import { drawAnimatedSvg } from './animated-svg.js';
import { animationFrames } from './animation.js';

const LEAF = gridFrom(['...#...', '..###..', '.#####.', '#######', '##.#.##', '...#...', '..###..']);
const puzzle = puzzleOf(LEAF);
const document = { puzzle, meta: { title: 'Leaf & <twig>' } };
const deductions = [...steps(puzzle)];

/** What is known after all frames. */
function after(
  frames: ReturnType<typeof animationFrames>,
  start: Grid = unknownGrid(puzzle, puzzle.palette),
): Grid {
  const cells = start.cells.slice();
  for (const { cell, color } of frames.flatMap((frame) => frame.cells)) {
    assert.notEqual(cells[cell], candidate(color), 'a cell becomes known once');
    cells[cell] = candidate(color);
  }
  return { width: start.width, height: start.height, cells };
}

test('the frames of a solve end in the solution, every run struck off', () => {
  const frames = animationFrames(puzzle, deductions);
  assert(frames.length > 3 && frames.length <= deductions.length);
  assert(sameGrid(after(frames), LEAF));
  const runs = [...puzzle.rows, ...puzzle.columns].reduce((sum, clue) => sum + (clue?.length ?? 0), 0);
  const struck = frames.flatMap(({ finished }) => finished.map(({ line, run }) => `${line} ${run}`));
  assert.equal(struck.length, runs);
  assert.equal(new Set(struck).size, runs);
});

test('what the steps leave open comes with the solution; what is given is not shown again', () => {
  const some = animationFrames(puzzle, deductions.slice(0, 2), { solution: LEAF });
  assert(sameGrid(after(some), LEAF));
  assert.deepEqual(some.at(-1)?.lines, []);
  assert.deepEqual(animationFrames(puzzle, [], { given: LEAF, solution: LEAF }), []);
  assert(!isComplete(after(animationFrames(puzzle, deductions.slice(0, 2)))));
});

test('many deductions share frames', () => {
  const frames = animationFrames(puzzle, deductions, { most: 4 });
  assert.equal(frames.length, 4);
  assert(sameGrid(after(frames), LEAF));
});

test('the animated SVG is well-formed, has no script, and shows every frame at its time', () => {
  const frames = animationFrames(puzzle, deductions);
  const svg = drawAnimatedSvg(document, frames, { strikeOff: true });
  const root = readXmlText(svg);
  assert.equal(root.name, 'svg');
  assert(!/<script|on\w+=|href="(?!#)/.test(svg));
  const groups = root.children.filter((child) =>
    child.attributes.get('style')?.startsWith('animation-name:'),
  );
  const names = new Set(
    groups.map((group) => group.attributes.get('style')?.slice('animation-name:'.length)),
  );
  for (const name of names) assert(svg.includes(`@keyframes ${name}{`), name);
  const times = [...svg.matchAll(/@keyframes \S+?-\d+\{0%\{opacity:0\}([\d.]+)%/g)].map(([, time]) =>
    Number(time),
  );
  assert.equal(times.length, frames.length);
  assert(times.every((time, i) => time > (times[i - 1] ?? 0) && time < 100));
  assert.match(svg, /@media \(prefers-reduced-motion:reduce\)/);
  assert.match(svg, /<title>Nonogram "Leaf &amp; &lt;twig&gt;", 7 by 7 cells, solved step by step<\/title>/);
});

test('a pace that makes no sense is refused', () => {
  assert.throws(
    () => drawAnimatedSvg(document, [], { secondsPerFrame: 0 }),
    /secondsPerFrame is 0; expected/,
  );
});
