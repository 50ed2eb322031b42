// `crosshatch formats`: the supported formats and what each can store.

import { FORMATS, type Format } from '@crosshatch/core/formats';
import { formatJson } from '@crosshatch/core/report';
import type { ExitName } from '../exit-codes.js';
import { formatNamed } from '../input/format-names.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import { printJson } from '../report/json.js';
import { textTable } from '../report/text-table.js';
import { roomOf } from '../terminal/pictures.js';

interface FormatsOptions {
  readonly json?: boolean;
}

export const formatsCommand: CommandDefinition<FormatsOptions> = {
  name: 'formats',
  summary: 'list supported formats and what each can store',
  description: [
    'Lists every format with its id (for `--from` and `--to`), its extensions, whether it can be read and written, its ' +
      'number of colours, the metadata it stores, and whether a file can hold several puzzles.',
  ],
  args: [
    {
      name: 'ID',
      description: 'list only these formats',
      isOptional: true,
      isVariadic: true,
      completes: 'format',
    },
  ],
  options: [{ flags: '--json', description: 'print one JSON object per format, one per line' }],
  examples: [
    { explains: 'All of them:', command: 'crosshatch formats' },
    { explains: 'One format as JSON:', command: 'crosshatch formats --json non' },
  ],
  exits: [],
  run,
};

async function run({ args, options, context }: CommandInput<FormatsOptions>): Promise<ExitName> {
  const wanted = args.length === 0 ? FORMATS : args.map((id) => formatNamed(id, 'list'));
  if (options.json) for (const format of wanted) printJson(context, formatJson(format));
  else context.stdout.write(`${textTable(HEAD, wanted.map(formatRow), roomOf(context), DISPENSABLE)}\n`);
  return 'ok';
}

const HEAD = ['id', 'extensions', 'read', 'write', 'colours', 'metadata', 'several', 'name'];
/** Columns to omit on a narrow terminal, in this order. */
const DISPENSABLE = ['name', 'metadata', 'several', 'extensions', 'colours', 'write', 'read'];

function formatRow({ id, extensions, parse, write, supports, title }: Format): string[] {
  return [
    id,
    extensions.join(' '),
    yes(parse !== undefined),
    yes(write !== undefined),
    supports.colors === 1 ? '' : String(supports.colors),
    supports.meta.length === 0 ? '' : supports.meta.includes('author') ? 'yes' : supports.meta.join(' '),
    yes(supports.several),
    title,
  ];
}

function yes(is: boolean): string {
  return is ? 'yes' : '';
}
