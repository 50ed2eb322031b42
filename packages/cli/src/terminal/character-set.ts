// Whether pictures and symbols may use Unicode. The user's option comes first, then the locale and the kind of
// terminal.
import type { Environment, OutputStream } from '../context.js';

export function isAscii(
  requested: boolean | undefined,
  { isTTY }: Pick<OutputStream, 'isTTY'>,
  env: Environment,
  platform: NodeJS.Platform = process.platform,
): boolean {
  if (requested !== undefined) return requested;
  if (isDumb(env)) return true;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (locale !== '') return !/utf-?8/i.test(locale);
  // No locale means C, except where the system does not use these variables. For a file or a pipe, a missing locale
  // (as in cron) says nothing about its readers.
  return isTTY === true && platform !== 'win32' && platform !== 'darwin';
}

/** Whether the terminal cannot move its cursor. */
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

/** ASCII replacements for the symbols in messages; letters are kept. */
export function asciiSigns(text: string): string {
  return text.replace(/[…×·–—←→‘’“”«»\u00a0\u202f\ufffd]/g, (sign) => SIGNS[sign]);
}
