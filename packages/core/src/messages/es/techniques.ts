// Español: los razonamientos. `lead` es la línea con su pista, «Fila 7 (4 2)».
import type { TechniqueTexts } from '../language.js';
import { isOneCell, settledSpans } from '../phrases.js';
import { capital } from '../text.js';
import type { BranchText, DeductionText, GroupText, ValueText } from '../texts.js';
import {
  and,
  cells,
  feminine,
  is,
  masculine,
  name,
  noun,
  or,
  place,
  run,
  theLine,
  thePlace,
  value,
  withClue,
} from './words.js';

const lead = (step: DeductionText) => capital(withClue(step.line));

function groups(of: readonly GroupText[]): string {
  return and(of.map(({ spans, count, value: state }) => `${cells(spans)} ${is(state, count)}`));
}

const runs = (step: DeductionText) => and(step.runs.map(run));
const settled = (step: DeductionText) => cells(settledSpans(step));
const about = (step: DeductionText) => cells(step.about);
const so = (step: DeductionText) => `así que ${groups(step.groups)}`;

function follow(branch: BranchText): string {
  const parts = branch.links.map(({ breaks, line, groups: of }) =>
    breaks ? `${theLine(line)} ya no se puede completar` : `en ${theLine(line)}, ${groups(of)}`,
  );
  return `Entonces ${parts.join('; luego ')}.`;
}

function settledPlaces(step: DeductionText): string {
  return and(step.cells.map(({ cell, value: state }) => `${thePlace(cell)} ${is(state, 1)}`));
}

/** `que la casilla de la fila 3, columna 5 está rellena` */
const supposed = ({ cell, value: state }: BranchText) => `${thePlace(cell)} ${is(state, 1)}`;

function refutation(step: DeductionText): string {
  const [branch] = step.branches;
  return `Supongamos que ${supposed(branch)}. ${follow(branch)} No puede ser, así que ${settledPlaces(step)}.`;
}

function bothWays(step: DeductionText): string {
  const choices = or(step.branches.map((branch) => is(branch.value, 1)));
  const ways = step.branches.map(
    (branch) => `Si ${is(branch.value, 1)}, ${follow(branch).replace(/^E/, 'e')}`,
  );
  return `${capital(thePlace(step.branches[0].cell))} ${choices}. ${ways.join(' ')} En cualquier caso, ${settledPlaces(step)}.`;
}

const sentences: TechniqueTexts['sentences'] = {
  'full-line': (step) => {
    if (step.line.runs === 0)
      return `${lead(step)}: no hay nada que colocar, así que todas las casillas están vacías.`;
    const what = step.line.runs === 1 ? `${runs(step)} ocupa` : 'los números con sus huecos ocupan';
    return `${lead(step)}: ${what} toda la ${step.line.isRow ? 'fila' : 'columna'}, ${so(step)}.`;
  },
  'finished-line': (step) => {
    const [{ value: state }] = step.groups;
    if (state.kind === 'filled' || state.kind === 'color') {
      const what = state.kind === 'filled' ? 'estar rellena' : `ser ${value(state, 1)}`;
      return `${lead(step)}: la pista necesita cada casilla que aún puede ${what}, ${so(step)}.`;
    }
    if (step.runs.length === 1) return `${lead(step)}: ${runs(step)} está completo, ${so(step)}.`;
    const all = step.isMono
      ? 'todos los números'
      : `todos los números ${and(step.aboutColors.map((color) => masculine(color, 2)))}`;
    return `${lead(step)}: ${all} están completos, ${so(step)}.`;
  },
  'color-crossing': (step) => {
    const colors = step.missing.map((color) => masculine(color, 1)).join(' ni ');
    const cell = step.missing.map((color) => feminine(color, 1)).join(' ni ');
    return `${lead(step)}: la pista no tiene ${colors}, así que ninguna casilla es ${cell}.`;
  },
  overlap: (step) =>
    `${lead(step)}: ${step.runs.length === 1 ? 'esté donde esté' : 'estén donde estén'} ${runs(step)}, ${groups(step.groups)}.`,
  glue: (step) =>
    `${lead(step)}: ${about(step)} ${isOneCell(step.about) ? 'está' : 'están'} tan cerca del borde que ${runs(step)} tiene que ` +
    `cubrir${isOneCell(step.about) ? 'la' : 'las'}; por eso llega también a ${settled(step)}.`,
  capping: (step) =>
    step.runs.length === 1
      ? `${lead(step)}: con ${about(step)}, ${runs(step)} está completo, ${so(step)}.`
      : `${lead(step)}: ningún número que pueda cubrir ${about(step)} pasa de ${step.runs[0].length}, ${so(step)}.`,
  mercury: (step) =>
    `${lead(step)}: ${runs(step)} tiene que cubrir ${about(step)} y desde ahí no llega al borde, ${so(step)}.`,
  'out-of-reach': (step) => {
    if (step.runs.length === 2) {
      const [left, right] = step.runs.map(run);
      return `${lead(step)}: ${left} no llega tan lejos ni ${right} llega tan atrás, ${so(step)}.`;
    }
    const who = step.runs.length === 1 ? `${runs(step)} no llega` : 'ningún número llega';
    return `${lead(step)}: ${who} hasta ahí, ${so(step)}.`;
  },
  joining: (step) =>
    `${lead(step)}: ${about(step)} solo pueden formar un mismo número, ${runs(step)}, ${so(step)}.`,
  'color-edges': (step) =>
    `${lead(step)}: junto ${noun(step.aboutColors[0], 'al')} sigue el mismo número, o viene una casilla vacía o el número vecino de la pista, ${so(step)}.`,
  'color-touching': (step) => {
    const where = `${lead(step)}: donde se tocan ${and(step.aboutColors.map((color) => noun(color, 'el')))}`;
    return step.runs.length === 2
      ? `${where} termina ${run(step.runs[0])} y empieza ${run(step.runs[1])}, ${so(step)}.`
      : `${where} termina un número y empieza el siguiente; sean los que sean, ${groups(step.groups)}.`;
  },
  'largest-run': (step) =>
    `${lead(step)}: solo ${runs(step)} es bastante largo para ${about(step)}, y aquí tiene que cubrir también ${settled(step)}.`,
  'gap-too-small': (step) =>
    `${lead(step)}: en este hueco no cabe ningún número que pudiera estar ahí, ${so(step)}.`,
  splitting: (step) =>
    `${lead(step)}: si ${settled(step)} ${step.isMono ? 'estuviera rellena' : `fuera ${or(step.aboutColors.map((color) => feminine(color, 1)))}`}, el bloque sería demasiado largo, ${so(step)}.`,
  forcing: (step) =>
    step.about.length === 0
      ? `${lead(step)}: lo que se sabe deja tan poco sitio que ${runs(step)} cubre por fuerza ${settled(step)}.`
      : `${lead(step)}: sea ${or(step.runs.map(run))} el que cubre ${about(step)}, el bloque crece de todos modos, ${so(step)}.`,
  'all-placements': (step) =>
    `${lead(step)}: se coloquen como se coloquen los números, ${groups(step.groups)}.`,
  'edge-logic': (step) => `En el borde: ${refutation(step).replace(/^S/, 's')}`,
  'shallow-lookahead': refutation,
  'two-way': bothWays,
  'deep-lookahead': refutation,
  trial: (step) => {
    const wrong = or(step.branches.map((branch) => is(branch.value, 1)));
    return (
      'Ningún razonamiento lleva más lejos, así que hay que probar. ' +
      `Si ${thePlace(step.branches[0].cell)} ${wrong}, todos los caminos acaban en una contradicción. Por tanto, ${settledPlaces(step)}.`
    );
  },
};

