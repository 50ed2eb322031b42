// Everything that belongs to one visit of a puzzle: the model, its view, the assistant, the clock, the end. Made
// when a puzzle is opened, ended when it is left.
import type { PuzzleDocument } from '@crosshatch/core/model';
import { beginPlay, type Play, readPlay, writePlay } from '@crosshatch/core/play';
import { batch, computed, effect, signal } from '@preact/signals';
import { clueShape } from '../../grid/geometry.js';
import { GridControl } from '../../grid/grid-control.js';
import { spanOf } from '../../grid/pointed.js';
import type { GridScene } from '../../grid/scene.js';
import type { PuzzleEntry } from '../../puzzles/entry.js';
import { lookOf } from '../../puzzles/look.js';
import type { ProgressRecord } from '../../puzzles/progress.js';
import { settings } from '../../settings/settings.js';
import { announce, notify } from '../../shell/announcer.js';
import { play as words } from '../../strings/words.js';
import { LibraryWorker } from '../../worker/client.js';
import { Assistant } from './assistant.js';
import { autosave } from './autosave.js';
import { Clock } from './clock.js';
import { Ending } from './ending.js';
import { Feedback } from './feedback.js';
import { watchGamepads } from './gamepad.js';
import { Lives } from './lives.js';
import { PlayModel, type ToolName } from './play-model.js';
import { stayAwake } from './wake-lock.js';

export class Session {
  readonly model: PlayModel;
  readonly control: GridControl;
  readonly assistant: Assistant;
  readonly clock: Clock;
  readonly lives: Lives;
  readonly ending: Ending;
  readonly feedback: Feedback;
  readonly isHelpOpen = signal(false);
  readonly isShareOpen = signal(false);
  readonly isMoreOpen = signal(false);
  /** The line whose clue is shown in full. */
  readonly strip = signal<number | undefined>(undefined);
  /** Lines as they are shown: errors and ticks only when they are wanted. */
  private readonly lines = computed(() => {
    const { errors, strikeOff } = settings.value;
    const showsErrors = errors === 'live' || errors === 'lives';
    return this.model.lines.value.map((mark) =>
      (mark === 'impossible' && !showsErrors) || (mark === 'finished' && !strikeOff) ? 'open' : mark,
    );
  });
  /** For how long a finger is held, 0 to 1: at 1 it crosses out. */
  readonly held = signal<number | undefined>(undefined);
  /** Whether it was opened unsolved: then the end is worth a celebration. */
  readonly isFresh: boolean;
  private readonly worker = new LibraryWorker();
  private readonly revision: number;

  constructor(
    readonly entry: PuzzleEntry,
    record: ProgressRecord | undefined,
  ) {
    const { puzzle } = entry.document;
    const crosses = () => settings.peek().autoCross === 'auto';
    this.revision = record?.revision ?? 0;
    this.model = new PlayModel(puzzle, playOf(entry.document, record?.play), record?.memos, crosses);
    this.isFresh = !this.model.solved.peek();
    this.control = new GridControl(
      computed(() => clueShape(puzzle, settings.value.colorMarks && puzzle.palette.colors.length > 1)),
    );
    this.assistant = new Assistant(this.model, this.worker, record);
    this.clock = new Clock(record?.seconds ?? 0, this.model.solved);
    this.lives = new Lives(this.assistant.wrong, record?.mistakes ?? 0);
    this.ending = new Ending(entry, this.model, this.clock, this.assistant, this.control, record?.splits);
    this.feedback = new Feedback(this.model);
  }

  /** Starts what goes on by itself; the result ends it. */
  run(): () => void {
    const { model, clock } = this;
    const state = computed(() => ({ play: model.play.value, memos: model.memos.cells.value }));
    const kept = {
      id: this.entry.id,
      state: () => state.value,
      record: () => this.record(),
      isBegun: () => model.play.peek().done.length > 0 || model.memos.cells.peek().size > 0,
      follow: (record: ProgressRecord) => this.follow(record),
    };
    const stops = [
      clock.run(),
      this.assistant.follow(),
      this.lives.follow(),
      this.ending.follow(),
      this.feedback.follow(),
      stayAwake(model.solved),
      watchGamepads(this),
      autosave(kept, this.revision),
      this.followHints(),
      this.followLines(),
    ];
    return () => {
      for (const stop of stops) stop();
      this.worker.cancelAll();
    };
  }

  private record(): Omit<ProgressRecord, 'revision'> {
    const { model, assistant } = this;
    return {
      id: this.entry.id,
      play: writePlay(model.play.peek()),
      seconds: this.clock.seconds.peek(),
      done: model.done(),
      solved: model.solved.peek(),
      touched: Date.now(),
      hints: assistant.hints.peek(),
      checks: assistant.checks.peek(),
      mistakes: this.lives.mistakes.peek(),
      memos: [...model.memos.cells.peek()],
      picture: model.solved.peek() ? '' : model.picture(),
      splits: this.ending.noteSplits(model.done()),
      ...lookOf(model.puzzle),
    };
  }

