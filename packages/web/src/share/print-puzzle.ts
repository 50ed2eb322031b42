// Prints a puzzle: a sheet with its title, clues and empty grid, which only paper shows (print.css).
import type { PuzzleDocument } from '@crosshatch/core/model';
import { LibraryWorker } from '../worker/client.js';
import './print.css';

/** Opens the browser's dialog for printing; resolves when the sheet is ready and the dialog was opened. */
export async function printPuzzle(puzzle: PuzzleDocument, title: string, facts: string): Promise<void> {
  const worker = new LibraryWorker();
  try {
    // Without its own title, which would give the picture away: the heading has the one that is shown.
    const untitled = { ...puzzle, meta: {} };
    const svg = await worker.call('picture', { document: untitled, isSolved: false });
    const image = new Image();
    image.alt = '';
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const heading = document.createElement('h1');
    heading.textContent = title;
    const line = document.createElement('p');
    line.textContent = facts;
    const sheet = document.createElement('section');
    sheet.className = 'print-sheet';
    sheet.append(heading, line, image);
    document.querySelector('.print-sheet')?.remove();
    document.body.append(sheet);
    // Some browsers return from print() at once: the sheet stays until printing is over.
    addEventListener('afterprint', () => sheet.remove(), { once: true });
    print();
  } finally {
    worker.cancelAll();
  }
}
