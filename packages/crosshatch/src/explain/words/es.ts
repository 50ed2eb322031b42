// Español. Una casilla es femenina ("rellena", "vacía"); un número es masculino ("el 4"); los colores van en
// español cuando se conoce su nombre, y si no, como los llama la paleta, entre comillas.
import type { Language, ToldRepair } from './language.js';
import { capital, colorTable, counted, isOneCell, known, list, numbers, settledSpans } from './phrases.js';
import type { Told, ToldBranch, ToldCell, ToldGroup, ToldLine, ToldRun, ToldValue } from './told.js';

const NTH = ' primer segundo tercer cuarto quinto sexto séptimo octavo noveno'.split(' ');

const and = (words: readonly string[]) => list(words, 'y');
const or = (words: readonly string[]) => list(words, 'o');

/** En masculino y en femenino. */
const COLORS = colorTable(
  'black negro negra, white blanco blanca, red rojo roja, green verde, blue azul, yellow amarillo amarilla, ' +
    'orange naranja, brown marrón, grey gris, gray gris, pink rosa, purple morado morada, violet violeta, ' +
    'turquoise turquesa, cream crema, teal verdeazulado verdeazulada, gold dorado dorada, silver plateado plateada, ' +
    'mauve malva, slate pizarra, tan beis, beige beis, cyan cian, magenta magenta',
);
const SHADES = { dark: (form: string) => `${form} oscuro`, light: (form: string) => `${form} claro` };

function agree(form: string, count: number): string {
  if (count === 1 || /^«| oscuro$| claro$|^(crema|pizarra|beis|cian|magenta)$/.test(form)) return form;
  return /[aeo]$/.test(form) ? `${form}s` : `${form.replace('ó', 'o')}es`;
}

const quoted = (color: string) => `«${color}»`;
/** Uno o varios números: `rojo`, `rojos`, `«amber»`. */
const masculine = (color: string, count: number) =>
  agree(known(COLORS, color, SHADES)?.[0] ?? quoted(color), count);
/** Una o varias casillas: `roja`, `rojas`, `«amber»`. */
const feminine = (color: string, count: number) =>
  agree(known(COLORS, color, SHADES)?.[1] ?? quoted(color), count);

/** El color mismo: `el rojo`, `al rojo`, `«amber»`, `a «amber»`. */
function noun(color: string, article: 'el' | 'al'): string {
  const name = known(COLORS, color, SHADES)?.[0];
  if (name !== undefined) return `${article} ${name}`;
  return article === 'el' ? quoted(color) : `a ${quoted(color)}`;
}

const nth = (number: number) => NTH[number] ?? `${number}.º`;
const name = (line: ToldLine) => `${line.isRow ? 'fila' : 'columna'} ${line.number}`;
const withClue = (line: ToldLine) => `${name(line)} (${line.clue})`;
const theLine = (line: ToldLine) => `la ${withClue(line)}`;
const lead = (told: Told) => capital(withClue(told.line));
const place = (cell: ToldCell) => `fila ${cell.row}, columna ${cell.column}`;
const thePlace = (cell: ToldCell) => `la casilla de la ${place(cell)}`;

/** `la casilla 4`, `las casillas 4-6 y 8` */
function cells(spans: Told['about']): string {
  return `${isOneCell(spans) ? 'la casilla' : 'las casillas'} ${and(numbers(spans))}`;
}

function value(told: ToldValue, count: number): string {
  const plural = count === 1 ? '' : 's';
  switch (told.kind) {
    case 'filled':
      return `rellena${plural}`;
    case 'blank':
      return `vacía${plural}`;
    case 'color':
      return feminine(told.color, count);
    case 'one-of':
      return or([
        ...told.colors.map((color) => feminine(color, count)),
        ...(told.orBlank ? [`vacía${plural}`] : []),
      ]);
    case 'none-of':
      return told.colors.map((color) => feminine(color, count)).join(' ni ');
  }
}

