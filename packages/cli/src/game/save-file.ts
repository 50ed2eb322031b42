// Where a play is kept between two sittings, and how it gets there. The default place is one file for each
// puzzle, named by its hash, in the folder that the system has for such things.
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { PuzzleDocument } from '@crosshatch/core';
import { puzzleHash } from '@crosshatch/core/model';
import { type Play, readPlay, writePlay } from '@crosshatch/core/play';
import type { Environment } from '../context.js';
import { UserError } from '../options/definition.js';
import { writeWholeFile } from '../output/write-file.js';

/** `$XDG_STATE_HOME/crosshatch/play/HASH.json`. */
export function defaultSaveFile(document: PuzzleDocument, env: Environment): string {
  const state = env.XDG_STATE_HOME;
  // As the specification says: a path that is not absolute is to be ignored.
  const folder = state?.startsWith('/') ? state : join(homedir(), '.local', 'state');
  const hash = puzzleHash(document.puzzle, document.given);
  return join(folder, 'crosshatch', 'play', `${hash.slice(0, 32)}.json`);
}

/** What was saved, or undefined when there is no such file. A file that is something else is refused. */
export async function loadPlay(path: string, document: PuzzleDocument): Promise<Play | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new UserError(`${path}: can not be read (${code}); --no-save plays without it`, 'badInput');
  }
  const { puzzle, given } = document;
  const read = readPlay(text, puzzle, given === undefined ? {} : { given });
  if (read.ok) return read.play;
  throw new UserError(
    `${path}: ${read.fault.message} Use --restart to begin anew and replace it, or --no-save.`,
    'badInput',
  );
}

export async function savePlay(path: string, play: Play): Promise<void> {
  await writeWholeFile(path, `${writePlay(play)}\n`, { force: true, makeFolders: true });
}
