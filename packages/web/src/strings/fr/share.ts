import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const shareWords: Words['shareWords'] = {
  share: 'Partager',
  title: 'Partager cette grille',
  lead: 'Le lien contient toute la grille. Rien n’est envoyé : un navigateur ne transmet jamais ce qui suit le #.',
  making: 'Création du lien…',
  failed: 'Cette grille ne tient pas dans un lien.',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  cantCopy: 'La copie n’est pas autorisée ici. Sélectionnez le lien et copiez-le vous-même.',
  send: 'Envoyer…',
  untitled: 'Nonogramme',
  qr: 'Code QR du lien',
  qrTooLong: 'Le lien est trop long pour un code QR lisible par un appareil photo.',
  length: (characters) => plural(characters, { one: '# caractère', other: '# caractères' }),

  embed: 'Intégrer',
  embedText: 'Collez ceci dans votre page',
  embedCopy: 'Copier le code',
  embedCopied: 'Code copié.',
  paper: 'Ou sur papier :',
  print: 'Imprimer',
  booklet: 'Livret à imprimer',
  bookletMaking: (done, all) => `Création du livret : ${number(done)} sur ${number(all)}`,
  bookletSubtitle: (count) => plural(count, { one: '# nonogramme', other: '# nonogrammes' }),
  bookletFailed: 'Le livret n’a pas pu être créé.',
  pdf: 'PDF à imprimer',

  opening: 'Ouverture de la grille…',
  broken: 'Ce lien ne fonctionne pas',
  brokenText: 'Aucune grille n’a pu en être lue. Redemandez le lien et vérifiez qu’il est copié en entier.',
};
