// Writes a certificate while the search goes on: the engine's proof log becomes lines of text, handed out in pieces, so
// that a long proof never has to fit into memory. The checker (layer verify) shares no code with this file;
// docs/certificates.md is what both follow.
import { colorOf, type Grid, type Puzzle, puzzleHash, type Solution } from '../../model/index.js';
import type { SolveResult } from '../result.js';
import { LiteralNames } from './literal-names.js';

/** Takes the next piece of a certificate's text. */
export type CertificateSink = (text: string) => void;

/** Kinds of records: ProofRecord in wasm/assembly/proof-log.ts. */
export const PROOF_RECORDS = {
  lemma: 1,
  image: 2,
  probe: 3,
  deletion: 4,
  orderRun: 5,
  area: 6,
  facts: 7,
  address: 8,
  solution: 9,
  case: 10,
  agreed: 11,
} as const;

/** In place of a clause's address in a hint: the last solution that the search has found itself. */
export const SOLUTION_FOUND = 2;

/** Characters that are collected before they are handed out. */
const PIECE = 1 << 16;

/** Facts in one line of the text: there are as many of them as steps of propagation. */
const FACTS_PER_LINE = 500;

export class CertificateWriter {
  private readonly names: LiteralNames;
  /** Number of the clause at each address of the engine. */
  private readonly numbers = new Map<number, number>();
  private clauses = 0;
  private text: string;
  private facts: string[] = [];
  /** The cell that is probed, and what each of its colours implies by which hints. */
  private probed = '';
  private cases: { readonly color: number; readonly hints: string }[] = [];
  private isFound = false;

  constructor(
    private readonly puzzle: Puzzle,
    given: Grid | undefined,
    private readonly sink: CertificateSink,
  ) {
    this.names = new LiteralNames(puzzle);
    this.text = `crosshatch-certificate 4\npuzzle ${puzzleHash(puzzle, given)}\n`;
  }

  /** What the engine has logged since the last call. Records of a trace are skipped. */
  add(records: Int32Array): void {
    forEachRecord(records, (kind, numbers) => this.record(kind, numbers));
  }

  /** A solution that was found, after the records up to it. */
  solution({ width, height, cells }: Solution): void {
    const rows = Array.from({ length: height }, (_, row) =>
      Array.from(cells.subarray(row * width, (row + 1) * width), (set) =>
        (colorOf(set) ?? 0).toString(36),
      ).join(''),
    );
    this.clauses += 1;
    if (this.isFound) this.numbers.set(SOLUTION_FOUND, this.clauses);
    this.isFound = false;
    this.line(`v ${rows.join('/')}`);
  }

  /** The claim. An undecided result proves nothing: the text ends without one. */
  end(result: SolveResult): void {
    if (result.verdict === 'unique' || result.verdict === 'none') this.line(`q ${result.verdict}`);
    if (result.verdict === 'multiple') {
      this.line(result.complete ? `q count ${result.solutions.length}` : 'q multiple');
    }
    this.flush();
  }

  private record(kind: number, numbers: Int32Array): void {
    switch (kind) {
      case PROOF_RECORDS.lemma: {
        const hints = 1 + numbers[0];
        let line = 'l';
        for (let i = 1; i < hints; i++) line += ` ${this.names.literal(numbers[i])}`;
        this.clauses += 1;
        this.line(`${line} :${this.hints(numbers, hints)}`);
        break;
      }
      case PROOF_RECORDS.image:
        this.clauses += 1;
        this.line(`s ${numbers[0]}`);
        break;
      case PROOF_RECORDS.address:
        this.numbers.set(numbers[0], this.clauses);
        break;
      case PROOF_RECORDS.deletion:
        this.line(`d ${this.numbers.get(numbers[0])}`);
        this.numbers.delete(numbers[0]);
        break;
      case PROOF_RECORDS.facts:
        for (const hint of numbers) this.fact(this.hint(hint));
        break;
      case PROOF_RECORDS.probe:
        this.probed = this.names.cell(numbers[0]);
        this.cases = [];
        break;
      case PROOF_RECORDS.case:
        this.cases.push({ color: numbers[0], hints: this.hints(numbers, 1) });
        break;
      case PROOF_RECORDS.agreed:
        for (const literal of numbers) this.agreed(this.names.literal(literal));
        break;
      case PROOF_RECORDS.solution:
        this.isFound = true;
        break;
      case PROOF_RECORDS.area:
        this.area(numbers);
        break;
      case PROOF_RECORDS.orderRun:
        this.names.addOrderRun(numbers);
        break;
    }
  }

  /** Every colour of the probed cell implies the literal: one clause for each but the last, which needs them all. */
  private agreed(literal: string): void {
    let known = '';
    this.cases.forEach(({ color, hints }, i) => {
      const isLast = i === this.cases.length - 1;
      this.clauses += 1;
      this.line(
        isLast ? `l ${literal} :${known}${hints}` : `l !${this.probed}:${color} ${literal} :${hints}`,
      );
      known += ` ${this.clauses}`;
    });
  }

  /** Parts of lines, each three numbers: line, offset, length. Those of rows have all cells of the region. */
  private area(numbers: Int32Array): void {
    const region = this.puzzle.rows.map(() => new Array<number>(this.puzzle.width).fill(0));
    for (let i = 0; i < numbers.length; i += 3) {
      region[numbers[i]]?.fill(1, numbers[i + 1], numbers[i + 1] + numbers[i + 2]);
    }
    this.line(`a ${region.map((row) => row.join('')).join('/')}`);
  }

  /** A line, or, negated, the address of a clause. */
  private hint(hint: number): string {
    return hint < 0 ? `${this.numbers.get(-hint)}` : this.names.line(hint);
  }

  private hints(numbers: Int32Array, from: number): string {
    let text = '';
    for (let i = from; i < numbers.length; i++) text += ` ${this.hint(numbers[i])}`;
    return text;
  }

  private fact(hint: string): void {
    if (this.facts.at(-1) !== hint) this.facts.push(hint);
    if (this.facts.length === FACTS_PER_LINE) this.writeFacts();
  }

  private writeFacts(): void {
    if (this.facts.length > 0) this.text += `u ${this.facts.join(' ')}\n`;
    this.facts = [];
  }

  private line(line: string): void {
    this.writeFacts();
    this.text += `${line}\n`;
    if (this.text.length >= PIECE) this.flush();
  }

  private flush(): void {
    this.sink(this.text);
    this.text = '';
  }
}

/** Calls `use` for each record of the engine's log. */
export function forEachRecord(records: Int32Array, use: (kind: number, numbers: Int32Array) => void): void {
  for (let at = 0; at < records.length; ) {
    const count = records[at + 1];
    use(records[at], records.subarray(at + 2, at + 2 + count));
    at += 2 + count;
  }
}
