// What happens when standard output or standard error can not be written: one line, as far as there is
// still a place for it, and exit code 8. A command can not go on without them, so the process ends here.
import { writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { EXIT_CODES } from '../exit-codes.js';
import { whyNotWritten } from './write-reasons.js';

export function guardStream(stream: Writable, name: string): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`crosshatch ... | head`) closes the pipe: that is no error.
    if (error.code === 'EPIPE') process.exit(EXIT_CODES.ok.code);
    // A terminal that is gone has no size either; whether it can be written shows when it is.
    if (error.syscall === 'getWindowSize') return;
    // Who else listens has the terminal open and something to save; it ends the command by itself.
    if (stream.listenerCount('error') > 1) return;
    lastWords(`crosshatch: ${name}: ${whyNotWritten(error)}\n`);
    process.exit(EXIT_CODES.output.code);
  });
}

/** To standard error without its stream, which may be what failed; if that fails too, there is no place. */
export function lastWords(text: string): void {
  try {
    writeSync(2, text);
  } catch {
    // There is no other place for it.
  }
}
