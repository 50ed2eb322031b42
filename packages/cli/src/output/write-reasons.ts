// Why something can not be written, in one table: everything that writes a file or a stream takes its sentence
// from here. Any code gets one, known or not. Imports nothing, because every start of the command loads it.

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'the file exists; use --force to replace it',
  ENOENT: 'its folder does not exist; make it first',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EISDIR: 'this is a folder; name a file in it',
  EACCES: 'may not be written: permission denied',
  EPERM: 'may not be written: permission denied',
  EROFS: 'may not be written: the disk is read-only',
  ENOSPC: 'can not be written: the disk is full',
  EDQUOT: 'can not be written: your disk quota is used up',
  EFBIG: 'can not be written: it would be larger than files may be here',
  ENAMETOOLONG: 'can not be written: the name is too long; choose a shorter one',
  ELOOP: 'can not be written: its symbolic links lead in a circle',
  EINVAL: 'can not be written: this name or this kind of file does not allow it',
  EBADF: 'can not be written: it is not open for writing',
  EIO: 'can not be written: the device reports an error',
  ENXIO: 'can not be written: there is no device or reader behind it',
  ENODEV: 'can not be written: there is no device or reader behind it',
  EPIPE: 'can not be written any further: its reader has gone',
  EBUSY: 'can not be written: it is in use',
  ETXTBSY: 'can not be written: it is a program that is running',
  EMFILE: 'can not be written: too many files are open',
  ENFILE: 'can not be written: too many files are open',
  ENOTEMPTY: 'this is a folder; name a file in it',
};

/** Why something can not be written. `more` replaces sentences where a command can say how to go on. */
export function whyNotWritten(
  { code = '' }: NodeJS.ErrnoException,
  more: Readonly<Record<string, string>> = {},
): string {
  return more[code] ?? REASONS[code] ?? `can not be written (${code})`;
}
