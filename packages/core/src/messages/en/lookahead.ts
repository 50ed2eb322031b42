// English: arguments over several lines, and why a line cannot be placed.
import type { LookaheadTexts } from '../compose.js';
import { byValue, firstNames } from '../phrases.js';
import { capital, counted, listed } from '../text.js';
import type { BranchText, BreakText, CellValueText, DeductionText, LineText } from '../texts.js';
import { cells, group, name, place, places, run, value, withClue } from './words.js';

/** `row 10 (2) would need two runs, but its clue has one` */
export function cannot(line: LineText, why: BreakText): string {
  const where = withClue(line);
  switch (why.kind) {
    case 'runs':
      return `${where} would need ${counted(why.needed, 'run')}, but its clue has ${why.has}`;
    case 'filled':
      return `${where} would have ${counted(why.found, 'filled cell')}, but its clue has ${why.has}`;
    case 'left':
      return `${where} needs ${counted(why.needed, 'cell')}, but ${why.left === 0 ? 'none' : `only ${why.left}`} would be left`;
    case 'block':
      return `${where} would have a block of ${why.length}, but its longest run is ${why.longest}`;
    case 'room':
      return `${where} would have no room for ${run(why.run)}`;
    case 'stretch':
      return `${where} would leave only ${counted(why.room, 'cell')} for the run at ${cells([why.at])}, which needs ${why.needs}${why.orMore ? ' or more' : ''}`;
    case 'color':
      return `${where} has no ${why.color}, but ${cells([why.at])} would be ${why.color}`;
    case 'placement':
      return `${where} could not be placed${why.cells.length === 0 ? '' : `, with ${listed(why.cells.map(({ spans, value: is }) => `${cells(spans)} ${value(is)}`))}`}`;
  }
}

/** `row 3 (5): cells 5-7 are filled; column 6 (1) would need two runs, but its clue has one` */
export function follow({ links }: BranchText): string {
  return links
    .map(({ line, groups, breaks, branches }) => {
      if (breaks !== null) return cannot(line, breaks);
      const [inner] = branches;
      if (inner === undefined) return `${withClue(line)}: ${listed(groups.map(group))}`;
      return `${place(inner.cell)} is not ${value(inner.value)} [if it were: ${follow(inner)}]`;
    })
    .join('; ');
}

const supposed = ({ cell, value: is }: CellValueText) => `${place(cell)} were ${value(is)}`;
const settled = (step: DeductionText) =>
  listed(
    byValue(step.cells).map(
      ({ value: is, cells }) => `${places(cells)} ${cells.length === 1 ? 'is' : 'are'} ${value(is)}`,
    ),
  );

/** `The same argument for row 3, column 6. Mirrored, it also holds for row 3, column 12.` */
function same({ also, mirrored }: DeductionText): string {
  return [
    also.length === 0 ? '' : ` The same argument for ${places(also.map(({ cell }) => cell))}.`,
    mirrored.length === 0 ? '' : ` The mirrored argument for ${places(mirrored.map(({ cell }) => cell))}.`,
  ].join('');
}

function refutation(step: DeductionText): string {
  const [branch] = step.branches;
  return `Suppose ${supposed(branch)}. Then ${follow(branch)}.${same(step)} So ${settled(step)}.`;
}

const suppose = ({ branches: [{ cell, value: is }] }: DeductionText) =>
  `${capital(place(cell))}: what if it were ${value(is)}?`;

/** The lines to follow, without what comes out. */
function way(step: DeductionText): string {
  const { names, more } = firstNames(step, name);
  const lines = more === 0 ? names : [...names, `${more} more lines`];
  return `Suppose ${supposed(step.branches[0])} and follow ${listed(lines)}.`;
}

const choices = (step: DeductionText) =>
  `${capital(place(step.branches[0].cell))} is ${listed(
    step.branches.map((branch) => value(branch.value)),
    'or',
  )}.`;

function bothWays(step: DeductionText): string {
  const ways = step.branches.map((branch) => `If ${value(branch.value)}: ${follow(branch)}.`);
  return [choices(step), ...ways].join(' ');
}

/** A trial as branches, each with what it leads to; or only the result of the search. */
function trial(step: DeductionText): string {
  const ways = step.branches.map((branch) =>
    branch.links.length === 0
      ? `If ${supposed(branch)}, every way to go on ends in a contradiction, which only a search shows.`
      : `If ${supposed(branch)}: ${follow(branch)}.`,
  );
  return `No shorter argument is left, so one cell is tried. ${ways.join(' ')}${same(step)} So ${settled(step)}.`;
}

export const lookahead: LookaheadTexts = {
  questions: {
    'edge-logic': (step) => `At the edge. ${suppose(step)}`,
    'shallow-lookahead': suppose,
    'two-way': (step) => `Try ${place(step.branches[0].cell)} both ways: what comes out the same?`,
    'deep-lookahead': (step) => `${suppose(step)} It takes several lines to see.`,
    trial: (step) => `No short argument is left. ${suppose(step)}`,
  },
  premises: {
    'edge-logic': way,
    'shallow-lookahead': way,
    'two-way': choices,
    'deep-lookahead': way,
    trial: (step) => `No short argument is left. Suppose ${supposed(step.branches[0])} and see what follows.`,
  },
  sentences: {
    'edge-logic': refutation,
    'shallow-lookahead': refutation,
    'two-way': (step) => `${bothWays(step)}${same(step)} Either way ${settled(step)}.`,
    'deep-lookahead': refutation,
    trial,
  },
};
