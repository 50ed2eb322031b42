// What is wrong with a file, as plain data with its place, and how it is printed.
import { bounded } from '../../messages/index.js';
import { FAULT_CODES, type Finding } from '../../model/index.js';

/** Every code that a fault of a file may carry, besides those of the puzzle in it; stable. */
export const PARSE_FAULT_CODES = [
  ...FAULT_CODES,
  'empty-input',
  'unknown-format',
  'ambiguous-format',
  'unsupported-kind',
  'input-too-large',
  'too-many-puzzles',
  'too-many-cells',
  'too-deep',
  'bad-syntax',
  'missing-part',
  'size-mismatch',
  'bad-grid',
  'stopped',
  'internal',
] as const;
/** A code of a parse fault. Stable. */
export type ParseFaultCode = (typeof PARSE_FAULT_CODES)[number];

/** A place in a file, with the line of text it is in. */
export interface Place {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count. */
  readonly column: number;
  /** The line of text or the part of it round the place; control characters replaced. */
  readonly excerpt: string;
  /** Index in `excerpt`, in characters, at which the fault begins, and how many characters it takes. */
  readonly caret: number;
  readonly span: number;
}

/** A reason why a file could not be read, with its place (line and column from 1), an excerpt and a hint. */
export interface ParseFault extends Place {
  readonly code: ParseFaultCode;
  /** What is wrong: a message, without capital and full stop. */
  readonly message: string;
  /** How to fix it. */
  readonly hint?: string;
}

/** Every code of a parse warning. Stable. */
export const PARSE_WARNING_CODES = [
  'color-totals-differ',
  'goal-differs',
  'assumed-marks',
  'left-out',
] as const;
/** A code of a parse warning. Stable. */
export type ParseWarningCode = (typeof PARSE_WARNING_CODES)[number];

/** Something odd in a file that still gives a puzzle. */
export interface ParseWarning extends Place {
  readonly code: ParseWarningCode;
  readonly message: string;
  readonly hint?: string;
  /** Index of the document concerned. */
  readonly document: number;
  /** With `color-totals-differ`: the model's finding. */
  readonly finding?: Finding;
}

/** The fault of a file on which our own code failed, and what to do about it. */
export function internalFault(what: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  const hint = 'this is a bug in Crosshatch; please report it together with the file';
  return { code: 'internal' as const, message: bounded(`${what} failed: ${reason}`), hint };
}

/** The most faults that are reported of one file. */
export const MAX_FAULTS = 20;

/**
 * The fault as compilers print it:
 *
 *     castle.non:12:7: run 12 does not fit in a row of 10 cells
 *       3,12,1
 *         ^^
 *       hint: check the run (1 2 instead of 12?), or the width of the puzzle
 *
 * @example
 * if (!file.ok) for (const fault of file.faults) console.error(formatFault(fault, 'castle.non'));
 */
export function formatFault(fault: ParseFault | ParseWarning, name = 'input'): string {
  const lines = [`${name}:${fault.line}:${fault.column}: ${fault.message}`];
  if (fault.excerpt.trim() !== '') {
    lines.push(`  ${fault.excerpt}`, `  ${' '.repeat(fault.caret)}${'^'.repeat(fault.span)}`);
  }
  if (fault.hint !== undefined) lines.push(`  hint: ${fault.hint}`);
  return lines.join('\n');
}
