// English: the arguments of deductions. A sentence is the line with its clue, what the deduction rests on, and
// what to do: "Row 7 (4 2): the 4 must fit into cells 3-8: fill cells 5-6."
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
import { capital, counted, listed } from '../text.js';
import type { DeductionText, GroupText } from '../texts.js';
import { lookahead } from './lookahead.js';
import { cells, name, place, run, value, withClue } from './words.js';

const lead = (step: DeductionText) => capital(withClue(step.line));
const runs = (step: DeductionText, last = 'and') => listed(step.runs.map(run), last);
const settled = (step: DeductionText) => cells(settledSpans(step));
const side = (step: DeductionText) => (step.line.isRow ? 'row' : 'column');

/** `the red block at cells 4-6`, `the block at cell 4` */
const block = (step: DeductionText) =>
  `the ${[...(step.aboutColors.length === 1 ? step.aboutColors : []), 'block'].join(' ')} at ${cells(step.about)}`;

/** `the 4 must fit into cells 3-8` */
function room(step: DeductionText): string {
  if (step.rooms.length !== step.runs.length) return `${runs(step)} can be in few places`;
  return listed(
    step.runs.map((one, i) => {
      const { from, to } = step.rooms[i];
      const isExact = to - from + 1 === one.length;
      return `${run(one)} ${isExact ? 'fits only in' : 'must fit into'} ${cells([step.rooms[i]])}`;
    }),
  );
}

/** What to do with the cells: `fill cells 5-6 and leave cell 8 blank` */
function todo({ spans, count, value: is }: GroupText): string {
  if (is.kind === 'filled') return `fill ${cells(spans)}`;
  if (is.kind === 'blank') return `leave ${cells(spans)} blank`;
  if (is.kind === 'color') return `make ${cells(spans)} ${is.color}`;
  return `${cells(spans)} ${count === 1 ? 'is' : 'are'} ${value(is)}`;
}

/** `no cell is green` where it is about colours that the clue does not have. */
function conclusion(step: DeductionText): string {
  const isMissing = step.missing.length > 0 && step.runs.length === 0 && step.about.length === 0;
  return isMissing && step.groups.every(({ value: is }) => is.kind === 'none-of')
    ? `no cell is ${listed(step.missing, 'or')}`
    : actionsFirst(step.groups, isAction, (groups) =>
        listed(
          groups.map((group, i) => {
            // `make cells 1-4 black and cells 5-6 white`: the verb stands once.
            const isRepeated = group.value.kind === 'color' && groups[i - 1]?.value.kind === 'color';
            return isRepeated ? todo(group).replace(/^make /, '') : todo(group);
          }),
        ),
      );
}

const isAction = ({ value: { kind } }: GroupText) => kind !== 'one-of' && kind !== 'none-of';

/** How far the runs reach: `ends at cell 7 at the latest` */
const bounds = (step: DeductionText) =>
  reaches(step).map(({ ends, cell }) =>
    ends ? `ends at cell ${cell} at the latest` : `starts at cell ${cell} at the earliest`,
  );

