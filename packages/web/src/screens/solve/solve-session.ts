// One puzzle on the Solve screen, from how it came in to its verdict and film. Signals for the components
// to show; the work is done by two workers, so that the film does not wait for the diagnosis.

import type { Diagnosis, Repair, StepsEnd } from '@crosshatch/core/explain';
import type { FormatInput, ParseFault, ParseWarning } from '@crosshatch/core/formats';
import { type Grid, makePuzzle, type Puzzle, type PuzzleDocument } from '@crosshatch/core/model';
import type { SolveResult } from '@crosshatch/core/solve';
import { batch, signal } from '@preact/signals';
import type { FileOpener } from '../../components/files.js';
import { solveWords as words } from '../../strings/words.js';
import { LibraryWorker } from '../../worker/client.js';
import type { StepAnswer } from '../../worker/explain-handlers.js';
import type { NamedReading } from '../../worker/file-handlers.js';
import type { GradeAnswer } from '../../worker/questions.js';
import { isPicture, scanFile } from '../scan/open-picture.js';
import { grown, newPlayer, type PlayerState, passed, type Speed, sought, toggled } from './player.js';
import { Timeline } from './timeline.js';

/** Milliseconds without a key after which a text counts as typed. */
const TYPING_REST = 300;
/** In megabytes; the worker reads no larger ones. */
const LARGEST_FILE = 8;

export type Phase = 'idle' | 'working' | 'done' | 'stopped' | 'failed';

/** How a file or a text was read. */
export interface Opened {
  /** What the format is called; empty when none fits. */
  readonly format: string;
  readonly documents: readonly PuzzleDocument[];
  readonly faults: readonly ParseFault[];
  readonly warnings: readonly ParseWarning[];
  /** Whether the file leaves open which clues are the rows: then they can be swapped. */
  readonly isAssumed: boolean;
}

export interface Film {
  readonly timeline: Timeline;
  /** How the walk ended; undefined while steps are still coming. */
  readonly end: StepsEnd | undefined;
}

export class SolveSession {
  readonly document = signal<PuzzleDocument | undefined>(undefined);
  readonly opened = signal<Opened | undefined>(undefined);
  /** Why nothing was read at all; empty when something was. */
  readonly refusal = signal('');
  readonly isReading = signal(false);
  readonly phase = signal<Phase>('idle');
  readonly result = signal<SolveResult | undefined>(undefined);
  readonly diagnosis = signal<Diagnosis | undefined>(undefined);
  readonly grade = signal<GradeAnswer | undefined>(undefined);
  readonly film = signal<Film | undefined>(undefined);
  readonly player = signal<PlayerState>(newPlayer());

  private readonly solver = new LibraryWorker();
  private readonly adviser = new LibraryWorker();
  private readonly reader = new LibraryWorker();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private reading: AbortController | undefined;
  /** What was read last, to read it again with rows and columns swapped. */
  private input: { content: FormatInput; name?: string; transpose?: boolean } | undefined;
  private working: AbortController | undefined;

  /** A file from the disk: read, and solved at once. */
  readonly opener: FileOpener = {
    largest: LARGEST_FILE,
    open: (file) => {
      if (isPicture(file)) {
        scanFile(file);
        return;
      }
      this.openAndSolve(
        file.arrayBuffer().then((buffer) => new Uint8Array(buffer)),
        file.name,
      );
    },
    refuse: (why) => this.refuse(why),
  };

  constructor(private readonly isStill: () => boolean) {}

  /** A text as it is being typed: read and solved when the typing has come to a rest. */
  openSoon(text: string): void {
    this.supersede();
    if (text.trim() === '') this.clear();
    else this.waiting = setTimeout(() => this.openAndSolve(text), TYPING_REST);
  }

  async openAndSolve(content: FormatInput | Promise<FormatInput>, name?: string): Promise<void> {
    if (await this.open(content, name)) await this.solve();
  }

  /** Reads the same text or file with rows and columns swapped, and solves that. */
  async swapSides(): Promise<void> {
    const { input } = this;
    if (input === undefined) return;
    const { content, name, transpose = false } = input;
    if (await this.open(content, name, !transpose)) await this.solve();
  }

  /** Reads a text or a file; the first puzzle in it becomes the one to solve. False when there is none. */
  private async open(
    content: FormatInput | Promise<FormatInput>,
    name?: string,
    transpose = false,
  ): Promise<boolean> {
    this.supersede();
    const reading = new AbortController();
    this.reading = reading;
    this.isReading.value = true;
    try {
      const input = { content: await content, ...(name === undefined ? {} : { name }), transpose };
      this.input = input;
      reading.signal.throwIfAborted();
      const result = await this.reader.call('read', input, { signal: reading.signal });
      batch(() => {
        this.refusal.value = '';
        this.opened.value = openedOf(result);
      });
      if (result.ok) this.use(result.documents[0]);
      return result.ok;
    } catch {
      // Unless something newer took its place, the file has gone from the disk or the worker has failed.
      if (!reading.signal.aborted) this.refuse(words.unreadable);
      return false;
    } finally {
      if (this.reading === reading) this.isReading.value = false;
    }
  }

  /** Something that is not even looked at. */
  private refuse(why: string): void {
    this.supersede();
    this.opened.value = undefined;
    this.refusal.value = why;
  }

  /** Nothing at all. */
  clear(): void {
    this.opened.value = undefined;
    this.refusal.value = '';
    this.use(undefined);
  }

