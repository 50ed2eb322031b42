import type { Words } from '../languages.js';
import { number } from './formats.js';

export const moveWords: Words['moveWords'] = {
  title: 'Transférer vers un autre appareil',
  receive: 'Recevoir d’un autre appareil',
  making: 'Création du code…',
  scanOne: 'Scannez ce code avec l’appareil photo de l’autre appareil et ouvrez le lien.',
  scanAll: (codes) =>
    `Scannez les ${number(codes)} codes l’un après l’autre avec l’appareil photo de l’autre appareil et ouvrez chaque lien.`,
  qr: 'Code QR de vos grilles',
  codeOf: (at, of) => `Code ${number(at)} sur ${number(of)}`,
  previous: 'Code précédent',
  next: 'Code suivant',
  tooMany:
    'Vous avez résolu trop de grilles pour des codes. Enregistrez un fichier, envoyez-le à l’autre appareil et restaurez-le là-bas.',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  cantCopy: 'La copie n’est pas autorisée ici. Utilisez le code ou le fichier.',
  file: 'Enregistrer un fichier',
  note: 'Rien n’est envoyé. Codes et lien contiennent tout sauf les rediffusions des grilles résolues ; le fichier les contient aussi.',
  receiveText:
    'Sur l’autre appareil, choisissez « Transférer vers un autre appareil » sous Moi. Scannez ses codes ou collez son lien ici.',
  code: 'Lien ou code',
  open: 'Ouvrir',
  damaged: 'Ce lien est abîmé ou incomplet. Copiez-le ou scannez-le encore une fois.',
  missing: (codes) => `Reçu. Codes manquants : ${codes}. Scannez le suivant.`,
  offer: (solved, begun, own) =>
    `Tout est arrivé. Grilles résolues : ${number(solved)}. Commencées : ${number(begun)}. Personnelles : ${number(own)}.`,
  offerNote:
    'Tout s’ajoute à ce qui est sur cet appareil : les meilleurs temps et les états les plus récents l’emportent, rien n’est perdu. Les réglages sont ceux de l’autre appareil.',
  add: 'Ajouter à cet appareil',
};
