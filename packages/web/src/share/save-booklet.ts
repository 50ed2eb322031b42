// A pack as a booklet: a PDF with a title page, all puzzles, and the solutions at the end.
import { GRADE_STEPS, gradeName, gradeWords } from '../cards/grades.js';
import { packName } from '../cards/titles.js';
import type { Pack } from '../puzzles/packs.js';
import { settings } from '../settings/settings.js';
import { fileNameOf, saveFile } from '../storage/save-file.js';
import { shareWords as words } from '../strings/words.js';
import { LibraryWorker } from '../worker/client.js';
import { paperOf } from './paper.js';

/** `report`: puzzles that are done. */
export async function saveBooklet({ id, entries }: Pack, report: (done: number) => void): Promise<void> {
  const worker = new LibraryWorker();
  try {
    const title = packName(id);
    const file = await worker.call(
      'booklet',
      {
        title,
        subtitle: words.bookletSubtitle(entries.length),
        paper: paperOf(navigator.languages),
        hasTitles: settings.peek().showTitles,
        puzzles: entries.map(({ document, grade }) => ({
          document,
          ...(grade === ''
            ? {}
            : { difficulty: { marks: GRADE_STEPS[gradeName(grade)] ?? 0, words: gradeWords(grade) } }),
        })),
      },
      { onProgress: report },
    );
    saveFile(fileNameOf(title, '.pdf'), file, 'application/pdf');
  } finally {
    worker.cancelAll();
  }
}
