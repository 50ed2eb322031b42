// The event loop: input from keyboard, mouse, window, worker and system updates the game, and the screen is redrawn.
// On return the terminal is restored and the marks are saved.
import { type ColorCodes, colorCodes, NO_COLORS, renderLine } from '@crosshatch/core/render';
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';
import { SAVING_GRACE_MILLISECONDS } from '../signals.js';
import { FullScreen } from '../terminal/full-screen.js';
import type { InputEvent, MouseMove } from '../terminal/input-decoder.js';
import { actionOf } from './bindings.js';
import type { Look } from './cell-look.js';
import { type Action, type Game, update } from './game.js';
import { cellAt, type Scroll } from './geometry.js';
import { drawScreen, type Screen } from './screen.js';
import type { Thinker } from './thinker.js';
import { MESSAGES } from './words.js';

/** Milliseconds between the first unsaved move and saving. */
const SAVE_AFTER = 1000;
/** Rows or columns per step of the mouse wheel. */
const WHEEL_STEP = 3;

export interface GameSettings {
  readonly look: Look;
  readonly hasMouse: boolean;
  readonly thinker: Thinker;
  /** Saves the marks; rejects with the reason. */
  readonly save: (game: Game) => Promise<void>;
}

export interface GameEnd {
  readonly game: Game;
  readonly outcome: ExitName;
}

export async function runGame(begun: Game, settings: GameSettings, context: Context): Promise<GameEnd> {
  const table = new Table(begun, settings, context);
  const interrupt = context.interrupt(SAVING_GRACE_MILLISECONDS);
  const onSignal = () => table.leave(interrupt.outcome() ?? 'terminated');
  interrupt.signal.addEventListener('abort', onSignal);
  try {
    table.open();
    const end = await table.over;
    // Save before the terminal is restored: it may be closed, and the process with it.
    await table.saveLast();
    return end;
  } finally {
    table.close();
    interrupt.signal.removeEventListener('abort', onSignal);
  }
}

class Table {
  /** Settles when the game ends or fails. */
  readonly over: Promise<GameEnd>;
  private settle: (end: GameEnd) => void = () => {};
  private fail: (error: unknown) => void = () => {};
  private readonly terminal: FullScreen;
  private readonly codes: ColorCodes;
  private screen: Screen | undefined;
  private scroll: Scroll = { top: 0, left: 0 };
  private isFollowing = true;
  private saveTimer: NodeJS.Timeout | undefined;
  private saved: Game['play'];
  /** Serialises saves, because they write to the same file. */
  private saving: Promise<void> = Promise.resolve();

  constructor(
    private game: Game,
    private readonly settings: GameSettings,
    context: Context,
  ) {
    const { background, colors } = game.play.puzzle.palette;
    const { color } = settings.look;
    this.codes =
      color === 'none'
        ? NO_COLORS
        : colorCodes(
            color,
            [background, ...colors].map(({ rgb }) => rgb),
          );
    this.saved = game.play;
    this.over = new Promise((resolve, reject) => {
      this.settle = resolve;
      this.fail = reject;
    });
    const events = {
      onInput: (inputs: readonly InputEvent[]) => this.handleAll(inputs),
      onResize: () => this.draw(),
      onEnd: () => this.leave('terminated'),
    };
    this.terminal = new FullScreen(context, events, settings.hasMouse);
  }

  open(): void {
    this.terminal.open();
    this.draw();
  }

  draw(): void {
    this.guarded(() => {
      const { look } = this.settings;
      this.screen = drawScreen(this.game, this.terminal.size, look, this.scroll, this.isFollowing);
      this.scroll = this.screen.scroll;
      this.terminal.paint(this.screen.lines.map((line) => renderLine(line, this.codes)));
    });
  }

  leave(outcome: ExitName): void {
    this.settle({ game: this.game, outcome });
  }

