// Saves and loads games as text: a JSON object with the moves in a short notation (move-text.ts) and the hash of the
// puzzle, but not the puzzle. Saved games are untrusted input: they are replayed move by move, and each move must be
// possible.
import { type Grid, type Puzzle, puzzleHash } from '../model/index.js';
import {
  changesText,
  type MarkedCell,
  moveText,
  type Notation,
  notationOf,
  parseMarks,
  parseMove,
} from './move-text.js';
import { beginPlay, goToMove, isGiven, type MarkChange, type Move, openTrial, type Play } from './play.js';

const FORMAT = 'crosshatch-play';
const VERSION = 1;

/** Maximum length of a saved game. */
const MOST_CHARACTERS = 2 ** 25;
/** Maximum number of marks and moves in a saved history; older moves are merged into the start. */
const MOST_CHANGES = 2 ** 21;

/** The fault codes of saved games; they are stable. */
export const PLAY_FAULT_CODES = [
  'not-a-play',
  'unknown-version',
  'other-puzzle',
  'bad-moves',
  'too-large',
] as const;
/** A code of a play fault. Stable. */
export type PlayFaultCode = (typeof PLAY_FAULT_CODES)[number];

/** Why a saved play could not be read. */
export interface PlayFault {
  readonly code: PlayFaultCode;
  readonly message: string;
}

/** What `readPlay` returns: the play, or why it was refused. */
export type ReadPlayResult =
  | { readonly ok: true; readonly play: Play }
  | { readonly ok: false; readonly fault: PlayFault };

/** Options of `writePlay`. */
export interface WritePlayOptions {
  /** Number of latest moves to keep for undo. Default: all, up to two million marks. */
  readonly moves?: number;
}

/**
 * The play as text, without the puzzle.
 *
 * @example
 * localStorage.setItem('play', writePlay(play));
 */
export function writePlay(play: Play, options: WritePlayOptions = {}): string {
  const { puzzle } = play;
  const notation = notationOf(puzzle);
  const from = firstKept(play, options.moves ?? Infinity);
  const { start, given } = from === 0 ? play : { ...goToMove(play, from), start: goToMove(play, from).grid };
  const begun = beginPlay(puzzle, given === null ? {} : { given });
  const done = withoutLoneKeeps(play.done.slice(from));
  const all = withoutLoneKeeps([...play.done.slice(from), ...play.undone.slice().reverse()]);
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    puzzle: puzzleHash(puzzle),
    start: changesText(notation, differences(begun.start, start)),
    moves: all.map((move) => moveText(notation, move)).join(';'),
    done: done.length,
  });
}

/** The index of the first move that is saved individually. */
function firstKept({ done, undone }: Play, moves: number): number {
  let room = undone.reduce((rest, move) => rest - cost(move), MOST_CHANGES);
  let from = done.length;
  while (from > 0 && done.length - from < moves && room >= cost(done[from - 1])) {
    from -= 1;
    room -= cost(done[from]);
  }
  return from;
}

function cost(move: Move): number {
  return move.changes.length + 1;
}

/** A trial whose start is not saved is ended. */
function withoutLoneKeeps(moves: readonly Move[]): Move[] {
  let open = 0;
  return moves.filter(({ kind }) => {
    if (kind === 'try') open += 1;
    if (kind !== 'keep') return true;
    open -= 1;
    if (open >= 0) return true;
    open = 0;
    return false;
  });
}

function differences(before: Grid, after: Grid): MarkChange[] {
  const changes: MarkChange[] = [];
  after.cells.forEach((to, cell) => {
    if (before.cells[cell] !== to) changes.push({ cell, from: before.cells[cell], to });
  });
  return changes;
}

/**
 * Reads what `writePlay` wrote. `given` as for `beginPlay`.
 *
 * @example
 * const read = readPlay(text, puzzle);
 * if (read.ok) play = read.play;
 */
