// English: the arguments of deductions. `lead` is the line with its clue, "Row 7 (4 2)".
import type { TechniqueTexts } from '../language.js';
import { isOneCell, settledSpans } from '../phrases.js';
import { capital, counted, listed } from '../text.js';
import type { BranchText, DeductionText } from '../texts.js';
import { cells, group, name, place, run, value, withClue } from './words.js';

function lead(step: DeductionText): string {
  return capital(withClue(step.line));
}

function groups(step: DeductionText): string {
  return listed(step.groups.map(group));
}

function runs(step: DeductionText, last = 'and'): string {
  return listed(step.runs.map(run), last);
}

/** `they are blank` about cells that were named before; names them again when they differ. */
function pronoun(step: DeductionText): string {
  const [first, ...others] = step.groups;
  if (others.length > 0) return groups(step);
  return `${first.count === 1 ? 'it is' : 'they are'} ${value(first.value)}`;
}

function settledCells(step: DeductionText): string {
  return cells(settledSpans(step));
}

/** `the filled cell 4`, `the red block at cells 4-6` */
function aboutBlock(step: DeductionText): string {
  const color = step.aboutColors.length === 1 ? `${step.aboutColors[0]} ` : '';
  const [first] = step.about;
  const what = color === '' ? 'filled ' : color;
  return isOneCell(step.about)
    ? `the ${what}cell ${first.from}`
    : `the ${color}block at ${cells(step.about)}`;
}

/** `the red block at cell 4`, where it is about growing. */
function blockAt(step: DeductionText): string {
  return `the ${[...step.aboutColors, 'block'].join(' ')} at ${cells(step.about)}`;
}

/** Follows a branch: `Then row 3 (5) makes cells 5-7 filled; then column 6 (1) can't be placed.` */
function follow(branch: BranchText): string {
  const parts = branch.links.map((link) =>
    link.breaks
      ? `${withClue(link.line)} can no longer be placed`
      : `in ${withClue(link.line)} ${listed(link.groups.map(group))}`,
  );
  return parts.length === 0 ? '' : `Then ${parts.join('; then ')}.`;
}

function settledPlaces(step: DeductionText): string {
  return listed(step.cells.map(({ cell, value: is }) => `${place(cell)} is ${value(is)}`));
}

function refutation(step: DeductionText): string {
  const [branch] = step.branches;
  return (
    `Suppose ${place(branch.cell)} were ${value(branch.value)}. ${follow(branch)} ` +
    `So ${settledPlaces(step)}.`
  );
}

function bothWays(step: DeductionText): string {
  const [first] = step.branches;
  const ways = step.branches.map((branch) => {
    const end = branch.links.at(-1)?.breaks ? ' That cannot be.' : '';
    return `If it is ${value(branch.value)}: ${lower(follow(branch).replace(/^Then /, ''))}${end}`;
  });
  const choices = step.branches.map((branch) => value(branch.value));
  return `${capital(place(first.cell))} is ${listed(choices, 'or')}. ${ways.join(' ')} Either way ${settledPlaces(step)}.`;
}

function lower(text: string): string {
  return text === '' ? text : text[0].toLowerCase() + text.slice(1);
}