const nudges: TechniqueTexts['nudges'] = {
  'full-line': () => 'Suma la pista: ¿cuánto sitio sobra?',
  'finished-line': () => 'Compara lo que pide la pista con lo que ya hay.',
  'color-crossing': () => '¿Qué colores no tiene la pista?',
  overlap: (step) =>
    `Empuja todos los números hacia un borde y luego hacia el otro. ¿Qué casillas ${step.runs.length === 1 ? 'cubre' : 'cubren'} ${runs(step)} las dos veces?`,
  glue: (step) =>
    `¿A qué distancia del borde ${isOneCell(step.about) ? 'está' : 'están'} ${about(step)}, y hasta dónde llega el número?`,
  capping: (step) => `¿Puede crecer todavía el bloque de la casilla ${step.about[0].from}?`,
  mercury: (step) => `¿Qué número cubre ${about(step)}, y hasta dónde llega hacia atrás?`,
  'out-of-reach': (step) =>
    `¿Hasta dónde llega ${step.runs.length === 0 ? 'cada número' : or(step.runs.map(run))}?`,
  joining: (step) => `¿Pueden ${about(step)} ser de números distintos?`,
  'color-edges': (step) => `¿Qué colores pueden estar junto ${noun(step.aboutColors[0], 'al')}?`,
  'color-touching': () => 'Se tocan dos colores. ¿Qué números se encuentran ahí, y cuánto miden?',
  'largest-run': () => '¿Qué número es bastante largo para este bloque, y cuánto sitio tiene ahí?',
  'gap-too-small': (step) => `¿Qué cabría en el hueco que empieza en la casilla ${step.about[0].from}?`,
  splitting: (step) =>
    `¿Qué pasaría si ${step.about.length === 1 ? 'el bloque creciera una casilla' : 'los dos bloques se unieran'}?`,
  forcing: (step) =>
    step.about.length === 0
      ? `¿Dónde puede ir todavía ${runs(step)}, con todo lo que se sabe?`
      : '¿De qué números puede ser el bloque, y qué cubren todos ellos?',
  'all-placements': () => 'Repasa todas las maneras de colocar los números. ¿Qué tienen en común?',
  'edge-logic': (step) =>
    `En el borde: supongamos que ${supposed(step.branches[0])}. ¿Qué le pasa a la línea de al lado?`,
  'shallow-lookahead': (step) =>
    `Supongamos que ${supposed(step.branches[0])}. Síguelo por unas cuantas líneas.`,
  'two-way': (step) =>
    `Prueba las dos posibilidades para ${thePlace(step.branches[0].cell)}. ¿Qué sale igual las dos veces?`,
  'deep-lookahead': (step) =>
    `Supongamos que ${supposed(step.branches[0])}. Síguelo con paciencia, línea a línea, hasta que algo ya no se pueda completar.`,
  trial: (step) => `Ya nada es seguro. Prueba con ${thePlace(step.branches[0].cell)} y apunta dónde estabas.`,
};

function shortValue(state: ValueText, count: number): string {
  if (state.kind !== 'none-of') return value(state, count);
  return `no ${or(state.colors.map((color) => feminine(color, count)))}`;
}

const titles: TechniqueTexts['titles'] = {
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
};

export const techniques: TechniqueTexts = {
  titles,
  sentences,
  nudges,
  short: (step) =>
    step.branches.length > 0
      ? capital(and(step.cells.map(({ cell, value: state }) => `${place(cell)}: ${shortValue(state, 1)}`)))
      : `${capital(name(step.line))}: ${and(step.groups.map(({ spans, count, value: state }) => `${cells(spans).replace(/^las? /, '')} ${shortValue(state, count)}`))}`,
};
