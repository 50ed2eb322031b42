// One attempt to read one file as one format: what readers read from and report to. Collects the
// documents, all faults (up to a number) and the warnings, and keeps the limits.

import {
  bounded,
  counted,
  failureMessage,
  faultMessage,
  findingMessage,
  shortened,
} from '../../messages/index.js';
import {
  check,
  type Fault,
  type Grid,
  harmlessLine,
  harmlessLines,
  isComplete,
  lineName,
  MAX_SIDE,
  type Metadata,
  makePuzzle,
  type Palette,
  type Puzzle,
  type PuzzleDocument,
  puzzleOf,
  type Size,
  unknownGrid,
} from '../../model/index.js';
import type { LineOrder } from '../format.js';
import type { Draft, DraftClue, Span } from './draft.js';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.js';
import {
  MAX_FAULTS,
  type ParseFault,
  type ParseFaultCode,
  type ParseWarning,
  type Place,
} from './parse-fault.js';
import type { SourceText } from './source-text.js';

/** How many cells of a grid are as much work as one line or run. */
const CELLS_PER_UNIT = 16;

export class Reading {
  readonly faults: ParseFault[] = [];
  readonly warnings: ParseWarning[] = [];
  readonly documents: PuzzleDocument[] = [];
  private cellsUsed = 0;
  private assumed: LineOrder | undefined;

  constructor(
    readonly source: SourceText,
    readonly limits: ParseLimits = DEFAULT_LIMITS,
  ) {}

  /** True once there is no point in reading on. Loops ask it, so each question counts as work. */
  get full(): boolean {
    this.source.watch.count();
    return this.faults.length >= MAX_FAULTS;
  }

  /** Which clues were taken to come first, where the file does not say; undefined when it does. */
  get assumedOrder(): LineOrder | undefined {
    return this.assumed;
  }

  /** For readers that had to choose which of two lists are the rows. */
  assume(order: LineOrder): void {
    this.assumed = order;
  }

  fault(code: ParseFaultCode, span: Span, message: string, hint?: string): undefined {
    if (this.full) return undefined;
    const place = this.source.place(span.offset, span.end);
    this.faults.push({
      code,
      message: bounded(message),
      ...place,
      ...(hint === undefined ? {} : { hint: bounded(hint) }),
    });
    return undefined;
  }

  private warn({ message, hint, ...warning }: Omit<ParseWarning, keyof Place>, span: Span): void {
    this.warnings.push({
      ...warning,
      message: bounded(message),
      ...(hint === undefined ? {} : { hint }),
      ...this.source.place(span.offset, span.end),
    });
  }

  /** For readers of a picture of x and o, of which either may be the filled cells. Before the picture is added. */
  warnAboutMarks(span: Span): void {
    const message = 'this picture consists of x and o; x was read as filled, o as blank';
    const hint = 'write # for filled and . for blank cells';
    this.warn({ code: 'assumed-marks', message, hint, document: this.documents.length }, span);
  }

  /** For readers of files in which something else than puzzles is expected. After the puzzles that were read. */
  warnAboutLeftOut(message: string, span: Span): void {
    this.warn({ code: 'left-out', message, document: Math.max(0, this.documents.length - 1) }, span);
  }

  /** The puzzle of a draft; undefined when it has faults, which are then reported in their places. */
  puzzle(draft: Draft): Puzzle | undefined {
    const before = this.faults.length;
    if (this.hasEndlessClue(draft)) return undefined;
    const rows = draft.rows.map((clue) => clue.runs);
    const columns = draft.columns.map((clue) => clue.runs);
    const { palette } = draft;
    const made = makePuzzle(palette === undefined ? { rows, columns } : { rows, columns, palette });
    if (!made.ok) {
      for (const fault of made.faults) this.faultOfDraft(draft, fault);
      return undefined;
    }
    for (const finding of made.findings) {
      const suspect = finding.suspects.length === 1 ? clueAt(draft, finding.suspects[0]) : undefined;
      const message = findingMessage(finding, made.puzzle);
      const document = this.documents.length;
      this.warn({ code: finding.code, message, document, finding }, suspect ?? draft.span);
    }
    return this.faults.length === before ? made.puzzle : undefined;
  }

  /** Reports a clue of more runs than any line can hold: the model would find a fault in each of them. */
  private hasEndlessClue({ rows, columns }: Draft): boolean {
    let runs = 0;
    for (const side of [rows, columns]) {
      for (const clue of side) {
        const count = clue.runs?.length ?? 0;
        if (count > MAX_SIDE + 1) {
          const message = `this clue has more than ${MAX_SIDE} runs; no line can hold them`;
          this.fault('clue-too-long', clue, message);
          return true;
        }
        runs += count;
      }
    }
    this.source.watch.count(runs);
    return false;
  }

  /** A grid of unknown cells, counted against the limit; undefined (and a fault) when it is used up. */
  grid(size: Size, palette: Palette, span: Span): Grid | undefined {
    return this.spend(size.width * size.height, span) ? unknownGrid(size, palette) : undefined;
  }

