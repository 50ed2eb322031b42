// Français : raisonnements sur plusieurs lignes, et pourquoi une ligne ne peut plus être placée.
import type { LookaheadTexts } from '../compose.js';
import { byValue, firstNames } from '../phrases.js';
import { capital } from '../text.js';
import type { BranchText, BreakText, CellValueText, DeductionText, LineText } from '../texts.js';
import {
  and,
  cases,
  cells,
  counted,
  feminine,
  is,
  name,
  noun,
  or,
  place,
  run,
  theLine,
  thePlace,
  thePlaces,
  value,
} from './words.js';

/** `la ligne 10 (2) aurait besoin de 2 blocs, mais son indice n'en a que 1` */
export function cannot(line: LineText, why: BreakText): string {
  const where = theLine(line);
  switch (why.kind) {
    case 'runs':
      return `${where} aurait besoin de ${counted(why.needed, 'bloc', 'blocs')}, mais son indice n'en a que ${why.has}`;
    case 'filled':
      return `${where} aurait ${counted(why.found, 'case remplie', 'cases remplies')}, mais son indice n'en demande que ${why.has}`;
    case 'left':
      return `${where} a besoin de ${cases(why.needed)}, mais il n'en resterait ${why.left === 0 ? 'aucune' : `que ${why.left}`}`;
    case 'block':
      return `${where} aurait un bloc de ${why.length}, mais son plus grand nombre est ${why.longest}`;
    case 'room':
      return `${where} n'aurait plus de place pour ${run(why.run)}`;
    case 'stretch':
      return `${where} n'aurait que ${cases(why.room)} pour le nombre qui couvre ${cells([why.at])} et en demande ${why.orMore ? 'au moins ' : ''}${why.needs}`;
    case 'color':
      return `${where} n'a pas ${noun(why.color, 'de')}, mais ${cells([why.at])} serait ${feminine(why.color, 1)}`;
    case 'placement':
      return `${where} ne pourrait plus être placée${why.cells.length === 0 ? '' : `, car ${and(why.cells.map(({ spans, count, value: state }) => `${cells(spans)} ${is(state, count)}`))}`}`;
  }
}

export function follow({ links }: BranchText): string {
  return links
    .map(({ line, groups, breaks, branches }) => {
      if (breaks !== null) return cannot(line, breaks);
      const [inner] = branches;
      if (inner !== undefined) {
        return `${thePlace(inner.cell)} n'est pas ${value(inner.value, 1)} [sinon, ${follow(inner)}]`;
      }
      const parts = groups.map(({ spans, count, value: state }) => `${cells(spans)} ${is(state, count)}`);
      return `dans ${theLine(line)}, ${and(parts)}`;
    })
    .join(' ; ');
}

const supposed = ({ cell, value: state }: CellValueText) => `${thePlace(cell)} soit ${value(state, 1)}`;
const settled = (step: DeductionText) =>
  and(byValue(step.cells).map(({ value: state, cells: of }) => `${thePlaces(of)} ${is(state, of.length)}`));

const same = ({ also, mirrored }: DeductionText) =>
  [
    also.length === 0 ? '' : ` Le même raisonnement vaut pour ${thePlaces(also.map(({ cell }) => cell))}.`,
    mirrored.length === 0
      ? ''
      : ` Le raisonnement en miroir vaut pour ${thePlaces(mirrored.map(({ cell }) => cell))}.`,
  ].join('');

function refutation(step: DeductionText): string {
  const [branch] = step.branches;
  return `Supposons que ${supposed(branch)}. Alors ${follow(branch)}.${same(step)} Donc ${settled(step)}.`;
}

const suppose = ({ branches: [{ cell, value: state }] }: DeductionText) =>
  `${capital(place(cell))} : et si cette case était ${value(state, 1)} ?`;

function way(step: DeductionText): string {
  const { names, more } = firstNames(step, (line) => `la ${name(line)}`);
  const lines = more === 0 ? names : [...names, `${more} autres lignes`];
  return `Supposons que ${supposed(step.branches[0])}, et suivons ${and(lines)}.`;
}

const choices = (step: DeductionText) =>
  `${capital(thePlace(step.branches[0].cell))} est ${or(step.branches.map((branch) => value(branch.value, 1)))}.`;

function bothWays(step: DeductionText): string {
  const ways = step.branches.map((branch) => `Si elle est ${value(branch.value, 1)} : ${follow(branch)}.`);
  return [choices(step), ...ways].join(' ');
}

function trial(step: DeductionText): string {
  const ways = step.branches.map((branch) =>
    branch.links.length === 0
      ? `Supposons que ${supposed(branch)} : tout chemin finit par une contradiction, ce que seule une recherche montre.`
      : `Supposons que ${supposed(branch)} : ${follow(branch)}.`,
  );
  return `Aucun raisonnement plus court n'avance, il faut donc essayer une case. ${ways.join(' ')}${same(step)} Donc ${settled(step)}.`;
}

export const lookahead: LookaheadTexts = {
  questions: {
    'edge-logic': (step) => `Au bord. ${suppose(step)}`,
    'shallow-lookahead': suppose,
    'two-way': (step) =>
      `Essayez les deux possibilités pour ${thePlace(step.branches[0].cell)} : qu'ont-elles en commun ?`,
    'deep-lookahead': (step) => `${suppose(step)} Il faut plusieurs lignes pour le voir.`,
    trial: (step) => `Aucun raisonnement court n'avance. ${suppose(step)}`,
  },
  premises: {
    'edge-logic': way,
    'shallow-lookahead': way,
    'two-way': choices,
    'deep-lookahead': way,
    trial: (step) =>
      `Aucun raisonnement court n'avance. Supposons que ${supposed(step.branches[0])} : que s'ensuit-il ?`,
  },
  sentences: {
    'edge-logic': refutation,
    'shallow-lookahead': refutation,
    'two-way': (step) => `${bothWays(step)}${same(step)} Dans les deux cas, ${settled(step)}.`,
    'deep-lookahead': refutation,
    trial,
  },
};