/** `está rellena`, `son «red»`, `no es «red»`, `no son ni «red» ni «blue»` */
function is(told: ToldValue, count: number): string {
  const words = value(told, count);
  const isOne = count === 1;
  switch (told.kind) {
    case 'filled':
    case 'blank':
      return `${isOne ? 'está' : 'están'} ${words}`;
    case 'none-of':
      return `no ${isOne ? 'es' : 'son'} ${told.colors.length === 1 ? '' : 'ni '}${words}`;
    default:
      return `${isOne ? 'es' : 'son'} ${words}`;
  }
}

function groups(of: readonly ToldGroup[]): string {
  return and(of.map(({ spans, count, value: told }) => `${cells(spans)} ${is(told, count)}`));
}

/** `el 4`, `el segundo 2`, `el 3 «red»`, `el número desconocido` */
function run({ length, color, nth: which }: ToldRun): string {
  const colored = color === null ? '' : ` ${masculine(color, 1)}`;
  const number = length === null ? 'número desconocido' : length;
  return `el ${which === 0 ? '' : `${nth(which)} `}${number}${colored}`;
}

const runs = (told: Told) => and(told.runs.map(run));
const settled = (told: Told) => cells(settledSpans(told));
const about = (told: Told) => cells(told.about);
const so = (told: Told) => `así que ${groups(told.groups)}`;

function follow(branch: ToldBranch): string {
  const parts = branch.links.map(({ breaks, line, groups: of }) =>
    breaks ? `${theLine(line)} ya no se puede completar` : `en ${theLine(line)}, ${groups(of)}`,
  );
  return `Entonces ${parts.join('; luego ')}.`;
}

function settledPlaces(told: Told): string {
  return and(told.cells.map(({ cell, value: told_ }) => `${thePlace(cell)} ${is(told_, 1)}`));
}

/** `que la casilla de la fila 3, columna 5 está rellena` */
const supposed = ({ cell, value: told }: ToldBranch) => `${thePlace(cell)} ${is(told, 1)}`;

function refutation(told: Told): string {
  const [branch] = told.branches;
  return `Supongamos que ${supposed(branch)}. ${follow(branch)} No puede ser, así que ${settledPlaces(told)}.`;
}

function bothWays(told: Told): string {
  const choices = list(
    told.branches.map((branch) => is(branch.value, 1)),
    'o',
  );
  const ways = told.branches.map(
    (branch) => `Si ${is(branch.value, 1)}, ${follow(branch).replace(/^E/, 'e')}`,
  );
  return `${capital(thePlace(told.branches[0].cell))} ${choices}. ${ways.join(' ')} En cualquier caso, ${settledPlaces(told)}.`;
}

