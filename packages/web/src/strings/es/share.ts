import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const shareWords: Words['shareWords'] = {
  share: 'Compartir',
  title: 'Compartir este puzle',
  lead: 'El enlace contiene el puzle entero. No se sube nada: los navegadores nunca envían lo que va después de #.',
  making: 'Creando el enlace…',
  failed: 'Este puzle no cabe en un enlace.',
  link: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado.',
  cantCopy: 'Aquí no se permite copiar. Selecciona el enlace y cópialo tú.',
  send: 'Enviar…',
  untitled: 'Nonograma',
  qr: 'Código QR del enlace',
  qrTooLong: 'El enlace es demasiado largo para un código QR que una cámara pueda leer.',
  length: (characters) => plural(characters, { one: '# carácter', other: '# caracteres' }),

  embed: 'Insertar',
  embedText: 'Pega esto en tu página',
  embedCopy: 'Copiar el código',
  embedCopied: 'Código copiado.',
  paper: 'O en papel:',
  print: 'Imprimir',
  booklet: 'Cuadernillo para imprimir',
  bookletMaking: (done, all) => `Creando el cuadernillo: ${number(done)} de ${number(all)}`,
  bookletSubtitle: (count) => plural(count, { one: '# nonograma', other: '# nonogramas' }),
  bookletFailed: 'No se ha podido crear el cuadernillo.',
  pdf: 'PDF para imprimir',

  opening: 'Abriendo el puzle…',
  broken: 'Este enlace no funciona',
  brokenText:
    'No se ha podido leer ningún puzle. Pide el enlace otra vez y comprueba que esté copiado entero.',
};
