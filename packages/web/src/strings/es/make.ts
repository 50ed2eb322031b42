import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const makeWords: Words['makeWords'] = {
  title: 'Dibujar',
  lead: 'Haz un dibujo. Mientras tanto, la página muestra sus pistas, si tiene una sola solución y lo difícil que es.',
  open: 'Abrir una foto o un puzle',
  opened: 'Abierto.',
  openedWithoutGiven: 'Abierto sin sus casillas dadas: un dibujo solo tiene pistas.',
  cantOpen: 'Esto no es una imagen ni un puzle con una sola solución.',
  drop: 'Suelta una foto o un puzle para dibujar encima',
  photo: {
    title: 'A partir de una foto',
    making: 'Mirando la foto…',
    preview: (width, height) => `Vista previa, ${number(width)} por ${number(height)} casillas`,
    size: 'Tamaño del lado mayor:',
    colors: 'Colores:',
    threshold: 'Oscuridad:',
    automatic: 'automática',
    outline: 'Solo contornos',
    dither: 'Tonos punteados',
    invert: 'Intercambiar relleno y vacío',
    crop: 'Recortar hasta el motivo',
    target: 'Resultado',
    targets: {
      none: 'Sin cambios',
      unique: 'Una solución',
      'line-solvable': 'Sin adivinar',
      easy: 'Fácil',
      medium: 'Medio',
      hard: 'Difícil',
    },
    use: 'Hacer el puzle',
  },
  sheet: (width, height) =>
    `Tu dibujo, ${number(width)} por ${number(height)} casillas. Las flechas mueven, Espacio pinta, Retroceso borra.`,
  cell: (row, column, color) => `Fila ${number(row)}, columna ${number(column)}, ${color}`,
  blank: 'vacía',

  tools: 'Herramientas',
  tool: {
    pencil: 'Lápiz',
    line: 'Línea',
    rectangle: 'Rectángulo',
    box: 'Rectángulo lleno',
    fill: 'Rellenar una zona',
  },
  mirror: 'Espejo',
  mirrors: {
    none: 'Sin espejo',
    sides: 'Izquierda y derecha',
    ends: 'Arriba y abajo',
    both: 'Ambos',
    turn: 'Media vuelta',
  },
  undo: 'Deshacer',
  redo: 'Rehacer',
  clear: 'Vaciar',
  invert: 'Invertir',

  paints: {
    '#d1342f': 'rojo',
    '#2563c9': 'azul',
    '#2f8f3e': 'verde',
    '#f2a71b': 'naranja',
    '#8a4fc7': 'morado',
    '#7a4a21': 'marrón',
    '#f29bb7': 'rosa',
    '#8d949e': 'gris',
    '#5bc0c9': 'turquesa',
    '#f5dd42': 'amarillo',
  },
  colors: 'Colores',
  color: (name) => `Dibujar con ${name}`,
  background: 'Fondo',
  addColor: 'Añadir un color',
  changeColor: (name) => `Cambiar ${name}`,
  nameOf: (name) => `Nombre de ${name}`,
  removeColor: (name) => `Quitar ${name}`,
  eraser: 'Goma',

  size: 'Tamaño y lugar',
  sizeNow: (width, height) => `${number(width)} × ${number(height)}`,
  edges: { top: 'Arriba', right: 'Derecha', bottom: 'Abajo', left: 'Izquierda' },
  grow: {
    top: 'Añadir una línea arriba',
    right: 'Añadir una línea a la derecha',
    bottom: 'Añadir una línea abajo',
    left: 'Añadir una línea a la izquierda',
  },
  shrink: {
    top: 'Quitar una línea de arriba',
    right: 'Quitar una línea de la derecha',
    bottom: 'Quitar una línea de abajo',
    left: 'Quitar una línea de la izquierda',
  },
  shift: 'Desplazar el dibujo',
  shifts: {
    up: 'Desplazar hacia arriba',
    down: 'Desplazar hacia abajo',
    left: 'Desplazar a la izquierda',
    right: 'Desplazar a la derecha',
  },
  newSize: 'Dibujo nuevo',
  newSizeOf: (side) => `${number(side)} × ${number(side)}`,

  verdict: 'Como puzle',
  judging: 'Comprobando…',
  empty: 'Todavía no hay nada dibujado.',
  multipleText: (cells, exact) =>
    plural(
      cells,
      exact
        ? {
            one: '# casilla podría diferir entre soluciones (enmarcada).',
            other: '# casillas podrían diferir entre soluciones (enmarcadas).',
          }
        : {
            one: 'Al menos # casilla podría diferir entre soluciones (enmarcada).',
            other: 'Al menos # casillas podrían diferir entre soluciones (enmarcadas).',
          },
    ),
  undecidedText:
    'Demasiadas casillas podrían diferir para decidirlo rápido. Prueba las sugerencias o un dibujo más pequeño.',
  improve: {
    makeUnique: 'Hacerlo único',
    makeLineSolvable: 'Hacer que se resuelva sin adivinar',
    makeGraded: 'O cambiar unas pocas casillas para que sea',
    working: 'Buscando los mínimos cambios…',
    workingSoFar: (changed, open) =>
      plural(
        changed,
        open === 0
          ? { one: '# casilla cambiada hasta ahora…', other: '# casillas cambiadas hasta ahora…' }
          : {
              one: `# casilla cambiada hasta ahora, ${number(open)} aún abiertas…`,
              other: `# casillas cambiadas hasta ahora, ${number(open)} aún abiertas…`,
            },
      ),
    stop: 'Parar',
    stopped: 'Parado. No se ha cambiado nada.',
    changed: (cells) =>
      plural(cells, {
        one: '# casilla cambiada; está enmarcada. Deshacer recupera el dibujo anterior.',
        other: '# casillas cambiadas; están enmarcadas. Deshacer recupera el dibujo anterior.',
      }),
    nothingToChange: 'No hacía falta cambiar nada.',
    nothingChanged: 'No se ha cambiado nada.',
    targets: {
      unique: 'Una solución',
      'line-solvable': 'Sin adivinar',
      easy: 'Fácil',
      medium: 'Medio',
      hard: 'Difícil',
    },
    notReached: (target) => `No se ha alcanzado «${target}»:`,
    limit: 'la búsqueda ha llegado a su límite.',
    stuck: 'ningún cambio pequeño lo consigue.',
    nearest: 'Este es el resultado más cercano.',
    open: (cells) => plural(cells, { one: '# casilla sigue abierta.', other: '# casillas siguen abiertas.' }),
  },

  dull: {
    'almost-empty': 'Está casi vacío.',
    'almost-full': 'Está casi lleno.',
    'plain-lines': 'Al menos la mitad de las líneas no exige ninguna deducción.',
    'similar-colors': 'Algunos colores se parecen.',
    'one-color': 'Todo tiene un solo color.',
  },
  dullAdvice: {
    photo: {
      'almost-empty': 'Prueba un tamaño menor, otra oscuridad, o intercambia relleno y vacío.',
      'almost-full': 'Prueba otra oscuridad, o intercambia relleno y vacío.',
      'plain-lines': 'Recorta hasta el motivo, o elige un tamaño con más detalle.',
      'similar-colors': 'Prueba con menos.',
      'one-color': 'Prueba otra oscuridad.',
    },
    drawing: {
      'almost-empty': 'Una hoja más pequeña da un puzle mejor.',
      'almost-full': 'Prueba a invertirlo.',
      'plain-lines': 'Quita las líneas vacías de los bordes, o añade detalle.',
      'similar-colors': 'Elige otros, o menos.',
      'one-color': '',
    },
  },

  about: 'Detalles',
  titleField: 'Título',
  author: 'Autor',
  license: 'Licencia',

  use: 'Compartir y exportar',
  play: 'Guardar y jugar',
  format: 'Formato de archivo',
  saveAs: 'Descargar',
  losses: (parts) => `No cabe todo: ${parts}.`,
  savePicture: 'Imagen',
  saveSvg: 'SVG',
  savePng: 'PNG',
  savePdf: 'PDF para imprimir',
  withSolution: 'con la solución',
};
