// One drawing on the Make screen: its history, the tools in hand, and what the worker thinks of it while
// it is being drawn. Signals for the components to show.
import { computed, effect, signal } from '@preact/signals';
import type { ImproveTarget } from 'crosshatch/make';
import type { Metadata } from 'crosshatch/model';
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

const KEY = 'crosshatch.drawing';

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
  readonly improving = signal<ImproveTarget | undefined>(undefined);

  readonly picture = computed((): Picture => {
    const { now } = this.history.value;
    return this.preview.value === undefined ? now : { ...now, drawing: this.preview.value };
  });
  readonly document = computed(() => documentOf(this.picture.value, this.meta.value));
  readonly puzzle = computed(() => documentOf(this.picture.value, {}).puzzle);

  readonly verdict = new LiveVerdict();
  private readonly adviser = new LibraryWorker();
  /** How sure a photo was of each cell, as long as it is drawn on: doubtful cells are changed first. */
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
    this.changed.value = [];
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
    this.changed.value = [];
  }

  /** A photo as the drawing, with how sure it is of its cells. */
  usePhoto(picture: Picture, certainty: Float32Array): void {
    this.photo = { drawing: picture.drawing, certainty };
    this.change(picture);
  }

  undo(): void {
    this.history.value = undone(this.history.value);
    this.changed.value = [];
  }

  redo(): void {
    this.history.value = redone(this.history.value);
    this.changed.value = [];
  }

  /** Changes as few cells as can be; how many, or undefined when it was stopped or no way was found. */
  async improve(target: ImproveTarget): Promise<number | undefined> {
    this.stopImproving?.abort();
    const stopping = new AbortController();
    this.stopImproving = stopping;
    this.improving.value = target;
    const picture = this.history.value.now;
    try {
      const { photo } = this;
      const certainty = photo?.drawing === picture.drawing ? photo.certainty : undefined;
      const input = {
        grid: gridOf(picture),
        puzzle: this.puzzle.value,
        target,
        ...(certainty && { certainty }),
      };
      const result = await this.adviser.ask('improve', input, { signal: stopping.signal });
      const better = pictureOf(result.grid, picture.palette);
      if (!result.reached || better === undefined || this.history.value.now !== picture) return undefined;
      this.change(better);
      this.changed.value = result.changes.map(({ cell }) => cell);
      return result.changes.length;
    } catch {
      return undefined; // stopped
    } finally {
      if (this.stopImproving === stopping) this.improving.value = undefined;
    }
  }

  cancelImproving(): void {
    this.stopImproving?.abort();
  }

  dispose(): void {
    for (const end of this.endings) end();
    this.adviser.stop();
    this.verdict.dispose();
  }

  private restore(): void {
    try {
      const draft = readDraft(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
      if (draft === undefined) return;
      this.history.value = historyOf(draft.picture);
      this.meta.value = draft.meta;
    } catch {
      // Nothing was kept, or something else: begin with an empty sheet.
    }
  }

  private keep(picture: Picture, meta: Metadata): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(writeDraft({ picture, meta })));
    } catch {
      // Storage is full or forbidden: the drawing lives until the page is closed.
    }
  }
}
