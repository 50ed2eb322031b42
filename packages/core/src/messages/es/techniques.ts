// Español: los razonamientos. Una frase nombra la línea con su pista, la razón y lo que hay que hacer:
// «Fila 7 (4 2): el 4 solo cabe en las casillas 3-8: rellenar las casillas 5-6.»
import { composed, type LineTexts } from '../compose.js';
import type { TechniqueTexts } from '../language.js';
import {
  actionsFirst,
  isAboutGap,
  isOneCell,
  joinedLength,
  reaches,
  settledCount,
  settledSpans,
  wallOf,
} from '../phrases.js';
import { capital } from '../text.js';
import type { DeductionText, GroupText, ValueText } from '../texts.js';
import { lookahead } from './lookahead.js';
import {
  and,
  casillas,
  cells,
  feminine,
  is,
  masculine,
  name,
  noun,
  or,
  place,
  run,
  value,
  withClue,
} from './words.js';

const lead = (step: DeductionText) => capital(withClue(step.line));
const runs = (step: DeductionText) => and(step.runs.map(run));
const anyRun = (step: DeductionText) => or(step.runs.map(run));
const settled = (step: DeductionText) => cells(settledSpans(step));
const about = (step: DeductionText) => cells(step.about);
const block = (step: DeductionText) => `el bloque de ${about(step)}`;
const side = (step: DeductionText) => (step.line.isRow ? 'la fila' : 'la columna');

/** `el 4 solo cabe en las casillas 3-8` */
function room(step: DeductionText): string {
  if (step.rooms.length !== step.runs.length) return `hay poco sitio para ${runs(step)}`;
  return and(step.runs.map((one, i) => `${run(one)} solo cabe en ${cells([step.rooms[i]])}`));
}

/** `rellenar las casillas 5-6`, `dejar vacía la casilla 8` */
function todo({ spans, count, value: state }: GroupText): string {
  if (state.kind === 'filled') return `rellenar ${cells(spans)}`;
  if (state.kind === 'blank') return `dejar ${value(state, count)} ${cells(spans)}`;
  return `${cells(spans)} ${is(state, count)}`;
}

/** Hasta dónde llegan los números: `acaba como muy tarde en la casilla 7` */
const bounds = (step: DeductionText) =>
  reaches(step).map(({ ends, cell }) =>
    ends ? `acaba como muy tarde en la casilla ${cell}` : `empieza como muy pronto en la casilla ${cell}`,
  );

const clauses: LineTexts = {
  'full-line': (step) => {
    if (step.line.runs === 0) return 'ningún número';
    if (step.line.runs === 1) return `${runs(step)} llena toda ${side(step)}`;
    return `${step.sum.join('+')} = ${step.line.size}, toda ${side(step)}`;
  },
  'all-needed': (step) => {
    const count = settledCount(step);
    const colors = step.isMono ? '' : ` ${and(step.aboutColors.map((color) => feminine(color, count)))}`;
    return `todavía ${count === 1 ? 'falta' : 'faltan'} ${casillas(count)}${colors} y ${count === 1 ? 'queda' : 'quedan'} ${count}`;
  },
  'finished-line': (step) => {
    if (step.runs.length === 1) return `${runs(step)} está completo`;
    const colors = step.isMono ? '' : ` ${and(step.aboutColors.map((color) => masculine(color, 2)))}`;
    return `todos los números${colors} están completos`;
  },
  'color-crossing': (step) => {
    const colors = step.missing.map((color) => masculine(color, 1));
    return `la pista no tiene ${colors.length === 1 ? colors[0] : `ni ${colors.join(' ni ')}`}`;
  },
  overlap: room,
  glue: (step) => {
    const { isFirst, touches, reach } = wallOf(step);
    if (touches) {
      const verb = isOneCell(step.about) ? 'está' : 'están';
      return `${about(step)} ${verb} en el borde, así que ahí ${isFirst ? 'empieza' : 'acaba'} ${runs(step)}`;
    }
    const far = isFirst
      ? `llega al menos hasta la casilla ${reach}`
      : `empieza como muy tarde en la casilla ${reach}`;
    return `${runs(step)} cubre ${about(step)} y ${far}`;
  },
  capping: (step) =>
    step.runs.length === 1
      ? `con ${about(step)}, ${runs(step)} está completo`
      : `${block(step)} está completo, sea el ${step.runs[0].length} que sea`,
  mercury: (step) => `${runs(step)} cubre ${about(step)} y ${bounds(step)[0]}`,
  'out-of-reach': (step) => {
    if (isAboutGap(step)) return clauses['gap-too-small'](step);
    if (step.rooms.length === 0) return `ningún número llega a ${cells(settledSpans(step))}`;
    if (step.about.length > 0) return `${runs(step)} cubre ${about(step)} y ${bounds(step)[0]}`;
    return and(bounds(step).map((bound, i) => `${run(step.runs[i])} ${bound}`));
  },
  joining: (step) => `${about(step)} son del mismo número, ${runs(step)}`,
  'color-edges': (step) =>
    `junto ${block(step).replace(/^el /, 'al ')} viene el mismo color, una casilla vacía o el número vecino`,
  'color-touching': (step) => {
    const where = `donde ${and(step.aboutColors.map((color) => noun(color)))} se tocan,`;
    return step.runs.length === 2
      ? `${where} acaba ${run(step.runs[0])} y empieza ${run(step.runs[1])}`
      : `${where} acaba un número y empieza el siguiente, sean cuales sean`;
  },
  'largest-run': (step) =>
    `solo ${runs(step)} es bastante largo para ${about(step)}, y solo cabe en ${cells(step.rooms)}`,
  'gap-too-small': (step) => {
    const what = step.runs.length === 0 || step.runs.length > 2 ? 'cualquier número posible' : anyRun(step);
    return `el hueco de ${about(step)} es demasiado pequeño para ${what}`;
  },
  splitting: (step) =>
    `con ${settled(step)} el bloque tendría ${joinedLength(step)} casillas, demasiadas para los números posibles`,
  forcing: (step) => (step.about.length === 0 ? room(step) : `sea ${anyRun(step)}, ${block(step)} crece`),
  'all-placements': (step) =>
    step.placements.length === 0
      ? 'todas las formas de colocar los números coinciden'
      : `los números solo caben como ${or(step.placements)}`,
};

