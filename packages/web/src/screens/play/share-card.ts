// The picture of a solved puzzle as a card: sent by the browser's own way to share on a phone, else saved as a file.
import { filledGrid } from '@crosshatch/core/play';
import { notify } from '../../shell/announcer.js';
import { fileNameOf, saveFile } from '../../storage/save-file.js';
import { shell, play as words } from '../../strings/words.js';
import type { Session } from './session.js';
import { resultFacts } from './share-result.js';

export async function shareCard(session: Session): Promise<void> {
  const { entry, model, ending } = session;
  const { meta, artwork } = entry.document;
  const title = meta.title ?? words.untitled;
  try {
    const { cardPicture } = await import('../../share/card.js');
    const picture = await cardPicture({
      title,
      facts: resultFacts(session),
      stars: ending.result.peek()?.stars ?? 0,
      name: shell.name,
      grid: filledGrid(model.play.peek()),
      palette: model.puzzle.palette,
      artwork,
    });
    const name = fileNameOf(title, '.png');
    const file = new File([picture], name, { type: 'image/png' });
    const isTouch = matchMedia('(pointer: coarse)').matches;
    if (isTouch && navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], title });
    else saveFile(name, picture);
  } catch (error) {
    // Closing the dialog of the system is an answer, too.
    if (!(error instanceof DOMException && error.name === 'AbortError')) notify(words.cardFailed);
  }
}
