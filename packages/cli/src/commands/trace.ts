// `crosshatch trace`: summarises and draws what `crosshatch solve --trace` has written.
import type { ResultJson } from '@crosshatch/core/report';
import type { ExitName } from '../exit-codes.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import { FORCE, OUTPUT } from '../options/shared-options.js';
import { writeWholeFile } from '../output/write-file.js';
import { printJson } from '../report/json.js';
import { counted } from '../report/words.js';
import { tracePicture } from '../trace/picture.js';
import { readTrace, type TraceSummary } from '../trace/summary.js';

interface TraceCommandOptions {
  readonly output?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

export const traceCommand: CommandDefinition<TraceCommandOptions> = {
  name: 'trace',
  summary: 'summarise and draw a trace of the search that solve --trace has written',
  description: [
    'Reads a trace and prints how many decisions, conflicts, learned clauses, restarts and probes it has, how deep the search ' +
      'was, and which lines had the most conflicts.',
    '`--output` draws it as SVG: conflicts over time by depth, with phases, restarts and solutions, and the grid with the ' +
      'cells on which the search worked most. docs/trace.md describes the lines of a trace.',
  ],
  args: [{ name: 'TRACE', description: 'a file that `solve --trace` has written', completes: 'file' }],
  options: [
    { ...OUTPUT, description: 'draw the trace as SVG to this file' },
    FORCE,
    { flags: '--json', description: 'print the summary as one JSON object' },
  ],
  examples: [
    {
      explains: 'Solve, then look at the search:',
      command: 'crosshatch solve castle.non --trace castle.ndjson && crosshatch trace castle.ndjson',
    },
    { explains: 'As a picture:', command: 'crosshatch trace castle.ndjson -o castle.svg' },
  ],
  exits: ['badInput', 'output'],
  run,
};

async function run({ args, options, context }: CommandInput<TraceCommandOptions>): Promise<ExitName> {
  const [path] = args;
  const trace = await readTrace(path, context.requestedSignal?.());
  if (options.output !== undefined) {
    await writeWholeFile(options.output, tracePicture(trace), { force: options.force });
  }
  if (options.json) printJson(context, traceJson(path, trace));
  else context.stdout.write(`${words(trace)}\n`);
  return 'ok';
}

/** Lines that are listed. */
const MOST_LINES = 10;

function traceJson(source: string, trace: TraceSummary): ResultJson {
  const { hash, width, height, strategy, events, dropped, counts, deepest } = trace;
  return {
    source,
    hash,
    width,
    height,
    strategy,
    ...(trace.verdict === undefined ? {} : { solved: trace.verdict }),
    verdict: 'ok',
    events,
    dropped,
    counts,
    deepest,
    conflictLines: trace.conflictLines.slice(0, MOST_LINES).map(([line, conflicts]) => ({ line, conflicts })),
    warnings: [],
  };
}

function words(trace: TraceSummary): string {
  const { counts, width, height, strategy, deepest, events, dropped } = trace;
  const glues = trace.conflicts.flatMap(({ glue }) => glue ?? []);
  const glue =
    glues.length === 0
      ? ''
      : `, glue ${(glues.reduce((a, b) => a + b, 0) / glues.length).toFixed(1)} on average`;
  const lines = trace.conflictLines.slice(0, MOST_LINES).map(([line, conflicts]) => `${line} ${conflicts}`);
  return [
    `${width}x${height}, strategy ${strategy}: ${trace.verdict ?? 'not finished'}`,
    `${counted(events, 'event')}${dropped > 0 ? `, ${dropped} more not written` : ''}`,
    `${counted(counts.decision, 'decision')}, deepest level ${deepest}`,
    `${counted(counts.conflict, 'conflict')}, ${counted(counts.learned, 'learned clause')}${glue}`,
    `${counted(counts.restart, 'restart')}, ${counted(counts.phase, 'phase')}, ${counted(counts.probe, 'probe')}`,
    `${counted(counts.solution, 'solution')}`,
    ...(lines.length > 0 ? [`conflicts by line: ${lines.join(', ')}`] : []),
  ].join('\n');
}
