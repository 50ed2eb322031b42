// Deutsch: Begründungen über mehrere Linien, und warum eine Linie nicht aufgeht.
import type { LookaheadTexts } from '../compose.js';
import { byValue, firstNames } from '../phrases.js';
import type { BranchText, BreakText, CellValueText, DeductionText, LineText } from '../texts.js';
import {
  and,
  are,
  cells,
  colored,
  counted,
  dative,
  felder,
  name,
  noun,
  or,
  place,
  places,
  run,
  value,
  withClue,
} from './words.js';

/** `Zeile 10 (2) bräuchte 2 Zahlen, hat aber nur 1` */
export function cannot(line: LineText, why: BreakText): string {
  const where = withClue(line);
  switch (why.kind) {
    case 'runs':
      return `${where} bräuchte ${counted(why.needed, 'Block', 'Blöcke')}, der Hinweis hat aber nur ${why.has}`;
    case 'filled':
      return `${where} hätte ${counted(why.found, 'gefülltes Feld', 'gefüllte Felder')}, der Hinweis verlangt aber nur ${why.has}`;
    case 'left':
      return `${where} braucht ${felder(why.needed)}, es ${why.left === 1 ? 'bliebe' : 'blieben'} aber ${why.left === 0 ? 'keine' : `nur ${why.left}`}`;
    case 'block':
      return `${where} hätte einen Block der Länge ${why.length}, die größte Zahl ist aber ${why.longest}`;
    case 'room':
      return `${where} hätte keinen Platz für ${run(why.run)}`;
    case 'stretch':
      return `${where} hätte nur ${felder(why.room)} Platz für die Zahl bei ${dative([why.at])}, die ${why.orMore ? 'mindestens ' : ''}${why.needs} braucht`;
    case 'color':
      return `${where} hat kein ${noun(why.color)}, aber ${cells([why.at])} wäre ${colored(why.color)}`;
    case 'placement':
      return `${where} ginge nicht mehr auf${why.cells.length === 0 ? '' : `, denn ${and(why.cells.map(({ spans, count, value: is }) => `${cells(spans)} ${are(count)} ${value(is)}`))}`}`;
  }
}

export function follow({ links }: BranchText): string {
  return links
    .map(({ line, groups, breaks, branches }) => {
      if (breaks !== null) return cannot(line, breaks);
      const [inner] = branches;
      if (inner !== undefined) {
        return `${place(inner.cell)} ist nicht ${value(inner.value)} [sonst: ${follow(inner)}]`;
      }
      const parts = groups.map(({ spans, count, value: is }) => `${cells(spans)} ${are(count)} ${value(is)}`);
      return `${withClue(line)}: ${and(parts)}`;
    })
    .join('; ');
}

const supposed = ({ cell, value: is }: CellValueText) => `${place(cell)} wäre ${value(is)}`;
const settled = (step: DeductionText) =>
  and(byValue(step.cells).map(({ value: is, cells: of }) => `${places(of)} ${are(of.length)} ${value(is)}`));

const same = ({ also, mirrored }: DeductionText) =>
  [
    also.length === 0 ? '' : ` Dasselbe gilt für ${places(also.map(({ cell }) => cell))}.`,
    mirrored.length === 0 ? '' : ` Gespiegelt gilt es auch für ${places(mirrored.map(({ cell }) => cell))}.`,
  ].join('');

function refutation(step: DeductionText): string {
  const [branch] = step.branches;
  return `Angenommen, ${supposed(branch)}. Dann: ${follow(branch)}.${same(step)} Also: ${settled(step)}.`;
}

const suppose = ({ branches: [{ cell, value: is }] }: DeductionText) =>
  `${place(cell)}: Was wäre, wenn dieses Feld ${value(is)} wäre?`;

function way(step: DeductionText): string {
  const { names, more } = firstNames(step, name);
  const lines = more === 0 ? names : [...names, `${more} weitere Linien`];
  return `Angenommen, ${supposed(step.branches[0])}. Verfolge das über ${and(lines)}.`;
}

const choices = (step: DeductionText) =>
  `${place(step.branches[0].cell)} ist ${or(step.branches.map((branch) => value(branch.value)))}.`;

function bothWays(step: DeductionText): string {
  const ways = step.branches.map((branch) => `Falls ${value(branch.value)}: ${follow(branch)}.`);
  return [choices(step), ...ways].join(' ');
}

function trial(step: DeductionText): string {
  const ways = step.branches.map((branch) =>
    branch.links.length === 0
      ? `Angenommen, ${supposed(branch)}: Dann endet jeder Weg in einem Widerspruch, was nur eine Suche zeigt.`
      : `Angenommen, ${supposed(branch)}: ${follow(branch)}.`,
  );
  return `Kein kürzerer Gedankengang führt weiter, also wird ein Feld ausprobiert. ${ways.join(' ')}${same(step)} Also: ${settled(step)}.`;
}

export const lookahead: LookaheadTexts = {
  questions: {
    'edge-logic': (step) => `Am Rand. ${suppose(step)}`,
    'shallow-lookahead': suppose,
    'two-way': (step) =>
      `Probiere für ${place(step.branches[0].cell)} beide Möglichkeiten: Was kommt beide Male heraus?`,
    'deep-lookahead': (step) => `${suppose(step)} Das zeigt sich erst nach einigen Linien.`,
    trial: (step) => `Kein kurzer Gedankengang führt weiter. ${suppose(step)}`,
  },
  premises: {
    'edge-logic': way,
    'shallow-lookahead': way,
    'two-way': choices,
    'deep-lookahead': way,
    trial: (step) =>
      `Kein kurzer Gedankengang führt weiter. Angenommen, ${supposed(step.branches[0])}: Was folgt daraus?`,
  },
  sentences: {
    'edge-logic': refutation,
    'shallow-lookahead': refutation,
    'two-way': (step) => `${bothWays(step)}${same(step)} So oder so: ${settled(step)}.`,
    'deep-lookahead': refutation,
    trial,
  },
};
