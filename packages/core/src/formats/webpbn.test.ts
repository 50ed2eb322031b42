import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cellsOf, cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';
import { parse } from './index.js';

const CLUES = `<clues type="columns">
<line><count>1</count></line>
<line><count>1</count><count>1</count></line>
<line><count>1</count></line>
<line><count>1</count><count>1</count></line>
</clues>
<clues type="rows">
<line><count>2</count><count>1</count></line>
<line></line>
<line><count>3</count></line>
</clues>`;
const GOAL = `<solution type="goal">
<image>
|XX.X|
|....|
|.XXX|
</image>
</solution>`;
const FILE = `<?xml version="1.0"?>
<!DOCTYPE pbn SYSTEM "http://webpbn.com/pbn-0.3.dtd">
<puzzleset>
<puzzle type="grid" defaultcolor="black" backgroundcolor="white">
<title>Kite &amp; tail</title>
<color name="white" char=".">ffffff</color>
<color name="black" char="X">000000</color>
${CLUES}
${GOAL}
</puzzle>
</puzzleset>
`;
const puzzle = (inner: string, attributes = '') =>
  `<puzzleset><puzzle ${attributes}>${inner}</puzzle></puzzleset>`;

test('reads clues and goal; writes the same', () => {
  const document = readOne(FILE, 'webpbn');
  assert.equal(cluesIn(FILE, 'webpbn'), KITE);
  assert.deepEqual(document.meta, { title: 'Kite & tail' });
  assert.equal(cellsOf(document.goal), '110100000111');
  assert.equal(written(document, 'webpbn'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'webpbn'), KITE);
});

test('a bare puzzle, no colours defined, rows first, empty lines in short', () => {
  const [columns, rows] = CLUES.split(/(?<=<\/clues>)\n/);
  const text = `<puzzle>${rows}${columns.replaceAll('<line></line>', '<line/>')}</puzzle>`;
  assert.equal(cluesIn(text, 'webpbn'), KITE);
});

test('every metadata field, those of the set for all, HTML entities in texts', () => {
  const text = `<puzzleset><source>the yard</source><title>set</title><puzzle>
    <title> Caf&eacute; </title><authorid>maker</authorid><copyright>&amp;copy; 2001</copyright><id>#7</id>
    <description>\n one\n</description>${CLUES}</puzzle></puzzleset>`;
  assert.deepEqual(readOne(text, 'webpbn').meta, {
    title: 'Café',
    author: 'maker',
    copyright: '© 2001',
    source: 'the yard',
    id: '#7',
    description: 'one',
  });
});

test('colours, default colour and background colour', () => {
  const text = puzzle(
    `<color name="sky" char="s">00F</color><color name="red" char="r">f00</color><color name="sea" char="a">0000aa</color>
     <clues type="rows"><line><count>1</count><count color="sea">1</count></line><line/></clues>
     <clues type="columns"><line><count color="red">1</count></line><line><count color="sea">1</count></line></clues>
     <solution><image>|ra||ss|</image></solution>`,
    'type="grid" defaultcolor="red" backgroundcolor="sky"',
  );
  const document = readOne(text, 'webpbn');
  assert.equal(canonicalText(document.puzzle), '2x2|1,1:2;|1;1:2');
  assert.deepEqual(document.puzzle.palette, {
    background: { name: 'sky', rgb: '#0000ff' },
    colors: [
      { name: 'red', rgb: '#ff0000', symbol: 'r' },
      { name: 'sea', rgb: '#0000aa', symbol: 'a' },
    ],
  });
  assert.equal(cellsOf(document.goal), '1200');
});

test('a count of 0 is a run of unknown length', () => {
  const text = puzzle(
    `<clues type="rows"><line><count>0</count><count>2</count></line></clues>
     <clues type="columns">${'<line><count>1</count></line>'.repeat(4)}</clues>`,
  );
  assert.equal(cluesIn(text, 'webpbn'), '4x1|?,2|1;1;1;1');
});

test('clues that are missing are those of the goal', () => {
  assert.equal(cluesIn(puzzle(GOAL), 'webpbn'), KITE);
  assert.equal(cluesIn(puzzle(CLUES.slice(CLUES.indexOf('<clues type="rows">')) + GOAL), 'webpbn'), KITE);
});

test('goal, solutions and saved grids; cells known in part; rows with a pipe in common', () => {
  const colors = '<color name="red" char="r">f00</color><color name="sea" char="a">00a</color>';
  const lines = (color: string) => `<line><count color="${color}">1</count></line>`;
  const text = puzzle(
    `${colors}<clues type="rows"><line><count color="red">1</count><count color="sea">1</count></line></clues>
     <clues type="columns">${lines('red')}${lines('sea')}<line/></clues>
     <solution type="goal"><image>|ra.|</image></solution><solution type="solution"><image>|ra |</image></solution>
     <solution type="saved" id="1"><image>|[r.]?[]|</image></solution>`,
  );
  const { goal, solutions, saved } = readOne(text, 'webpbn');
  assert.equal(cellsOf(goal), '120');
  assert.deepEqual(solutions?.map(cellsOf), ['120']);
  assert.deepEqual(
    saved?.map(({ cells }) => [...cells]),
    [[3, 7, 0]],
  );
  const shared = puzzle(`${CLUES}<solution><image>|XX.X|....|.XXX|</image></solution>`);
  assert.equal(cellsOf(readOne(shared, 'webpbn').goal), '110100000111');
});

test('a set holds several puzzles', () => {
  const result = parse(`<puzzleset><puzzle>${CLUES}</puzzle><puzzle>${GOAL}</puzzle></puzzleset>`);
  assert(result.ok, JSON.stringify(result));
  assert.deepEqual(
    result.documents.map(({ puzzle }) => canonicalText(puzzle)),
    [KITE, KITE],
  );
});

const line = '<line><count>1</count></line>';
const tiny = `<clues type="rows">${line}</clues><clues type="columns">${line}</clues>`;
testFaults('webpbn', [
  ['a triddler', puzzle(tiny, 'type="triddler"'), 'unsupported-kind', '1:12'],
  ['triangles', puzzle(`<color name="t" char="/">000/fff</color>${tiny}`), 'unsupported-kind', '1:21'],
  ['no clues and no goal', puzzle('<title>x</title>'), 'missing-part', '1:12'],
  ['no puzzle', '<puzzleset></puzzleset>', 'missing-part', '1:1'],
  ['a word for a count', puzzle(tiny.replace('>1<', '>one<')), 'bad-length', '1:46'],
  ['an unknown colour', puzzle(tiny.replace('<count', '<count color="x"')), 'unknown-color', '1:46'],
  [
    'a run in the background',
    puzzle(tiny.replace('<count', '<count color="white"')),
    'unknown-color',
    '1:46',
  ],
  ['a run too long', puzzle(tiny.replace('>1<', '>2<')), 'clue-too-long', '1:46'],
  ['a strange colour', puzzle(`<color name="x" char="x">blue</color>${tiny}`), 'bad-palette', '1:21'],
  [
    'a goal of the wrong size',
    puzzle(`${tiny}<solution><image>|X.|</image></solution>`),
    'bad-grid',
    '1:146',
  ],
  ['a strange cell', puzzle(`${tiny}<solution><image>|Z|</image></solution>`), 'bad-grid', '1:146'],
  ['elements that cross', '<puzzleset><puzzle></puzzleset>', 'bad-syntax', '1:20'],
]);
