// `solve --watch`: the deductions of a solve as a film on the whole screen. They are found in a thread
// while the film runs; keys are heard at any time.
import type { Deduction, StepsEnd } from '@crosshatch/core/explain';
import type { Context } from '../../context.js';
import type { SourcedDocument } from '../../input/documents.js';
import { UsageError } from '../../options/definition.js';
import type { PictureOptions } from '../../options/shared-options.js';
import { headingOf } from '../../report/heading.js';
import { isDumb } from '../character-set.js';
import { FullScreen } from '../full-screen.js';
import { drawOptions } from '../pictures.js';
import { Player } from './player.js';
import { stepsInThread } from './steps-worker.js';
import { watchLines } from './watch-view.js';

export interface WatchOptions extends PictureOptions {
  /** Deductions in a second. */
  readonly speed: number;
  /** Seconds for finding them. */
  readonly timeout?: number | undefined;
}

/** More pictures a second than these nobody sees. */
const FRAMES_A_SECOND = 30;
/** How long the last picture stays, in milliseconds. */
const LAST_LOOK = 1500;

/** Refuses what can not be watched. */
export function requireTerminal({ stdout, env }: Context): void {
  if (stdout.isTTY && isDumb(env)) {
    throw new UsageError(
      '--watch needs a terminal that can move its cursor, and TERM is dumb; --steps prints the deductions instead',
    );
  }
  if (stdout.isTTY) return;
  throw new UsageError(
    '--watch needs a terminal, and standard output is none; --steps prints the deductions instead',
  );
}

/** Shows the film. Says whether the viewer wants to end everything. */
export async function watch(
  item: SourcedDocument,
  options: WatchOptions,
  context: Context,
): Promise<'shown' | 'interrupted'> {
  const player = new Player(item.document, options.speed);
  let wake: () => void = () => {};
  const interrupt = context.interrupt().signal;
  const onInterrupt = () => {
    player.wish = 'interrupt';
    wake();
  };
  interrupt.addEventListener('abort', onInterrupt);
  const enough = new AbortController();
  const screen = new FullScreen(context, {
    onInput: (events) => {
      for (const event of events) if (event.kind === 'key') player.press(event.key);
      wake();
    },
    onResize: () => wake(),
    onEnd: onInterrupt,
  });
  let trouble: unknown;
  const deductions = stepsInThread(item.document, { seconds: options.timeout, signal: enough.signal });
  const finding = find(player, deductions, () => wake()).catch((error: unknown) => {
    trouble = error;
    wake();
  });
  /** Until something happens, or this time has passed. */
  const next = (milliseconds: number) =>
    new Promise<'event' | 'time'>((resolve) => {
      const timer = Number.isFinite(milliseconds)
        ? setTimeout(() => resolve('time'), milliseconds)
        : undefined;
      wake = () => {
        clearTimeout(timer);
        resolve('event');
      };
    });
  screen.open();
  try {
    await play(player, next, () => {
      if (trouble !== undefined) throw trouble;
      const { puzzle } = item.document;
      const size = screen.size;
      const look = { ...drawOptions(puzzle, options, context), halfBlocks: options.halfBlocks ?? false };
      const settings = { heading: headingOf(item) || item.name, look, size, hasKeys: hasKeys(context) };
      screen.paint(watchLines(puzzle, player, settings));
    });
  } finally {
    screen.close();
    interrupt.removeEventListener('abort', onInterrupt);
    enough.abort();
    await finding;
  }
  return player.wish === 'interrupt' ? 'interrupted' : 'shown';
}

function hasKeys({ stdin }: Context): boolean {
  return stdin.isTTY ?? false;
}

async function find(
  player: Player,
  deductions: AsyncGenerator<Deduction, StepsEnd, void>,
  onNews: () => void,
): Promise<void> {
  for (;;) {
    const step = await deductions.next();
    if (step.done) player.end = step.value;
    else player.deductions.push(step.value);
    // One that only waits is woken; one that shows a picture for its time is not.
    if (step.done || player.place + 1 === player.deductions.length) onNews();
    if (step.done) return;
  }
}

/** Runs the film to its end, or until the viewer has seen enough. */
async function play(
  player: Player,
  next: (milliseconds: number) => Promise<'event' | 'time'>,
  paint: () => void,
): Promise<void> {
  for (;;) {
    paint();
    if (player.wish !== undefined) return;
    const frame = 1000 / Math.min(player.speed, FRAMES_A_SECOND);
    const wait = player.isOver ? LAST_LOOK : player.canGoOn ? frame : Infinity;
    if ((await next(wait)) === 'event') continue;
    if (player.isOver) return;
    player.advance(Math.max(1, Math.round((player.speed * frame) / 1000)));
  }
}
