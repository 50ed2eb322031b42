// Said once when the browser's storage fails: what that means, and a way to keep everything all the same.
import { signal } from '@preact/signals';
import { IconButton } from '../components/icon-button.js';
import { storageTrouble } from '../storage/page-store.js';
import { shell as words } from '../strings/words.js';

const isClosed = signal(false);

export function StorageNotice() {
  const trouble = storageTrouble.value;
  if (trouble === undefined || isClosed.value) return null;
  return (
    <div class="storage-notice" role="alert">
      <p>{words.storage[trouble]}</p>
      <button type="button" class="button" onClick={backUp}>
        {words.storageBackup}
      </button>
      <IconButton
        kind="quiet"
        icon="close"
        label={words.close}
        onClick={() => {
          isClosed.value = true;
        }}
      />
    </div>
  );
}

async function backUp(): Promise<void> {
  const { saveBackup } = await import('../settings/backup-file.js');
  await saveBackup();
}
