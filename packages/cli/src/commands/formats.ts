// `crosshatch formats`: the formats that are known, and what each can do.

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
  summary: 'list the file formats that are known, and what each can carry',
  description: [
    'Lists every format with its id (for `--from` and `--to`), its extensions, whether it is read and written, how ' +
      'many colours it has, whether it carries a title and the like, and whether a file may hold several puzzles. ' +
      'With ids, only those.',
  ],
  args: [
    {
      name: 'ID',
      description: 'only these formats',
      isOptional: true,
      isVariadic: true,
      completes: 'format',
    },
  ],
  options: [{ flags: '--json', description: 'print one JSON object per format and line' }],
  examples: [
    { explains: 'All of them:', command: 'crosshatch formats' },
    { explains: 'What one can carry, for a program:', command: 'crosshatch formats --json non' },
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
/** What is left out first where there is little room. */
const DISPENSABLE = ['name', 'metadata', 'several', 'extensions', 'colours', 'write', 'read'];

function formatRow({ id, extensions, parse, write, carries, title }: Format): string[] {
  return [
    id,
    extensions.join(' '),
    yes(parse !== undefined),
    yes(write !== undefined),
    carries.colors === 1 ? '' : String(carries.colors),
    carries.meta.length === 0 ? '' : carries.meta.includes('author') ? 'yes' : carries.meta.join(' '),
    yes(carries.several),
    title,
  ];
}

function yes(is: boolean): string {
  return is ? 'yes' : '';
}
