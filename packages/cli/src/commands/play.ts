// `crosshatch play`: the game in the terminal.
import { createInterface } from 'node:readline/promises';
import { harmless } from '@crosshatch/core/model';
import { beginPlay, filledGrid, type Play } from '@crosshatch/core/play';
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';
import { HELP } from '../game/bindings.js';
import type { Look } from '../game/cell-look.js';
import { beginGame, type Game } from '../game/game.js';
import { runGame } from '../game/run-game.js';
import { defaultSaveFile, loadPlay, savePlay } from '../game/save-file.js';
import { ThreadThinker } from '../game/thinker.js';
import { MESSAGES } from '../game/words.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { type CommandDefinition, type CommandInput, UsageError } from '../options/definition.js';
import { PICTURE, type PictureOptions, READING, type ReadingOptions } from '../options/shared-options.js';
import { wholeNumber } from '../options/values.js';
import { counted } from '../report/words.js';
import { isAscii, isDumb } from '../terminal/character-set.js';
import { colorMode } from '../terminal/color.js';
import { drawFitted, roomOf } from '../terminal/pictures.js';

interface PlayOptions extends PictureOptions, ReadingOptions {
  readonly number: number;
  /** A file, or false for none. */
  readonly save?: string | false;
  readonly restart?: boolean;
  readonly mouse: boolean;
}

/** A section of the list of keys, as one sentence. */
function keyList(from: number, to?: number): string {
  return HELP.slice(from, to)
    .map(([keys, does]) => `${keys} (${does})`)
    .join(', ');
}

export const playCommand: CommandDefinition<PlayOptions> = {
  name: 'play',
  summary: 'play a puzzle in the terminal, with the keyboard or the mouse',
  description: [
    'Fill cells with Space, cross them with `x`, or use the mouse: the left button fills, the right one crosses, and a drag ' +
      'stays in its row or column. `?` lists all keys: unlimited undo, hints in four levels, a check of your marks, and a ' +
      'trial that can be discarded. Runs are struck off when they are certain. Any valid solution wins.',
    'Your marks are saved in `$XDG_STATE_HOME/crosshatch/play/` (`~/.local/state/crosshatch/play/` if that is not set), one ' +
      'file per puzzle, named after the hash of its clues. The next `crosshatch play` of the same puzzle continues from ' +
      'there. `--save` chooses another file, `--no-save` writes none.',
    'A puzzle larger than the window scrolls, and its clues stay visible. On exit, the current picture is printed.',
    `Keys for marks: ${keyList(0, 7)}.`,
    `Other keys: ${keyList(7)}.`,
  ],
  args: [
    {
      name: 'SOURCE',
      description:
        'a file in any supported format, a puzzle as a string, or a name from `crosshatch puzzles`',
      isOptional: true,
      completes: 'file',
    },
  ],
  options: [
    {
      flags: '--number <number>',
      description: 'number of the puzzle in a file with several',
      default: 1,
      parse: wholeNumber(1),
    },
    { flags: '--save <file>', description: 'save the marks in this file', completes: 'file' },
    { flags: '--no-save', description: 'do not save the marks' },
    { flags: '--restart', description: 'start over and ignore saved marks' },
    { flags: '--no-mouse', description: 'leave the mouse to the terminal, for selecting text' },
    ...READING,
    ...PICTURE.filter(({ flags }) => flags !== '--half-blocks'),
  ],
  examples: [
    { explains: 'Choose one of the puzzles that come with crosshatch:', command: 'crosshatch play' },
    { explains: 'Play one of them by its name:', command: 'crosshatch play teacup' },
    {
      explains: 'Save the marks in a file of your choice:',
      command: 'crosshatch play castle.non --save castle-mine.json',
    },
    {
      explains: 'The third puzzle of a collection, from the start:',
      command: 'crosshatch play pack.non --number 3 --restart',
    },
  ],
  exits: ['badInput', 'output', 'interrupted', 'terminated'],
  run,
};

