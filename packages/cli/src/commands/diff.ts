// `crosshatch diff`: compares the clues of puzzles.

import { identityJson, warningsOf } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import { QUIET, READING, type ReadingOptions, SOURCES } from '../options/shared-options.js';
import { type Difference, differenceOf, SYMMETRY_WORDS } from '../report/difference.js';
import { printJson } from '../report/json.js';
import { counted } from '../report/words.js';

interface DiffOptions extends ReadingOptions {
  readonly symmetric?: boolean;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export const diffCommand: CommandDefinition<DiffOptions> = {
  name: 'diff',
  summary: 'compare two puzzles, including rotated and mirrored copies',
  description: [
    'Compares the clues of two puzzles in any formats and lists the lines that differ. A rotated or mirrored copy is ' +
      'reported as such; with `--symmetric` it counts as the same puzzle. Files with several puzzles are compared pair by ' +
      'pair.',
  ],
  args: [
    { ...SOURCES, name: 'A', isVariadic: false },
    { ...SOURCES, name: 'B', isVariadic: false, description: 'the other puzzle' },
  ],
  options: [
    { flags: '--symmetric', description: 'treat rotated and mirrored copies as the same puzzle' },
    { ...QUIET, description: 'print nothing; use the exit code' },
    { flags: '--json', description: 'print one JSON object per pair of puzzles' },
    ...READING,
  ],
  examples: [
    { explains: 'The same clues in two formats?', command: 'crosshatch diff castle.non castle.xml' },
    { explains: 'In a script:', command: 'crosshatch diff -q --symmetric a.non b.non && echo copied' },
  ],
  exits: ['different', 'badInput'],
  exitMeanings: {
    ok: 'the puzzles are the same',
    different: 'the puzzles differ',
  },
  run,
};

async function run({ args, options, context }: CommandInput<DiffOptions>): Promise<ExitName> {
  const outcomes: ExitName[] = [];
  const sides: SourcedDocument[][] = [];
  for (const word of args) {
    const side: SourcedDocument[] = [];
    for await (const item of documentsOf([word], options, context, outcomes)) side.push(item);
    sides.push(side);
  }
  if (outcomes.length > 0) return mostSevere(outcomes);
  const [a, b] = sides;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = differenceOf(a[i].document.puzzle, b[i].document.puzzle);
    report(a[i], b[i], difference, options, context);
    const isSame = difference.kind === 'same' || (difference.kind === 'symmetric' && options.symmetric);
    outcomes.push(isSame ? 'ok' : 'different');
  }
  if (a.length !== b.length) {
    outcomes.push('different');
    const message = `${args[0]} has ${counted(a.length, 'puzzle')}, ${args[1]} has ${b.length}`;
    const side = (source: string, items: readonly SourcedDocument[]) => ({
      source,
      puzzleCount: items.length,
    });
    const counts = { a: side(args[0], a), b: side(args[1], b) };
    if (options.json) printJson(context, { ...counts, verdict: 'different', warnings: [] });
    else if (!options.quiet) context.stdout.write(`${message}\n`);
  }
  return mostSevere(outcomes);
}

function report(
  a: SourcedDocument,
  b: SourcedDocument,
  difference: Difference,
  options: DiffOptions,
  context: Context,
): void {
  if (options.json) {
    const { kind, ...rest } = difference;
    const warnings = [...warningsOf(a), ...warningsOf(b)];
    printJson(context, { a: identityJson(a), b: identityJson(b), verdict: kind, ...rest, warnings });
  } else if (!options.quiet) {
    const heading = a.isOnly && b.isOnly ? '' : `${a.name} and ${b.name}: `;
    context.stdout.write(`${heading}${words(a, b, difference).join('\n  ')}\n`);
  }
}

function words(a: SourcedDocument, b: SourcedDocument, difference: Difference): string[] {
  if (difference.kind === 'same') return ['the same clues'];
  if (difference.kind === 'symmetric') {
    return [`the same puzzle, ${SYMMETRY_WORDS[difference.symmetry]}`];
  }
  if (difference.lines === undefined) {
    const size = ({ document: { puzzle } }: SourcedDocument) => `${puzzle.width}x${puzzle.height}`;
    return [`different sizes: ${size(a)} and ${size(b)}`];
  }
  // All lines look equal, so the colours differ.
  if (difference.lines.length === 0) return ['the same numbers in different colours'];
  return [
    `${counted(difference.lines.length, 'line')} ${difference.lines.length === 1 ? 'differs' : 'differ'}:`,
    ...difference.lines.map(({ line, a: one, b: other }) => `${line}: ${one} | ${other}`),
  ];
}
