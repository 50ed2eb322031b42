// One drawing on the Make screen: its history, the tools in hand, and what the worker thinks of it while
// it is being drawn. Signals for the components to show.

import type { Improvement, ImproveProgress, ImproveTarget } from '@crosshatch/core/make';
import type { Metadata } from '@crosshatch/core/model';
import { computed, effect, signal } from '@preact/signals';
import { keptDrawing } from '../../storage/kept-drawing.js';
import { LibraryWorker } from '../../worker/client.js';
import { type Drawing, type Point, sameDrawing } from './drawing.js';
import { type History, historyOf, recorded, redone, undone } from './history.js';
import { LiveVerdict } from './live-verdict.js';
import {
  documentOf,
  gridOf,
  NEW_PICTURE,
  type Picture,
  pictureOf,
  readDraft,
  writeDraft,
} from './picture.js';
import { drawn, type Mirror, type Tool } from './tools.js';

/** An improvement under way: what is wanted, and how far it is. */
interface Improving {
  readonly target: ImproveTarget;
  readonly progress: ImproveProgress | undefined;
}

/** How an improvement ended. */
export interface ImproveOutcome {
  readonly target: ImproveTarget;
  /** `nearest`: not reached, this is the closest result; `stopped`: by the user, nothing was changed. */
  readonly end: 'reached' | 'nearest' | 'stopped';
  /** Cells that were changed, and those that are still open. */
  readonly changed: number;
  readonly open: number;
  /** Whether it was the limit of effort that ended it. */
  readonly isLimit: boolean;
}

export class MakeSession {
  readonly history = signal<History<Picture>>(historyOf(NEW_PICTURE));
  readonly meta = signal<Metadata>({});
  readonly tool = signal<Tool>('pencil');
  readonly mirror = signal<Mirror>('none');
  readonly color = signal(1);
  /** The drawing while a gesture is under way. */
  readonly preview = signal<Drawing | undefined>(undefined);
  /** Cells that an improvement has changed, until the next stroke. */
  readonly changed = signal<readonly number[]>([]);
  readonly improving = signal<Improving | undefined>(undefined);
  /** How the last improvement ended, until the next stroke. */
  readonly outcome = signal<ImproveOutcome | undefined>(undefined);

  readonly picture = computed((): Picture => {
    const { now } = this.history.value;
    return this.preview.value === undefined ? now : { ...now, drawing: this.preview.value };
  });
  readonly isEmpty = computed(() => this.picture.value.drawing.cells.every((color) => color === 0));
  readonly document = computed(() => documentOf(this.picture.value, this.meta.value));
  readonly puzzle = computed(() => documentOf(this.picture.value, {}).puzzle);

  readonly verdict = new LiveVerdict();
  private readonly adviser = new LibraryWorker();
  /** How sure a photo was of each cell, until it is drawn on: doubtful cells are changed first. */
  private photo: { readonly drawing: Drawing; readonly certainty: Float32Array } | undefined;
  private stopImproving: AbortController | undefined;
  private gesture:
    | { readonly base: Drawing; readonly start: Point; readonly color: number; before: Point }
    | undefined;
  private readonly endings: (() => void)[];

  constructor() {
    this.restore();
    this.endings = [
      effect(() => this.verdict.watch(this.puzzle.value, gridOf(this.picture.value))),
      effect(() => this.keep(this.history.value.now, this.meta.value)),
    ];
  }

  /** A stroke begins: on a cell of the colour in hand it erases, so that one tool does both. */
  begin(point: Point, erases: boolean): void {
    const base = this.history.value.now.drawing;
    const hand = this.color.value;
    const isSame = this.tool.value === 'pencil' && base.cells[point.y * base.width + point.x] === hand;
    this.gesture = { base, start: point, before: point, color: erases || isSame ? 0 : hand };
    this.forgetImprovement();
    this.move(point);
  }

  move(point: Point): void {
    const { gesture } = this;
    if (gesture === undefined) return;
    const { base, start, before, color } = gesture;
    const shape = { tool: this.tool.value, mirror: this.mirror.value, color, start, before, now: point };
    this.preview.value = drawn(base, this.preview.value ?? base, shape);
    gesture.before = point;
  }