async function run({ args, options, context }: CommandInput<PlayOptions>): Promise<ExitName> {
  const { stdin, stdout, stderr, env } = context;
  if (args[0] === '-')
    throw new UsageError(
      'play needs the keyboard, so the puzzle cannot come from standard input; give a file',
    );
  if (!stdin.isTTY || !stdout.isTTY) {
    throw new UsageError('play needs a terminal for input and output; use solve or hint in scripts');
  }
  if (isDumb(env)) {
    throw new UsageError(
      'play needs a terminal that can move its cursor, but TERM is dumb; use solve or hint instead',
    );
  }
  const outcomes: ExitName[] = [];
  const sources = args.length > 0 ? args : await askWhich(context);
  if (sources === undefined) return 'ok';
  const item = await chosen(sources, options, context, outcomes);
  if (item === undefined) return outcomes[0] ?? 'badInput';
  const file = options.save === false ? undefined : (options.save ?? defaultSaveFile(item.document, env));
  const resumed = file === undefined || options.restart ? undefined : await loadPlay(file, item.document);
  const game = beginGame(
    resumed ?? beginning(item),
    item.document.meta,
    resumed === undefined ? MESSAGES.welcome : MESSAGES.resumed(resumed.done.length),
  );
  const look = { color: colorMode(options.color, stdout, env), isAscii: isAscii(options.ascii, stdout, env) };
  const thinker = new ThreadThinker();
  const save = async ({ play }: Game) => {
    if (file !== undefined) await savePlay(file, play);
  };
  try {
    const end = await runGame(game, { look, hasMouse: options.mouse, thinker, save }, context);
    farewell(end.game, look, context);
    if (file !== undefined && !end.game.isSolved && end.game.play.done.length > 0) {
      stderr.write(`Your marks are saved in ${harmless(file)}\n`);
    }
    return end.outcome;
  } finally {
    thinker.close();
  }
}

/** Without a source: the player picks one of the shipped puzzles. Undefined if nothing is chosen. */
async function askWhich(context: Context): Promise<readonly string[] | undefined> {
  const { puzzleTable } = await import('./puzzles.js');
  const { shippedPuzzle } = await import('../shipped/puzzles.js');
  // Titles would give the pictures away.
  context.stdout.write(`${puzzleTable(roomOf(context), true)}\n\n`);
  const questions = createInterface({ input: context.stdin, output: context.stdout });
  const end = new AbortController();
  questions.once('close', () => end.abort());
  try {
    for (;;) {
      const answer = (await questions.question('Which one (p1, p2, ..; Enter for none)? ', end)).trim();
      if (answer === '') return undefined;
      const word = /^\d+$/.test(answer) ? `p${answer}` : answer;
      if (shippedPuzzle(word) !== undefined) return [word];
      context.stdout.write(`There is no puzzle ${harmless(answer)} in this list.\n`);
    }
  } catch (error) {
    // Ctrl-D or Ctrl-C at the question: nothing was chosen.
    if (end.signal.aborted) return undefined;
    throw error;
  } finally {
    questions.close();
  }
}

async function chosen(
  args: readonly string[],
  options: PlayOptions,
  context: Context,
  outcomes: ExitName[],
): Promise<SourcedDocument | undefined> {
  let count = 0;
  for await (const item of documentsOf(args, options, context, outcomes)) {
    count += 1;
    if (count === options.number) return item;
  }
  if (count === 0) return undefined;
  throw new UsageError(
    `${args[0]} has ${counted(count, 'puzzle')}; expected --number from 1 to ${count}, found ${options.number}`,
  );
}

/** Starts with the given cells and the marks stored in the puzzle file. */
function beginning({ document }: SourcedDocument): Play {
  const { puzzle, given, saved } = document;
  const marks = saved?.at(-1);
  return beginPlay(puzzle, {
    ...(given === undefined ? {} : { given }),
    ...(marks === undefined ? {} : { marks }),
  });
}

/** Prints the current picture, which stays on the screen after the game. */
function farewell({ play, isSolved, meta }: Game, look: Look, context: Context): void {
  if (play.done.length === 0) return;
  const picture = drawFitted(play.puzzle, filledGrid(play), {
    room: roomOf(context),
    color: look.color,
    ascii: look.isAscii,
    halfBlocks: true,
  });
  const title = meta.title === undefined ? '' : harmless(meta.title);
  const words = isSolved ? (title === '' ? 'Solved.' : `Solved: ${title}`) : title;
  context.stdout.write(`${picture}\n${words === '' ? '' : `${words}\n`}`);
}
