// `crosshatch puzzles`: the puzzles that come with the command.
import type { ResultJson } from '@crosshatch/core/report';
import type { ExitName } from '../exit-codes.js';
import { type CommandDefinition, type CommandInput, UsageError } from '../options/definition.js';
import { printJson } from '../report/json.js';
import { textTable } from '../report/text-table.js';
import { SHIPPED_PUZZLES } from '../shipped/list.js';
import { numberName } from '../shipped/puzzles.js';
import type { ShippedPuzzle } from '../shipped/shipped-puzzle.js';
import { roomOf } from '../terminal/pictures.js';

interface PuzzlesOptions {
  readonly pack?: string;
  readonly hideTitles?: boolean;
  readonly json?: boolean;
}

export const puzzlesCommand: CommandDefinition<PuzzlesOptions> = {
  name: 'puzzles',
  summary: 'list the puzzles that come with crosshatch, with size and grade',
  description: [
    'Lists the puzzles that come with the command. Use a name or a number from the list wherever a command expects a ' +
      'file: `crosshatch solve teacup`, `crosshatch play p8`. A file of the same name comes first.',
    'The grade has two parts from 0 to 100: length (how long it takes) and depth (the hardest idea).',
    'The puzzles are sorted into packs, each with a theme.',
    '`--hide-titles` leaves out names and titles, which say what the picture shows.',
  ],
  args: [],
  options: [
    {
      flags: '--pack <title>',
      description: 'only the puzzles of this pack, by its title or the beginning of it',
    },
    { flags: '--hide-titles', description: 'list numbers instead of names and titles' },
    { flags: '--json', description: 'print one JSON object per puzzle and line' },
  ],
  examples: [
    { explains: 'All of them:', command: 'crosshatch puzzles' },
    { explains: 'Those of one pack:', command: 'crosshatch puzzles --pack harbour' },
    { explains: 'Without spoilers:', command: 'crosshatch puzzles --hide-titles' },
  ],
  exits: [],
  run,
};

async function run({ options, context }: CommandInput<PuzzlesOptions>): Promise<ExitName> {
  const isWanted = packFilter(options.pack);
  if (options.json) {
    for (const [i, puzzle] of SHIPPED_PUZZLES.entries()) {
      if (isWanted(puzzle)) printJson(context, json(puzzle, i, options));
    }
  } else context.stdout.write(`${puzzleTable(roomOf(context), options.hideTitles, isWanted)}\n`);
  return 'ok';
}

function packFilter(wanted: string | undefined): (puzzle: ShippedPuzzle) => boolean {
  if (wanted === undefined) return () => true;
  const packs = [...new Set(SHIPPED_PUZZLES.map(({ pack }) => pack))];
  const found = packs.find((pack) => pack.toLowerCase().startsWith(wanted.toLowerCase()));
  if (found !== undefined) return ({ pack }) => pack === found;
  throw new UsageError(`"${wanted}" is not a pack; expected one of ${packs.join(', ')}`);
}

/** The list as people read it. */
export function puzzleTable(
  room: number,
  hideTitles = false,
  isWanted: (puzzle: ShippedPuzzle) => boolean = () => true,
): string {
  const titles = hideTitles ? [] : ['name', 'title'];
  const rows = SHIPPED_PUZZLES.flatMap((puzzle, index) => {
    const { name, pack, title, width, height, colors, grade, length, depth } = puzzle;
    if (!isWanted(puzzle)) return [];
    const row = [
      numberName(index),
      `${width}x${height}`,
      colors === 1 ? '' : String(colors),
      grade,
      length === undefined ? '' : `${length}`.padStart('length'.length),
      depth === undefined ? '' : `${depth}`.padStart('depth'.length),
      pack,
      ...(hideTitles ? [] : [name, title]),
    ];
    return [row];
  });
  return textTable(['number', 'size', 'colours', 'grade', 'length', 'depth', 'pack', ...titles], rows, room, [
    'title',
    'pack',
    'colours',
    'depth',
    'length',
    'grade',
  ]);
}

function json(puzzle: ShippedPuzzle, index: number, { hideTitles }: PuzzlesOptions): ResultJson {
  const { name, pack, title, width, height, colors, grade, length, depth } = puzzle;
  return {
    number: numberName(index),
    pack,
    ...(hideTitles ? {} : { name, title }),
    width,
    height,
    colorCount: colors,
    grade,
    ...(length === undefined ? {} : { gradeLength: length }),
    ...(depth === undefined ? {} : { gradeDepth: depth }),
    verdict: 'ok',
    warnings: [],
  };
}
