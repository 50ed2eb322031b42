// The life of a solver: `init` forgets the last puzzle and reads a new one, `initSearch` makes the tables of a
// search, `growVariables` enlarges them for order literals. Tables of single features are made by their modules
// when they are first used. A puzzle that propagation solves never pays for the rest: some six bytes a cell.
import { Beam, Guide, States } from './beam/state';
import { Count } from './count/state';
import { excludeBefore } from './domains';
import { Cell, I32s, Line, LineFact, Run, U32s, Variable, WatchList, WindowRun, WordRange } from './layout';
import { PADDING } from './line/masks';
import { enqueue, initQueue } from './line-queue';
import { maskWordsOf, openMasks, readClue } from './lines';
import { growArray, growTable, newArray, newTable, newZeros, newZeroTable, takeBlock } from './memory';
import { ACTIVITY_PHASE, BELIEF_PHASE, EAGER_PHASE, Options, REDUCE_INTERVAL, Strategy } from './options';
import { initProofLog } from './proof-log';
import {
  Analysis,
  Antecedents,
  BeliefRun,
  Clauses,
  Conflict,
  Domains,
  Enumeration,
  Heap,
  KnownSolution,
  Learned,
  Lines,
  Long,
  Messages,
  Puzzle,
  Reduce,
  Restart,
  Search,
  Symmetries,
  Trail,
  Variables,
  Wide,
} from './state';
import { resetStats } from './stats';

/** Lines are numbered by 16 bits. */
const MAX_LINES: i32 = 0xffff;

/** Numbers before the clues. */
const HEADER: i32 = 7;

/** Forgets everything about the last puzzle, but not the input of the next. */
function reset(): void {
  resetStats();
  initProofLog();
  Trail.searching = false;
  Trail.level = 0;
  Trail.size = 0;
  Conflict.line = -1;
  Conflict.clause = 0;
  Conflict.lastOrigin = -1;
  Antecedents.clauseCapacity = 0;
  Symmetries.count = 0;
  Symmetries.imageCapacity = 0;
  Symmetries.hasSolution = false;
  KnownSolution.exists = false;
  Enumeration.isOn = false;
  Messages.exist = false;
  Messages.tempered = false;
  Messages.haveSecond = false;
  Messages.isUpdating = false;
  Messages.convergenceRound = 0;
  BeliefRun.number = 1;
  BeliefRun.tempered = false;
  BeliefRun.hasConflict = false;
  BeliefRun.diverged = false;
  BeliefRun.plainDepth = 0;
  BeliefRun.temperedDepth = 0;
  BeliefRun.updatedAt = 0;
  BeliefRun.hasOrder = false;
  BeliefRun.latest = -1;
  Beam.width = 0;
  States.width = 0;
  Guide.count = 0;
  Guide.number = 0;
  Guide.isComplete = false;
  Count.levels = -1;
  Count.solutions = 0;
  Count.isExact = false;
  Count.hasOverflown = false;
  Restart.fast = 0;
  Restart.slow = 0;
  Restart.conflicts = 0;
  Restart.sinceLast = 0;
  Restart.runs = 0;
  Reduce.interval = REDUCE_INTERVAL;
  Reduce.next = REDUCE_INTERVAL;
  Search.stage = 0;
  Search.lineSolvable = true;
  Search.found = 0;
  Search.resisting = false;
  Search.contraryFrom = Infinity;
  Search.probesDue = Infinity;
}

/**
 * Reads width, height, colours (with blank), strategy, seed (of a count: components to remember), features that are off, 1 if candidates are given; then
 * per line its number of runs (-1 = unknown) and their lengths (0 = blotted) and colours; then the given
 * candidates, if any. Pre: no given candidate set is empty.
 */
export function init(input: I32s): void {
  reset();
  Options.strategy = input[3];
  Options.seed = input[4];
  Options.off = input[5];
  const eager = Options.has(Strategy.EAGER);
  Search.beliefPhase = eager ? EAGER_PHASE : BELIEF_PHASE;
  Search.activityPhase = eager ? EAGER_PHASE : ACTIVITY_PHASE;
  Puzzle.clues = input.from(HEADER);
  initLines(input[0], input[1], input[2], countRuns(input[0] + input[1]));
  const given = readClues();
  Domains.candidates = newArray<u32>(Puzzle.cells);
  Domains.unknown = Puzzle.cells;
  Domains.areRead = false;
  initQueue();
  for (let line = 0; line < Lines.count; line++) enqueue(line);
  if (input[6] !== 0) readGiven(changetype<U32s>(given));
}

function countRuns(lines: i32): i32 {
  let all = 0;
  let clue = Puzzle.clues;
  for (let line = 0; line < lines; line++) {
    const runs = max(clue[0], 0);
    all += runs;
    clue = clue.from(1 + 2 * runs);
  }
  return all;
}

/** Also for a line by itself: a puzzle of one row without columns. */
export function initLines(width: i32, height: i32, colors: i32, runs: i32): void {
  Puzzle.width = width;
  Puzzle.height = height;
  Puzzle.colors = colors;
  Puzzle.cells = width * height;
  Lines.count = 0;
  Lines.capacity = width + height;
  Lines.table = newTable<Line>(Lines.capacity);
  Lines.runCount = 0;
  Lines.runs = newTable<Run>(runs);
  Lines.firstRun = newArray<i32>(Lines.capacity + 1);
  Lines.firstRun[0] = 0;
  Lines.rowMasks = newArray<u64>(height * maskWordsOf(width));
  Lines.columnMasks = newArray<u64>(width * maskWordsOf(height));
}

