// `crosshatch count`: the exact number of solutions.

import { setImmediate } from 'node:timers/promises';
import { countJson, countVerdict } from '@crosshatch/core/report';
import { type CountResult, countInTurns } from '@crosshatch/core/solve';
import type { Context } from '../context.js';
import { deadlineIn } from '../deadline.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import { READING, type ReadingOptions, SOURCES, TIMEOUT } from '../options/shared-options.js';
import { approximately, countWords } from '../report/count-words.js';
import { printJson } from '../report/json.js';
import { exitOf } from '../report/verdicts.js';
import { duration } from '../report/words.js';
import type { Interrupt } from '../signals.js';
import { runInterruptibly } from '../solving.js';
import { StatusLine } from '../terminal/status-line.js';

interface CountOptions extends ReadingOptions {
  readonly timeout?: number;
  readonly json?: boolean;
}

export const countCommand: CommandDefinition<CountOptions> = {
  name: 'count',
  summary: 'count the solutions exactly, however many there are',
  description: [
    'Prints the exact number of solutions, however large, and the number of independent regions. Solutions are not ' +
      'enumerated: independent regions are multiplied, and each region is counted layer by layer.',
    'After `--timeout` or Ctrl-C the result is a lower bound ("at least") and, where enough is known, an estimate ("about") ' +
      'with the interval that holds the number in 95 of 100 cases. On a terminal the current lower bound is shown during the ' +
      'count.',
    'The exit code is the verdict, as with `solve`: 0 for one solution, 4 for several (even if not all are counted), 5 for ' +
      'none, 6 if the limit was reached before a second solution.',
  ],
  args: [SOURCES],
  options: [
    TIMEOUT,
    {
      flags: '--json',
      description: 'print one JSON object per puzzle, one per line; a count above 2^53 is a string of digits',
    },
    ...READING,
  ],
  examples: [
    { explains: 'A square that can be filled in two ways:', command: "crosshatch count '1;1:1;1'" },
    { explains: 'At most ten seconds:', command: 'crosshatch count --timeout 10 castle.non' },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'interrupted', 'terminated'],
  run,
};

/** With more cells than this, the first turn may take a second. */
const MOST_CELLS_AT_ONCE = 1000;
/** Time between two turns of the event loop, for Ctrl-C and the status line. */
const TURN_MILLISECONDS = 50;

async function run({ args, options, context }: CommandInput<CountOptions>): Promise<ExitName> {
  const interrupt = context.interrupt();
  const outcomes: ExitName[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    if (interrupt.signal.aborted) break;
    const begun = context.now();
    const result = await countDocument(item, options, context, interrupt);
    const milliseconds = context.now() - begun;
    if (options.json) printJson(context, countJson(item, result, milliseconds));
    else {
      const heading = item.isOnly ? '' : `${item.name}: `;
      context.stdout.write(`${heading}${countWords(result)} (${duration(milliseconds)}).\n`);
    }
    outcomes.push(exitOf(countVerdict(result)));
  }
  return interrupt.outcome() ?? mostSevere(outcomes);
}

async function countDocument(
  { document, name }: SourcedDocument,
  options: CountOptions,
  context: Context,
  interrupt: Interrupt,
): Promise<CountResult> {
  const status = new StatusLine(context);
  const { puzzle } = document;
  const turns = countInTurns(puzzle, {
    deadline: deadlineIn(options.timeout, context.now),
    signal: interrupt.signal,
    ...(document.given === undefined ? {} : { given: document.given }),
  });
  let lastLook = context.now();
  // The first turn takes longest, and Ctrl-C during it has nothing to print.
  let turn = await runInterruptibly(puzzle, () => turns.next(), context, MOST_CELLS_AT_ONCE);
  while (!turn.done) {
    if (context.now() - lastLook > TURN_MILLISECONDS) {
      status.show(`${name}: at least ${approximately(turn.value)} so far`);
      await setImmediate();
      lastLook = context.now();
    }
    turn = await runInterruptibly(puzzle, () => turns.next(), context);
  }
  status.clear();
  return turn.value;
}