  /** Counts cells against the limit, before they are made; false (and a fault) when it is used up. */
  spend(cells: number, span: Span): boolean {
    this.cellsUsed += cells;
    this.source.watch.count(cells / CELLS_PER_UNIT);
    if (this.cellsUsed <= this.limits.cells) return true;
    this.fault(
      'too-many-cells',
      span,
      `the grids in this file have more than ${this.limits.cells} cells together`,
      'split the file, or raise the limit "cells"',
    );
    return false;
  }

  /** Takes a finished document; false when the file has too many. */
  add(document: PuzzleDocument, span: Span): boolean {
    if (!this.keep(document, span)) return false;
    if (document.goal !== undefined && isComplete(document.goal))
      this.compareGoal(document, document.goal, span);
    return true;
  }

  /** The same for a picture, whose clues are those that it shows: there is nothing to compare. */
  addPicture(
    goal: Grid,
    beside: Omit<PuzzleDocument, 'puzzle' | 'goal'>,
    span: Span,
    palette?: Palette,
  ): boolean {
    return this.keep({ puzzle: puzzleOf(goal, palette), ...beside, goal }, span);
  }

  private keep(document: PuzzleDocument, span: Span): boolean {
    if (this.documents.length >= this.limits.puzzles) {
      this.fault(
        'too-many-puzzles',
        span,
        `there are more than ${this.limits.puzzles} puzzles in this file`,
        'split the file, or raise the limit "puzzles"',
      );
      return false;
    }
    this.documents.push(document);
    return true;
  }

  private compareGoal(document: PuzzleDocument, goal: Grid, span: Span): void {
    const checked = check(document.puzzle, goal);
    if (checked.ok) return;
    const message = `the stored solution does not meet the clues: ${failureMessage(checked.failures[0], document.puzzle)}`;
    const hint = 'the clues count; the stored solution is kept as it is';
    this.warn({ code: 'goal-differs', message, hint, document: this.documents.length - 1 }, span);
  }

  /** Reports a fault of the model where its cause stands in the file. */
  private faultOfDraft(draft: Draft, fault: Fault): void {
    const size = { width: draft.columns.length, height: draft.rows.length };
    const message = faultMessage(fault);
    if (fault.code === 'bad-palette') {
      this.fault(fault.code, draft.paletteSpan ?? draft.span, message);
      return;
    }
    if (!('line' in fault)) {
      this.fault(fault.code, draft.span, message);
      return;
    }
    const clue = clueAt(draft, fault.line);
    const runs = clue.runs ?? [];
    if (fault.code !== 'clue-too-long') {
      this.fault(fault.code, 'run' in fault ? runs[fault.run] : clue, message);
      return;
    }
    const { room } = fault;
    const [line, side] = fault.side === 'rows' ? ['row', 'width'] : ['column', 'height'];
    const culprit = firstBeyond(clue, room);
    const tooLong = (culprit.length ?? 1) > room;
    this.fault(
      fault.code,
      culprit,
      tooLong
        ? `run ${shortened(String(culprit.length))} does not fit in a ${line} of ${counted(room, 'cell')}`
        : message,
      `check ${tooLong ? `the run${splitText(culprit.length, room)}` : `the runs of ${lineName(size, fault.line)}`}, or the ${side} of the puzzle`,
    );
  }
}

/** ` (2 3 instead of 23?)`: a number of two digits may be two runs whose separator is missing. */
function splitText(length: number | null, room: number): string {
  const [, first, second] = /^([1-9])([1-9])$/.exec(String(length)) ?? [];
  const isFitting = first !== undefined && Number(first) + 1 + Number(second) <= room;
  return isFitting ? ` (${first} ${second} instead of ${length}?)` : '';
}

function clueAt(draft: Draft, line: number): DraftClue {
  return line < draft.rows.length ? draft.rows[line] : draft.columns[line - draft.rows.length];
}

/** The run that is too long by itself, else the first that ends beyond the line's last cell. */
function firstBeyond(clue: DraftClue, room: number) {
  const runs = clue.runs ?? [];
  let used = 0;
  let first = runs[runs.length - 1];
  for (let i = runs.length - 1; i >= 0; i--) {
    if ((runs[i].length ?? 1) > room) first = runs[i];
  }
  if ((first.length ?? 1) > room) return first;
  for (let i = 0; i < runs.length; i++) {
    if (i > 0 && runs[i - 1].color === runs[i].color) used += 1;
    used += runs[i].length ?? 1;
    if (used > room) return runs[i];
  }
  return first;
}

/** Metadata while it is being gathered. */
export type MetadataFields = { -readonly [K in keyof Metadata]?: string | undefined };

/** Metadata without the fields that are absent or blank, and without control characters. */
export function metadata(fields: MetadataFields): Metadata {
  const entries: [string, string][] = [];
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined || value === '') continue;
    entries.push([field, field === 'description' ? harmlessLines(value) : harmlessLine(value)]);
  }
  return Object.fromEntries(entries) as Metadata;
}
