// One picture on the Scan screen, from the file to the puzzle:
//
//   file, paste, camera -> bitmap -> scan -> reading -> checks and corrections -> verdict -> Play, Solve, Edit
//                                     ^------- corners and size, moved by hand
//
// Signals for the components to show. Decoding, scanning and solving run in workers; the page keeps the bitmap and
// sends it along again when it is to be read with other corners. The session outlives the screen: after Play or Solve, the
// picture and the corrections are as they were.
import type { LineId, PuzzleDocument } from '@crosshatch/core/model';
import type { Quad, ScanFailure, ScannedPuzzle, ScanOptions } from '@crosshatch/core/scan';
import { batch, computed, signal } from '@preact/signals';
import { examine } from '../../clues/entry-grid.js';
import type { FileOpener } from '../../components/files.js';
import { scanWords as words } from '../../strings/words.js';
import { LibraryWorker } from '../../worker/client.js';
import type { DecodedPicture } from '../../worker/picture-decoding.js';
import { type Area, areaOfPuzzle, canBeGrid, firstCorners, wholeArea } from './places.js';
import { confirmed, documentOfReading, type Reading, readingOf, retyped } from './reading.js';
import { ReadingVerdict } from './reading-verdict.js';

/** In megabytes: a photo may be large. */
const LARGEST_FILE = 40;
/** Lines a side that can be entered. */
export const LARGEST_SIDE = 100;
export const SMALLEST_SIDE = 2;

export type Failure = ScanFailure | 'crashed' | 'stopped';
export type Phase = 'empty' | 'decoding' | 'reading' | 'done';

export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

const FIRST_SIZE: GridSize = { columns: 10, rows: 10 };

export class ScanSession {
  readonly phase = signal<Phase>('empty');
  /** Why nothing came in; empty when something did. */
  readonly refusal = signal('');
  readonly picture = signal<ImageBitmap | undefined>(undefined);
  /** Every puzzle of the picture. */
  readonly found = signal<readonly ScannedPuzzle[]>([]);
  readonly chosen = signal(0);
  /** Why there is no puzzle. */
  readonly failure = signal<Failure | undefined>(undefined);
  /** The chosen puzzle with the player's corrections. */
  readonly reading = signal<Reading | undefined>(undefined);
  /** The grid as it is drawn: where it was found, or where it was put by hand. */
  readonly corners = signal<Quad | undefined>(undefined);
  readonly size = signal<GridSize>(FIRST_SIZE);
  readonly isWhole = signal(false);
  /** Counts the readings of this picture that have come to an end. */
  readonly readings = signal(0);
  readonly state = computed(() => this.reading.value && examine(this.reading.value.entry));
  readonly verdict = new ReadingVerdict(computed(() => this.state.value?.puzzle));
  /** The part of the picture that is shown. */
  readonly area = computed((): Area | undefined => {
    const picture = this.picture.value;
    const scanned = this.reading.value?.scanned;
    if (picture === undefined) return undefined;
    return this.isWhole.value || scanned === undefined ? wholeArea(picture) : areaOfPuzzle(scanned, picture);
  });
  /** The puzzle as it stands, with the marks on its grid; undefined while a clue does not fit. */
  readonly document = computed((): PuzzleDocument | undefined => {
    const reading = this.reading.value;
    const puzzle = this.state.value?.puzzle;
    return reading && puzzle && documentOfReading(reading, puzzle);
  });

  readonly opener: FileOpener = {
    largest: LARGEST_FILE,
    open: (file) => void this.openFile(file),
    refuse: (why) => this.refuse(why),
  };

  private readonly worker = new LibraryWorker();
  private working: AbortController | undefined;
  /** Corners that were put by hand count more than what the scanner finds. */
  private isPlaced = false;
  /** What was going on when the screen was left. */
  private interrupted: (() => Promise<void>) | undefined;

  openFile(file: Blob): Promise<void> {
    return this.work('decoding', async (stopping) => {
      const decoded = await this.worker.call('decodePicture', { file }, { signal: stopping });
      if (!decoded.ok) this.refuse(refusalOf(decoded));
      else await this.use(decoded.bitmap, stopping);
    });
  }

  /** A picture from the camera. */
  openBitmap(bitmap: ImageBitmap): Promise<void> {
    return this.work('decoding', async (stopping) => {
      await this.use(await this.worker.call('boundPicture', { bitmap }, { signal: stopping }), stopping);
    });
  }

  /** Something that is not even looked at. What is there stays. */
  refuse(why: string): void {
    this.working?.abort();
    this.interrupted = undefined;
    batch(() => {
      this.refusal.value = why;
      this.phase.value = this.picture.peek() === undefined ? 'empty' : 'done';
    });
  }

  /** Ends what is going on. What was read before stays; without it, the grid can be placed by hand. */
  stop(): void {
    this.working?.abort();
    this.interrupted = undefined;
    const picture = this.picture.peek();
    batch(() => {
      this.phase.value = picture === undefined ? 'empty' : 'done';
      if (picture !== undefined && this.reading.peek() === undefined) this.fail('stopped', picture);
    });
  }

  choose(index: number): void {
    const scanned = this.found.value[index];
    if (scanned === undefined) return;
    this.isPlaced = false;
    batch(() => {
      this.chosen.value = index;
      this.take(scanned);
    });
  }

  /** Another text for a clue. What is current counts, not what was last rendered: fingers may be quicker. */
  retype(line: LineId, text: string): void {
    const reading = this.reading.peek();
    if (reading !== undefined) this.reading.value = retyped(reading, line, text);
  }

