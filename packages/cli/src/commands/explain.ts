// `crosshatch explain`: the whole solve as a walkthrough.

import {
  Analysis,
  askNextWords,
  type Deduction,
  type ExplainOptions,
  type StepsEnd,
  stepsEndWords,
  unexplainedWords,
} from '@crosshatch/core/explain';
import type { Locale } from '@crosshatch/core/messages';
import { copyGrid, type Grid, unknownGrid } from '@crosshatch/core/model';
import { explainJson, stepsVerdict } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { explainOptions, LANGUAGE, settle } from '../explaining.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import {
  JSON_LINES,
  PICTURE,
  type PictureOptions,
  READING,
  type ReadingOptions,
  SOURCES,
  TIMEOUT,
} from '../options/shared-options.js';
import { wholeNumber } from '../options/values.js';
import { gradeSentence } from '../report/grade-words.js';
import { headingOf } from '../report/heading.js';
import { printJson } from '../report/json.js';
import { exitOf } from '../report/verdicts.js';
import { markdownWalkthrough, plainWalkthrough } from '../report/walkthrough.js';
import { drawFitted, drawOptions } from '../terminal/pictures.js';

interface ExplainCommandOptions extends PictureOptions, ReadingOptions {
  readonly markdown?: boolean;
  readonly every?: number;
  readonly lang: Locale;
  readonly timeout?: number;
  readonly json?: boolean;
}

export const explainCommand: CommandDefinition<ExplainCommandOptions> = {
  name: 'explain',
  summary: 'explain the whole solve step by step, with the reasons',
  description: [
    'Solves the puzzle as a person would, always with the easiest technique that makes progress, and prints every step: ' +
      'the technique, the argument, and the line before and after. The solution and the grade follow at the end. ' +
      'Deductions over several lines are printed as a chain; steps that need a guess are marked as such.',
    'docs/techniques.md describes the techniques.',
  ],
  args: [SOURCES],
  options: [
    { flags: '--markdown', description: 'write Markdown' },
    {
      flags: '--every <steps>',
      description: 'draw the whole grid after this many steps',
      parse: wholeNumber(1),
    },
    LANGUAGE,
    TIMEOUT,
    JSON_LINES,
    ...READING,
    ...PICTURE,
  ],
  examples: [
    { explains: 'On the terminal:', command: 'crosshatch explain castle.non | less' },
    { explains: 'As a document:', command: 'crosshatch explain --markdown castle.non > castle.md' },
    { explains: 'As JSON:', command: 'crosshatch explain --json castle.non' },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput'],
  run,
};

async function run({ args, options, context }: CommandInput<ExplainCommandOptions>): Promise<ExitName> {
  const outcomes: ExitName[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    // One limit for everything, the grade included.
    const limits = explainOptions(item, options.timeout, context);
    const end = options.json
      ? asJson(item, limits, options, context)
      : asText(item, limits, options, context);
    outcomes.push(exitOf(stepsVerdict(end).verdict));
  }
  return mostSevere(outcomes);
}

/** The steps, with the grid before and after each. */
function* walk(
  item: SourcedDocument,
  analysis: Analysis,
  limits: ExplainOptions,
): Generator<{ deduction: Deduction; before: Grid; after: Grid }, { end: StepsEnd; grid: Grid }, void> {
  const { puzzle, given } = item.document;
  let after = copyGrid(given ?? unknownGrid(puzzle, puzzle.palette));
  const iterator = analysis.steps(limits);
  for (let next = iterator.next(); ; next = iterator.next()) {
    if (next.done) return { end: next.value, grid: after };
    const before = after;
    after = copyGrid(before);
    settle(after.cells, next.value.settles);
    yield { deduction: next.value, before, after };
  }
}

function asText(
  item: SourcedDocument,
  limits: ExplainOptions,
  options: ExplainCommandOptions,
  context: Context,
): StepsEnd {
  const { puzzle } = item.document;
  const { stdout } = context;
  const text = options.markdown
    ? markdownWalkthrough(puzzle, options.lang)
    : plainWalkthrough(puzzle, options.lang);
  const look = options.markdown ? { ascii: true, room: Infinity } : drawOptions(puzzle, options, context);
  stdout.write(`${text.heading(headingOf(item) || item.name)}\n`);
  const analysis = new Analysis(item.document.puzzle, limits);
  const steps = walk(item, analysis, limits);
  for (let number = 1; ; number++) {
    const next = steps.next();
    if (next.done) {
      const { end, grid } = next.value;
      const words = [
        endWords(end, number - 1, grid, options.lang),
        ...(end === 'solved' ? [gradeSentence(analysis.grade(limits), options.lang)] : []),
      ];
      stdout.write(`${text.picture(drawFitted(puzzle, grid, look))}${words.join('\n')}\n`);
      return end;
    }
    const { deduction, before, after } = next.value;
    stdout.write(`${text.step(number, deduction, before, after)}\n`);
    if (options.every !== undefined && number % options.every === 0) {
      stdout.write(`${text.picture(drawFitted(puzzle, after, look))}\n`);
    }
  }
}

function endWords(end: StepsEnd, count: number, grid: Grid, locale: Locale): string {
  const words = [stepsEndWords(end, locale, count), unexplainedWords(grid, locale)].join(' ').trim();
  const isWrong = end === 'several' || end === 'contradiction';
  return isWrong ? `${words} ${askNextWords('crosshatch diagnose', locale)}` : words;
}

function asJson(
  item: SourcedDocument,
  limits: ExplainOptions,
  options: ExplainCommandOptions,
  context: Context,
): StepsEnd {
  const deductions: Deduction[] = [];
  const analysis = new Analysis(item.document.puzzle, limits);
  const steps = walk(item, analysis, limits);
  for (;;) {
    const next = steps.next();
    if (next.done) {
      const { end, grid } = next.value;
      const graded = end === 'solved' ? analysis.grade(limits) : undefined;
      printJson(context, explainJson(item, { steps: deductions, end, grid, grade: graded }, options.lang));
      return end;
    }
    deductions.push(next.value.deduction);
  }
}