export function readPlay(
  text: string,
  puzzle: Puzzle,
  options: { readonly given?: Grid } = {},
): ReadPlayResult {
  if (text.length > MOST_CHARACTERS) {
    return fault(
      'too-large',
      `The saved play has ${text.length} characters; at most ${MOST_CHARACTERS} are read.`,
    );
  }
  const { format, version, puzzle: hash, start, moves, done } = objectOf(text);
  if (format !== FORMAT) return fault('not-a-play', 'This is not a saved play.');
  if (version !== VERSION) {
    return fault(
      'unknown-version',
      `The saved play has version ${String(version).slice(0, 20)}; this reads ${VERSION}.`,
    );
  }
  if (hash !== puzzleHash(puzzle)) return fault('other-puzzle', 'The saved play belongs to another puzzle.');
  if (typeof start !== 'string' || typeof moves !== 'string' || typeof done !== 'number') {
    return fault('bad-moves', 'The saved play lacks its start, its moves or how many are done.');
  }
  const notation = notationOf(puzzle);
  const replay = new Replay(beginPlay(puzzle, options), notation);
  const marks = parseMarks(notation, start, puzzle.width * puzzle.height);
  if (marks === undefined || !replay.start(marks))
    return fault('bad-moves', 'The saved marks do not fit the puzzle.');
  for (const word of moves === '' ? [] : moves.split(';')) {
    const trouble = replay.add(word);
    if (trouble !== undefined) return trouble;
  }
  if (!Number.isInteger(done) || done < 0 || done > replay.moves.length) {
    return fault(
      'bad-moves',
      `The saved play has ${replay.moves.length} moves, and says that ${done} are done.`,
    );
  }
  return { ok: true, play: replay.play(done) };
}

function fault(code: PlayFaultCode, message: string): { readonly ok: false; readonly fault: PlayFault } {
  return { ok: false, fault: { code, message } };
}

/** The fields of an object; empty for other values. */
function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Rebuilds a game from its moves and rejects impossible ones. */
class Replay {
  readonly moves: Move[] = [];
  private readonly cells: Uint32Array;
  /** The last move that changed a cell, from 1. */
  private readonly changedBy: Uint32Array;
  private room = MOST_CHANGES;
  private open = 0;

  constructor(
    private readonly begun: Play,
    private readonly notation: Notation,
  ) {
    this.cells = begun.start.cells.slice();
    this.changedBy = new Uint32Array(this.cells.length);
  }

  /** Sets the marks before the first move. Returns false if they are invalid. */
  start(marks: readonly MarkedCell[]): boolean {
    if (this.changes(marks) === undefined) return false;
    this.begun.start.cells.set(this.cells);
    this.changedBy.fill(0);
    return true;
  }

  add(word: string): ReadPlayResult | undefined {
    const number = this.moves.length + 1;
    const draft = parseMove(this.notation, word, this.room);
    if (draft === undefined) return fault('bad-moves', `Move ${number} of the saved play can't be read.`);
    const { kind, marks } = draft;
    if (kind === 'try') this.open += 1;
    if (kind === 'keep') this.open -= 1;
    const isPause = kind === 'try' || kind === 'keep';
    const changes = this.changes(marks);
    this.room -= marks.length + 1;
    if (this.open < 0 || this.room < 0 || changes === undefined || (marks.length === 0) !== isPause) {
      return fault('bad-moves', `Move ${number} of the saved play is not possible.`);
    }
    this.moves.push({ kind, changes });
    return undefined;
  }

  /** Makes the changes; undefined if a cell is given, already has the mark, or occurs twice. */
  private changes(marks: readonly MarkedCell[]): MarkChange[] | undefined {
    const changes: MarkChange[] = [];
    const number = this.moves.length + 1;
    for (const { cell, to } of marks) {
      const from = this.cells[cell];
      if (from === to || isGiven(this.begun, cell) || this.changedBy[cell] === number) return undefined;
      this.changedBy[cell] = number;
      this.cells[cell] = to;
      changes.push({ cell, from, to });
    }
    return changes;
  }

  play(done: number): Play {
    const { moves, begun } = this;
    const grid = { ...begun.start, cells: this.cells };
    return goToMove({ ...begun, grid, done: moves, undone: [], trial: openTrial(moves) }, done);
  }
}
