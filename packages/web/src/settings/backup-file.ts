// Everything as one file: saved, and read again into what is here.
import { choicesNow, restoreChoices } from '../puzzles/choices.js';
import { loadOwnPuzzles } from '../puzzles/own.js';
import { loadProgress } from '../puzzles/progress.js';
import { loadSolves } from '../puzzles/solves.js';
import { notify } from '../shell/announcer.js';
import { type Backup, readBackup, restore, writeBackup } from '../storage/backup.js';
import { store } from '../storage/page-store.js';
import { saveFile } from '../storage/save-file.js';
import { settingsWords as words } from '../strings/words.js';
import { changeSettings, settings } from './settings.js';

/** For a button that opens a backup. */
export const BACKUP_OPENER = { largest: 64, open: openBackup, refuse: notify };

export async function saveBackup(): Promise<void> {
  const text = await writeBackup(store(), settings.peek(), choicesNow(), { withReplays: true });
  saveFile('crosshatch-backup.json', text, 'application/json');
}

async function openBackup(file: File): Promise<void> {
  const backup = readBackup(await file.text());
  if (backup === undefined) notify(words.notABackup);
  else await addBackup(backup);
}

/** Adds a backup to what is here, and says what came. */
export async function addBackup(backup: Backup): Promise<void> {
  const { puzzles, plays, solves } = await restore(store(), backup);
  restoreChoices(backup.choices);
  changeSettings(backup.settings);
  await Promise.all([loadOwnPuzzles(), loadProgress(), loadSolves()]);
  notify(words.imported(puzzles, plays, solves));
}
