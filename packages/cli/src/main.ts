// The command's entry: runs the program in this process and turns its outcome into an exit code.
import { nodeContext } from './context.js';
import { EXIT_CODES } from './exit-codes.js';
import { runProgram } from './program.js';

// A reader that has seen enough (`crosshatch ... | head`) closes the pipe: that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT_CODES.ok.code);
    throw error;
  });
}

try {
  const outcome = await runProgram(process.argv.slice(2), nodeContext());
  // Not process.exit: what is still to be written to a pipe has to get there.
  process.exitCode = EXIT_CODES[outcome].code;
} catch (error) {
  process.exitCode = EXIT_CODES.internal.code;
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `crosshatch: internal error; please report it with the command that led here.\n${told}\n`,
  );
}
