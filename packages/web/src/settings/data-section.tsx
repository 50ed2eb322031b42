// The player's data: save everything as a file, read such a file, move everything to another device.
import { useSignal } from '@preact/signals';
import { FileButton } from '../components/files.js';
import { Icon } from '../components/icon.js';
import { Lazy } from '../components/lazy.js';
import { linkTo } from '../route.js';
import { moveWords, settingsWords as words } from '../strings/words.js';
import { BACKUP_OPENER, saveBackup } from './backup-file.js';
import { settingsOpen } from './settings-open.js';

export function DataSection({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const isMoving = useSignal(false);
  return (
    <section class="stack">
      <Heading>{words.data}</Heading>
      <p class="soft">{words.dataNote}</p>
      <div class="row">
        <button type="button" class="button" onClick={saveBackup}>
          <Icon name="download" /> {words.exportAll}
        </button>
        <FileButton label={words.importAll} accept="application/json,.json" opener={BACKUP_OPENER} />
        <button
          type="button"
          class="button"
          onClick={() => {
            isMoving.value = true;
          }}
        >
          <Icon name="share" /> {moveWords.title}
        </button>
        <a
          class="button"
          href={linkTo('move')}
          onClick={() => {
            settingsOpen.value = false;
          }}
        >
          {moveWords.receive}
        </a>
      </div>
      {isMoving.value && (
        <Lazy
          load={() => import('../move/move-dialog.js').then((module) => module.MoveDialog)}
          with={{
            onClose: () => {
              isMoving.value = false;
            },
          }}
        />
      )}
    </section>
  );
}