const sentences: Language['sentences'] = {
  'full-line': (told) => {
    if (told.line.runs === 0)
      return `${lead(told)}: no hay nada que colocar, así que todas las casillas están vacías.`;
    const what = told.line.runs === 1 ? `${runs(told)} ocupa` : 'los números con sus huecos ocupan';
    return `${lead(told)}: ${what} toda la ${told.line.isRow ? 'fila' : 'columna'}, ${so(told)}.`;
  },
  'finished-line': (told) => {
    const [{ value: told_ }] = told.groups;
    if (told_.kind === 'filled' || told_.kind === 'color') {
      const what = told_.kind === 'filled' ? 'estar rellena' : `ser ${value(told_, 1)}`;
      return `${lead(told)}: la pista necesita cada casilla que aún puede ${what}, ${so(told)}.`;
    }
    if (told.runs.length === 1) return `${lead(told)}: ${runs(told)} está completo, ${so(told)}.`;
    const all = told.isMono
      ? 'todos los números'
      : `todos los números ${and(told.aboutColors.map((color) => masculine(color, 2)))}`;
    return `${lead(told)}: ${all} están completos, ${so(told)}.`;
  },
  'color-crossing': (told) => {
    const colors = told.missing.map((color) => masculine(color, 1)).join(' ni ');
    const cell = told.missing.map((color) => feminine(color, 1)).join(' ni ');
    return `${lead(told)}: la pista no tiene ${colors}, así que ninguna casilla es ${cell}.`;
  },
  overlap: (told) =>
    `${lead(told)}: ${told.runs.length === 1 ? 'esté donde esté' : 'estén donde estén'} ${runs(told)}, ${groups(told.groups)}.`,
  glue: (told) =>
    `${lead(told)}: ${about(told)} ${isOneCell(told.about) ? 'está' : 'están'} tan cerca del borde que ${runs(told)} tiene que ` +
    `cubrir${isOneCell(told.about) ? 'la' : 'las'}; por eso llega también a ${settled(told)}.`,
  capping: (told) =>
    told.runs.length === 1
      ? `${lead(told)}: con ${about(told)}, ${runs(told)} está completo, ${so(told)}.`
      : `${lead(told)}: ningún número que pueda cubrir ${about(told)} pasa de ${told.runs[0].length}, ${so(told)}.`,
  mercury: (told) =>
    `${lead(told)}: ${runs(told)} tiene que cubrir ${about(told)} y desde ahí no llega al borde, ${so(told)}.`,
  'out-of-reach': (told) => {
    if (told.runs.length === 2) {
      const [left, right] = told.runs.map(run);
      return `${lead(told)}: ${left} no llega tan lejos ni ${right} llega tan atrás, ${so(told)}.`;
    }
    const who = told.runs.length === 1 ? `${runs(told)} no llega` : 'ningún número llega';
    return `${lead(told)}: ${who} hasta ahí, ${so(told)}.`;
  },
  joining: (told) =>
    `${lead(told)}: ${about(told)} solo pueden formar un mismo número, ${runs(told)}, ${so(told)}.`,
  'color-edges': (told) =>
    `${lead(told)}: junto ${noun(told.aboutColors[0], 'al')} sigue el mismo número, o viene una casilla vacía o el número vecino de la pista, ${so(told)}.`,
  'color-touching': (told) => {
    const where = `${lead(told)}: donde se tocan ${and(told.aboutColors.map((color) => noun(color, 'el')))}`;
    return told.runs.length === 2
      ? `${where} termina ${run(told.runs[0])} y empieza ${run(told.runs[1])}, ${so(told)}.`
      : `${where} termina un número y empieza el siguiente; sean los que sean, ${groups(told.groups)}.`;
  },
  'largest-run': (told) =>
    `${lead(told)}: solo ${runs(told)} es bastante largo para ${about(told)}, y aquí tiene que cubrir también ${settled(told)}.`,
  'gap-too-small': (told) =>
    `${lead(told)}: en este hueco no cabe ningún número que pudiera estar ahí, ${so(told)}.`,
  splitting: (told) =>
    `${lead(told)}: si ${settled(told)} ${told.isMono ? 'estuviera rellena' : `fuera ${or(told.aboutColors.map((color) => feminine(color, 1)))}`}, el bloque sería demasiado largo, ${so(told)}.`,
  forcing: (told) =>
    told.about.length === 0
      ? `${lead(told)}: lo que se sabe deja tan poco sitio que ${runs(told)} cubre por fuerza ${settled(told)}.`
      : `${lead(told)}: sea ${or(told.runs.map(run))} el que cubre ${about(told)}, el bloque crece de todos modos, ${so(told)}.`,
  'all-placements': (told) =>
    `${lead(told)}: se coloquen como se coloquen los números, ${groups(told.groups)}.`,
  'edge-logic': (told) => `En el borde: ${refutation(told).replace(/^S/, 's')}`,
  'shallow-lookahead': refutation,
  'two-way': bothWays,
  'deep-lookahead': refutation,
  trial: (told) => {
    const wrong = or(told.branches.map((branch) => is(branch.value, 1)));
    return (
      'Ningún razonamiento lleva más lejos, así que hay que probar. ' +
      `Si ${thePlace(told.branches[0].cell)} ${wrong}, todos los caminos acaban en una contradicción. Por tanto, ${settledPlaces(told)}.`
    );
  },
};

