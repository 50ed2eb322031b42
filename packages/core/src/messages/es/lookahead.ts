// Español: razonamientos sobre varias líneas, y por qué una línea ya no se puede colocar.
import type { LookaheadTexts } from '../compose.js';
import { byValue, firstNames } from '../phrases.js';
import { capital } from '../text.js';
import type { BranchText, BreakText, CellValueText, DeductionText, LineText, ValueText } from '../texts.js';
import {
  and,
  casillas,
  cells,
  counted,
  feminine,
  is,
  name,
  or,
  place,
  run,
  theLine,
  thePlace,
  thePlaces,
  value,
} from './words.js';

/** `la fila 10 (2) necesitaría 2 bloques, pero su pista solo tiene 1` */
export function cannot(line: LineText, why: BreakText): string {
  const where = theLine(line);
  switch (why.kind) {
    case 'runs':
      return `${where} necesitaría ${counted(why.needed, 'bloque', 'bloques')}, pero su pista solo tiene ${why.has}`;
    case 'filled':
      return `${where} tendría ${counted(why.found, 'casilla rellena', 'casillas rellenas')}, pero su pista solo pide ${why.has}`;
    case 'left':
      return `${where} necesita ${casillas(why.needed)}, pero ${why.left === 0 ? 'no quedaría ninguna' : `solo quedarían ${why.left}`}`;
    case 'block':
      return `${where} tendría un bloque de ${why.length}, pero su número mayor es ${why.longest}`;
    case 'room':
      return `${where} no tendría sitio para ${run(why.run)}`;
    case 'stretch':
      return `${where} solo tendría ${casillas(why.room)} para el número que cubre ${cells([why.at])} y necesita ${why.orMore ? 'al menos ' : ''}${why.needs}`;
    case 'color':
      return `${where} no tiene casillas ${feminine(why.color, 2)}, pero ${cells([why.at])} sería ${feminine(why.color, 1)}`;
    case 'placement':
      return `${where} ya no se podría colocar${why.cells.length === 0 ? '' : `, pues ${and(why.cells.map(({ spans, count, value: state }) => `${cells(spans)} ${is(state, count)}`))}`}`;
  }
}

export function follow({ links }: BranchText): string {
  return links
    .map(({ line, groups, breaks, branches }) => {
      if (breaks !== null) return cannot(line, breaks);
      const [inner] = branches;
      if (inner !== undefined) {
        return `${thePlace(inner.cell)} no ${is(inner.value, 1)} [si no, ${follow(inner)}]`;
      }
      const parts = groups.map(({ spans, count, value: state }) => `${cells(spans)} ${is(state, count)}`);
      return `en ${theLine(line)}, ${and(parts)}`;
    })
    .join('; ');
}

/** `estuviera rellena`, `fuera roja` */
const were = (state: ValueText) =>
  `${state.kind === 'filled' || state.kind === 'blank' ? 'estuviera' : 'fuera'} ${value(state, 1)}`;
const supposed = ({ cell, value: state }: CellValueText) => `${thePlace(cell)} ${were(state)}`;
const settled = (step: DeductionText) =>
  and(byValue(step.cells).map(({ value: state, cells: of }) => `${thePlaces(of)} ${is(state, of.length)}`));

const same = ({ also, mirrored }: DeductionText) =>
  [
    also.length === 0 ? '' : ` El mismo razonamiento vale para ${thePlaces(also.map(({ cell }) => cell))}.`,
    mirrored.length === 0
      ? ''
      : ` El razonamiento reflejado vale para ${thePlaces(mirrored.map(({ cell }) => cell))}.`,
  ].join('');

function refutation(step: DeductionText): string {
  const [branch] = step.branches;
  return `Supongamos que ${supposed(branch)}. Entonces ${follow(branch)}.${same(step)} Así que ${settled(step)}.`;
}

const suppose = ({ branches: [{ cell, value: state }] }: DeductionText) =>
  `${capital(place(cell))}: ¿y si esta casilla ${were(state)}?`;

function way(step: DeductionText): string {
  const { names, more } = firstNames(step, (line) => `la ${name(line)}`);
  const lines = more === 0 ? names : [...names, `${more} líneas más`];
  return `Supongamos que ${supposed(step.branches[0])}, y sigamos ${and(lines)}.`;
}

const choices = (step: DeductionText) =>
  `${capital(thePlace(step.branches[0].cell))} ${or(step.branches.map((branch) => is(branch.value, 1)))}.`;

function bothWays(step: DeductionText): string {
  const ways = step.branches.map((branch) => `Si ${is(branch.value, 1)}: ${follow(branch)}.`);
  return [choices(step), ...ways].join(' ');
}

function trial(step: DeductionText): string {
  const ways = step.branches.map((branch) =>
    branch.links.length === 0
      ? `Supongamos que ${supposed(branch)}: todo camino acaba en una contradicción, lo que solo muestra una búsqueda.`
      : `Supongamos que ${supposed(branch)}: ${follow(branch)}.`,
  );
  return `Ningún razonamiento más corto avanza, así que se prueba una casilla. ${ways.join(' ')}${same(step)} Así que ${settled(step)}.`;
}

export const lookahead: LookaheadTexts = {
  questions: {
    'edge-logic': (step) => `En el borde. ${suppose(step)}`,
    'shallow-lookahead': suppose,
    'two-way': (step) =>
      `Prueba las dos posibilidades para ${thePlace(step.branches[0].cell)}: ¿qué tienen en común?`,
    'deep-lookahead': (step) => `${suppose(step)} Hacen falta varias líneas para verlo.`,
    trial: (step) => `Ningún razonamiento corto avanza. ${suppose(step)}`,
  },
  premises: {
    'edge-logic': way,
    'shallow-lookahead': way,
    'two-way': choices,
    'deep-lookahead': way,
    trial: (step) =>
      `Ningún razonamiento corto avanza. Supongamos que ${supposed(step.branches[0])}: ¿qué se sigue?`,
  },
  sentences: {
    'edge-logic': refutation,
    'shallow-lookahead': refutation,
    'two-way': (step) => `${bothWays(step)}${same(step)} En ambos casos ${settled(step)}.`,
    'deep-lookahead': refutation,
    trial,
  },
};