const sentences: TechniqueTexts['sentences'] = {
  'full-line': (step) =>
    step.line.runs === 0
      ? `${lead(step)}: there is no run in it, so every cell is blank.`
      : step.line.runs === 1
        ? `${lead(step)}: ${runs(step)} takes up the whole line, so ${groups(step)}.`
        : `${lead(step)}: the runs and the gaps between them take up the whole line, so ${groups(step)}.`,
  'finished-line': (step) => {
    const { kind } = step.groups[0].value;
    if (kind === 'filled' || kind === 'color') {
      const what = kind === 'filled' ? '' : `${value(step.groups[0].value)} `;
      return `${lead(step)}: the clue needs every ${what}cell that is still possible, so ${groups(step)}.`;
    }
    if (step.runs.length === 1) return `${lead(step)}: ${runs(step)} is complete, so ${groups(step)}.`;
    const all = step.isMono ? 'all runs' : `all ${listed(step.aboutColors)} runs`;
    return `${lead(step)}: ${all} are complete, so ${groups(step)}.`;
  },
  'color-crossing': (step) =>
    `${lead(step)}: the clue has no ${listed(step.missing, 'or')}, so no cell of the ${step.line.isRow ? 'row' : 'column'} is ${listed(step.missing, 'or')}.`,
  overlap: (step) =>
    `${lead(step)}: wherever ${runs(step)} ${step.runs.length === 1 ? 'goes' : 'go'}, ${groups(step)}.`,
  glue: (step) =>
    `${lead(step)}: ${aboutBlock(step)} is so near to the wall that it belongs to ${runs(step)}, which then reaches over ${settledCells(step)} too.`,
  capping: (step) =>
    step.runs.length === 1
      ? `${lead(step)}: ${aboutBlock(step)} is the whole of ${runs(step)}, so ${groups(step)}.`
      : `${lead(step)}: every run that can be at ${cells(step.about)} is ${counted(step.runs[0].length ?? 1, 'cell')} long, so ${groups(step)}.`,
  mercury: (step) =>
    `${lead(step)}: ${runs(step)} has to cover ${aboutBlock(step)} and does not reach from there to the wall, so ${groups(step)}.`,
  'out-of-reach': (step) => {
    const where = settledCells(step);
    if (step.runs.length === 2) {
      return `${lead(step)}: ${run(step.runs[0])} can't reach as far as ${where}, nor can ${run(step.runs[1])} reach back there, so ${pronoun(step)}.`;
    }
    return `${lead(step)}: ${step.runs.length === 1 ? runs(step) : 'no run'} ${step.runs.length === 1 ? "can't" : 'can'} reach ${where}, so ${pronoun(step)}.`;
  },
  joining: (step) =>
    `${lead(step)}: ${cells(step.about)} must belong to the same run, ${runs(step)}, so ${groups(step)}.`,
  'color-edges': (step) =>
    `${lead(step)}: next to ${aboutBlock(step)} the run goes on, ends with a blank, or meets its neighbour in the clue, so ${groups(step)}.`,
  'color-touching': (step) => {
    const [left, right] = step.aboutColors;
    return step.runs.length === 2
      ? `${lead(step)}: where ${left} and ${right} touch, ${run(step.runs[0])} ends and ${run(step.runs[1])} begins, so ${groups(step)}.`
      : `${lead(step)}: where ${left} and ${right} touch, one run ends and the next begins; whichever they are, ${groups(step)}.`;
  },
  'largest-run': (step) =>
    `${lead(step)}: ${aboutBlock(step)} is too long for any run but ${runs(step)}, which has to cover ${settledCells(step)} as well.`,
  'gap-too-small': (step) =>
    `${lead(step)}: the gap at ${cells(step.about)} is too small for any run that could be there, so ${pronoun(step)}.`,
  splitting: (step) =>
    `${lead(step)}: if ${settledCells(step)} were ${step.isMono ? 'filled' : listed(step.aboutColors)}, the block would be too long for any run there, so ${pronoun(step)}.`,
  forcing: (step) =>
    step.about.length === 0
      ? `${lead(step)}: what is known leaves ${runs(step)} so little room that it has to cover ${settledCells(step)}.`
      : `${lead(step)}: ${blockAt(step)} has to grow over ${settledCells(step)}, whether it belongs to ${runs(step, 'or')}.`,
  'all-placements': (step) => `${lead(step)}: in every way to place the runs, ${groups(step)}.`,
  'edge-logic': (step) => `At the edge: ${lower(refutation(step))}`,
  'shallow-lookahead': refutation,
  'two-way': bothWays,
  'deep-lookahead': refutation,
  trial: (step) =>
    `No argument within reach settles another cell, so something has to be tried. If ${place(step.branches[0].cell)} were ` +
    `${listed(
      step.branches.map((branch) => value(branch.value)),
      'or',
    )}, every way to go on would end in a contradiction. So ${settledPlaces(step)}.`,
};