const nudges: Language['nudges'] = {
  'full-line': () => 'Suma la pista: ¿cuánto sitio sobra?',
  'finished-line': () => 'Compara lo que pide la pista con lo que ya hay.',
  'color-crossing': () => '¿Qué colores no tiene la pista?',
  overlap: (told) =>
    `Empuja todos los números hacia un borde y luego hacia el otro. ¿Qué casillas ${told.runs.length === 1 ? 'cubre' : 'cubren'} ${runs(told)} las dos veces?`,
  glue: (told) =>
    `¿A qué distancia del borde ${isOneCell(told.about) ? 'está' : 'están'} ${about(told)}, y hasta dónde llega el número?`,
  capping: (told) => `¿Puede crecer todavía el bloque de la casilla ${told.about[0].from}?`,
  mercury: (told) => `¿Qué número cubre ${about(told)}, y hasta dónde llega hacia atrás?`,
  'out-of-reach': (told) =>
    `¿Hasta dónde llega ${told.runs.length === 0 ? 'cada número' : or(told.runs.map(run))}?`,
  joining: (told) => `¿Pueden ${about(told)} ser de números distintos?`,
  'color-edges': (told) => `¿Qué colores pueden estar junto ${noun(told.aboutColors[0], 'al')}?`,
  'color-touching': () => 'Se tocan dos colores. ¿Qué números se encuentran ahí, y cuánto miden?',
  'largest-run': () => '¿Qué número es bastante largo para este bloque, y cuánto sitio tiene ahí?',
  'gap-too-small': (told) => `¿Qué cabría en el hueco que empieza en la casilla ${told.about[0].from}?`,
  splitting: (told) =>
    `¿Qué pasaría si ${told.about.length === 1 ? 'el bloque creciera una casilla' : 'los dos bloques se unieran'}?`,
  forcing: (told) =>
    told.about.length === 0
      ? `¿Dónde puede ir todavía ${runs(told)}, con todo lo que se sabe?`
      : '¿De qué números puede ser el bloque, y qué cubren todos ellos?',
  'all-placements': () => 'Repasa todas las maneras de colocar los números. ¿Qué tienen en común?',
  'edge-logic': (told) =>
    `En el borde: supongamos que ${supposed(told.branches[0])}. ¿Qué le pasa a la línea de al lado?`,
  'shallow-lookahead': (told) =>
    `Supongamos que ${supposed(told.branches[0])}. Síguelo por unas cuantas líneas.`,
  'two-way': (told) =>
    `Prueba las dos posibilidades para ${thePlace(told.branches[0].cell)}. ¿Qué sale igual las dos veces?`,
  'deep-lookahead': (told) =>
    `Supongamos que ${supposed(told.branches[0])}. Síguelo con paciencia, línea a línea, hasta que algo ya no se pueda completar.`,
  trial: (told) => `Ya nada es seguro. Prueba con ${thePlace(told.branches[0].cell)} y apunta dónde estabas.`,
};

function repair(told: ToldRepair): string {
  const where = capital(withClue(told.line));
  switch (told.kind) {
    case 'change':
      return `${where}: cambiar el ${nth(told.run)} número de ${told.from} a ${told.to}.`;
    case 'add':
      return `${where}: añadir ${told.to} como ${nth(told.run)} número.`;
    case 'drop':
      return `${where}: quitar el ${nth(told.run)} número, ${told.from}.`;
    case 'split':
      return `${where}: partir el ${nth(told.run)} número: ${told.to} en vez de ${told.from}.`;
    case 'join':
      return `${where}: juntar el ${nth(told.run)} y el ${nth(told.run + 1)} número: ${told.to} en vez de ${told.from}.`;
    case 'swap-runs':
      return `${where}: intercambiar el ${nth(told.run)} y el ${nth(told.run + 1)} número: ${told.to} en vez de ${told.from}.`;
    case 'swap-lines':
      return `Intercambiar ${theLine(told.line)} y ${theLine(told.other)}.`;
  }
}

