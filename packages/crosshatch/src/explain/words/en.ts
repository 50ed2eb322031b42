// English.
import { LADDER, type TechniqueId } from '../ladder.js';
import type { Language, ToldRepair } from './language.js';
import { capital, counted, list as listed } from './phrases.js';
import type { Told, ToldBranch, ToldCell, ToldGroup, ToldLine, ToldRun, ToldValue } from './told.js';

const NTH = ' first second third fourth fifth sixth seventh eighth ninth'.split(' ');

const list = (words: readonly string[], last = 'and') => listed(words, last);

function name(line: ToldLine): string {
  return `${line.isRow ? 'row' : 'column'} ${line.number}`;
}

function withClue(line: ToldLine): string {
  return `${name(line)} (${line.clue})`;
}

function lead(told: Told): string {
  return capital(withClue(told.line));
}

function place(cell: ToldCell): string {
  return `row ${cell.row}, column ${cell.column}`;
}

function spans(list_: Told['about']): string {
  return list(list_.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)));
}

function cells(list_: Told['about']): string {
  const isOne = list_.length === 1 && list_[0].from === list_[0].to;
  return `${isOne ? 'cell' : 'cells'} ${spans(list_)}`;
}

function value(told: ToldValue): string {
  switch (told.kind) {
    case 'color':
      return told.color;
    case 'one-of':
      return list([...told.colors, ...(told.orBlank ? ['blank'] : [])], 'or');
    case 'none-of':
      return told.colors.length === 1 ? `not ${told.colors[0]}` : `neither ${list(told.colors, 'nor')}`;
    default:
      return told.kind;
  }
}

/** `cells 5-6 are filled` */
function group(told: ToldGroup): string {
  return `${cells(told.spans)} ${told.count === 1 ? 'is' : 'are'} ${value(told.value)}`;
}

function groups(told: Told): string {
  return list(told.groups.map(group));
}

function cellCount(count: number): string {
  return count === 1 ? '1 cell' : `${count} cells`;
}

/** `the 4`, `the second 2`, `the red 3`, `the run of unknown length` */
function run(told: ToldRun): string {
  const color = told.color === null ? '' : `${told.color} `;
  const nth = told.nth === 0 ? '' : `${ordinal(told.nth)} `;
  return told.length === null
    ? `the ${nth}${color}run of unknown length`
    : `the ${nth}${color}${told.length}`;
}

function runs(told: Told, last = 'and'): string {
  return list(told.runs.map(run), last);
}

/** `they are blank` about cells that were named before; names them again when they differ. */
function pronoun(told: Told): string {
  const [first, ...others] = told.groups;
  if (others.length > 0) return groups(told);
  return `${first.count === 1 ? 'it is' : 'they are'} ${value(first.value)}`;
}

function settledCells(told: Told): string {
  return cells(told.groups.flatMap(({ spans: of }) => of).sort((a, b) => a.from - b.from));
}

/** `the filled cell 4`, `the red block at cells 4-6` */
function aboutBlock(told: Told): string {
  const color = told.aboutColors.length === 1 ? `${told.aboutColors[0]} ` : '';
  const [first] = told.about;
  const isOne = told.about.length === 1 && first.from === first.to;
  const what = color === '' ? 'filled ' : color;
  return isOne ? `the ${what}cell ${first.from}` : `the ${color}block at ${cells(told.about)}`;
}

/** `the red block at cell 4`, where it is about growing. */
function blockAt(told: Told): string {
  return `the ${[...told.aboutColors, 'block'].join(' ')} at ${cells(told.about)}`;
}

/** Follows a branch: `Then row 3 (5) makes cells 5-7 filled; then column 6 (1) can't be placed.` */
function follow(branch: ToldBranch): string {
  const parts = branch.links.map((link) =>
    link.breaks
      ? `${withClue(link.line)} can no longer be placed`
      : `in ${withClue(link.line)} ${list(link.groups.map(group))}`,
  );
  return parts.length === 0 ? '' : `Then ${parts.join('; then ')}.`;
}

function settledPlaces(told: Told): string {
  return list(told.cells.map(({ cell, value: is }) => `${place(cell)} is ${value(is)}`));
}

function refutation(told: Told): string {
  const [branch] = told.branches;
  return (
    `Suppose ${place(branch.cell)} were ${value(branch.value)}. ${follow(branch)} ` +
    `So ${settledPlaces(told)}.`
  );
}

function bothWays(told: Told): string {
  const [first] = told.branches;
  const ways = told.branches.map((branch) => {
    const end = branch.links.at(-1)?.breaks ? ' That cannot be.' : '';
    return `If it is ${value(branch.value)}: ${lower(follow(branch).replace(/^Then /, ''))}${end}`;
  });
  const choices = told.branches.map((branch) => value(branch.value));
  return `${capital(place(first.cell))} is ${list(choices, 'or')}. ${ways.join(' ')} Either way ${settledPlaces(told)}.`;
}

