// Makes one file of the shipped puzzles, puzzles.json, which the page loads by itself so that it
// is no part of the first load. Grades come from puzzles/README.md, which the tests keep true:
// grading them all would slow every build down.
import { readdirSync, readFileSync } from 'node:fs';
import { parse, write } from '@crosshatch/core';

const FOLDER = new URL('../../../puzzles/', import.meta.url);
const NAME = 'puzzles.json';

/** Every shipped puzzle, as src/puzzles/entry.ts reads it. */
function shippedPuzzles() {
  const grades = gradesOfList(readFileSync(new URL('README.md', FOLDER), 'utf8'));
  return readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => entryOf(file, grades.get(file)))
    .map((entry, i) => ({ ...entry, 'x-number': i + 1 }));
}

/** The longest side that a puzzle of a pack may have. */
const SIZES = { tiny: 5, small: 12, medium: 22, large: 36, huge: Infinity };

function packOf({ width, height }) {
  return Object.keys(SIZES).find((name) => Math.max(width, height) <= SIZES[name]);
}

function entryOf(file, grade) {
  const result = parse(readFileSync(new URL(file, FOLDER), 'utf8'), { name: file });
  if (!result.ok || grade === undefined)
    throw new Error(`puzzles/${file} is not readable or not in the list.`);
  const { puzzle, meta, artwork } = result.documents[0];
  const { title, author, description = '' } = meta;
  const shown = description.replace(/ ?Has \w+ solutions? on purpose\.$/, '');
  const document = {
    puzzle,
    meta: { title, author, ...(shown === '' ? {} : { description: shown }) },
    ...(artwork === undefined ? {} : { artwork }),
  };
  return {
    'x-id': file.replace(/^\d+-|\.\w+$/g, ''),
    'x-grade': grade,
    'x-pack': packOf(puzzle),
    ...JSON.parse(write(document, 'crosshatch').output),
  };
}

/** File name -> what the list says of its grade: `easy (31, length 31, depth 20)`, `3 solutions`, `no solution`. */
function gradesOfList(text) {
  const rows = text.matchAll(/^\| \[[^\]]*\]\(([^)]+)\) \|[^|]*\|[^|]*\| ([^|]+) \|/gm);
  return new Map(Array.from(rows, ([, file, grade]) => [file, grade.trim()]));
}

/** The plugin: writes the file when building, serves it while developing. */
export function galleryData() {
  return {
    name: 'gallery-data',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: JSON.stringify(shippedPuzzles()) });
    },
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_request, response) =>
        response.end(JSON.stringify(shippedPuzzles())),
      );
    },
  };
}
