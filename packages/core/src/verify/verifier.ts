// Checks a certificate step by step against a puzzle (docs/certificates.md). A step is accepted only if it follows from
// the clues, the solutions listed so far and the steps before it; the claim at the end only if nothing is left to find.
import { check, type Grid, type Puzzle, puzzleHash, type Solution } from '../model/index.js';
import { areasAgree } from './area.js';
import { type Hint, Knowledge } from './knowledge.js';
import { imageOfCell, imageOfLiteral, keepsPuzzle } from './symmetry.js';

/** What a certificate claims: `count` with the number of solutions, all of them listed. */
export type Claim = 'unique' | 'none' | 'multiple' | 'count';

/** What the verifier found: a valid certificate, or the first step that does not hold. */
export type Verification =
  | {
      readonly ok: true;
      readonly claim: Claim;
      readonly solutions: readonly Solution[];
      /** Lines that were checked, and clauses among them. */
      readonly steps: number;
      readonly clauses: number;
    }
  | {
      readonly ok: false;
      /** The line of the certificate that fails, from 1. */
      readonly line: number;
      readonly message: string;
    };

const HEADER = 'crosshatch-certificate 2';
/** `3,5` (filled), `3,5:2` (has colour 2), `r3#2<=7` (a run of a row or column starts by a cell), `!` negates. */
const CELL = /^(!?)(\d{1,4}),(\d{1,4})(?::(\d{1,2}))?$/;
const START = /^(!?)([rc])(\d{1,4})#(\d{1,4})<=(\d{1,4})$/;
const LINE = /^[rc]\d{1,4}$/;

class StepFault extends Error {}

function fault(message: string): never {
  throw new StepFault(message);
}

/** Quotes a part of the certificate in a message, cut to a bearable length. */
function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

