import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const shareWords: Words['shareWords'] = {
  share: 'Teilen',
  title: 'Dieses Rätsel teilen',
  lead: 'Der Link enthält das ganze Rätsel. Nichts wird hochgeladen: Browser senden den Teil nach dem # nie.',
  making: 'Der Link entsteht …',
  failed: 'Dieses Rätsel passt nicht in einen Link.',
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  cantCopy: 'Kopieren ist hier nicht erlaubt. Markiere den Link und kopiere ihn selbst.',
  send: 'Senden …',
  untitled: 'Nonogramm',
  qr: 'QR-Code des Links',
  qrTooLong: 'Der Link ist zu lang für einen QR-Code, den eine Kamera lesen kann.',
  length: (characters) => plural(characters, { one: '# Zeichen', other: '# Zeichen' }),

  embed: 'Einbetten',
  embedText: 'Füge dies in deine Seite ein',
  embedCopy: 'Code kopieren',
  embedCopied: 'Code kopiert.',
  paper: 'Oder auf Papier:',
  print: 'Drucken',
  booklet: 'Heft zum Drucken',
  bookletMaking: (done, all) => `Das Heft entsteht: ${number(done)} von ${number(all)}`,
  bookletSubtitle: (count) => plural(count, { one: '# Nonogramm', other: '# Nonogramme' }),
  bookletFailed: 'Das Heft konnte nicht erstellt werden.',
  pdf: 'PDF zum Drucken',

  opening: 'Das Rätsel wird geöffnet …',
  broken: 'Dieser Link funktioniert nicht',
  brokenText:
    'Aus ihm ließ sich kein Rätsel lesen. Bitte noch einmal um den Link und achte darauf, dass er vollständig kopiert ist.',
};