  /** Stops pending work and restores the terminal. */
  close(): void {
    clearTimeout(this.saveTimer);
    this.settings.thinker.stop();
    this.terminal.close();
  }

  /** An error in a callback must end the game cleanly instead of crashing the process. */
  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  private handleAll(events: readonly InputEvent[]): void {
    this.guarded(() => {
      for (const event of events) this.handle(event);
    });
    this.draw();
  }

  private handle(event: InputEvent): void {
    if (event.kind === 'key') {
      const action =
        this.game.isHelpOpen && event.key !== 'ctrl-c'
          ? this.turnHelp(event.key === 'escape')
          : actionOf(event, this.game);
      if (action !== undefined) this.act(action);
      return;
    }
    if (event.what.startsWith('wheel')) this.wheel(event);
    else this.mouse(event);
  }

  /** Shows the next page of the help, or closes it. */
  private turnHelp(isEnough: boolean): Action {
    return { kind: this.screen?.hasMoreHelp && !isEnough ? 'help' : 'escape' };
  }

  private act(action: Action): void {
    const before = this.game;
    this.game = update(before, action);
    this.isFollowing = true;
    const { asking, end, play } = this.game;
    if (end !== null) {
      this.leave(end);
      return;
    }
    if (asking !== before.asking) {
      if (asking === null) this.settings.thinker.stop();
      else this.settings.thinker.ask(asking, play, (answer) => this.answered(answer));
    }
    if (play !== before.play) this.saveSoon();
  }

  private answered(answer: Parameters<Parameters<Thinker['ask']>[2]>[0]): void {
    if (answer instanceof Error) this.fail(answer);
    else this.guarded(() => this.act({ kind: 'answer', answer }));
    this.draw();
  }

  /** Saves unsaved moves. Rejects with the reason on failure. */
  async saveLast(): Promise<void> {
    clearTimeout(this.saveTimer);
    await this.saving;
    if (this.game.play !== this.saved) await this.settings.save(this.game);
  }

  private saveSoon(): void {
    this.saveTimer ??= setTimeout(() => {
      this.saveTimer = undefined;
      this.saving = this.saving.then(() => this.save());
    }, SAVE_AFTER);
  }

  private async save(): Promise<void> {
    const { game } = this;
    try {
      await this.settings.save(game);
      this.saved = game.play;
    } catch (error) {
      this.act({
        kind: 'message',
        text: MESSAGES.notSaved(error instanceof Error ? error.message : String(error)),
      });
      this.draw();
    }
  }

  private mouse({ what, button, x, y }: MouseMove): void {
    if (this.screen === undefined) return;
    if (this.game.isHelpOpen) {
      if (what === 'press') this.act(this.turnHelp(false));
      return;
    }
    const { puzzle } = this.game.play;
    const isDrag = this.game.stroke !== null;
    const cell = cellAt(puzzle, this.screen.geometry, x, y, isDrag);
    if (what === 'release') this.act({ kind: 'pen-up' });
    else if (what === 'drag' && cell !== undefined) this.act({ kind: 'pen-move', cell });
    else if (what === 'press' && cell !== undefined)
      this.act({ kind: 'pen-down', cell, tool: TOOLS[button] });
    else if (what === 'press') {
      const hit = this.screen.colorHits.find((place) => place.y === y && x >= place.from && x < place.to);
      if (hit !== undefined) this.act({ kind: 'color', color: hit.color });
    }
  }

  private wheel({ what }: MouseMove): void {
    const isBack = what === 'wheel-up' || what === 'wheel-left';
    const by = isBack ? -WHEEL_STEP : WHEEL_STEP;
    const { top, left } = this.scroll;
    const isDown = what === 'wheel-up' || what === 'wheel-down';
    this.scroll = isDown ? { top: top + by, left } : { top, left: left + by };
    this.isFollowing = false;
  }
}

const TOOLS = { left: 'fill', right: 'cross', middle: 'erase', none: 'fill' } as const;
