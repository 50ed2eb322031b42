// Handles failed writes to standard output and standard error: prints one line, if possible, and exits with 8. No
// command can continue without them, so the process ends here.
import { writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { EXIT_CODES } from '../exit-codes.js';
import { whyNotWritten } from './write-reasons.js';

export function guardStream(stream: Writable, name: string): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // A reader may close the pipe early (`crosshatch ... | head`); that is not an error.
    if (error.code === 'EPIPE') process.exit(EXIT_CODES.ok.code);
    // A closed terminal also fails to report its size; the next write shows whether it works.
    if (error.syscall === 'getWindowSize') return;
    // Another listener has the terminal open and something to save; it ends the command itself.
    if (stream.listenerCount('error') > 1) return;
    writeLastMessage(`crosshatch: ${name}: ${whyNotWritten(error)}\n`);
    process.exit(EXIT_CODES.output.code);
  });
}

/** Writes to standard error without its stream, which may be what failed. */
export function writeLastMessage(text: string): void {
  try {
    writeSync(2, text);
  } catch {
    // There is nowhere else to report it.
  }
}
