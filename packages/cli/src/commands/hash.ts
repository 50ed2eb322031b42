// `crosshatch hash`: a hash of the clues that does not depend on the format.

import { puzzleHash, symmetryHash } from '@crosshatch/core/model';
import { hashJson } from '@crosshatch/core/report';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { documentsOf } from '../input/documents.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import { JSON_LINES, READING, type ReadingOptions, SOURCES } from '../options/shared-options.js';
import { printJson } from '../report/json.js';

interface HashOptions extends ReadingOptions {
  readonly symmetric?: boolean;
  readonly json?: boolean;
}

export const hashCommand: CommandDefinition<HashOptions> = {
  name: 'hash',
  summary: 'print a hash of the clues that does not depend on the format',
  description: [
    'Prints one line per puzzle with the hash of its clues and its name. Two puzzles have the same hash if and only if they ' +
      'have the same clues. Titles, stored solutions, the names of colours and the format have no influence.',
    'With `--symmetric`, rotated and mirrored copies have the same hash too.',
  ],
  args: [SOURCES],
  options: [
    { flags: '--symmetric', description: 'treat rotated and mirrored copies as the same puzzle' },
    { flags: '--json', description: `${JSON_LINES.description}, with both hashes` },
    ...READING,
  ],
  examples: [
    { explains: 'Sorted, to find duplicates:', command: 'crosshatch hash puzzles/*.non | sort' },
    { explains: 'Rotated copies:', command: 'crosshatch hash --symmetric a.non b.xml' },
  ],
  exits: ['badInput'],
  run,
};

async function run({ args, options, context }: CommandInput<HashOptions>): Promise<ExitName> {
  const outcomes: ExitName[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    const { puzzle } = item.document;
    if (options.json) {
      printJson(context, hashJson(item));
      continue;
    }
    const hash = options.symmetric ? symmetryHash(puzzle) : puzzleHash(puzzle);
    context.stdout.write(`${hash}  ${item.name}\n`);
  }
  return mostSevere(outcomes);
}