const nudges: TechniqueTexts['nudges'] = {
  'full-line': () => 'Add up the clue: how much room is left over?',
  'finished-line': () => 'Count what the clue asks for and what is there already.',
  'color-crossing': () => 'Which colours does the clue not have?',
  overlap: (step) =>
    `Push all runs to one wall, then to the other. Which cells ${step.runs.length === 1 ? 'does' : 'do'} ${runs(step)} cover both times?`,
  glue: (step) => `See how near ${aboutBlock(step)} is to the wall. How far must its run reach?`,
  capping: (step) => `Can ${blockAt(step)} still grow?`,
  mercury: (step) => `Which run covers ${aboutBlock(step)}, and how far back does it reach?`,
  'out-of-reach': (step) => `How far can ${step.runs.length === 0 ? 'each run' : runs(step, 'or')} reach?`,
  joining: (step) => `Can ${cells(step.about)} belong to different runs?`,
  'color-edges': (step) => `Which colours can stand next to ${aboutBlock(step)}?`,
  'color-touching': () => 'Two colours touch. Which runs meet there, and how long are they?',
  'largest-run': (step) =>
    `Which run is long enough for ${aboutBlock(step)}, and how much room does it have there?`,
  'gap-too-small': (step) => `What would fit into the gap at ${cells(step.about)}?`,
  splitting: (step) =>
    step.about.length === 1
      ? `What would happen if the block at ${cells(step.about)} grew by one cell?`
      : `What would happen if the blocks at ${cells(step.about)} became one?`,
  forcing: (step) =>
    step.about.length === 0
      ? `Where can ${runs(step)} still go, with everything that is known?`
      : `Which runs can ${blockAt(step)} belong to, and what do they all cover?`,
  'all-placements': () => 'Go through all the ways to place the runs. What do they have in common?',
  'edge-logic': (step) => `At the edge: suppose ${supposed(step)}. What does that do to the line next to it?`,
  'shallow-lookahead': (step) => `Suppose ${supposed(step)}. Follow it over a few lines.`,
  'two-way': (step) => `Try both ways for ${place(step.branches[0].cell)}. What comes out the same?`,
  'deep-lookahead': (step) =>
    `Suppose ${supposed(step)}. Follow it patiently, line after line, until something breaks.`,
  trial: (step) =>
    `Nothing follows for certain any more. Try ${place(step.branches[0].cell)} and keep a note of where you were.`,
};

function supposed(step: DeductionText): string {
  const [branch] = step.branches;
  return `${place(branch.cell)} were ${value(branch.value)}`;
}

/** The keys of this table are the techniques that have words; the other languages have the same. */
export const titles = {
  'full-line': 'Full line',
  'finished-line': 'Finished line',
  'color-crossing': 'Colour not in the clue',
  overlap: 'Overlap',
  glue: 'Glue from the wall',
  capping: 'Capping a finished run',
  mercury: 'Mercury',
  joining: 'Joining',
  'color-edges': 'Edge of a run',
  'color-touching': 'Colours that touch',
  'out-of-reach': 'Out of reach',
  'largest-run': 'Largest run',
  'gap-too-small': 'Gap too small',
  splitting: 'Splitting',
  forcing: 'Forcing',
  'all-placements': 'All placements agree',
  'edge-logic': 'Edge logic',
  'shallow-lookahead': 'Lookahead',
  'two-way': 'Two-way',
  'deep-lookahead': 'Deep lookahead',
  trial: 'Trial',
} as const;

export const techniques: TechniqueTexts = {
  titles,
  sentences,
  nudges,
  short: (step) =>
    step.branches.length > 0
      ? capital(listed(step.cells.map(({ cell, value: is }) => `${place(cell)}: ${value(is)}`)))
      : `${capital(name(step.line))}: ${listed(step.groups.map((one) => `${cells(one.spans)} ${value(one.value)}`))}`,
};
