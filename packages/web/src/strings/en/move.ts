// Words of moving everything to another device.
import { number } from './formats.js';

export const moveWords = {
  title: 'Move to another device',
  receive: 'Receive from another device',
  making: 'Making the code…',
  scanOne: 'Scan this code with the camera of the other device, and open the link.',
  scanAll: (codes: number) =>
    `Scan the ${number(codes)} codes one after the other with the camera of the other device, and open each link.`,
  qr: 'QR code of your puzzles',
  codeOf: (at: number, of: number) => `Code ${number(at)} of ${number(of)}`,
  previous: 'Previous code',
  next: 'Next code',
  tooMany:
    'You have solved too much for codes. Save a file, send it to the other device, and restore it there.',
  copy: 'Copy the link',
  copied: 'Link copied.',
  cantCopy: 'Copying is not allowed here. Use the code or the file.',
  file: 'Save as a file',
  note: 'Nothing is uploaded. Codes and link hold everything except the replays of solved puzzles; the file holds those, too.',
  receiveText:
    'On the other device, choose “Move to another device” under Me. Scan its codes, or paste its link here.',
  code: 'Link or code',
  open: 'Open',
  damaged: 'This link is damaged or incomplete. Copy or scan it once more.',
  missing: (codes: string) => `Received. Still missing: ${codes}. Scan the next code.`,
  offer: (solved: number, begun: number, own: number) =>
    `Everything has arrived. Solved puzzles: ${number(solved)}. Begun: ${number(begun)}. Your own: ${number(own)}.`,
  offerNote:
    'It is added to what is on this device: better times and later states win, nothing is lost. The settings are those of the other device.',
  add: 'Add to this device',
};
