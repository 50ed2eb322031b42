// Makes one compact file of the shipped puzzles, puzzles.json, which the page loads by itself so that it
// is no part of the first load. Grades come from puzzles/README.md, which the tests keep true:
// grading them all would slow every build down.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'crosshatch';

const FOLDER = new URL('../../../puzzles/', import.meta.url);
const NAME = 'puzzles.json';

/** Every shipped puzzle, compact; src/puzzles/gallery-data.ts reads it. */
function shippedPuzzles() {
  const grades = gradesOfList(readFileSync(new URL('README.md', FOLDER), 'utf8'));
  return readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => compact(file, grades.get(file)));
}

function compact(file, grade) {
  const result = parse(readFileSync(new URL(file, FOLDER), 'utf8'), { name: file });
  if (!result.ok || grade === undefined)
    throw new Error(`puzzles/${file} is not readable or not in the list.`);
  const { puzzle, meta } = result.documents[0];
  const { background, colors } = puzzle.palette;
  const isPlain = colors.length === 1 && colors[0].rgb === '#000000' && background.rgb === '#ffffff';
  return {
    id: file.replace(/^\d+-|\.\w+$/g, ''),
    title: meta.title,
    note: (meta.description ?? '').replace(/ ?Has \w+ solutions? on purpose\.$/, ''),
    author: meta.author,
    grade,
    rows: side(puzzle.rows),
    columns: side(puzzle.columns),
    ...(isPlain ? {} : { palette: puzzle.palette }),
  };
}

/** Lines separated by `,`, runs by a space; `3` in the first colour, `3:2` in the second. */
function side(clues) {
  return clues
    .map((clue) => clue.map((run) => (run.color === 1 ? run.length : `${run.length}:${run.color}`)).join(' '))
    .join(',');
}

/** File name -> what the list says of its grade: `easy (11)`, `3 solutions`, `no solution`. */
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
