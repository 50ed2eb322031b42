// Runs the program in this process and turns its outcome into an exit code. bin/crosshatch.js calls it.
import { nodeContext } from './context.js';
import { EXIT_CODES } from './exit-codes.js';
import { guardStream, writeLastMessage } from './output/stream-failure.js';
import { runProgram } from './program.js';
import { endInterrupted } from './signals.js';

/** Never rejects. */
export async function main(): Promise<void> {
  guardStream(process.stdout, 'standard output');
  guardStream(process.stderr, 'standard error');
  try {
    const outcome = await runProgram(process.argv.slice(2), nodeContext());
    // process.exit would discard output that is not yet written to a pipe.
    process.exitCode = EXIT_CODES[outcome].code;
    endInterrupted(outcome);
  } catch (error) {
    process.exitCode = EXIT_CODES.internal.code;
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    writeLastMessage(
      `crosshatch: internal error; please report it with the command that led here.\n${trace}\n`,
    );
  }
}
