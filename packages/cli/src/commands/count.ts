// `crosshatch count`: how many solutions, exactly, however many.

import { setImmediate } from 'node:timers/promises';
import { stopMessage } from '@crosshatch/core/messages';
import { countJson, countVerdict } from '@crosshatch/core/report';
import { type CountResult, countInTurns } from '@crosshatch/core/solve';
import type { Context } from '../context.js';
import { deadlineIn } from '../deadline.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import { READING, type ReadingOptions, SOURCES, TIMEOUT } from '../options/shared-options.js';
import { printJson } from '../report/json.js';
import { exitOf } from '../report/verdicts.js';
import { duration, thousands } from '../report/words.js';
import type { Interrupt } from '../signals.js';
import { heedingSignals } from '../solving.js';
import { StatusLine } from '../terminal/status-line.js';

interface CountOptions extends ReadingOptions {
  readonly timeout?: number;
  readonly json?: boolean;
}

export const countCommand: CommandDefinition<CountOptions> = {
  name: 'count',
  summary: 'count the solutions exactly, however many there are',
  description: [
    'Says how many solutions a puzzle has, as a whole number of any length, and in how many independent regions. Solutions ' +
      'are not listed one by one: what is independent is multiplied, and what hangs together is counted layer by layer.',
    'Where that takes too long, `--timeout` or Ctrl-C gives an honest "at least". On a terminal the lower bound ' +
      'is shown while it grows.',
    'The exit code is the verdict on the puzzle, as with `solve`: 0 for one solution, 4 for several (also when not all ' +
      'are counted), 5 for none, 6 when a limit came before the second one.',
  ],
  args: [SOURCES],
  options: [
    TIMEOUT,
    {
      flags: '--json',
      description: 'print one JSON object per puzzle and line; a count above 2^53 is a string of digits',
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

/** Of more cells than these the first turn may take a second. */
const MOST_CELLS_AT_ONCE = 1000;
/** How long the event loop may wait for Ctrl-C and the status line. */
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
  return interrupt.outcome() ?? gravest(outcomes);
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
  // The first turn takes longest, and before its end nothing is known that Ctrl-C should print.
  let turn = await heedingSignals(puzzle, () => turns.next(), context, MOST_CELLS_AT_ONCE);
  while (!turn.done) {
    if (context.now() - lastLook > TURN_MILLISECONDS) {
      status.show(`${name}: at least ${approximately(turn.value)} so far`);
      await setImmediate();
      lastLook = context.now();
    }
    turn = await heedingSignals(puzzle, () => turns.next(), context);
  }
  status.clear();
  return turn.value;
}

function countWords({ count, exact, regions, reason }: CountResult): string {
  const number = thousands(count) + (count >= 10n ** 15n ? ` (about ${approximately(count)})` : '');
  const noun = count === 1n ? 'solution' : 'solutions';
  const parts = regions > 1 ? `, in ${thousands(regions)} independent regions` : '';
  if (exact) return `Exactly ${number} ${noun}${parts}`;
  return `At least ${number} ${noun}${parts}; not all counted: ${stopMessage(reason ?? 'effort')}`;
}

/** `1,234` or `1.15e18`. */
function approximately(count: bigint): string {
  const digits = String(count);
  return digits.length <= 9 ? thousands(count) : `${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}`;
}
