// System errors as refusals: whatever the system reports while a file is written ends with a sentence and
// exit code 8.
import { harmless } from '@crosshatch/core/model';
import { UserError } from '../options/definition.js';
import { whyNotWritten } from './write-reasons.js';

/** An error that the operating system reported, not a mistake of the program. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return error instanceof Error && typeof code === 'string' && typeof syscall === 'string';
}

/** The error as a UserError with exit code 8; what the system did not report is thrown as it came. */
export function writeError(path: string, error: unknown, more?: Readonly<Record<string, string>>): UserError {
  if (!isSystemError(error)) throw error;
  return new UserError(`${harmless(path)}: ${whyNotWritten(error, more)}`, 'output');
}

/** System calls that only reading makes; `open` and the rest may belong to either. */
const READING = new Set(['read', 'scandir', 'opendir', 'readlink', 'stat', 'lstat', 'fstat', 'access']);

/** A system error that nobody has foreseen, by what the system was asked to do. */
export function uncaughtSystemError({ code = '', syscall = '', path }: NodeJS.ErrnoException): UserError {
  const isReading = READING.has(syscall);
  const where = path === undefined ? '' : `${harmless(path)}: `;
  const what = isReading ? 'can not be read' : 'can not be opened or written';
  return new UserError(`${where}${what} (${syscall}: ${code})`, isReading ? 'badInput' : 'output');
}
