// `solve --watch`: animates the deductions of a solve in full screen. They are found in a thread during the animation;
// keys are handled at any time.
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
  /** Deductions per second. */
  readonly speed: number;
  /** Time limit for finding the deductions. */
  readonly timeout?: number | undefined;
}

/** Frame-rate cap. */
const FRAMES_A_SECOND = 30;
/** Milliseconds that the last frame stays on the screen. */
const LAST_LOOK = 1500;

/** Throws a UsageError without a suitable terminal. */
export function requireTerminal({ stdout, env }: Context): void {
  if (stdout.isTTY && isDumb(env)) {
    throw new UsageError(
      '--watch needs a terminal that can move its cursor, but TERM is dumb; use --steps to print the deductions',
    );
  }
  if (stdout.isTTY) return;
  throw new UsageError('--watch needs a terminal as standard output; use --steps to print the deductions');
}

/** Runs the animation. Returns whether the user wants to end the command. */
export async function watch(
  item: SourcedDocument,
  options: WatchOptions,
  context: Context,
): Promise<'shown' | 'interrupted'> {
  const player = new Player(item.document, options.speed);
  let wake: () => void = () => {};
  const interrupt = context.interrupt().signal;
  const onInterrupt = () => {
    player.ending = 'interrupt';
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
  const deductions = stepsInThread(
    item.document,
    { seconds: options.timeout, signal: enough.signal },
    context,
  );
  const finding = find(player, deductions, () => wake()).catch((error: unknown) => {
    trouble = error;
    wake();
  });
  /** Resolves at the next event, or after this time. */
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
  return player.ending === 'interrupt' ? 'interrupted' : 'shown';
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
    // Wakes an idle wait, but not the pause between two frames.
    if (step.done || player.place + 1 === player.deductions.length) onNews();
    if (step.done) return;
  }
}

/** Runs until the end, or until the user quits. */
async function play(
  player: Player,
  next: (milliseconds: number) => Promise<'event' | 'time'>,
  paint: () => void,
): Promise<void> {
  for (;;) {
    paint();
    if (player.ending !== undefined) return;
    const frame = 1000 / Math.min(player.speed, FRAMES_A_SECOND);
    const wait = player.isOver ? LAST_LOOK : player.canGoOn ? frame : Infinity;
    if ((await next(wait)) === 'event') continue;
    if (player.isOver) return;
    player.advance(Math.max(1, Math.round((player.speed * frame) / 1000)));
  }
}