const casillas = (of: number) => counted(of, 'casilla', 'casillas');
const names = (lines: readonly ToldLine[]) => lines.map((line) => `la ${name(line)}`);

const diagnosis: Language['diagnosis'] = {
  unique: 'Todo está bien: hay exactamente una solución.',
  undecided: 'Sin decidir: se llegó al límite antes de saber si hay solución.',
  noSolution: 'No hay solución.',
  totals: ({ color, rows, columns }) => {
    const least = (isAtLeast: boolean) => (isAtLeast ? 'al menos ' : '');
    const what = color === null ? value({ kind: 'filled' }, rows.sum) : feminine(color, rows.sum);
    return `Las filas piden ${least(rows.isAtLeast)}${casillas(rows.sum)} ${what}, las columnas ${least(columns.isAtLeast)}${columns.sum}.`;
  },
  suspects: (lines) => `Si hay un solo número mal, está en ${or(names(lines))}.`,
  slips: (of, isComplete) => {
    if (of > 0) return `Una ${of === 1 ? 'errata' : 'de estas erratas'} lo explicaría:`;
    return isComplete
      ? 'Ninguna errata lo explica por sí sola.'
      : 'No se encontró ninguna errata que lo explique por sí sola.';
  },
  leavesSeveral: 'Así quedan varias soluciones.',
  needsMore: 'Así no basta con razonar línea a línea.',
  moreSlips: (of) => `... y ${of} más`,
  together: (lines, isMinimal) => {
    if (lines.length === 1) return `${capital(names(lines)[0])} no se puede completar por sí sola.`;
    const fewer = isMinimal ? '' : ', quizá ya solo una parte';
    return `Estas ${lines.length} líneas no se pueden completar juntas${fewer}: ${and(names(lines))}.`;
  },
  several: (of, isExact, places) => {
    const differ = `${isExact ? '' : 'al menos '}${casillas(of)} ${of === 1 ? 'cambia' : 'cambian'}`;
    return `Varias soluciones: ${differ}, en ${places === 1 ? 'un solo lugar' : `${places} lugares independientes`}.`;
  },
  give: (of, quality) => {
    const told = of.map(({ cell, value: told_ }) => `${place(cell)} ${value(told_, 1)}`).join('; ');
    const end = quality === 'fewest' ? ' Con menos no basta.' : ' No sobra ninguna.';
    return `Si se ${of.length === 1 ? 'da' : 'dan'} ${casillas(of.length)} desde el principio, queda una sola solución: ${told}.${of.length > 1 ? end : ''}`;
  },
  giveUndecided: 'Se llegó al límite antes de saber qué casillas hay que dar.',
};

const grade: Language['grade'] = {
  classes: {
    trivial: 'muy fácil',
    easy: 'fácil',
    medium: 'medio',
    hard: 'difícil',
    expert: 'experto',
    'needs-lookahead': 'exige anticipar',
    'needs-guessing': 'exige adivinar',
    'not-unique': 'varias soluciones',
    none: 'sin solución',
    undecided: 'sin decidir',
  },
  graded: (words, number) => `${capital(words)}, ${number} de 100.`,
  hardest: (title) => `La técnica más difícil es «${title}».`,
  unsettled: (of) =>
    `Ninguna técnica decide ${of === 1 ? 'la última casilla' : `las ${of} últimas casillas`}.`,
  rounds: ({ steps, rounds, narrowest, footholds, cost, unknown }) =>
    `${counted(steps, 'deducción', 'deducciones')} en ${counted(rounds, 'ronda', 'rondas')}. La más estrecha es la ronda ${narrowest}: ` +
    `${counted(footholds, 'punto de apoyo', 'puntos de apoyo')} de nivel ${cost}, con el ${unknown} % de las casillas aún por saber.`,
  none: 'No hay solución, así que no hay nivel.',
  undecided: (isTime) => `Sin decidir: antes ${isTime ? 'se acabó el tiempo' : 'se llegó al límite'}.`,
  usesTable: ['veces', 'técnica'],
  table: ['nota', 'clase', 'técnica más difícil', 'deducciones', 'nonograma'],
};

