// Saves and loads games. By default there is one file per puzzle, named after its hash, in the user's state folder.
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
  // The XDG specification requires ignoring relative paths.
  const folder = state?.startsWith('/') ? state : join(homedir(), '.local', 'state');
  const hash = puzzleHash(document.puzzle, document.given);
  return join(folder, 'crosshatch', 'play', `${hash.slice(0, 32)}.json`);
}

/** The saved game; undefined if there is no such file. Throws a UserError for any other file. */
export async function loadPlay(path: string, document: PuzzleDocument): Promise<Play | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new UserError(`${path}: cannot be read (${code}); use --no-save to play without it`, 'badInput');
  }
  const { puzzle, given } = document;
  const read = readPlay(text, puzzle, given === undefined ? {} : { given });
  if (read.ok) return read.play;
  throw new UserError(
    `${path}: ${read.fault.message} Use --restart to start over and replace it, or --no-save.`,
    'badInput',
  );
}

export async function savePlay(path: string, play: Play): Promise<void> {
  await writeWholeFile(path, `${writePlay(play)}\n`, { force: true, makeFolders: true });
}
