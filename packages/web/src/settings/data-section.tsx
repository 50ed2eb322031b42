// The player's data in the settings: save everything as a file, read such a file.
import { FileButton } from '../components/files.js';
import { Icon } from '../components/icon.js';
import { loadOwnPuzzles } from '../puzzles/own.js';
import { loadProgress } from '../puzzles/progress.js';
import { loadSolves } from '../puzzles/solves.js';
import { notify } from '../shell/announcer.js';
import { readBackup, restore, writeBackup } from '../storage/backup.js';
import { store } from '../storage/page-store.js';
import { saveFile } from '../storage/save-file.js';
import { settingsWords as words } from '../strings/words.js';
import { changeSettings, settings } from './settings.js';

const OPENER = { largest: 64, open: openBackup, refuse: notify };

export function DataSection() {
  return (
    <section class="stack">
      <h3>{words.data}</h3>
      <p class="soft">{words.dataNote}</p>
      <div class="row">
        <button type="button" class="button" onClick={saveBackup}>
          <Icon name="download" /> {words.exportAll}
        </button>
        <FileButton label={words.importAll} accept="application/json,.json" opener={OPENER} />
      </div>
    </section>
  );
}

export async function saveBackup(): Promise<void> {
  saveFile('crosshatch-backup.json', await writeBackup(store(), settings.peek()), 'application/json');
}

async function openBackup(file: File): Promise<void> {
  const backup = readBackup(await file.text());
  if (backup === undefined) {
    notify(words.notABackup);
    return;
  }
  const { puzzles, plays } = await restore(store(), backup);
  changeSettings(backup.settings);
  await Promise.all([loadOwnPuzzles(), loadProgress(), loadSolves()]);
  notify(words.imported(puzzles, plays));
}
