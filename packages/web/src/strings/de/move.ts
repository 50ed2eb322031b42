import type { Words } from '../languages.js';
import { number } from './formats.js';

export const moveWords: Words['moveWords'] = {
  title: 'Auf ein anderes Gerät übertragen',
  receive: 'Von einem anderen Gerät empfangen',
  making: 'Der Code entsteht …',
  scanOne: 'Scanne diesen Code mit der Kamera des anderen Geräts und öffne den Link.',
  scanAll: (codes) =>
    `Scanne die ${number(codes)} Codes nacheinander mit der Kamera des anderen Geräts und öffne jeden Link.`,
  qr: 'QR-Code deiner Rätsel',
  codeOf: (at, of) => `Code ${number(at)} von ${number(of)}`,
  previous: 'Voriger Code',
  next: 'Nächster Code',
  tooMany:
    'Du hast zu viel gelöst für Codes. Speichere eine Datei, sende sie an das andere Gerät und hole sie dort zurück.',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  cantCopy: 'Kopieren ist hier nicht erlaubt. Nimm den Code oder die Datei.',
  file: 'Als Datei speichern',
  note: 'Nichts wird hochgeladen. Codes und Link enthalten alles außer den Wiederholungen gelöster Rätsel; die Datei enthält auch diese.',
  receiveText:
    'Wähle auf dem anderen Gerät unter Ich „Auf ein anderes Gerät übertragen“. Scanne seine Codes oder füge seinen Link hier ein.',
  code: 'Link oder Code',
  open: 'Öffnen',
  damaged: 'Dieser Link ist beschädigt oder unvollständig. Kopiere oder scanne ihn noch einmal.',
  missing: (codes) => `Empfangen. Noch fehlen: ${codes}. Scanne den nächsten Code.`,
  offer: (solved, begun, own) =>
    `Alles ist angekommen. Gelöste Rätsel: ${number(solved)}. Begonnene: ${number(begun)}. Eigene: ${number(own)}.`,
  offerNote:
    'Es kommt zu dem, was auf diesem Gerät ist: Bessere Zeiten und spätere Stände gewinnen, nichts geht verloren. Die Einstellungen sind die des anderen Geräts.',
  add: 'Hier hinzufügen',
};
