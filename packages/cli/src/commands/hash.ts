// `crosshatch hash`: a fingerprint of the clues, the same in every format.
import { puzzleHash, symmetryHash } from 'crosshatch/model';
import type { CommandDefinition, CommandInput } from '../command-line/definition.js';
import { FROM, JSON_LINES, SOURCES } from '../command-line/shared-options.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { documentsOf } from '../input/documents.js';
import { identityJson } from '../report/json.js';

interface HashOptions {
  readonly symmetric?: boolean;
  readonly from?: string;
  readonly json?: boolean;
}

export const hashCommand: CommandDefinition<HashOptions> = {
  name: 'hash',
  summary: 'print a fingerprint of the clues, the same in every format',
  description: [
    'Prints one line per puzzle: the hash of its clues, and its name. Two puzzles have the same hash exactly when ' +
      'they have the same clues; titles, stored solutions, the names of colours and the format play no part.',
    'With `--symmetric` rotated and mirrored copies have the same hash too.',
  ],
  args: [SOURCES],
  options: [
    { flags: '-s, --symmetric', description: 'the same hash for rotated and mirrored copies' },
    { flags: '--json', description: `${JSON_LINES.description}, with both hashes` },
    FROM,
  ],
  examples: [
    { explains: 'One line per puzzle, for sort and uniq:', command: 'crosshatch hash puzzles/*.non | sort' },
    { explains: 'Copies that were turned round:', command: 'crosshatch hash --symmetric a.non b.xml' },
  ],
  exits: ['badInput'],
  run,
};

async function run({ args, options, context }: CommandInput<HashOptions>): Promise<ExitName> {
  const outcomes: ExitName[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    const { puzzle } = item.document;
    const line = options.json
      ? JSON.stringify({ ...identityJson(item), symmetryHash: symmetryHash(puzzle) })
      : `${options.symmetric ? symmetryHash(puzzle) : puzzleHash(puzzle)}  ${item.name}`;
    context.stdout.write(`${line}\n`);
  }
  return gravest(outcomes);
}