function lower(text: string): string {
  return text === '' ? text : text[0].toLowerCase() + text.slice(1);
}

const sentences: Language['sentences'] = {
  'full-line': (told) =>
    told.line.runs === 0
      ? `${lead(told)}: there is no run in it, so every cell is blank.`
      : told.line.runs === 1
        ? `${lead(told)}: ${runs(told)} takes up the whole line, so ${groups(told)}.`
        : `${lead(told)}: the runs and the gaps between them take up the whole line, so ${groups(told)}.`,
  'finished-line': (told) => {
    const { kind } = told.groups[0].value;
    if (kind === 'filled' || kind === 'color') {
      const what = kind === 'filled' ? '' : `${value(told.groups[0].value)} `;
      return `${lead(told)}: the clue needs every ${what}cell that is still possible, so ${groups(told)}.`;
    }
    if (told.runs.length === 1) return `${lead(told)}: ${runs(told)} is complete, so ${groups(told)}.`;
    const all = told.isMono ? 'all runs' : `all ${list(told.aboutColors)} runs`;
    return `${lead(told)}: ${all} are complete, so ${groups(told)}.`;
  },
  'color-crossing': (told) =>
    `${lead(told)}: the clue has no ${list(told.missing, 'or')}, so no cell of the ${told.line.isRow ? 'row' : 'column'} is ${list(told.missing, 'or')}.`,
  overlap: (told) =>
    `${lead(told)}: wherever ${runs(told)} ${told.runs.length === 1 ? 'goes' : 'go'}, ${groups(told)}.`,
  glue: (told) =>
    `${lead(told)}: ${aboutBlock(told)} is so near to the wall that it belongs to ${runs(told)}, which then reaches over ${settledCells(told)} too.`,
  capping: (told) =>
    told.runs.length === 1
      ? `${lead(told)}: ${aboutBlock(told)} is the whole of ${runs(told)}, so ${groups(told)}.`
      : `${lead(told)}: every run that can be at ${cells(told.about)} is ${cellCount(told.runs[0].length ?? 1)} long, so ${groups(told)}.`,
  mercury: (told) =>
    `${lead(told)}: ${runs(told)} has to cover ${aboutBlock(told)} and does not reach from there to the wall, so ${groups(told)}.`,
  'out-of-reach': (told) => {
    const where = settledCells(told);
    if (told.runs.length === 2) {
      return `${lead(told)}: ${run(told.runs[0])} can't reach as far as ${where}, nor can ${run(told.runs[1])} reach back there, so ${pronoun(told)}.`;
    }
    return `${lead(told)}: ${told.runs.length === 1 ? runs(told) : 'no run'} ${told.runs.length === 1 ? "can't" : 'can'} reach ${where}, so ${pronoun(told)}.`;
  },
  joining: (told) =>
    `${lead(told)}: ${cells(told.about)} must belong to the same run, ${runs(told)}, so ${groups(told)}.`,
  'color-edges': (told) =>
    `${lead(told)}: next to ${aboutBlock(told)} the run goes on, ends with a blank, or meets its neighbour in the clue, so ${groups(told)}.`,
  'color-touching': (told) => {
    const [left, right] = told.aboutColors;
    return told.runs.length === 2
      ? `${lead(told)}: where ${left} and ${right} touch, ${run(told.runs[0])} ends and ${run(told.runs[1])} begins, so ${groups(told)}.`
      : `${lead(told)}: where ${left} and ${right} touch, one run ends and the next begins; whichever they are, ${groups(told)}.`;
  },
  'largest-run': (told) =>
    `${lead(told)}: ${aboutBlock(told)} is too long for any run but ${runs(told)}, which has to cover ${settledCells(told)} as well.`,
  'gap-too-small': (told) =>
    `${lead(told)}: the gap at ${cells(told.about)} is too small for any run that could be there, so ${pronoun(told)}.`,
  splitting: (told) =>
    `${lead(told)}: if ${settledCells(told)} were ${told.isMono ? 'filled' : list(told.aboutColors)}, the block would be too long for any run there, so ${pronoun(told)}.`,
  forcing: (told) =>
    told.about.length === 0
      ? `${lead(told)}: what is known leaves ${runs(told)} so little room that it has to cover ${settledCells(told)}.`
      : `${lead(told)}: ${blockAt(told)} has to grow over ${settledCells(told)}, whether it belongs to ${runs(told, 'or')}.`,
  'all-placements': (told) => `${lead(told)}: in every way to place the runs, ${groups(told)}.`,
  'edge-logic': (told) => `At the edge: ${lower(refutation(told))}`,
  'shallow-lookahead': refutation,
  'two-way': bothWays,
  'deep-lookahead': refutation,
  trial: (told) =>
    `No argument within reach settles another cell, so something has to be tried. If ${place(told.branches[0].cell)} were ` +
    `${list(
      told.branches.map((branch) => value(branch.value)),
      'or',
    )}, every way to go on would end in a contradiction. So ${settledPlaces(told)}.`,
};

