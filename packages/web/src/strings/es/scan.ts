import type { Words } from '../languages.js';
import { number, percent, plural } from './formats.js';

export const scanWords: Words['scanWords'] = {
  title: 'Escanear',
  lead: 'Haz una foto de un puzle de una revista, o abre una captura de pantalla de un juego. La página lee las pistas y las casillas ya rellenas.',
  promise: 'La imagen se queda en tu navegador.',
  tip: 'El puzle entero debe estar en la imagen, enfocado y con todas sus pistas.',

  camera: 'Hacer una foto',
  choose: 'Elegir una imagen',
  paste: 'Pegar',
  dropHint: 'O suelta una imagen en esta página, o pega una.',
  drop: 'Suelta la imagen para escanearla',
  nothingToPaste:
    'El portapapeles no contiene ninguna imagen. Copia antes una imagen o una captura de pantalla.',
  cantPaste: 'El navegador no deja que la página lea el portapapeles. Pulsa Ctrl+V (⌘V en un Mac).',

  cameraTitle: 'Hacer una foto',
  cameraStarting: 'Encendiendo la cámara…',
  cameraView: 'Lo que ve la cámara',
  cameraAim: 'Llena el encuadre con la cuadrícula y todas sus pistas.',
  shoot: 'Hacer la foto',
  cameraFaults: {
    denied: 'La página no puede usar la cámara. Permítelo en los ajustes del navegador, o elige una imagen.',
    missing: 'Aquí no hay cámara. Elige una imagen.',
    busy: 'La cámara no se enciende. Cierra otros programas que la usen, o elige una imagen.',
  },

  decoding: 'Abriendo la imagen…',
  reading: 'Leyendo el puzle…',
  readingAgain: 'Leyéndolo otra vez…',
  stop: 'Parar',
  refused: {
    crashed: 'No se ha podido abrir la imagen. Inténtalo otra vez.',
    heic: 'Este navegador no puede abrir imágenes HEIC. Guárdala antes como JPEG: en un iPhone basta una captura de pantalla de la foto, o elige «Más compatible» en los ajustes de la cámara.',
    pdf: 'Esto es un PDF. Ábrelo, haz una captura de pantalla de la página y escanéala.',
    'not-a-picture':
      'Esto no es una imagen. Se pueden escanear PNG, JPEG, WebP, GIF y AVIF; un archivo de puzle se abre en «Resolver».',
    broken:
      'Esta imagen está dañada o incompleta. Guárdala o envíala otra vez, o haz una captura de pantalla.',
    'too-large': (megapixels, most) =>
      `Esta imagen tiene ${number(megapixels)} megapíxeles; como mucho se pueden abrir ${number(most)}. Redúcela o recórtala hasta el puzle.`,
  },

  failures: {
    'no-grid': 'No se ha encontrado ninguna cuadrícula',
    'no-clues': 'No se han encontrado pistas junto a una cuadrícula',
    'too-small': 'La imagen es demasiado pequeña para leerla',
    crashed: 'No se ha podido leer esta imagen',
    stopped: 'Parado',
  },
  advice: {
    'no-grid':
      'Haz la foto desde arriba, con luz uniforme y las cuatro esquinas. O ayuda: arrastra las cuatro esquinas a la cuadrícula, sin sus pistas, y escribe su tamaño.',
    'no-clues':
      'Las pistas deben estar en la imagen, a la izquierda de la cuadrícula y encima. O ayuda: arrastra las cuatro esquinas a la cuadrícula, sin sus pistas, y escribe su tamaño.',
    crashed:
      'Recórtala hasta el puzle e inténtalo otra vez. O ayuda: arrastra las cuatro esquinas a la cuadrícula, sin sus pistas, y escribe su tamaño.',
    stopped:
      'Para ayudar, arrastra las cuatro esquinas a la cuadrícula, sin sus pistas, y escribe su tamaño.',
    'too-small': 'Abre la imagen original en vez de una miniatura, o haz una captura de pantalla mayor.',
  },

  stage: 'La imagen con la cuadrícula encontrada',
  stageHelp: '¿La cuadrícula está mal colocada? Arrastra sus esquinas. Toca una pista para corregirla.',
  corners: [
    'Esquina superior izquierda',
    'Esquina superior derecha',
    'Esquina inferior derecha',
    'Esquina inferior izquierda',
  ],
  corner: (name, x, y) => `${name}, ${number(x)} por ${number(y)}. Las flechas la mueven.`,
  badCorners: 'Estas esquinas no forman una cuadrícula. Arrástralas a las cuatro esquinas, en orden.',
  whole: 'Imagen entera',
  columns: 'Columnas',
  rows: 'Filas',
  size: 'Tamaño',
  times: '×',
  read: 'Leer las pistas',
  several: (count) => plural(count, { one: '# puzle en esta imagen', other: '# puzles en esta imagen' }),
  one: (index) => `Puzle ${number(index + 1)}`,

  spoken: (columns, rows, doubts) =>
    plural(doubts, {
      one: `Leído: ${number(columns)} columnas, ${number(rows)} filas, # pista por comprobar.`,
      other: `Leído: ${number(columns)} columnas, ${number(rows)} filas, # pistas por comprobar.`,
    }),
  verdict: 'Resultado',
  judging: 'Resolviendo…',
  sure: (part) => `Certeza ${percent(part)}.`,
  noDoubts: 'Todas las pistas se han leído con claridad.',
  marks: (filled, crossed) => {
    if (crossed === 0)
      return plural(filled, {
        one: '# casilla rellena encontrada. El juego sigue desde ahí.',
        other: '# casillas rellenas encontradas. El juego sigue desde ahí.',
      });
    if (filled === 0)
      return plural(crossed, {
        one: '# casilla tachada encontrada. El juego sigue desde ahí.',
        other: '# casillas tachadas encontradas. El juego sigue desde ahí.',
      });
    return `Encontradas: ${number(filled)} rellenas, ${number(crossed)} tachadas. El juego sigue desde ahí.`;
  },
  noneText:
    'Una pista está mal, aquí o en la impresión. Comprueba las pistas de abajo, o deja que «Resolver» busque la errónea.',
  play: 'Jugar',
  solve: 'Resolver',
  edit: 'Editar',
  fixFirst: 'Corrige antes la pista que no encaja.',

  doubts: (count) => plural(count, { one: '# pista por comprobar', other: '# pistas por comprobar' }),
  doubtsText: '¿Está bien leída? Toca la lectura correcta, o escríbela.',
  allRight: 'Todas están bien',
  more: (count) => `Mostrar ${number(count)} más`,
  checked: (line, clue) => `${line}: ${clue}`,
  empty: 'vacía',
  crop: (line) => `${line} en la imagen`,
  readAs: (line, clue) => `${line} es ${clue}`,
  type: (line) => `${line}, escrita`,
  another: 'Corregir otra pista',
  anotherNone: 'Elegir una línea…',
  line: (name, clue) => `${name}: ${clue}`,
};
