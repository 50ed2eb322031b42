import type { Words } from '../languages.js';
import { number } from './formats.js';

export const moveWords: Words['moveWords'] = {
  title: 'Pasar a otro dispositivo',
  receive: 'Recibir de otro dispositivo',
  making: 'Creando el código…',
  scanOne: 'Escanea este código con la cámara del otro dispositivo y abre el enlace.',
  scanAll: (codes) =>
    `Escanea los ${number(codes)} códigos uno tras otro con la cámara del otro dispositivo y abre cada enlace.`,
  qr: 'Código QR de tus puzles',
  codeOf: (at, of) => `Código ${number(at)} de ${number(of)}`,
  previous: 'Código anterior',
  next: 'Código siguiente',
  tooMany:
    'Has resuelto demasiado para códigos. Guarda un archivo, envíalo al otro dispositivo y restáuralo allí.',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado.',
  cantCopy: 'Aquí no se permite copiar. Usa el código o el archivo.',
  file: 'Guardar como archivo',
  note: 'No se sube nada. Los códigos y el enlace contienen todo menos las repeticiones de puzles resueltos; el archivo las contiene también.',
  receiveText:
    'En el otro dispositivo, elige «Pasar a otro dispositivo» en Yo. Escanea sus códigos o pega aquí su enlace.',
  code: 'Enlace o código',
  open: 'Abrir',
  damaged: 'Este enlace está dañado o incompleto. Cópialo o escanéalo otra vez.',
  missing: (codes) => `Recibido. Faltan: ${codes}. Escanea el siguiente código.`,
  offer: (solved, begun, own) =>
    `Todo ha llegado. Puzles resueltos: ${number(solved)}. Empezados: ${number(begun)}. Propios: ${number(own)}.`,
  offerNote:
    'Se añade a lo que hay en este dispositivo: ganan los mejores tiempos y los estados más recientes, no se pierde nada. Los ajustes son los del otro dispositivo.',
  add: 'Añadir a este dispositivo',
};
