// What must hold of every parse, whatever the input: it does not throw, what it reads is a well-formed puzzle,
// messages are short, and what it reads survives being written and read again.
import assert from 'node:assert/strict';
import {
  FORMATS,
  formatFault,
  PARSE_FAULT_CODES,
  type ParseResult,
  parse,
  write,
} from '../../formats/index.js';
import { canonicalText, makePuzzle, type PuzzleDocument } from '../../model/index.js';
import type { HostileInput } from './hostile-inputs.js';

interface Problem {
  readonly kind: 'throws' | 'malformed' | 'message' | 'round-trip';
  /** `detection`, or the id of the format that it was read as; after `>` the one that it was written in. */
  readonly where: string;
  readonly message: string;
}

/** Longest message, in characters. */
const MOST_MESSAGE = 10_000;

const WRITERS = FORMATS.filter((format) => format.parse !== undefined && format.write !== undefined);

/** `detection` and the readers of an input. */
export function waysToRead({ readers }: HostileInput): readonly string[] {
  return ['detection', ...readers];
}

interface Examined {
  readonly problems: readonly Problem[];
  /** Whether a puzzle was read. */
  readonly isRead: boolean;
}

/** Everything wrong with one parse. `turn` chooses the formats for the round trips; all of them at every 16th. */
export function examineParse(bytes: Uint8Array, way: string, turn: number): Examined {
  const problems: Problem[] = [];
  let result: ParseResult;
  try {
    result = parse(bytes, way === 'detection' ? {} : { from: way });
  } catch (error) {
    return { problems: [{ kind: 'throws', where: way, message: firstLines(error) }], isRead: false };
  }
  for (const text of messagesOf(result)) {
    if (text.length <= MOST_MESSAGE) continue;
    problems.push({
      kind: 'message',
      where: way,
      message: `${text.length} characters: ${text.slice(0, 80)}`,
    });
  }
  try {
    assertSane(result);
  } catch (error) {
    problems.push({ kind: 'malformed', where: way, message: firstLines(error) });
  }
  if (result.ok) problems.push(...roundTripProblems(result.documents, `${way} as ${result.format}`, turn));
  return { problems, isRead: result.ok };
}

function messagesOf(result: ParseResult): string[] {
  if (!result.ok) return result.faults.map((fault) => formatFault(fault));
  return result.warnings.map((warning) => JSON.stringify(warning));
}

/** The shape that `parse` promises. */
export function assertSane(result: ParseResult): void {
  if (!result.ok) {
    assert(result.faults.length >= 1 && result.faults.length <= 20, `${result.faults.length} faults`);
    for (const fault of result.faults) {
      assert(PARSE_FAULT_CODES.includes(fault.code), fault.code);
      assert.notEqual(fault.code, 'internal', fault.message);
      assert(fault.line >= 1 && fault.column >= 1 && fault.message.length > 0, 'a fault has no place');
      assert(fault.caret <= [...fault.excerpt].length && fault.excerpt.length <= 200, formatFault(fault));
    }
    return;
  }
  assert(result.documents.length >= 1, 'no document');
  for (const { puzzle, goal, given, saved = [], solutions = [] } of result.documents) {
    const made = makePuzzle(puzzle);
    assert(made.ok, JSON.stringify(made));
    assert.deepEqual(made.puzzle, puzzle);
    const all = 2 ** (puzzle.palette.colors.length + 1) - 1;
    for (const grid of [goal, given, ...saved, ...solutions]) {
      if (grid === undefined) continue;
      assert.deepEqual([grid.width, grid.height], [puzzle.width, puzzle.height]);
      assert.equal(grid.cells.length, puzzle.width * puzzle.height);
      assert(
        grid.cells.every((cell) => cell <= all),
        'a candidate that is not a colour',
      );
    }
  }
}

function roundTripProblems(documents: readonly PuzzleDocument[], from: string, turn: number): Problem[] {
  const [document] = documents;
  const chosen = turn % 16 === 0 ? WRITERS : [0, 1].map((i) => WRITERS[(turn * 2 + i) % WRITERS.length]);
  return chosen.flatMap((format): Problem[] => {
    const list = format.supports.several ? documents.slice(0, 3) : [document];
    const where = `${from} > ${format.id}`;
    try {
      const written = write(list, format.id);
      if (!written.ok) return [];
      const read = parse(written.output, { from: format.id });
      if (!read.ok) return [{ kind: 'round-trip', where, message: formatFault(read.faults[0]) }];
      const [want, got] = [list, read.documents].map((some) =>
        some.map(({ puzzle }) => canonicalText(puzzle)).join('\n'),
      );
      if (want === got) return [];
      const message = `wrote ${want.slice(0, 200)}, read ${got.slice(0, 200)}`;
      return [{ kind: 'round-trip', where, message }];
    } catch (error) {
      return [{ kind: 'throws', where, message: firstLines(error) }];
    }
  });
}

function firstLines(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.split('\n').slice(0, 3).join(' | ').slice(0, 500);
}
