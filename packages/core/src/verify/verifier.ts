// Checks a certificate step by step against a puzzle. A step is accepted only if it follows from the clues, the
// solutions listed so far and the steps before it; the claim at the end is accepted only if nothing is left to find.
import { check, clueOf, type Grid, type Puzzle, puzzleHash, type Solution } from '../model/index.js';
import { areasAgree } from './area.js';
import { CERTIFICATE_HEADER, type Claim, parseLiteral } from './certificate.js';
import { State } from './state.js';
import { ALWAYS, imageOfLiteral, imageText, keepsPuzzle, NEVER } from './symmetries.js';

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
  private readonly state: State;
  private readonly solutions: Solution[] = [];
  private readonly texts = new Set<string>();
  /** By number; undefined for a clause that is always true, a single literal, or removed. */
  private readonly clauses: ({ isDeleted: boolean } | undefined)[] = [];
  private last: readonly number[] | undefined;
  private claim: Claim | undefined;
  private isClosed = false;
  private lines = 0;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly given?: Grid,
  ) {
    this.state = new State(puzzle, given);
    this.isClosed = this.state.cells.includes(0) || !this.state.propagate();
  }

  /** Checks one line; the failure, if it does not follow. */
  step(line: string): { readonly line: number; readonly message: string } | undefined {
    this.lines += 1;
    try {
      this.take(line);
      return undefined;
    } catch (error) {
      if (error instanceof StepFault) return { line: this.lines, message: error.message };
      throw error;
    }
  }

  /** To be called after the last line. */
  finish(): Verification {
    const { claim, solutions, lines: steps } = this;
    if (claim === undefined) {
      return {
        ok: false,
        line: steps + 1,
        message: 'The certificate ends without a claim (a line "q ...").',
      };
    }
    return { ok: true, claim, solutions, steps, clauses: this.clauses.length };
  }

  private take(line: string): void {
    if (this.claim !== undefined)
      fault(`Found ${quoted(line)} behind the claim; expected the end of the file.`);
    if (this.lines === 1) {
      if (line !== CERTIFICATE_HEADER) fault(`Found ${quoted(line)}; expected "${CERTIFICATE_HEADER}".`);
      return;
    }
    const [kind, ...words] = line.split(' ');
    if (this.lines === 2) this.takeHash(kind, words);
    else if (kind === 'v') this.takeSolution(words);
    else if (kind === 'l') this.takeLemma(words.map((word) => this.literal(word)));
    else if (kind === 's') this.takeImage(Number(words[0]));
    else if (kind === 'p') this.takeProbe(words[0] ?? '');
    else if (kind === 'a') this.takeArea();
    else if (kind === 'd') this.takeDeletion(Number(words[0]));
    else if (kind === 'q') this.takeClaim(words);
    else fault(`Found ${quoted(line)}; expected a line that begins with v, l, s, p, a, d or q.`);
  }

  private takeHash(kind: string, words: readonly string[]): void {
    const hash = puzzleHash(this.puzzle, this.given);
    if (kind !== 'puzzle' || words[0] !== hash) {
      fault(`The certificate is for another puzzle: found ${quoted(words[0] ?? '')}, expected ${hash}.`);
    }
  }

  private takeSolution([text = '']: readonly string[]): void {
    const { width, height } = this.puzzle;
    const rows = text.split('/');
    if (rows.length !== height || rows.some((row) => row.length !== width)) {
      fault(`The solution does not have ${height} rows of ${width} cells.`);
    }
    const colors = Array.from(rows.join(''), (character) => Number.parseInt(character, 36));
    const cells = Uint32Array.from(colors, (color) => (color < this.state.colors ? 1 << color : 0));
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
    this.extend(colors.map((color, cell) => 2 * (cell * this.state.colors + color) + 1));
  }

  private takeLemma(literals: readonly number[]): void {
    if (!this.isClosed && !this.state.refutes(literals.map((literal) => literal ^ 1))) {
      fault('This clause does not follow by unit propagation and line solving.');
    }
    this.last = literals;
    this.number(literals);
  }

  private takeImage(symmetry: number): void {
    if (this.last === undefined) fault('There is no clause before this line to take the image of.');
    if (!keepsPuzzle(this.puzzle, this.given, symmetry)) {
      fault(`Symmetry ${symmetry} changes the puzzle; expected one of 1 to 7 that does not.`);
    }
    if (!this.solutions.every((solution) => this.texts.has(imageText(solution, symmetry)))) {
      fault(`Symmetry ${symmetry} changes the solutions that are listed.`);
    }
    const image = this.last.map((literal) => imageOfLiteral(this.state, literal, symmetry));
    if (image.includes(ALWAYS)) this.clauses.push(undefined);
    else this.number(image.filter((literal) => literal !== NEVER));
  }

  private takeProbe(word: string): void {
    const { state, puzzle } = this;
    const [row, column] = word.split(',').map((number) => Number(number) - 1);
    if (!(row >= 0 && row < puzzle.height && column >= 0 && column < puzzle.width)) {
      fault(`Found ${quoted(word)}; expected a row and a column of the puzzle.`);
    }
    if (this.isClosed) return;
    const cell = row * puzzle.width + column;
    const united = new Uint32Array(state.cells.length);
    for (let color = 0; color < state.colors; color++) {
      if (((state.cells[cell] >>> color) & 1) === 0) continue;
      state.assuming([2 * (cell * state.colors + color)], () => {
        for (let i = 0; i < united.length; i++) united[i] |= state.cells[i];
        return false;
      });
    }
    // What no value leaves possible is impossible.
    const holds = united.every((candidates, i) => state.narrowCell(i, candidates, -1));
    if (!holds || !state.propagate()) this.isClosed = true;
  }

  private takeArea(): void {
    if (this.isClosed) return;
    if (areasAgree(this.state)) fault('The rows and columns of every region need the same number of cells.');
    this.isClosed = true;
  }

  private takeDeletion(number: number): void {
    if (!(Number.isInteger(number) && number >= 1 && number <= this.clauses.length)) {
      fault(`There is no clause ${number} yet; expected 1 to ${this.clauses.length}.`);
    }
    const clause = this.clauses[number - 1];
    if (clause !== undefined) clause.isDeleted = true;
    this.clauses[number - 1] = undefined;
  }

  private takeClaim([claim, number]: readonly string[]): void {
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

  private number(literals: readonly number[]): void {
    const clause = this.extend(literals);
    this.clauses.push(clause);
  }

  private extend(literals: readonly number[]): { isDeleted: boolean } | undefined {
    if (this.isClosed) return undefined;
    const added = this.state.add(literals);
    if (added === false) this.isClosed = true;
    return typeof added === 'boolean' ? undefined : added;
  }

  private literal(word: string): number {
    const text = parseLiteral(word);
    if (text === undefined) fault(`Found ${quoted(word)}; expected a literal such as 3,5 or !r2#1<=4.`);
    const { width, height } = this.puzzle;
    const sign = text.negated ? 1 : 0;
    if (text.kind === 'cell') {
      const { row, column, color } = text;
      if (row < 0 || row >= height || column < 0 || column >= width || color >= this.state.colors) {
        fault(`The literal ${quoted(word)} is about a cell or colour that the puzzle does not have.`);
      }
      return 2 * ((row * width + column) * this.state.colors + color) + sign;
    }
    const index = text.isRow ? text.line : height + text.line;
    const line =
      text.line >= 0 && text.line < (text.isRow ? height : width) ? this.state.lines[index] : undefined;
    if (
      line === undefined ||
      text.run < 0 ||
      text.run >= line.runs ||
      text.start < 0 ||
      text.start >= line.cells.length
    ) {
      fault(`The literal ${quoted(word)} is about a run or cell that the puzzle does not have.`);
    }
    if (clueOf(this.puzzle, index)?.[text.run].length === null) {
      fault(`The literal ${quoted(word)} is about a run of unknown length.`);
    }
    return 2 * (this.state.startVariables[line.firstRun + text.run] + text.start) + sign;
  }
}

/**
 * Checks a certificate against a puzzle. The author of the certificate need not be trusted. Time grows with
 * the number of steps and the work that it takes to repeat each.
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
