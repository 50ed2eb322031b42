// Words of sharing and of opening what was shared.
import { number, plural } from './formats.js';

export const shareWords = {
  share: 'Share',
  title: 'Share this puzzle',
  lead: 'The link contains the whole puzzle. Nothing is uploaded: browsers never send the part after the #.',
  making: 'Creating the link…',
  failed: 'This puzzle does not fit in a link.',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Link copied.',
  cantCopy: 'Copying is not allowed here. Select the link and copy it yourself.',
  send: 'Send…',
  untitled: 'Nonogram',
  qr: 'QR code of the link',
  qrTooLong: 'The link is too long for a QR code that a camera can read.',
  length: (characters: number) => plural(characters, { one: '# character', other: '# characters' }),

  embed: 'Embed',
  embedText: 'Paste this into your page',
  embedCopy: 'Copy the snippet',
  embedCopied: 'Snippet copied.',
  paper: 'Or on paper:',
  print: 'Print',
  booklet: 'Booklet to print',
  bookletMaking: (done: number, all: number) => `Making the booklet: ${number(done)} of ${number(all)}`,
  bookletSubtitle: (count: number) => plural(count, { one: '# nonogram', other: '# nonograms' }),
  bookletFailed: 'The booklet could not be made.',
  pdf: 'PDF to print',

  opening: 'Opening the puzzle…',
  broken: 'This link does not work',
  brokenText:
    'No puzzle could be read from it. Ask for the link again, and make sure that all of it is copied.',
};
