// `crosshatch merge`: one report from the reports of several batches over parts of one input.
import { mergedRows } from '../batch/merge.js';
import { OUTPUT_FORMATS, type OutputFormat, RowOutput } from '../batch/row-output.js';
import { Summary } from '../batch/summary.js';
import type { ExitName } from '../exit-codes.js';
import { type CommandDefinition, type CommandInput, UserError } from '../options/definition.js';
import { FORCE, OUTPUT, QUIET } from '../options/shared-options.js';
import { counted } from '../report/words.js';

interface MergeOptions {
  readonly output?: string;
  readonly to?: OutputFormat;
  readonly force?: boolean;
  readonly quiet?: boolean;
}

export const mergeCommand: CommandDefinition<MergeOptions> = {
  name: 'merge',
  summary: 'join the reports of batch --shard into one',
  description: [
    'Joins reports of `batch --shard` into the report that one run over the whole input would have written: rows are in ' +
      'input order and renumbered, and duplicates are found across the parts. A puzzle that is in several reports gets ' +
      'one row, a decided one if possible. Missing parts are listed.',
    'Reports made with different options, or of sources that changed between the runs, are refused. Reports of `batch` ' +
      'without `--shard` are joined in the order given. The rows set the exit code, as with `batch`.',
  ],
  args: [
    { name: 'REPORT', description: 'reports of batch, NDJSON or CSV', isVariadic: true, completes: 'file' },
  ],
  options: [
    { ...OUTPUT, description: 'write the rows to this file' },
    {
      flags: '--to <format>',
      description: 'format of the rows',
      choices: OUTPUT_FORMATS,
      defaultText: 'by the extension of the file; table on a terminal, else ndjson',
    },
    { ...FORCE, description: 'replace the file' },
    { ...QUIET, description: 'print no summary' },
  ],
  examples: [
    { explains: 'Into a spreadsheet:', command: 'crosshatch merge part*.ndjson -o report.csv' },
    {
      explains: 'Three parts, each made on its own machine with `batch --shard`:',
      command: 'crosshatch merge part1.ndjson part2.ndjson part3.ndjson -o report.ndjson',
    },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'output'],
  run,
};

async function run({ args, options, context }: CommandInput<MergeOptions>): Promise<ExitName> {
  const { output: path, to, force = false, quiet } = options;
  const isCsv = (name: string) => name.toLowerCase().endsWith('.csv');
  const shown = context.stdout.isTTY ? 'table' : 'ndjson';
  const format = to ?? (path === undefined ? shown : isCsv(path) ? 'csv' : 'ndjson');
  const begun = context.now();
  const output = await RowOutput.open({ format, path, force, resume: false, options: '' }, context);
  const summary = new Summary();
  try {
    const rows = mergedRows(args.map((name) => ({ path: name, format: isCsv(name) ? 'csv' : 'ndjson' })));
    for (;;) {
      const next = await rows.next();
      if (next.done) {
        await output.finish();
        if (!quiet) context.stderr.write(`${notes(next.value)}${summary.text(context.now() - begun, 0)}\n`);
        return summary.outcome();
      }
      await output.write(next.value);
      summary.add(next.value);
    }
  } catch (error) {
    if (error instanceof RangeError) throw new UserError(error.message, 'badInput');
    throw error;
  } finally {
    await output.close();
  }
}

function notes({
  repeated,
  missing,
}: {
  readonly repeated: number;
  readonly missing: readonly string[];
}): string {
  const lines = [
    ...(repeated === 0 ? [] : [`${counted(repeated, 'row')} of puzzles that were in several reports`]),
    ...(missing.length === 0 ? [] : [`no rows of ${counted(missing.length, 'part')}: ${missing.join(', ')}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