  /** The clues of these lines are right as they stand. */
  confirm(lines: readonly LineId[]): void {
    const reading = this.reading.peek();
    if (reading !== undefined) this.reading.value = confirmed(reading, lines);
  }

  /** Draws the corners elsewhere; nothing is read yet. */
  moveCorners(corners: Quad): void {
    this.isPlaced = true;
    this.corners.value = corners;
  }

  /** Reads the grid again where the corners are now. */
  readAgain(): Promise<void> {
    const corners = this.corners.peek();
    if (corners === undefined) return Promise.resolve();
    return this.work('reading', (stopping) => this.readAt(corners, this.size.peek(), stopping));
  }

  /** Another size. Where a grid was found, the scanner is asked first: then its corners were wrong too. */
  resize(size: GridSize): Promise<void> {
    this.size.value = size;
    const corners = this.corners.peek();
    if (this.reading.peek() === undefined || corners === undefined) return Promise.resolve();
    if (this.isPlaced) return this.readAgain();
    return this.work('reading', async (stopping) => {
      const result = await this.scan({ size }, stopping);
      const fitting = result.ok
        ? result.puzzles.find(({ grid }) => grid.columns === size.columns && grid.rows === size.rows)
        : undefined;
      if (fitting === undefined) await this.readAt(corners, size, stopping);
      else this.show([fitting]);
    });
  }

  get hasSoundCorners(): boolean {
    const corners = this.corners.value;
    return corners !== undefined && canBeGrid(corners);
  }

  /** The code that holds the puzzle, for the address of another screen. */
  async code(document: PuzzleDocument): Promise<string> {
    const written = await this.worker.call('write', { document, format: 'link' });
    return written.ok ? String(written.output).trim() : '';
  }

  /** The screen is shown. */
  enter(): void {
    this.verdict.start();
    void this.interrupted?.();
    this.interrupted = undefined;
  }

  /** The screen is left: the workers go, what is known stays. */
  leave(): void {
    const { interrupted } = this;
    this.working?.abort();
    this.worker.cancelAll();
    this.verdict.stop();
    this.interrupted = interrupted;
  }

  private async use(bitmap: ImageBitmap, stopping: AbortSignal): Promise<void> {
    batch(() => {
      this.picture.value = bitmap;
      this.refusal.value = '';
      this.isWhole.value = false;
      this.readings.value = 0;
      this.forget();
      this.phase.value = 'reading';
    });
    const result = await this.scan({}, stopping);
    if (result.ok) this.show(result.puzzles);
    else this.fail(result.code, bitmap);
  }

  private forget(): void {
    this.isPlaced = false;
    this.found.value = [];
    this.chosen.value = 0;
    this.failure.value = undefined;
    this.reading.value = undefined;
    this.corners.value = undefined;
    this.size.value = FIRST_SIZE;
  }

  private fail(code: Failure, picture: ImageBitmap): void {
    batch(() => {
      this.forget();
      this.failure.value = code;
      this.corners.value = firstCorners(picture);
    });
  }

  private async readAt(corners: Quad, size: GridSize, stopping: AbortSignal): Promise<void> {
    const result = await this.scan({ corners, size }, stopping);
    if (result.ok) this.show(result.puzzles);
    else this.failure.value = result.code;
  }

  private scan(options: ScanOptions, stopping: AbortSignal) {
    const bitmap = this.picture.peek();
    if (bitmap === undefined) throw new Error('There is no picture to scan.');
    return this.worker.call('scanPicture', { bitmap, options }, { signal: stopping });
  }

  private show(puzzles: readonly ScannedPuzzle[]): void {
    batch(() => {
      // A second reading of one puzzle takes its place among the others.
      const isAgain = puzzles.length === 1 && this.found.peek().length > 1;
      const index = isAgain ? this.chosen.peek() : 0;
      this.found.value = isAgain
        ? this.found.peek().map((old, i) => (i === index ? puzzles[0] : old))
        : puzzles;
      this.chosen.value = index;
      this.failure.value = undefined;
      this.take(this.found.peek()[index]);
    });
  }

  private take(scanned: ScannedPuzzle): void {
    const { corners, columns, rows } = scanned.grid;
    this.reading.value = readingOf(scanned);
    this.corners.value = corners;
    this.size.value = { columns, rows };
  }

  /** Runs one task; a newer one takes its place. */
  private async work(phase: Phase, task: (stopping: AbortSignal) => Promise<void>): Promise<void> {
    this.working?.abort();
    const working = new AbortController();
    this.working = working;
    this.interrupted = () => this.work(phase, task);
    this.phase.value = phase;
    try {
      await task(working.signal);
    } catch {
      const picture = this.picture.peek();
      if (working.signal.aborted) return;
      if (picture === undefined) this.refusal.value = words.refused.crashed;
      else this.fail('crashed', picture);
    } finally {
      if (this.working === working && !working.signal.aborted) {
        this.interrupted = undefined;
        batch(() => {
          this.readings.value += 1;
          this.phase.value = this.picture.peek() === undefined ? 'empty' : 'done';
        });
      }
    }
  }
}

function refusalOf(decoded: Extract<DecodedPicture, { ok: false }>): string {
  return decoded.code === 'too-large'
    ? words.refused['too-large'](decoded.megapixels, decoded.most)
    : words.refused[decoded.code];
}

/** The one picture of this visit. */
export const scanSession = new ScanSession();
