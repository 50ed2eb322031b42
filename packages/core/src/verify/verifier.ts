// Checks a certificate step by step against a puzzle (docs/certificates.md). A step is accepted only if it follows from
// the clues, the solutions listed so far and the steps before it; the claim at the end only if nothing is left to find.
import { type Grid, type Puzzle, puzzleHash, type Solution } from '../model/index.js';
import { type Clause, Knowledge, type Literal } from './knowledge.js';
import type { Line } from './line.js';
import { Symmetry } from './symmetry.js';

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

const HEADER = 'crosshatch-certificate 4';
/** `3,5` (filled), `3,5:2` (has colour 2), `r3#2<=7` (the second run of row 3 starts by cell 7); `!` negates. */
const LITERAL = /^(!?)(?:([1-9]\d*),([1-9]\d*)(?::(0|[1-9]\d*))?|([rc]\d+)#([1-9]\d*)<=([1-9]\d*))$/;

class StepFault extends Error {}

function require(condition: boolean, message: string): asserts condition {
  if (!condition) throw new StepFault(message);
}

/** Quotes a part of the certificate in a message, cut to a bearable length. */
function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

/** Takes the lines of a certificate one by one. A step that fails throws nothing: see `verifyCertificate`. */
export class Verifier {
  private readonly knowledge: Knowledge;
  /** The solutions, by their cells as text. */
  private readonly solutions = new Map<string, Solution>();
  /** Symmetries of the puzzle and of the solutions listed so far. */
  private readonly symmetries = new Map<string, Symmetry>();
  private last: Clause | undefined;
  private claim: Claim | undefined;
  private clauses = 0;
  private lines = 0;
  /** What is known without assumptions is contradictory: there are no further solutions. */
  private isClosed: boolean;

  private readonly hash: string;

  constructor(
    private readonly puzzle: Puzzle,
    given?: Grid,
  ) {
    this.hash = puzzleHash(puzzle, given);
    this.knowledge = new Knowledge(puzzle, given);
    this.isClosed = this.knowledge.given.includes(0);
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
    const { claim, clauses, lines: steps } = this;
    if (claim !== undefined)
      return { ok: true, claim, solutions: [...this.solutions.values()], steps, clauses };
    return { ok: false, line: steps + 1, message: 'The certificate ends without a claim (a line "q ...").' };
  }

  private perform(line: string): void {
    const isOpen = this.claim === undefined;
    require(isOpen, `Found ${quoted(line)} behind the claim; expected the end of the file.`);
    const [kind, ...words] = line.split(' ');
    const rest = line.slice(kind.length + 1);
    if (this.lines === 1) {
      const isOther = /^crosshatch-certificate \d+$/.test(line);
      const advice = isOther ? ' Certificates of another version have to be written again.' : '';
      require(line === HEADER, `Found ${quoted(line)}; expected "${HEADER}".${advice}`);
    } else if (this.lines === 2)
      require(line === `puzzle ${this.hash}`, 'The certificate is for another puzzle.');
    else if (kind === 'u') this.addFacts(words.map((word) => this.hint(word)));
    else if (kind === 'v') this.addSolution(this.colors(rest));
    else if (kind === 'l') this.addLemma(words);
    else if (kind === 's') this.addImage(rest);
    else if (kind === 'a') this.compareArea(this.colors(rest));
    else if (kind === 'd')
      require(this.knowledge.clauses.delete(rest), `There is no clause ${quoted(rest)}.`);
    else if (kind === 'q') this.conclude(rest);
    else require(false, `Found ${quoted(line)}; expected a line that begins with u, v, l, s, a, d or q.`);
  }

  private addFacts(hints: readonly (Line | Clause)[]): void {
    this.isClosed ||= !this.knowledge.follow(hints);
  }

  /** Numbers a clause that holds. If all of its literals but one are false, that one is a fact at once. */
  private addClause(clause: Clause): void {
    this.clauses += 1;
    this.knowledge.clauses.set(`${this.clauses}`, clause);
    this.addFacts([clause]);
  }

  private addSolution(colors: readonly number[]): void {
    // If all lines have a placement, the grid is a solution, because all of its cells are known.
    const literals = colors.map((color, place) => ({ isNegated: false, place, value: 1 << color }));
    const allLines = [...this.knowledge.lines.values()];
    const isSolution = !this.isClosed && !this.knowledge.refutes(literals, true, allLines);
    require(isSolution, 'The grid does not satisfy the clues, or contradicts given cells or the steps before.');
    const cells = Uint32Array.from(literals, ({ value }) => value);
    require(!this.solutions.has(cells.join()), 'The same solution is listed twice.');
    const { width, height } = this.puzzle;
    this.solutions.set(cells.join(), { width, height, cells });
    this.symmetries.clear();
    this.last = undefined;
    // From here on: some cell differs from it.
    this.addClause(literals.map((literal) => ({ ...literal, isNegated: true })));
  }

  private addLemma(words: readonly string[]): void {
    const colon = words.indexOf(':');
    require(colon >= 0, 'Expected the literals of the clause, a colon and hints.');
    const literals = words.slice(0, colon).map((word) => this.literal(word));
    const hints = words.slice(colon + 1).map((word) => this.hint(word));
    const follows = this.isClosed || this.knowledge.refutes(literals, false, hints);
    require(follows, 'This clause does not follow: the hints do not lead to a contradiction.');
    this.last = literals;
    this.addClause(literals);
  }

  private addImage(name: string): void {
    require(this.last !== undefined, 'There is no clause before this line to take the image of.');
    const symmetry = this.symmetries.get(name) ?? this.symmetry(name);
    this.symmetries.set(name, symmetry);
    this.addClause(this.last.map((literal) => symmetry.imageOf(literal)));
  }

  private symmetry(name: string): Symmetry {
    const { lines, given } = this.knowledge;
    const symmetry = new Symmetry([...lines.values()], this.puzzle, Number(name));
    const isSymmetry = /^[1-7]$/.test(name) && symmetry.keepsClues && symmetry.turned(given) === given.join();
    require(isSymmetry, `${quoted(name)} is not a symmetry of the puzzle.`);
    const solutions = [...this.solutions.values()];
    const keepsSolutions = solutions.every(({ cells }) => this.solutions.has(symmetry.turned(cells)));
    require(keepsSolutions, `Symmetry ${name} changes the solutions that are listed.`);
    return symmetry;
  }

  /** Rows can fill fewer cells of the region than columns have to, or columns fewer than rows have to. */
  private compareArea(region: readonly number[]): void {
    const { lines, facts } = this.knowledge;
    const most = (sign: number) =>
      [...lines].reduce((sum, [name, line]) => {
        const weight = name[0] === 'r' ? sign : -sign;
        return sum + line.most(facts, (cell) => weight * region[cell]);
      }, 0);
    const isContradiction = this.isClosed || most(1) < 0 || most(-1) < 0;
    require(isContradiction, 'Rows and columns can fill equally many cells of this region.');
    this.isClosed = true;
  }

  private conclude(text: string): void {
    const [claim, number] = text.split(' ');
    const found = this.solutions.size;
    const expected = { unique: 1, none: 0, multiple: Math.max(found, 2), count: Number(number) }[claim];
    require(expected !== undefined, `Found ${quoted(text)}; expected unique, none, multiple or count N.`);
    require(found === expected, `Found ${found} solutions; expected ${expected}.`);
    const isProven = claim === 'multiple' || this.isClosed;
    require(isProven, 'The steps do not show that there are no further solutions.');
    this.claim = claim as Claim;
  }

  /** A number for each cell: its colour, or whether it is in a region. */
  private colors(text: string): number[] {
    const { width, height, palette } = this.puzzle;
    const rows = text.split('/');
    const hasSize = rows.length === height && rows.every((row) => row.length === width);
    require(hasSize, `The grid does not have ${height} rows of ${width} cells.`);
    const colors = Array.from(rows.join(''), (character) => Number.parseInt(character, 36));
    require(colors.every((color) => color <= palette.colors.length), 'A cell has no known colour.');
    return colors;
  }

  /** A line such as r3 or c5, or the clause with this number. */
  private hint(word: string): Line | Clause {
    const hint = this.knowledge.lines.get(word) ?? this.knowledge.clauses.get(word);
    require(hint !== undefined, `There is no line or clause ${quoted(word)}.`);
    return hint;
  }

  private literal(word: string): Literal {
    const match = LITERAL.exec(word);
    require(match !== null, `Found ${quoted(word)}; expected a literal such as 3,5 or !r2#1<=4.`);
    const [, sign, row, column, color = '1', name, run, start] = match;
    const { width, height, palette } = this.puzzle;
    const isNegated = sign !== '';
    if (name === undefined) {
      const place = indexOf(row, height, word) * width + indexOf(column, width, word);
      require(Number(color) <= palette.colors.length, `The puzzle has no colour ${color}.`);
      return { isNegated, place, value: 1 << Number(color) };
    }
    const { clue, cells = [], runs = [] } = this.knowledge.lines.get(name) ?? {};
    const index = indexOf(run, runs.length, word);
    require(clue?.[index].length !== null, `${quoted(word)} is about a run of unknown length.`);
    return { isNegated, place: runs[index], value: indexOf(start, cells.length, word) };
  }
}

/** A number from 1 to `last`, counted from 0. */
function indexOf(text: string, last: number, word: string): number {
  const number = Number(text);
  const exists = Number.isInteger(number) && number >= 1 && number <= last;
  require(exists, `${quoted(word)} is about something that the puzzle does not have.`);
  return number - 1;
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
