import type { Words } from '../languages.js';
import { number, plural } from './formats.js';

export const solveWords: Words['solveWords'] = {
  title: 'Resolver',
  lead: 'Abre un puzle en cualquier formato. La página lo resuelve paso a paso con razones, demuestra si es único, lo califica y encuentra pistas mal escritas.',

  ways: { paste: 'Pegar o abrir', type: 'Escribir las pistas' },
  waysLabel: 'Entrada',
  pasteLabel: 'Puzle como texto, o un enlace',
  pastePlaceholder:
    'Pega un puzle en un formato conocido, o un enlace.\nO suelta un archivo en cualquier lugar de esta página.',
  open: 'Abrir un archivo',
  example: 'Ver un ejemplo',
  drop: 'Suelta el archivo para abrirlo',
  reading: 'Leyendo…',
  readAs: (format, title, size) =>
    title === '' ? `Leído como ${format}: ${size}.` : `Leído como ${format}: «${title}», ${size}.`,
  size: (width, height) => `${number(width)} × ${number(height)}`,
  faults: (count) => plural(count, { one: 'No se ha podido leer', other: 'No se ha podido leer: # fallos' }),
  faultPlace: (line, column) => `Línea ${number(line)}, columna ${number(column)}`,
  assumedRows: (width, height) =>
    `El archivo no dice qué pistas son las filas: leído con ${number(width)} de ancho y ${number(height)} de alto.`,
  swapSides: 'Intercambiar filas y columnas',
  warning: (message) => `Nota: ${message}.`,
  several: 'Puzle',
  severalName: (index, title) =>
    title === '' ? `Puzle ${number(index + 1)}` : `${number(index + 1)}. ${title}`,
  unreadable: 'No se ha podido abrir el archivo. Comprueba que todavía existe e inténtalo otra vez.',

  entry: {
    rows: 'Filas',
    columns: 'Columnas',
    width: 'Ancho',
    height: 'Alto',
    help: 'Números separados por lo que sea. Intro pasa a la línea siguiente; se puede pegar un bloque entero. «?» es un bloque de longitud desconocida, «*» una pista desconocida.',
    helpColors: (symbols) => `Después de cada número, su color: ${symbols}.`,
    fills: (needed, room) => `${number(needed)} de ${number(room)}`,
    pasted: (clues) => plural(clues, { one: '# pista pegada.', other: '# pistas pegadas.' }),
    clear: 'Vaciar',
  },

  solve: 'Resolver',
  again: 'Resolver otra vez',
  stop: 'Parar',
  working: 'Resolviendo…',
  stopped: 'Parado. Todavía no hay nada demostrado.',
  stoppedRest: 'Parado antes de analizarlo todo.',
  failed:
    'El solucionador ha fallado. Inténtalo otra vez; quizá el puzle sea demasiado grande para este dispositivo.',
  empty: 'Todavía no hay nada que resolver',
  emptyText: 'Pega, abre o escribe un puzle y aparecerá aquí.',
  sheet: (size, what) => `El puzle, ${size}, ${what}.`,
  sheetStep: (at, of) => `tras el paso ${number(at)} de ${number(of)}`,
  sheetUnsolved: 'aún sin resolver',
  sheetSolution: (which) => `solución ${number(which)}`,

  repairs: 'Posibles correcciones',
  repairsLooking: 'Buscando una pista mal escrita…',
  repair: 'Aplicar',
  story: 'La contradicción',
  give: (cells) => plural(cells, { one: 'Revelar # casilla inicial', other: 'Revelar # casillas iniciales' }),
  giveText: 'Entonces solo queda una solución.',
  flicker: 'Alternar',
  flickerNote: 'Cambia entre dos soluciones.',
  first: 'Primera solución',
  second: 'Segunda solución',

  grade: 'Dificultad',
  grading: 'Calificando…',
  gradeHardest: (title) => `Técnica más difícil: ${title}.`,
  gradeSteps: (steps, rounds) =>
    `${plural(steps, { one: '# deducción', other: '# deducciones' })} en ${plural(rounds, { one: '# ronda', other: '# rondas' })}.`,
  gradeNarrow: (footholds) =>
    plural(footholds, {
      one: 'En el punto más difícil solo hay un paso posible.',
      other: 'En el punto más difícil hay # pasos posibles.',
    }),
  gradeTechniques: 'Técnicas usadas',
  techniqueUses: (title, uses) => `${title} × ${number(uses)}`,

  film: {
    label: 'La resolución, paso a paso',
    play: 'Reproducir',
    pause: 'Pausa',
    back: 'Paso anterior',
    forward: 'Paso siguiente',
    start: 'Primer paso',
    end: 'Último paso',
    scrub: 'Paso',
    position: (at, of, open) => (open ? `${number(at)} / ${number(of)}…` : `${number(at)} / ${number(of)}`),
    speed: 'Velocidad, pasos por segundo',
    speedOf: (steps) => `${number(steps)} / s`,
    begin: 'Reproduce, o recorre los pasos.',
    ends: {
      several: 'No hay más deducciones: las casillas restantes difieren entre las soluciones.',
      contradiction: 'Contradicción: la línea siguiente no tiene ninguna colocación válida.',
    },
  },
  play: 'Jugar este puzle',
  edit: 'Editar',
  faultHints: {
    'unknown-format': 'Se leen los formatos habituales de nonogramas, enlaces y listas simples de pistas.',
    'ambiguous-format': 'Pon al archivo la extensión de su formato y ábrelo otra vez.',
    'input-too-large': 'Divide el archivo.',
  },
};