const questions: LineTexts = {
  'full-line': (step) =>
    step.line.runs === 0
      ? '¿qué significa una pista sin números?'
      : step.line.runs === 1
        ? `¿cuánto sitio queda junto a ${runs(step)}?`
        : `¿cuánto es ${step.sum.join('+')}?`,
  'all-needed': (step) =>
    `¿cuántas casillas${step.isMono ? '' : ` ${and(step.aboutColors.map((color) => feminine(color, 2)))}`} faltan y cuántas quedan?`,
  'finished-line': (step) =>
    `¿${step.runs.length === 1 ? `${runs(step)} ya está completo` : 'están completos todos los números'}?`,
  'color-crossing': () => '¿qué colores no tiene la pista?',
  overlap: (step) =>
    `empuja ${runs(step)} hacia un lado y hacia el otro. ¿Qué casillas quedan cubiertas las dos veces?`,
  glue: (step) => `¿qué número cubre ${about(step)}, y hasta dónde llega?`,
  capping: (step) => `¿puede crecer todavía ${block(step)}?`,
  mercury: (step) => `${runs(step)} cubre ${about(step)}. ¿Hasta dónde llega hacia el borde?`,
  'out-of-reach': (step) => {
    if (isAboutGap(step)) return questions['gap-too-small'](step);
    if (step.about.length > 0) return `${runs(step)} cubre ${about(step)}. ¿Hasta dónde llega?`;
    return `¿hasta dónde llega ${step.runs.length === 0 ? 'cada número' : anyRun(step)}?`;
  },
  joining: (step) => `¿pueden ${about(step)} ser de números distintos?`,
  'color-edges': (step) => `¿qué colores pueden estar junto ${block(step).replace(/^el /, 'al ')}?`,
  'color-touching': (step) => `¿qué números se encuentran en ${about(step)}, y cuánto miden?`,
  'largest-run': (step) => `¿qué número es bastante largo para ${block(step)}, y cuánto sitio tiene?`,
  'gap-too-small': (step) => `¿qué cabe en el hueco de ${about(step)}?`,
  splitting: (step) =>
    step.about.length === 1
      ? `¿y si ${block(step)} creciera una casilla?`
      : `¿y si los bloques de ${about(step)} se unieran?`,
  forcing: (step) =>
    step.about.length === 0
      ? `¿dónde puede ir todavía ${runs(step)}?`
      : `¿de qué números puede ser ${block(step)}, y qué cubren todos?`,
  'all-placements': (step) =>
    `prueba las formas de colocar ${step.runs.length > 3 ? 'los números' : runs(step)}. ¿Qué tienen en común?`,
};

function shortValue(state: ValueText, count: number): string {
  if (state.kind !== 'none-of') return value(state, count);
  return `no ${or(state.colors.map((color) => feminine(color, count)))}`;
}

const titles: TechniqueTexts['titles'] = {
  'full-line': 'Línea llena',
  'all-needed': 'Todas hacen falta',
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
};

/** `ninguna casilla es verde`, cuando se trata de colores que la pista no tiene. */
function conclusion(step: DeductionText): string {
  const isMissing = step.missing.length > 0 && step.runs.length === 0 && step.about.length === 0;
  return isMissing && step.groups.every(({ value: state }) => state.kind === 'none-of')
    ? `ninguna casilla es ${step.missing.map((color) => feminine(color, 1)).join(' ni ')}`
    : actionsFirst(step.groups, isAction, (groups) => and(groups.map(todo)));
}

const isAction = ({ value: { kind } }: GroupText) => kind === 'filled' || kind === 'blank';

export const techniques: TechniqueTexts = composed({
  titles,
  colon: ': ',
  lead,
  clauses,
  questions,
  conclusion,
  lookahead,
  short: (step) =>
    step.branches.length > 0
      ? capital(and(step.cells.map(({ cell, value: state }) => `${place(cell)}: ${shortValue(state, 1)}`)))
      : `${capital(name(step.line))}: ${and(step.groups.map(({ spans, count, value: state }) => `${cells(spans).replace(/^las? /, '')} ${shortValue(state, count)}`))}`,
});
