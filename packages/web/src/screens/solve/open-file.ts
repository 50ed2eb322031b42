// A file from the disk or dropped on the page: read, and solved at once.
import { solveWords as words } from '../../strings/solve.js';
import type { SolveSession } from './solve-session.js';

/** More than this is not even read into memory. */
const LARGEST_FILE = 8 * 1024 * 1024;

export async function openFile(session: SolveSession, file: File): Promise<void> {
  if (file.size > LARGEST_FILE) {
    session.refuse(words.tooLarge);
    return;
  }
  const bytes = file.arrayBuffer().then((buffer) => new Uint8Array(buffer));
  await session.openAndSolve(bytes, file.name);
}
