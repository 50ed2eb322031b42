// Whether pictures and signs may go beyond ASCII. The user's wish comes first, then what the locale and the
// kind of terminal say, as other programs read them.
import type { Environment, OutputStream } from '../context.js';

export function isAscii(
  wish: boolean | undefined,
  { isTTY }: Pick<OutputStream, 'isTTY'>,
  env: Environment,
  platform: NodeJS.Platform = process.platform,
): boolean {
  if (wish !== undefined) return wish;
  if (isDumb(env)) return true;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (locale !== '') return !/utf-?8/i.test(locale);
  // No locale means the one called C, except where the system does not use these variables. What goes into a
  // file or a pipe is for others, of whom the lack of a locale (as in cron) says nothing.
  return isTTY === true && platform !== 'win32' && platform !== 'darwin';
}

/** A terminal that can not move its cursor. */
export function isDumb({ TERM }: Environment): boolean {
  return TERM === 'dumb';
}

const SIGNS: Readonly<Record<string, string>> = {
  '…': '...',
  '×': 'x',
  '·': '.',
  '–': '-',
  '—': '-',
  '←': '<-',
  '→': '->',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\ufffd': '?',
};

/** The signs that messages use, in ASCII; letters stay what they are. */
export function asciiSigns(text: string): string {
  return text.replace(/[…×·–—←→‘’“”«»\u00a0\u202f\ufffd]/g, (sign) => SIGNS[sign]);
}
