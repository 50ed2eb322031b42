// `crosshatch count`: how many solutions, exactly, however many.
import { setImmediate } from 'node:timers/promises';
import { type CountResult, counting } from 'crosshatch/solve';
import type { CommandDefinition, CommandInput } from '../command-line/definition.js';
import { FROM, SOURCES } from '../command-line/shared-options.js';
import { seconds } from '../command-line/values.js';
import type { Context, Interrupt } from '../context.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { identityJson } from '../report/json.js';
import { duration, thousands } from '../report/words.js';
import { StatusLine } from '../terminal/status-line.js';

interface CountOptions {
  readonly timeout?: number;
  readonly from?: string;
  readonly json?: boolean;
}

export const countCommand: CommandDefinition<CountOptions> = {
  name: 'count',
  summary: 'count the solutions exactly, however many there are',
  description: [
    'Says how many solutions a puzzle has, as a whole number of any length. Solutions are not listed one by ' +
      'one: what is independent is multiplied, and what hangs together is counted layer by layer.',
    'Where that takes too long, `--timeout` or Ctrl-C gives an honest "at least". On a terminal the lower bound ' +
      'is shown while it grows.',
  ],
  args: [SOURCES],
  options: [
    { flags: '-t, --timeout <seconds>', description: 'time limit for each puzzle', parse: seconds },
    {
      flags: '--json',
      description: 'print one JSON object per puzzle and line; the count is a string of digits',
    },
    FROM,
  ],
  examples: [
    { explains: 'A square that can be filled in two ways:', command: "crosshatch count '1;1:1;1'" },
    { explains: 'At most ten seconds:', command: 'crosshatch count --timeout 10 castle.non' },
  ],
  exits: ['undecided', 'badInput', 'interrupted', 'terminated'],
  run,
};

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
    context.stdout.write(
      options.json
        ? `${JSON.stringify(countJson(item, result, milliseconds))}\n`
        : `${item.isOnly ? '' : `${item.name}: `}${countWords(result)} (${duration(milliseconds)}).\n`,
    );
    outcomes.push(result.exact ? 'ok' : 'undecided');
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
  const end = context.now() + (options.timeout ?? Infinity) * 1000;
  const turns = counting(document.puzzle, {
    deadline: () => context.now() >= end,
    signal: interrupt.signal,
    ...(document.given === undefined ? {} : { given: document.given }),
  });
  let lastLook = context.now();
  for (;;) {
    const turn = turns.next();
    if (turn.done) {
      status.clear();
      return turn.value;
    }
    if (context.now() - lastLook > TURN_MILLISECONDS) {
      status.show(`${name}: at least ${approximately(turn.value)} so far`);
      await setImmediate();
      lastLook = context.now();
    }
  }
}

function countWords({ count, exact, regions, reason }: CountResult): string {
  const number = thousands(count) + (count >= 10n ** 15n ? ` (about ${approximately(count)})` : '');
  const noun = count === 1n ? 'solution' : 'solutions';
  if (exact) {
    const parts = regions > 1 && count > 1n ? `, in ${thousands(regions)} independent regions` : '';
    return `Exactly ${number} ${noun}${parts}`;
  }
  const why = { budget: 'the limit of effort', deadline: 'the time limit', abort: 'interrupted' }[
    reason ?? 'budget'
  ];
  return `At least ${number} ${noun}; not all counted: ${why}`;
}

/** `1,234` or `1.15e18`. */
function approximately(count: bigint): string {
  const digits = String(count);
  return digits.length <= 9 ? thousands(count) : `${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}`;
}

function countJson(
  item: SourcedDocument,
  result: CountResult,
  milliseconds: number,
): Record<string, unknown> {
  return {
    ...identityJson(item),
    count: String(result.count),
    exact: result.exact,
    ...(result.reason === undefined ? {} : { reason: result.reason }),
    regions: result.regions,
    effort: result.effort,
    milliseconds: Math.round(milliseconds * 10) / 10,
  };
}