const nudges: Readonly<Record<TechniqueId, (told: Told) => string>> = {
  'full-line': () => 'Add up the clue: how much room is left over?',
  'finished-line': () => 'Count what the clue asks for and what is there already.',
  'color-crossing': () => 'Which colours does the clue not have?',
  overlap: (told) =>
    `Push all runs to one wall, then to the other. Which cells ${told.runs.length === 1 ? 'does' : 'do'} ${runs(told)} cover both times?`,
  glue: (told) => `See how near ${aboutBlock(told)} is to the wall. How far must its run reach?`,
  capping: (told) => `Can ${blockAt(told)} still grow?`,
  mercury: (told) => `Which run covers ${aboutBlock(told)}, and how far back does it reach?`,
  'out-of-reach': (told) => `How far can ${told.runs.length === 0 ? 'each run' : runs(told, 'or')} reach?`,
  joining: (told) => `Can ${cells(told.about)} belong to different runs?`,
  'color-edges': (told) => `Which colours can stand next to ${aboutBlock(told)}?`,
  'color-touching': () => 'Two colours touch. Which runs meet there, and how long are they?',
  'largest-run': (told) =>
    `Which run is long enough for ${aboutBlock(told)}, and how much room does it have there?`,
  'gap-too-small': (told) => `What would fit into the gap at ${cells(told.about)}?`,
  splitting: (told) =>
    told.about.length === 1
      ? `What would happen if the block at ${cells(told.about)} grew by one cell?`
      : `What would happen if the blocks at ${cells(told.about)} became one?`,
  forcing: (told) =>
    told.about.length === 0
      ? `Where can ${runs(told)} still go, with everything that is known?`
      : `Which runs can ${blockAt(told)} belong to, and what do they all cover?`,
  'all-placements': () => 'Go through all the ways to place the runs. What do they have in common?',
  'edge-logic': (told) => `At the edge: suppose ${supposed(told)}. What does that do to the line next to it?`,
  'shallow-lookahead': (told) => `Suppose ${supposed(told)}. Follow it over a few lines.`,
  'two-way': (told) => `Try both ways for ${place(told.branches[0].cell)}. What comes out the same?`,
  'deep-lookahead': (told) =>
    `Suppose ${supposed(told)}. Follow it patiently, line after line, until something breaks.`,
  trial: (told) =>
    `Nothing follows for certain any more. Try ${place(told.branches[0].cell)} and keep a note of where you were.`,
};

function supposed(told: Told): string {
  const [branch] = told.branches;
  return `${place(branch.cell)} were ${value(branch.value)}`;
}

function repair(told: ToldRepair): string {
  const where = capital(withClue(told.line));
  switch (told.kind) {
    case 'change':
      return `${where}: change the ${ordinal(told.run)} number from ${told.from} to ${told.to}.`;
    case 'add':
      return `${where}: add a ${told.to} as the ${ordinal(told.run)} number.`;
    case 'drop':
      return `${where}: drop the ${ordinal(told.run)} number, ${told.from}.`;
    case 'split':
      return `${where}: split the ${ordinal(told.run)} number: ${told.to} instead of ${told.from}.`;
    case 'join':
      return `${where}: join the ${ordinal(told.run)} and the ${ordinal(told.run + 1)} number: ${told.to} instead of ${told.from}.`;
    case 'swap-runs':
      return `${where}: swap the ${ordinal(told.run)} and the ${ordinal(told.run + 1)} number: ${told.to} instead of ${told.from}.`;
    case 'swap-lines':
      return `Swap ${withClue(told.line)} and ${withClue(told.other)}.`;
  }
}

function ordinal(number: number): string {
  return NTH[number] ?? `${number}th`;
}

const count = (of: number, word: string) => counted(of, word, `${word}s`);
const lineNames = (lines: readonly ToldLine[]) => lines.map(name);

