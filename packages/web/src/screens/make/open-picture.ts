// A puzzle from elsewhere to draw on: its goal, or its solution if it has exactly one.
import type { FormatInput } from '@crosshatch/core/formats';
import { notify } from '../../shell/announcer.js';
import { makeWords as words } from '../../strings/words.js';
import { LibraryWorker } from '../../worker/client.js';
import type { MakeSession } from './make-session.js';
import { pictureOf } from './picture.js';

/** Line solves that finding the solution may cost. */
const MAX_LINE_SOLVES = 2_000_000;

/** Takes the picture out of a file or a link; false when there is none. */
export async function openPicture(
  session: MakeSession,
  content: FormatInput,
  name?: string,
): Promise<boolean> {
  const worker = new LibraryWorker();
  try {
    const read = await worker.call('read', { content, ...(name === undefined ? {} : { name }) });
    if (!read.ok) return false;
    const [{ puzzle, meta, goal, given }] = read.documents;
    const question = { puzzle, lineSolves: MAX_LINE_SOLVES, ...(given === undefined ? {} : { given }) };
    const solved = goal === undefined ? await worker.call('solve', question) : undefined;
    const grid = goal ?? (solved?.verdict === 'unique' ? solved.solution : undefined);
    const picture = grid && pictureOf(grid, puzzle.palette);
    if (picture === undefined) return false;
    session.change(picture); // so that undo brings back what was drawn before
    session.verdict.forget();
    session.color.value = 1;
    const { title, author, license } = meta;
    session.meta.value = Object.fromEntries(
      Object.entries({ title, author, license }).filter(([, text]) => text !== undefined),
    );
    // A drawing has no given cells, only clues.
    notify(given === undefined ? words.opened : words.openedWithoutGiven);
    return true;
  } finally {
    worker.cancelAll();
  }
}