export const es: Language = {
  titles: {
    'full-line': 'Línea llena',
    'finished-line': 'Línea terminada',
    'color-crossing': 'Color que no está en la pista',
    overlap: 'Solapamiento',
    glue: 'Sujeto al borde',
    capping: 'Cerrar un número completo',
    mercury: 'Separado del borde',
    joining: 'Unir',
    'color-edges': 'Junto a un color',
    'color-touching': 'Colores que se tocan',
    'out-of-reach': 'Fuera de alcance',
    'largest-run': 'El número más grande',
    'gap-too-small': 'Hueco demasiado pequeño',
    splitting: 'Separar',
    forcing: 'No hay otro sitio',
    'all-placements': 'Todas las posiciones coinciden',
    'edge-logic': 'Lógica del borde',
    'shallow-lookahead': 'Anticipación',
    'two-way': 'En cualquier caso',
    'deep-lookahead': 'Anticipación larga',
    trial: 'Prueba',
  },
  sentences,
  nudges,
  short: (told) =>
    told.branches.length > 0
      ? capital(and(told.cells.map(({ cell, value: told_ }) => `${place(cell)}: ${shortValue(told_, 1)}`)))
      : `${capital(name(told.line))}: ${and(told.groups.map(({ spans, count, value: told_ }) => `${cells(spans).replace(/^las? /, '')} ${shortValue(told_, count)}`))}`,
  lookAtLines: (lines) => `Mira ${and(lines.map(theLine))}.`,
  lookAtRuns: (line, of, areAll) =>
    `Mira ${areAll ? 'todos los números' : and(of.map(run))} en ${theLine(line)}.`,
  lookAtCell: (cell) => `Mira ${thePlace(cell)}.`,
  why: {
    chain: (cell, told) => `${capital(thePlace(cell))} ${is(told, 1)}:`,
    known: (cell, told) => `${capital(thePlace(cell))} ya ${is(told, 1)} en tu cuadrícula.`,
    open: (cell) => `${capital(thePlace(cell))} cambia de una solución a otra: nada lo decide.`,
  },
  mistake: {
    somewhere: 'Algo no está bien: ninguna solución coincide con esta cuadrícula.',
    inLine: (line) => `Hay un error en la ${name(line)}.`,
    count: (line, count) => `${casillas(count)} de la ${name(line)} ${count === 1 ? 'está' : 'están'} mal.`,
    cells: (wrong) => `Mal: ${wrong.map(place).join('; ')}.`,
  },
  solved: 'El nonograma está resuelto.',
  several: 'Lo que queda cambia de una solución a otra: no se puede deducir nada más.',
  noSolution: 'El propio nonograma no tiene solución.',
  undecided: 'Se llegó al límite antes de encontrar una respuesta.',
  breaks: (line) => `${capital(theLine(line))} no se puede completar.`,
  breaksBySearch: (lines) =>
    `Solo se ve probándolo todo: estas ${lines} líneas no se pueden completar juntas.`,
  repair,
  diagnosis,
  grade,
  solvedIn: (steps) => `Resuelto en ${counted(steps, 'paso', 'pasos')}.`,
  askNext: (command) => `Para saber más: ${command}.`,
};

function shortValue(told: ToldValue, count: number): string {
  if (told.kind !== 'none-of') return value(told, count);
  return `no ${or(told.colors.map((color) => feminine(color, count)))}`;
}
