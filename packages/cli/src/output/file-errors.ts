// Turns system errors into UserErrors: a failed write prints one sentence and exits with 8.
import { harmless } from '@crosshatch/core/model';
import { UserError } from '../options/definition.js';
import { whyNotWritten } from './write-reasons.js';

/** Whether the operating system reported the error (it is not a bug). */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return error instanceof Error && typeof code === 'string' && typeof syscall === 'string';
}

/** The error as a UserError with exit code 8. Other errors are thrown unchanged. */
export function writeError(path: string, error: unknown, more?: Readonly<Record<string, string>>): UserError {
  if (!isSystemError(error)) throw error;
  return new UserError(`${harmless(path)}: ${whyNotWritten(error, more)}`, 'output');
}

/** System calls that only occur in reading; `open` and others are ambiguous. */
const READING = new Set(['read', 'scandir', 'opendir', 'readlink', 'stat', 'lstat', 'fstat', 'access']);

/** A UserError for a system error that no command handles, by its system call. */
export function uncaughtSystemError({ code = '', syscall = '', path }: NodeJS.ErrnoException): UserError {
  const isReading = READING.has(syscall);
  const where = path === undefined ? '' : `${harmless(path)}: `;
  const what = isReading ? 'cannot be read' : 'cannot be opened or written';
  return new UserError(`${where}${what} (${syscall}: ${code})`, isReading ? 'badInput' : 'output');
}
