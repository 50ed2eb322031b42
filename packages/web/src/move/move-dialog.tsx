// Sends everything to another device: codes for its camera, a link, or a file.
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../components/dialog.js';
import { Icon } from '../components/icon.js';
import { IconButton } from '../components/icon-button.js';
import { saveBackup } from '../settings/backup-file.js';
import { settings } from '../settings/settings.js';
import { QrCode } from '../share/qr-code.js';
import '../share/share.css';
import { choicesNow } from '../puzzles/choices.js';
import { shareAddress } from '../share/share-link.js';
import { notify } from '../shell/announcer.js';
import { writeBackup } from '../storage/backup.js';
import { store } from '../storage/page-store.js';
import { moveWords as words } from '../strings/words.js';
import { MOST_PARTS, packed, partsOf, wholePart } from './move-code.js';

/** Longer links are cut off by the programs that they are sent with. */
const LONGEST_LINK = 30_000;

export function MoveDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState<string | undefined>(undefined);
  const [at, setAt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    writeBackup(store(), settings.peek(), choicesNow(), { withReplays: false })
      .then(packed)
      .then((made) => isCurrent && setCode(made));
    return () => {
      isCurrent = false;
    };
  }, []);
  const addressOf = (part: string) => shareAddress(location.href, `/move/${part}`);
  const parts = code === undefined ? [] : partsOf(code);
  const link = code === undefined ? '' : addressOf(wholePart(code));
  const hasCodes = parts.length > 0 && parts.length <= MOST_PARTS;
  return (
    <Dialog title={words.title} onClose={onClose} class="share">
      {code === undefined && <p class="soft">{words.making}</p>}
      {hasCodes && (
        <>
          <p>{parts.length === 1 ? words.scanOne : words.scanAll(parts.length)}</p>
          <QrCode text={addressOf(parts[at])} isDense label={words.qr} />
          {parts.length > 1 && (
            <div class="row qr-steps">
              <IconButton
                icon="back"
                label={words.previous}
                disabled={at === 0}
                onClick={() => setAt(at - 1)}
              />
              <strong aria-live="polite">{words.codeOf(at + 1, parts.length)}</strong>
              <IconButton
                icon="forward"
                label={words.next}
                disabled={at === parts.length - 1}
                onClick={() => setAt(at + 1)}
              />
            </div>
          )}
        </>
      )}
      {code !== undefined && !hasCodes && <p>{words.tooMany}</p>}
      {code !== undefined && (
        <div class="row">
          {link.length <= LONGEST_LINK && (
            <button type="button" class="button" data-link={link} onClick={() => copy(link)}>
              <Icon name="copy" />
              {words.copy}
            </button>
          )}
          <button type="button" class="button" onClick={saveBackup}>
            <Icon name="download" />
            {words.file}
          </button>
        </div>
      )}
      <p class="soft">{words.note}</p>
    </Dialog>
  );
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify(words.copied);
  } catch {
    notify(words.cantCopy);
  }
}
