// Makes one file of the shipped puzzles, puzzles.json, which the page loads by itself so that it
// is no part of the first load. Grades come from puzzles/README.md, which the tests keep true:
// grading them all would slow every build down.
import { readdirSync, readFileSync } from 'node:fs';
import { parse, write } from '@crosshatch/core';

const FOLDER = new URL('../../../puzzles/', import.meta.url);
const NAME = 'puzzles.json';

/** Every shipped puzzle, as src/puzzles/entry.ts reads it, in the order of the list: pack by pack, the easy ones first. */
function shippedPuzzles() {
  const listed = puzzlesOfList(readFileSync(new URL('README.md', FOLDER), 'utf8'));
  const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
  const missing = files.find((file) => !listed.some((row) => row.file === file));
  if (missing !== undefined) throw new Error(`puzzles/${missing} is not in the list.`);
  return listed.map((row, i) => ({ ...entryOf(row), 'x-number': i + 1 }));
}

function entryOf({ file, grade, pack }) {
  const result = parse(readFileSync(new URL(file, FOLDER), 'utf8'), { name: file });
  if (!result.ok) throw new Error(`puzzles/${file} is not readable.`);
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
    'x-pack': pack,
    ...JSON.parse(write(document, 'crosshatch').output),
  };
}

/**
 * The rows of the list: the file, its pack as `town-and-country`, and what the list says of its grade:
 * `easy (31, length 31, depth 20)`, `3 solutions`, `no solution`.
 */
function puzzlesOfList(text) {
  return text.split(/^## /m).flatMap((section) => {
    const pack = section.slice(0, section.indexOf('\n')).trim().toLowerCase().replaceAll(' ', '-');
    const rows = section.matchAll(/^\| \[[^\]]*\]\(([^)]+)\) \|[^|]*\|[^|]*\| ([^|]+) \|/gm);
    return Array.from(rows, ([, file, grade]) => ({ file, pack, grade: grade.trim() }));
  });
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
