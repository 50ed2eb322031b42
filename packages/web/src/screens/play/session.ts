// Everything that belongs to one visit of a puzzle: the model, its view, the assistant, the clock. Made
// when a puzzle is opened, ended when it is left.

import type { PuzzleDocument } from '@crosshatch/core/model';
import { beginPlay, type Play, readPlay } from '@crosshatch/core/play';
import { computed, effect, signal } from '@preact/signals';
import { GridControl } from '../../grid/grid-control.js';
import { spanOf } from '../../grid/pointed.js';
import type { GridScene } from '../../grid/scene.js';
import type { PuzzleEntry } from '../../puzzles/entry.js';
import type { ProgressRecord } from '../../puzzles/progress.js';
import { settings } from '../../settings/settings.js';
import { announce } from '../../shell/announcer.js';
import { play as words } from '../../strings/play.js';
import { LibraryWorker } from '../../worker/client.js';
import { Assistant } from './assistant.js';
import { autosave } from './autosave.js';
import { Clock } from './clock.js';
import { PlayModel, type ToolName } from './play-model.js';

export class Session {
  readonly model: PlayModel;
  readonly control: GridControl;
  readonly assistant: Assistant;
  readonly clock: Clock;
  readonly isHelpOpen = signal(false);
  readonly isShareOpen = signal(false);
  /** How much of the picture is revealed, 0 to 1. */
  readonly revealed = signal(0);
  private readonly worker = new LibraryWorker();

  constructor(
    readonly entry: PuzzleEntry,
    record: ProgressRecord | undefined,
  ) {
    const { puzzle } = entry.document;
    this.model = new PlayModel(puzzle, playOf(entry.document, record));
    this.control = new GridControl(
      signal(puzzle),
      computed(() => settings.value.colorMarks),
    );
    this.assistant = new Assistant(this.model, this.worker);
    this.clock = new Clock(record?.seconds ?? 0, this.model.solved);
  }

  /** Starts what goes on by itself; the result ends it. */
  run(): () => void {
    const stops = [
      this.clock.run(),
      this.assistant.follow(),
      autosave(this.entry.id, this.model, this.clock),
      this.followHints(),
    ];
    return () => {
      for (const stop of stops) stop();
      this.worker.cancelAll();
    };
  }

  /** Brings what a hint speaks of into view, also when its card has taken some of the room. */
  private followHints(): () => void {
    return effect(() => {
      const pointed = this.assistant.card.value?.pointed;
      void this.control.area.value;
      if (pointed !== undefined) this.control.revealSpan(spanOf(this.model.puzzle, pointed));
    });
  }

  scene = (): GridScene => {
    const { model, assistant } = this;
    const { strikeOff, colorMarks } = settings.value;
    const isOver = model.solved.value;
    return {
      puzzle: model.puzzle,
      grid: model.play.value.grid,
      given: model.given,
      struck: strikeOff ? model.struck.value : undefined,
      lit: isOver ? undefined : model.focusCell(),
      cursor: model.hasCursor.value && !isOver ? model.cursor.value : undefined,
      preview: model.preview.value,
      counter: model.counter.value,
      tried: model.tried.value,
      wrong: assistant.wrong.value,
      pointed: assistant.card.value?.pointed,
      letters: colorMarks ? 'everywhere' : 'nowhere',
      revealed: this.revealed.value,
    };
  };

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

  /** What the space bar does: the tool in hand, or fill when that can't mark. */
  spaceTool(): 'fill' | 'cross' | 'erase' {
    const tool = this.model.tool.peek();
    return tool === 'move' ? 'fill' : tool;
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
}

/** The play as it was left; a new one when nothing was kept that can be read. */
function playOf({ puzzle, given }: PuzzleDocument, record: ProgressRecord | undefined): Play {
  const options = given === undefined ? {} : { given };
  const read = record === undefined ? undefined : readPlay(record.play, puzzle, options);
  return read?.ok ? read.play : beginPlay(puzzle, options);
}
