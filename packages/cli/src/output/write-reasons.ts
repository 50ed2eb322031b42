// The messages for failed writes to files and streams, by system error code. Unknown codes get a message too.
// Imports nothing, because every start of the command loads it.

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'the file exists; use --force to replace it',
  ENOENT: 'its folder does not exist; make it first',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EISDIR: 'this is a folder; name a file in it',
  EACCES: 'may not be written: permission denied',
  EPERM: 'may not be written: permission denied',
  EROFS: 'may not be written: the disk is read-only',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: your disk quota is used up',
  EFBIG: 'cannot be written: it would exceed the maximum file size',
  ENAMETOOLONG: 'cannot be written: the name is too long; choose a shorter one',
  ELOOP: 'cannot be written: its symbolic links form a loop',
  EINVAL: 'cannot be written: this name or this kind of file does not allow it',
  EBADF: 'cannot be written: it is not open for writing',
  EIO: 'cannot be written: the device reports an error',
  ENXIO: 'cannot be written: there is no device or reader behind it',
  ENODEV: 'cannot be written: there is no device or reader behind it',
  EPIPE: 'cannot be written any further: its reader has closed it',
  EBUSY: 'cannot be written: it is in use',
  ETXTBSY: 'cannot be written: it is a program that is running',
  EMFILE: 'cannot be written: too many files are open',
  ENFILE: 'cannot be written: too many files are open',
  ENOTEMPTY: 'this is a folder; name a file in it',
};

/** Why something cannot be written. `more` replaces sentences where a command can say how to go on. */
export function whyNotWritten(
  { code = '' }: NodeJS.ErrnoException,
  more: Readonly<Record<string, string>> = {},
): string {
  return more[code] ?? REASONS[code] ?? `cannot be written (${code})`;
}
