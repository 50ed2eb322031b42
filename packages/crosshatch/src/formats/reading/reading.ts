// One attempt to read one file as one format: what readers read from and report to. Collects the
// documents, all faults (up to a number) and the warnings, and keeps the limits.
import {
  check,
  type Fault,
  type Grid,
  isComplete,
  lineLength,
  lineName,
  type Metadata,
  makePuzzle,
  type Palette,
  type Puzzle,
  type PuzzleDocument,
  puzzleOf,
  type Size,
  unknownGrid,
} from '../../model/index.js';
import type { Draft, DraftClue, Span } from './draft.js';
import { DEFAULT_LIMITS, type Limits } from './limits.js';
import {
  MAX_FAULTS,
  type ParseFault,
  type ParseFaultCode,
  type ParseWarning,
  shortened,
} from './parse-fault.js';
import type { SourceText } from './source-text.js';

export class Reading {
  readonly faults: ParseFault[] = [];
  readonly warnings: ParseWarning[] = [];
  readonly documents: PuzzleDocument[] = [];
  private cellsUsed = 0;

  constructor(
    readonly source: SourceText,
    readonly limits: Limits = DEFAULT_LIMITS,
  ) {}

  /** True once there is no point in reading on. */
  get full(): boolean {
    return this.faults.length >= MAX_FAULTS;
  }

  fault(code: ParseFaultCode, span: Span, message: string, hint?: string): undefined {
    if (this.full) return undefined;
    const place = this.source.place(span.offset, span.end);
    this.faults.push({ code, message, ...place, ...(hint === undefined ? {} : { hint }) });
    return undefined;
  }

  /** The puzzle of a draft; undefined when it has faults, which are then reported in their places. */
  puzzle(draft: Draft): Puzzle | undefined {
    const before = this.faults.length;
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
      this.warnings.push({
        code: finding.code,
        message: uncapitalised(finding.message),
        document: this.documents.length,
        finding,
        ...this.source.place((suspect ?? draft.span).offset, (suspect ?? draft.span).end),
      });
    }
    return this.faults.length === before ? made.puzzle : undefined;
  }

  /** A grid of unknown cells, counted against the limit; undefined (and a fault) when it is used up. */
  grid(size: Size, palette: Palette, span: Span): Grid | undefined {
    return this.spend(size.width * size.height, span) ? unknownGrid(size, palette) : undefined;
  }

  /** Counts cells against the limit, before they are made; false (and a fault) when it is used up. */
  spend(cells: number, span: Span): boolean {
    this.cellsUsed += cells;
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
    this.warnings.push({
      code: 'goal-differs',
      message: `the stored solution does not meet the clues: ${uncapitalised(checked.failures[0].message)}`,
      hint: 'the clues count; the stored solution is kept as it is',
      document: this.documents.length - 1,
      ...this.source.place(span.offset, span.end),
    });
  }

  /** Reports a fault of the model where its cause stands in the file. */
  private faultOfDraft(draft: Draft, fault: Fault): void {
    const size = { width: draft.columns.length, height: draft.rows.length };
    const message = uncapitalised(fault.message);
    if (fault.code === 'bad-palette') {
      this.fault(fault.code, draft.paletteSpan ?? draft.span, message);
      return;
    }
    if (fault.line === undefined) {
      this.fault(fault.code, draft.span, message);
      return;
    }
    const clue = clueAt(draft, fault.line);
    const runs = clue.runs ?? [];
    if (fault.code !== 'clue-too-long') {
      this.fault(fault.code, fault.run === undefined ? clue : runs[fault.run], message);
      return;
    }
    const room = lineLength(size, fault.line);
    const [line, side] = fault.line < size.height ? ['row', 'width'] : ['column', 'height'];
    const culprit = firstBeyond(clue, room);
    const tooLong = (culprit.length ?? 1) > room;
    const told = culprit.length === null ? '' : shortened(String(culprit.length));
    this.fault(
      fault.code,
      culprit,
      tooLong ? `run ${told} does not fit in a ${line} of ${room} ${room === 1 ? 'cell' : 'cells'}` : message,
      `check ${tooLong ? 'the run' : `the runs of ${lineName(size, fault.line)}`}, or the ${side} of the puzzle`,
    );
  }
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

/** The model speaks in sentences, a compiler-like message does not. */
function uncapitalised(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}

/** Metadata while it is being gathered. */
export type MetadataFields = { -readonly [K in keyof Metadata]?: string | undefined };

/** Metadata without the fields that are absent or blank. */
export function metadata(fields: MetadataFields): Metadata {
  const told = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(told) as Metadata;
}