  /** Another puzzle; nothing is known of it yet. */
  use(document: PuzzleDocument | undefined): void {
    this.supersede();
    this.stop();
    batch(() => {
      this.document.value = document;
      this.phase.value = 'idle';
      this.forget();
    });
  }

  /** Solves it, and finds out everything else there is to say. */
  async solve(): Promise<void> {
    const document = this.document.value;
    if (document === undefined) return;
    this.stop();
    const working = new AbortController();
    this.working = working;
    const { puzzle, given } = document;
    const question = { puzzle, ...(given === undefined ? {} : { given }) };
    const { signal: stopping } = working;
    batch(() => {
      this.forget();
      this.phase.value = 'working';
      this.film.value = { timeline: new Timeline(puzzle, given), end: undefined };
      this.player.value = newPlayer(speedFor(puzzle));
    });
    try {
      this.result.value = await this.solver.call('solve', question, { signal: stopping });
      if (!this.isStill()) this.player.value = toggled(this.player.value);
      await Promise.all([this.shoot(question, stopping), this.advise(question, stopping)]);
      if (this.working === working) this.phase.value = 'done';
    } catch (error) {
      if (this.working === working) this.phase.value = stopping.aborted ? 'stopped' : 'failed';
      if (!stopping.aborted) throw error;
    }
  }

  /** At once, whatever is going on. */
  stop(): void {
    const { working } = this;
    if (working === undefined || this.phase.value !== 'working') return;
    working.abort(new DOMException('Stopped.', 'AbortError'));
    const { film } = this;
    if (film.value !== undefined)
      this.player.value = grown(this.player.value, film.value.timeline.length, false);
    this.phase.value = 'stopped';
  }

  /** The puzzle with a repair, solved. */
  async repair(repair: Repair): Promise<void> {
    const document = this.document.value;
    if (document === undefined) return;
    const puzzle = repaired(document.puzzle, repair);
    if (puzzle === undefined) return;
    // Whatever grid came along belonged to the clues as they were.
    this.use({ puzzle, meta: document.meta });
    await this.solve();
  }

  /** The puzzle with given cells, solved. */
  async give(cells: readonly { readonly cell: number; readonly candidates: number }[]): Promise<void> {
    const document = this.document.value;
    const film = this.film.value;
    if (document === undefined || film === undefined) return;
    const given = film.timeline.gridAt(0);
    for (const { cell, candidates } of cells) given.cells[cell] = candidates;
    this.use({ ...document, given });
    await this.solve();
  }

  /** The code that holds a puzzle, for the address of another screen. */
  async codeOf(document: PuzzleDocument): Promise<string> {
    const written = await this.reader.call('write', { document, format: 'link' });
    return written.ok ? String(written.output).trim() : '';
  }

  /** Time passes for the film. */
  tick(milliseconds: number): void {
    this.player.value = passed(this.player.value, milliseconds);
  }

  dispose(): void {
    this.supersede();
    this.stop();
    for (const worker of [this.solver, this.adviser, this.reader]) worker.cancelAll();
  }

  /** Whatever comes in takes the place of what was still waiting to be read, or being read. */
  private supersede(): void {
    clearTimeout(this.waiting);
    this.reading?.abort();
  }

  private async shoot(question: { puzzle: Puzzle; given?: Grid }, signal: AbortSignal): Promise<void> {
    const film = this.film.value;
    if (film === undefined) return;
    const onProgress = (steps: unknown) => {
      film.timeline.add(steps as readonly StepAnswer[]);
      this.player.value = grown(this.player.value, film.timeline.length, true);
      if (this.isStill()) this.player.value = sought(this.player.value, film.timeline.length);
    };
    const end = await this.solver.call('walk', question, { signal, onProgress });
    batch(() => {
      this.film.value = { ...film, end };
      this.player.value = grown(this.player.value, film.timeline.length, false);
    });
  }

  private async advise(question: { puzzle: Puzzle; given?: Grid }, signal: AbortSignal): Promise<void> {
    const result = this.result.value;
    if (result?.verdict === 'unique') {
      this.grade.value = await this.adviser.call('grade', question, { signal });
    } else if (result?.verdict === 'none' || result?.verdict === 'multiple') {
      this.diagnosis.value = await this.adviser.call('diagnose', question, { signal });
    }
  }

  private forget(): void {
    this.result.value = undefined;
    this.diagnosis.value = undefined;
    this.grade.value = undefined;
    this.film.value = undefined;
    this.player.value = newPlayer();
  }
}

function openedOf(result: NamedReading): Opened {
  const format = result.formatTitle;
  return result.ok
    ? {
        format,
        documents: result.documents,
        faults: [],
        warnings: result.warnings,
        isAssumed: result.orientation === 'assumed',
      }
    : { format, documents: [], faults: result.faults, warnings: [], isAssumed: false };
}

/** A film of some ten seconds, however large the puzzle. */
function speedFor({ width, height }: Puzzle): Speed {
  const cells = width * height;
  return cells <= 150 ? 5 : cells <= 500 ? 15 : 60;
}

/** The puzzle with the clues that a repair gives. */
function repaired(puzzle: Puzzle, { lines, clues }: Pick<Repair, 'lines' | 'clues'>): Puzzle | undefined {
  const rows = [...puzzle.rows];
  const columns = [...puzzle.columns];
  lines.forEach((line, i) => {
    if (line < puzzle.height) rows[line] = clues[i];
    else columns[line - puzzle.height] = clues[i];
  });
  const made = makePuzzle({ rows, columns, palette: puzzle.palette });
  return made.ok ? made.puzzle : undefined;
}