const diagnosis: Language['diagnosis'] = {
  unique: 'Nothing is wrong: there is exactly one solution.',
  undecided: 'Undecided: the limit was reached before it was clear whether there is a solution.',
  noSolution: 'No solution.',
  totals: ({ color, rows, columns }) => {
    const least = (isAtLeast: boolean) => (isAtLeast ? 'at least ' : '');
    const cells_ = count(rows.sum, 'cell').replace(' ', ` ${color ?? 'filled'} `);
    return `The rows ask for ${least(rows.isAtLeast)}${cells_}, the columns for ${least(columns.isAtLeast)}${columns.sum}.`;
  },
  suspects: (lines) => `If one number is wrong, it is in ${list(lineNames(lines), 'or')}.`,
  slips: (of, isComplete) => {
    if (of === 0)
      return isComplete ? 'No single slip explains it.' : 'No single slip was found that explains it.';
    return of === 1 ? 'One slip would explain it:' : 'One of these slips would explain it:';
  },
  leavesSeveral: 'That leaves several solutions.',
  needsMore: 'That needs more than line logic.',
  moreSlips: (of) => `... and ${of} more`,
  together: (lines, isMinimal) => {
    if (lines.length === 1) return `${capital(name(lines[0]))} can't be met by itself.`;
    const fewer = isMinimal ? '' : ', perhaps not even some of them';
    return `These ${lines.length} lines can't hold together${fewer}: ${list(lineNames(lines))}.`;
  },
  several: (of, isExact, places) => {
    const differ = `${isExact ? '' : 'at least '}${count(of, 'cell')} ${of === 1 ? 'differs' : 'differ'}`;
    return `Several solutions: ${differ}, in ${places === 1 ? 'one place' : `${places} independent places`}.`;
  },
  give: (of, quality) => {
    const told = of.map(({ cell, value: is }) => `${place(cell)} ${value(is)}`).join('; ');
    const end = quality === 'fewest' ? ' Fewer will not do.' : ' None of them can be left out.';
    return `Telling ${count(of.length, 'cell')} from the start leaves one solution: ${told}.${of.length > 1 ? end : ''}`;
  },
  giveUndecided: 'The limit was reached before it was clear which cells have to be told.',
};

const grade: Language['grade'] = {
  classes: {
    trivial: 'trivial',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
    'needs-lookahead': 'needs lookahead',
    'needs-guessing': 'needs guessing',
    'not-unique': 'not unique',
    none: 'no solution',
    undecided: 'undecided',
  },
  graded: (words, number) => `${capital(words)}, ${number} of 100.`,
  hardest: (title) => `The hardest technique is "${title}".`,
  unsettled: (of) => `No technique settles the last ${count(of, 'cell')}.`,
  rounds: ({ steps, rounds, narrowest, footholds, cost, unknown }) =>
    `${count(steps, 'deduction')} in ${count(rounds, 'round')}. Narrowest is round ${narrowest}: ` +
    `${count(footholds, 'foothold')} of cost ${cost} while ${unknown} % of the cells are unknown.`,
  none: 'No solution, so no grade.',
  undecided: (isTime) => `Undecided: the ${isTime ? 'time ' : ''}limit came first.`,
  usesTable: ['uses', 'technique'],
  table: ['number', 'class', 'hardest technique', 'deductions', 'puzzle'],
};

export const en: Language = {
  titles: Object.fromEntries(LADDER.map(({ id, title }) => [id, title])) as Record<TechniqueId, string>,
  sentences,
  nudges,
  short: (told) =>
    told.branches.length > 0
      ? capital(list(told.cells.map(({ cell, value: is }) => `${place(cell)}: ${value(is)}`)))
      : `${capital(name(told.line))}: ${list(told.groups.map((one) => `${cells(one.spans)} ${value(one.value)}`))}`,
  lookAtLines: (lines) => `Look at ${list(lines.map(withClue))}.`,
  lookAtRuns: (line, of, areAll) =>
    `Look at ${areAll ? 'all runs' : list(of.map(run))} in ${withClue(line)}.`,
  lookAtCell: (cell) => `Look at ${place(cell)}.`,
  why: {
    chain: (cell, is) => `${capital(place(cell))} is ${value(is)}:`,
    known: (cell, is) => `${capital(place(cell))} is ${value(is)} in your grid already.`,
    open: (cell) => `${capital(place(cell))} differs between solutions: nothing decides it.`,
  },
  mistake: {
    somewhere: 'Something is wrong: no solution agrees with this grid.',
    inLine: (line) => `There is a mistake in ${name(line)}.`,
    count: (line, count) =>
      count === 1 ? `One cell in ${name(line)} is wrong.` : `${count} cells in ${name(line)} are wrong.`,
    cells: (wrong) =>
      wrong.length === 1 ? `Wrong: ${place(wrong[0])}.` : `Wrong: ${wrong.map(place).join('; ')}.`,
  },
  solved: 'The puzzle is solved.',
  several: 'What is left differs between several solutions: nothing more can be deduced.',
  noSolution: 'The puzzle itself has no solution.',
  undecided: 'The limit was reached before an answer was found.',
  breaks: (line) => `${capital(withClue(line))} can't be placed.`,
  breaksBySearch: (lines) =>
    `Only trying everything shows it: there is no way to place these ${lines} lines together.`,
  repair,
  diagnosis,
  grade,
  solvedIn: (steps) => `Solved in ${count(steps, 'step')}.`,
  askNext: (command) => `${command} tells more.`,
};