  /** The stroke ends and is one step to undo; `isCancelled` forgets it. */
  end(isCancelled = false): void {
    const drawing = this.preview.value;
    this.gesture = undefined;
    this.preview.value = undefined;
    if (!isCancelled && drawing !== undefined) this.change({ ...this.history.value.now, drawing });
  }

  get isDrawing(): boolean {
    return this.gesture !== undefined;
  }

  /** Anything that changes the picture, as one step. */
  change(picture: Picture): void {
    const { now } = this.history.value;
    if (picture.palette === now.palette && sameDrawing(picture.drawing, now.drawing)) return;
    this.history.value = recorded(this.history.value, picture);
    this.color.value = Math.min(this.color.value, picture.palette.colors.length);
    this.forgetImprovement();
  }

  /** A photo as the drawing, with how sure it is of its cells; then made what is wanted. */
  usePhoto(picture: Picture, certainty: Float32Array, target: ImproveTarget | undefined): void {
    this.photo = { drawing: picture.drawing, certainty };
    this.change(picture);
    if (target !== undefined) void this.improve(target);
  }

  undo(): void {
    this.history.value = undone(this.history.value);
    this.forgetImprovement();
  }

  redo(): void {
    this.history.value = redone(this.history.value);
    this.forgetImprovement();
  }

  /** Changes as few cells as can be; `outcome` reports how it ended. */
  async improve(target: ImproveTarget): Promise<void> {
    this.forgetImprovement();
    const stopping = new AbortController();
    this.stopImproving = stopping;
    this.improving.value = { target, progress: undefined };
    const picture = this.history.value.now;
    const certainty = this.photo?.drawing === picture.drawing ? this.photo.certainty : undefined;
    const input = {
      grid: gridOf(picture),
      puzzle: this.puzzle.value,
      target,
      ...(certainty && { certainty }),
    };
    const onProgress = (progress: unknown) => {
      this.improving.value = { target, progress: progress as ImproveProgress };
    };
    try {
      const result = await this.adviser.call('improve', input, { signal: stopping.signal, onProgress });
      this.improving.value = undefined;
      this.take(target, result);
      if (certainty) this.photo = { drawing: this.history.value.now.drawing, certainty };
    } catch {
      // Stopped, by hand or because something else was drawn meanwhile.
    } finally {
      if (this.stopImproving === stopping) this.improving.value = undefined;
    }
  }

  /** Stops at once; nothing is changed. */
  cancelImproving(): void {
    const target = this.improving.peek()?.target;
    if (target === undefined) return;
    this.forgetImprovement();
    this.outcome.value = { target, end: 'stopped', changed: 0, open: 0, isLimit: false };
  }

  private take(target: ImproveTarget, result: Improvement): void {
    const better = pictureOf(result.grid, this.history.value.now.palette);
    if (better === undefined) return;
    this.change(better);
    const cells = result.changes.map(({ cell }) => cell);
    this.changed.value = cells;
    this.outcome.value = {
      target,
      end: result.reached ? 'reached' : 'nearest',
      changed: cells.length,
      open: result.ambiguous.length,
      isLimit: result.reason === 'effort',
    };
  }

  /** Discards searches, results and messages that belong to the previous drawing. */
  private forgetImprovement(): void {
    this.stopImproving?.abort();
    this.improving.value = undefined;
    this.changed.value = [];
    this.outcome.value = undefined;
  }

  dispose(): void {
    for (const end of this.endings) end();
    this.adviser.cancelAll();
    this.verdict.dispose();
  }

  private restore(): void {
    const draft = readDraft(keptDrawing.peek());
    if (draft === undefined) return; // begin with an empty sheet
    this.history.value = historyOf(draft.picture);
    this.meta.value = draft.meta;
  }

  private keep(picture: Picture, meta: Metadata): void {
    keptDrawing.set(writeDraft({ picture, meta }));
  }
}