/** Reads all clues; returns the input behind them. */
function readClues(): I32s {
  let words = 0;
  let runs = 0;
  let levels = 1;
  let clue = Puzzle.clues;
  for (let number = 0; number < Lines.capacity; number++) {
    clue = readClue(clue[0], clue.from(1));
    const line = Lines.table[number];
    openMasks(line);
    words = max(words, line.words);
    runs = max(runs, line.runCount);
    levels = max(levels, line.levels);
  }
  if (words > 1) {
    initLong(words, runs, levels);
    initWide(words, runs, levels);
  }
  return clue;
}

function readGiven(given: U32s): void {
  for (let cell = 0; cell < Puzzle.cells; cell++) {
    const row = cell / Puzzle.width;
    const column = cell - row * Puzzle.width;
    for (let color = 0; color < Puzzle.colors; color++) {
      if ((given[cell] & ((<u32>1) << color)) !== 0) continue;
      excludeBefore(row, column, color);
      excludeBefore(Puzzle.height + column, row, color);
    }
  }
}

/** Scratch memory for one-colour lines of at most `words` words, `runs` runs and `levels` levels. */
export function initLong(words: i32, runs: i32, levels: i32): void {
  const most = words + PADDING;
  Long.blank = newArray<u64>(most);
  Long.fits = newArray<u64>(levels * most);
  Long.spread = newArray<u64>(levels * most);
  Long.used = newArray<u64>(most);
  Long.left = newArray<u64>(2 * most);
  Long.windows = newTable<WindowRun>(runs);
  Long.steps = newArray<u64>(8 * words);
  Long.reach = newArray<u64>((runs + 1) * most);
  Long.starts = newArray<u64>((runs + 1) * most);
  Long.ranges = newTable<WordRange>(runs + 1);
  Long.back = newArray<u64>(most);
}

/** The same for lines of any kind. */
export function initWide(words: i32, runs: i32, levels: i32): void {
  const colors = Puzzle.colors;
  Wide.reach = newArray<u64>((runs + 1) * words);
  Wide.starts = newArray<u64>((runs + 1) * words);
  Wide.ranges = newTable<WordRange>(runs + 1);
  Wide.fits = newArray<u64>(colors * levels * words);
  Wide.spread = newArray<u64>(colors * levels * words);
  Wide.from = newArray<u64>(words + 1);
  Wide.ends = newArray<u64>(words + 1);
  Wide.back = newArray<u64>(words + 1);
  Wide.used = newArray<u64>(words + 1);
  Wide.steps = newArray<u64>(6 * words);
  Wide.left = newArray<u64>(colors * words);
}

/** Makes the tables of a search. Pre: propagated, candidates are read, the queue is empty. */
export function initSearch(): void {
  const colors = Puzzle.colors;
  const count = colors === 2 ? Puzzle.cells : Puzzle.cells * colors;
  Variables.ofCells = count;
  Variables.count = count;
  Heap.activity = newZeros<f64>(count);
  Heap.variables = newArray<i32>(count);
  Heap.places = newZeros<i32>(count);
  Heap.size = 0;
  Heap.increment = 1;
  // A line falls into no more parts than it has runs.
  const capacity = min(Puzzle.width + Puzzle.height + Lines.runCount, MAX_LINES);
  Lines.table = growTable<Line>(Lines.table, Lines.count, capacity);
  Lines.capacity = capacity;
  Lines.cells = newTable<Cell>(Puzzle.cells);
  initQueue();
  Variables.values = newZeros<u8>(2 * count);
  Variables.table = newZeroTable<Variable>(count);
  Variables.phases = newZeros<u8>(count);
  Trail.literals = newArray<i32>(count + 1);
  Trail.levelStart = newArray<i32>(count + 2);
  Trail.searching = true;
  Trail.level = 0;
  Trail.size = 0;
  Clauses.watches = newZeroTable<WatchList>(2 * count);
  Clauses.learnedCapacity = 1024;
  Clauses.learned = changetype<U32s>(takeBlock((<usize>Clauses.learnedCapacity) << 2));
  Clauses.learnedCount = 0;
  const longest = max(Puzzle.width, Puzzle.height);
  Antecedents.buffer = newArray<i32>(longest * colors + colors + 1);
  Antecedents.facts = newTable<LineFact>(longest * colors + 1);
  Antecedents.masks = newArray<u64>(colors * ((longest >> 6) + 1));
  Antecedents.rootMasks = newArray<u64>(colors * ((longest >> 6) + 1));
  initAnalysis();
}

function initAnalysis(): void {
  const count = Variables.count;
  Learned.literals = newArray<i32>(count + 1);
  Analysis.seen = newZeros<u8>(count);
  Analysis.marked = newArray<i32>(count + 1);
  Analysis.stack = newArray<i32>(count + 1);
  Analysis.levelStamps = newZeros<i32>(count + 2);
  Analysis.stamp = 0;
}

/** Makes room for further variables. Pre: at the root. */
export function growVariables(extra: i32): void {
  const old = Variables.count;
  const count = old + extra;
  Variables.count = count;
  Variables.values = growArray<u8>(Variables.values, 2 * old, 2 * count);
  Variables.table = growTable<Variable>(Variables.table, old, count);
  Variables.phases = growArray<u8>(Variables.phases, old, count);
  Trail.literals = growArray<i32>(Trail.literals, old + 1, count + 1);
  Trail.levelStart = growArray<i32>(Trail.levelStart, old + 2, count + 2);
  Heap.activity = growArray<f64>(Heap.activity, old, count);
  Heap.variables = growArray<i32>(Heap.variables, old, count);
  Heap.places = growArray<i32>(Heap.places, old, count);
  Clauses.watches = growTable<WatchList>(Clauses.watches, 2 * old, 2 * count);
  initAnalysis();
}
