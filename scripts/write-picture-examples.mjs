// Draws the pictures of docs/pictures.md from puzzles that come along. The tests
// fail when it is due.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { steps } from '../packages/core/dist/explain/public.js';
import { parse } from '../packages/core/dist/formats/public.js';
import {
  animationFrames,
  drawAnimatedSvg,
  drawSvg,
  makeBook,
  sceneToSvg,
} from '../packages/core/dist/render/public.js';
import { solve } from '../packages/core/dist/solve/public.js';

export function pictureExamples() {
  const teacup = read('010-teacup.non');
  const toadstool = read('010-toadstool.json');
  const penguin = read('018-penguin.json');
  const solution = (document) => solve(document.puzzle).solution;
  const frames = animationFrames(teacup.puzzle, steps(teacup.puzzle));
  const entry = (document, marks, words) => ({
    document,
    solution: solution(document),
    difficulty: { marks, words },
  });
  const book = makeBook(
    [entry(teacup, 1, 'easy'), entry(toadstool, 0, 'trivial'), entry(penguin, 1, 'easy')],
    {
      title: 'Three Nonograms',
    },
  );
  return new Map([
    ['empty.svg', drawSvg(teacup)],
    ['solved.svg', drawSvg(teacup, solution(teacup), { strikeOff: true })],
    ['dark.svg', drawSvg(teacup, solution(teacup), { dark: true })],
    ['colors.svg', drawSvg(toadstool, solution(toadstool))],
    ['black-and-white.svg', drawSvg(toadstool, solution(toadstool), { blackAndWhite: true })],
    ['solve.svg', drawAnimatedSvg(teacup, frames, { strikeOff: true, secondsPerFrame: 0.3 })],
    ['title-page.svg', page(book.pages[0])],
    ['puzzle-page.svg', page(book.pages[2])],
    ['solutions-page.svg', page(book.pages[book.pages.length - 1])],
  ]);
}

/** A page on white paper with a hairline around it. */
function page(scene) {
  const { width, height } = scene;
  const edge = { kind: 'rectangle', x: 0, y: 0, width, height, fill: '#bbbbbb' };
  const paper = { ...edge, x: 1, y: 1, width: width - 2, height: height - 2, fill: '#ffffff' };
  return sceneToSvg({ ...scene, shapes: [edge, paper, ...scene.shapes] });
}

function read(name) {
  const result = parse(readFileSync(new URL(`../puzzles/${name}`, import.meta.url)), { name });
  return result.documents[0];
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  mkdirSync('docs/pictures', { recursive: true });
  for (const [name, svg] of pictureExamples()) writeFileSync(`docs/pictures/${name}`, svg);
}