/** Takes the lines of a certificate one by one. A step that fails throws nothing: see `verifyCertificate`. */
export class Verifier {
  private readonly knowledge: Knowledge;
  private readonly solutions: Solution[] = [];
  /** The solutions as text. */
  private readonly texts = new Set<string>();
  private clauses = 0;
  private last: readonly number[] | undefined;
  private claim: Claim | undefined;
  /** What is known without assumptions is contradictory: there are no further solutions. */
  private isClosed: boolean;
  private lines = 0;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly given?: Grid,
  ) {
    this.knowledge = new Knowledge(puzzle, given);
    this.isClosed = this.knowledge.facts.subarray(0, this.knowledge.low).includes(0);
  }

  /** Checks one line; the failure, if it does not follow. */
  step(line: string): { readonly line: number; readonly message: string } | undefined {
    this.lines += 1;
    try {
      this.perform(line);
      return undefined;
    } catch (error) {
      if (error instanceof StepFault) return { line: this.lines, message: error.message };
      throw error;
    }
  }

  /** To be called after the last line. */
  finish(): Verification {
    const { claim, solutions, clauses, lines: steps } = this;
    if (claim !== undefined) return { ok: true, claim, solutions, steps, clauses };
    const message = 'The certificate ends without a claim (a line "q ...").';
    return { ok: false, line: steps + 1, message };
  }

  private perform(line: string): void {
    if (this.claim !== undefined)
      fault(`Found ${quoted(line)} behind the claim; expected the end of the file.`);
    if (this.lines === 1 && line !== HEADER) fault(`Found ${quoted(line)}; expected "${HEADER}".`);
    if (this.lines === 1) return;
    const [kind, ...words] = line.split(' ');
    if (this.lines === 2) this.checkHash(kind, words);
    else if (kind === 'u') this.addFacts(() => this.knowledge.follow(this.hints(words)));
    else if (kind === 'v') this.addSolution(words);
    else if (kind === 'l') this.addLemma(words);
    else if (kind === 's') this.addImage(Number(words[0]));
    else if (kind === 'p') this.probe(words);
    else if (kind === 'a') this.compareAreas();
    else if (kind === 'd') this.remove(Number(words[0]));
    else if (kind === 'q') this.conclude(words);
    else fault(`Found ${quoted(line)}; expected a line that begins with u, v, l, s, p, a, d or q.`);
  }

  private checkHash(kind: string, words: readonly string[]): void {
    const hash = puzzleHash(this.puzzle, this.given);
    if (kind !== 'puzzle' || words[0] !== hash) {
      fault(`The certificate is for another puzzle: found ${quoted(words[0] ?? '')}, expected ${hash}.`);
    }
  }

  /** `narrow` is false on a contradiction. */
  private addFacts(narrow: () => boolean): void {
    this.isClosed ||= !narrow();
  }

  private addSolution([text = '']: readonly string[]): void {
    const { width, height } = this.puzzle;
    const { colors } = this.knowledge;
    const rows = text.split('/');
    if (rows.length !== height || rows.some((row) => row.length !== width)) {
      fault(`The solution does not have ${height} rows of ${width} cells.`);
    }
    const cellColors = Array.from(rows.join(''), (character) => Number.parseInt(character, 36));
    const cells = Uint32Array.from(cellColors, (color) => (color < colors ? 1 << color : 0));
    const solution = { width, height, cells };
    if (!check(this.puzzle, solution).ok) fault('The grid does not satisfy the clues.');
    if (this.given?.cells.some((candidates, cell) => (candidates & cells[cell]) === 0)) {
      fault('The grid contradicts the given cells.');
    }
    if (this.texts.has(text)) fault('The same solution is listed twice.');
    this.texts.add(text);
    this.solutions.push(solution);
    this.last = undefined;
    // From here on: some cell differs from it.
    this.addClause(cellColors.map((color, cell) => 2 * (cell * colors + color) + 1));
  }

  private addLemma(words: readonly string[]): void {
    const colon = words.indexOf(':');
    if (colon < 0) fault('Expected the literals of the clause, a colon and hints.');
    const literals = words.slice(0, colon).map((word) => this.literal(word));
    const hints = this.hints(words.slice(colon + 1));
    const negated = literals.map((literal) => literal ^ 1);
    if (!this.isClosed && !this.knowledge.refutes(negated, hints)) {
      fault('This clause does not follow: the hints do not lead to a contradiction.');
    }
    this.last = literals;
    this.addClause(literals);
  }

  private addImage(symmetry: number): void {
    const { puzzle, knowledge, last } = this;
    if (last === undefined) fault('There is no clause before this line to take the image of.');
    if (!keepsPuzzle(puzzle, this.given, symmetry)) {
      fault(`Symmetry ${symmetry} changes the puzzle; expected one of 1 to 7 that does not.`);
    }
    if (!this.solutions.every((solution) => this.texts.has(imageText(solution, symmetry)))) {
      fault(`Symmetry ${symmetry} changes the solutions that are listed.`);
    }
    const image = last.map((literal) => imageOfLiteral(knowledge, puzzle, symmetry, literal));
    if (image.includes(true)) this.clauses += 1;
    else this.addClause(image.filter((literal) => typeof literal === 'number'));
  }

  /** Whatever the colour of the cell is: what no colour leaves possible is impossible. */
  private probe(words: readonly string[]): void {
    const { knowledge } = this;
    const [cellWord = '', ...cases] = words.join(' ').split(' : ');
    const variable = this.literal(`${cellWord}:0`) >> 1;
    const hints = new Map(
      cases.map((text) => text.split(' ')).map(([color, ...rest]) => [Number(color), this.hints(rest)]),
    );
    if (this.isClosed) return;
    const { facts, low, high, colors } = knowledge;
    const united = facts.map((_, place) => (place < low ? 0 : place < high ? knowledge.longest : -1));
    for (let color = 0; color < colors; color++) {
      knowledge.refutes([2 * (variable + color)], hints.get(color) ?? [], () => {
        for (let i = 0; i < low; i++) united[i] |= facts[i];
        for (let i = low; i < high; i++) united[i] = Math.min(united[i], facts[i]);
        for (let i = high; i < facts.length; i++) united[i] = Math.max(united[i], facts[i]);
      });
    }
    // Without any case that holds the first cell has no colour.
    this.isClosed = united[0] === 0;
    for (let place = 0; place < united.length; place++) knowledge.set(place, united[place]);
  }

  private compareAreas(): void {
    if (this.isClosed) return;
    if (areasAgree(this.knowledge, this.puzzle.height)) {
      fault('The rows and columns of every region need the same number of cells.');
    }
    this.isClosed = true;
  }

  private remove(number: number): void {
    if (!this.knowledge.clauses.delete(number)) fault(`There is no clause ${number}.`);
  }

  private conclude([claim, number]: readonly string[]): void {
    const found = this.solutions.length;
    if (claim === 'multiple') {
      if (found < 2) fault(`Found ${found} solutions; expected at least 2.`);
    } else if (claim === 'unique' || claim === 'none' || claim === 'count') {
      const expected = claim === 'unique' ? 1 : claim === 'none' ? 0 : Number(number);
      if (found !== expected) fault(`Found ${found} solutions; expected ${expected}.`);
      if (!this.isClosed) fault('The steps do not show that there are no further solutions.');
    } else {
      fault(`Found the claim ${quoted(claim ?? '')}; expected unique, none, multiple or count.`);
    }
    this.claim = claim as Claim;
  }

  /** Numbers a clause that holds; one with a single literal that is not false is a fact at once. */
  private addClause(literals: readonly number[]): void {
    this.clauses += 1;
    this.knowledge.clauses.set(this.clauses, literals);
    this.addFacts(() => this.knowledge.follow([this.clauses]));
  }

  private hints(words: readonly string[]): Hint[] {
    return words.filter((word) => word !== '').map((word) => this.hint(word));
  }

  /** A line, such as r3 or c5, or the number of a clause. */
  private hint(word: string): Hint {
    const { width, height } = this.puzzle;
    if (!LINE.test(word)) {
      const number = Number(word);
      if (!this.knowledge.clauses.has(number))
        fault(`The hint ${quoted(word)} is neither a line nor a clause.`);
      return number;
    }
    const index = Number(word.slice(1)) - 1;
    const isRow = word.startsWith('r');
    if (index < 0 || index >= (isRow ? height : width)) fault(`The puzzle has no line ${word}.`);
    return ~(isRow ? index : height + index);
  }

  private literal(word: string): number {
    const { width, height } = this.puzzle;
    const { colors, lines, longest, startVariables } = this.knowledge;
    const cell = CELL.exec(word);
    if (cell !== null) {
      const [row, column, color] = [Number(cell[2]) - 1, Number(cell[3]) - 1, Number(cell[4] ?? 1)];
      if (row < 0 || row >= height || column < 0 || column >= width || color >= colors) {
        fault(`${quoted(word)} is about a cell or colour that the puzzle does not have.`);
      }
      return 2 * ((row * width + column) * colors + color) + cell[1].length;
    }
    const start = START.exec(word);
    if (start === null) fault(`Found ${quoted(word)}; expected a literal such as 3,5 or !r2#1<=4.`);
    const line = lines[~this.hint(`${start[2]}${start[3]}`)];
    const [run, position] = [Number(start[4]) - 1, Number(start[5]) - 1];
    const isKnown = typeof line.lengths[run] === 'number';
    if (!isKnown || position < 0 || position >= line.cells.length) {
      fault(
        `${quoted(word)} is about a run or cell that the puzzle does not have, or a run of unknown length.`,
      );
    }
    return 2 * (startVariables + (line.firstRun + run) * longest + position) + start[1].length;
  }
}

/** The image of a solution as a certificate writes it. Pre: the symmetry keeps the puzzle. */
function imageText(solution: Solution, symmetry: number): string {
  const { width, height, cells } = solution;
  const characters = new Array<string>(cells.length);
  cells.forEach((set, cell) => {
    characters[imageOfCell(solution, symmetry, cell)] = (31 - Math.clz32(set)).toString(36);
  });
  const rowAt = (row: number) => characters.slice(row * width, (row + 1) * width).join('');
  return Array.from({ length: height }, (_, row) => rowAt(row)).join('/');
}

/**
 * Checks a certificate against a puzzle. The author of the certificate need not be trusted. Time grows with
 * the length of the certificate.
 *
 * @example
 * const verification = verifyCertificate(puzzle, text);
 * if (!verification.ok) throw new Error(`line ${verification.line}: ${verification.message}`);
 */
export function verifyCertificate(puzzle: Puzzle, certificate: string, given?: Grid): Verification {
  const verifier = new Verifier(puzzle, given);
  const lines = certificate.split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (const line of lines) {
    const failure = verifier.step(line);
    if (failure !== undefined) return { ok: false, ...failure };
  }
  return verifier.finish();
}