  /** Another tab has gone on with this puzzle. */
  private follow(record: ProgressRecord): void {
    batch(() => {
      this.model.takeOver(playOf(this.entry.document, record.play), record.memos);
      this.clock.seconds.value = record.seconds;
      this.ending.splits = record.splits;
      this.assistant.hints.value = record.hints;
      this.assistant.checks.value = record.checks;
      this.lives.mistakes.value = record.mistakes;
    });
    notify(words.otherTab);
  }

  /** Brings what a hint speaks of into view, unless it is there already. */
  private followHints(): () => void {
    return effect(() => {
      const pointed = this.assistant.card.value?.pointed;
      void this.control.covered.value;
      if (pointed !== undefined) this.control.revealSpan(spanOf(this.model.puzzle, pointed));
    });
  }

  /** Offers to cross out the rest of a line that was just finished, and puts the strip away with the next move. */
  private followLines(): () => void {
    let before = this.model.lines.peek();
    return effect(() => {
      const now = this.model.lines.value;
      void this.model.play.value;
      const finished = now.findIndex((mark, line) => mark === 'finished' && before[line] === 'open');
      before = now;
      const isOffered = finished >= 0 && settings.peek().autoCross === 'ask' && this.hasOpenCells(finished);
      this.strip.value = isOffered ? finished : undefined;
    });
  }

  hasOpenCells(line: number): boolean {
    return this.model.openCells(line).length > 0;
  }

  scene = (): GridScene => {
    const { model, assistant, ending } = this;
    const { strikeOff, colorMarks } = settings.value;
    const isOver = model.solved.value;
    return {
      puzzle: model.puzzle,
      grid: ending.replayed.value ?? model.play.value.grid,
      given: model.given,
      struck: strikeOff ? model.struck.value : undefined,
      lines: this.lines.value,
      lit: isOver ? undefined : model.focusCell(),
      cursor: model.hasCursor.value && !isOver ? model.cursor.value : undefined,
      preview: model.preview.value,
      counter: this.counter(),
      tried: model.tried.value,
      memos: model.memos.cells.value,
      wrong: assistant.wrong.value,
      pointed: assistant.card.value?.pointed,
      letters: colorMarks ? 'everywhere' : 'nowhere',
      hasMinimap: true,
      reveal: this.reveal(),
    };
  };

  /** The end, with the artwork; a replay shows the marks alone. */
  private reveal(): GridScene['reveal'] {
    const reveal = this.ending.reveal.value;
    const { artwork } = this.entry.document;
    if (reveal === undefined || artwork === undefined) return reveal;
    return this.ending.replayed.value === undefined ? { ...reveal, artwork } : reveal;
  }

  /** The bubble at the pointer: the count of a stroke, or what a held finger is about to do. */
  private counter(): GridScene['counter'] {
    const { stroke, counter } = this.model;
    const held = this.held.value;
    if (held === undefined || stroke.value === undefined) return counter.value;
    return { cell: stroke.value.start, text: words.holding, part: held };
  }

  chooseTool(tool: ToolName): void {
    this.model.tool.value = tool;
    announce(words.toolChosen(words.tools[tool]));
  }

  chooseColor(color: number): void {
    const entry = this.model.puzzle.palette.colors[color - 1];
    if (entry === undefined) return;
    this.model.color.value = color;
    this.model.tool.value = 'fill';
    announce(entry.name);
  }

  /** What the space bar does: the selected tool, or fill when that can't mark. */
  spaceTool(): 'fill' | 'cross' | 'memo' {
    const tool = this.model.tool.peek();
    return tool === 'move' ? 'fill' : tool;
  }

  togglePause(): void {
    const { isPaused } = this.clock;
    isPaused.value = !isPaused.peek();
    announce(isPaused.peek() ? words.paused : words.resumed);
  }

  tryOut(): void {
    if (this.model.tryOut()) announce(words.guessNote);
  }

  keepTrial(): void {
    if (this.model.keep()) announce(words.guessKept);
  }

  dropTrial(): void {
    if (this.model.drop()) announce(words.guessDropped);
  }

  /** From the beginning; what was ever solved and the best time are records of their own. */
  playAgain(): void {
    batch(() => {
      this.clock.seconds.value = 0;
      this.ending.splits = [];
      this.assistant.hints.value = 0;
      this.assistant.checks.value = 0;
      this.lives.mistakes.value = 0;
      this.model.restart();
    });
  }
}

/** The play as it was left; a new one when nothing was kept that can be read. */
function playOf({ puzzle, given }: PuzzleDocument, saved: string | undefined): Play {
  const options = given === undefined ? {} : { given };
  const read = saved === undefined ? undefined : readPlay(saved, puzzle, options);
  return read?.ok ? read.play : beginPlay(puzzle, options);
}