const clauses: LineTexts = {
  'full-line': (step) => {
    if (step.line.runs === 0) return 'no runs at all';
    if (step.line.runs === 1) return `${runs(step)} fills the whole ${side(step)}`;
    return `${step.sum.join('+')} = ${step.line.size}, the whole ${side(step)}`;
  },
  'all-needed': (step) => {
    const count = settledCount(step);
    return `${counted(count, [...step.aboutColors, 'cell'].join(' '))} ${count === 1 ? 'is' : 'are'} still needed and ${count} ${count === 1 ? 'is' : 'are'} left`;
  },
  'finished-line': (step) => {
    if (step.runs.length === 1) return `${runs(step)} is complete`;
    return `all ${step.isMono ? '' : `${listed(step.aboutColors)} `}runs are complete`;
  },
  'color-crossing': (step) => `the clue has no ${listed(step.missing, 'or')}`,
  overlap: room,
  glue: (step) => {
    const { isFirst, touches, reach } = wallOf(step);
    if (touches)
      return `${cells(step.about)} ${isOneCell(step.about) ? 'is' : 'are'} at the wall, so ${runs(step)} ${isFirst ? 'starts' : 'ends'} there`;
    const far = isFirst ? `reaches at least to cell ${reach}` : `starts at cell ${reach} at the latest`;
    return `${cells(step.about)} must be in ${runs(step)}, which ${far}`;
  },
  capping: (step) =>
    step.runs.length === 1
      ? `${block(step)} is the whole of ${runs(step)}`
      : `${block(step)} is complete, whichever ${step.runs[0].length} it is`,
  mercury: (step) => `${runs(step)} covers ${cells(step.about)}, so it ${bounds(step)[0]}`,
  'out-of-reach': (step) => {
    if (isAboutGap(step)) return clauses['gap-too-small'](step);
    if (step.rooms.length === 0) return `no run reaches ${settled(step)}`;
    if (step.about.length > 0) return `${runs(step)} covers ${cells(step.about)}, so it ${bounds(step)[0]}`;
    return listed(bounds(step).map((bound, i) => `${run(step.runs[i])} ${bound}`));
  },
  joining: (step) => `${cells(step.about)} both belong to ${runs(step)}`,
  'color-edges': (step) => `next to ${block(step)} comes the same colour, a blank or the neighbouring run`,
  'color-touching': (step) => {
    const touch = `where ${listed(step.aboutColors)} touch`;
    return step.runs.length === 2
      ? `${touch}, ${run(step.runs[0])} ends and ${run(step.runs[1])} begins`
      : `${touch}, one run ends and the next begins, whichever they are`;
  },
  'largest-run': (step) =>
    `only ${runs(step)} is long enough for ${cells(step.about)}, and it must fit into ${cells(step.rooms)}`,
  'gap-too-small': (step) =>
    `the gap at ${cells(step.about)} is too small for ${step.runs.length === 0 || step.runs.length > 2 ? 'any run' : runs(step, 'or')}`,
  splitting: (step) =>
    `with ${settled(step)} the block would be ${joinedLength(step)} long, too long for any run there`,
  forcing: (step) =>
    step.about.length === 0 ? room(step) : `whether ${block(step)} is ${runs(step, 'or')}, it grows`,
  'all-placements': (step) =>
    step.placements.length === 0
      ? 'every way to place the runs agrees'
      : step.placements.length === 1
        ? `the runs fit in one way only, ${step.placements[0]}`
        : `the runs fit only as ${listed(step.placements, 'or')}`,
};

const questions: LineTexts = {
  'full-line': (step) =>
    step.line.runs === 0
      ? 'what does a clue without runs mean?'
      : step.line.runs === 1
        ? `how much room is left beside ${runs(step)}?`
        : `what is ${step.sum.join('+')}?`,
  'all-needed': (step) =>
    `how many ${[...step.aboutColors, 'cells'].join(' ')} are still needed, and how many are left?`,
  'finished-line': (step) => `${step.runs.length === 1 ? `is ${runs(step)}` : 'are all runs'} complete?`,
  'color-crossing': () => 'which colours does the clue not have?',
  overlap: (step) => `push ${runs(step)} to one end and to the other. Which cells are covered both times?`,
  glue: (step) => `which run has ${cells(step.about)}, and how far does it reach?`,
  capping: (step) => `can ${block(step)} still grow?`,
  mercury: (step) => `${runs(step)} covers ${cells(step.about)}. How far does it reach towards the wall?`,
  'out-of-reach': (step) => {
    if (isAboutGap(step)) return questions['gap-too-small'](step);
    if (step.about.length > 0) return `${runs(step)} covers ${cells(step.about)}. How far can it reach?`;
    return `how far can ${step.runs.length === 0 ? 'each run' : runs(step, 'or')} reach?`;
  },
  joining: (step) => `can ${cells(step.about)} belong to different runs?`,
  'color-edges': (step) => `which colours can stand next to ${block(step)}?`,
  'color-touching': (step) => `which runs meet at ${cells(step.about)}, and how long are they?`,
  'largest-run': (step) => `which run is long enough for ${block(step)}, and how much room does it have?`,
  'gap-too-small': (step) => `what fits into the gap at ${cells(step.about)}?`,
  splitting: (step) =>
    step.about.length === 1
      ? `what if ${block(step)} grew by one cell?`
      : `what if the blocks at ${cells(step.about)} became one?`,
  forcing: (step) =>
    step.about.length === 0
      ? `where can ${runs(step)} still go?`
      : `which runs can ${block(step)} belong to, and what do they all cover?`,
  'all-placements': (step) =>
    `try the ways to place ${step.runs.length > 3 ? 'the runs' : runs(step)}. What do they have in common?`,
};

/** The keys of this table are the techniques that have words; the other languages have the same. */
export const titles = {
  'full-line': 'Full line',
  'all-needed': 'Every cell is needed',
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
      ? capital(listed(step.cells.map(({ cell, value: is }) => `${place(cell)}: ${value(is)}`)))
      : `${capital(name(step.line))}: ${listed(step.groups.map((one) => `${cells(one.spans)} ${value(one.value)}`))}`,
});
