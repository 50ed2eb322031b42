// Writes a certificate while the search goes on: the engine's proof log becomes lines of text, handed out in pieces, so
// that a long proof never has to fit into memory. The checker (layer verify) shares no code with this file;
// docs/certificates.md is what both follow.
import { colorOf, type Grid, type Puzzle, puzzleHash, type Solution } from '../../model/index.js';
import type { SolveResult } from '../result.js';
import { LiteralNames } from './literal-names.js';

/** Takes the next piece of a certificate's text. */
export type CertificateSink = (text: string) => void;

/** Kinds of records: ProofRecord in wasm/assembly/proof-log.ts. */
export const PROOF_RECORDS = { lemma: 1, image: 2, probe: 3, deletion: 4, orderRun: 5, area: 6 } as const;

/** Characters that are collected before they are handed out. */
const PIECE = 1 << 16;

export class CertificateWriter {
  private readonly names: LiteralNames;
  /** Number of each clause of two and more literals that is still in use. */
  private readonly numbers = new Map<string, number>();
  private clauses = 0;
  private text: string;

  constructor(
    puzzle: Puzzle,
    given: Grid | undefined,
    private readonly sink: CertificateSink,
  ) {
    this.names = new LiteralNames(puzzle);
    this.text = `crosshatch-certificate 1\npuzzle ${puzzleHash(puzzle, given)}\n`;
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
    if (kind === PROOF_RECORDS.lemma) {
      let line = 'l';
      for (const literal of numbers) line += ` ${this.names.literal(literal)}`;
      this.clause(numbers);
      this.line(line);
    } else if (kind === PROOF_RECORDS.image) {
      this.clause(numbers.subarray(1));
      this.line(`s ${numbers[0]}`);
    } else if (kind === PROOF_RECORDS.probe) {
      this.line(`p ${this.names.cell(numbers[0])}`);
    } else if (kind === PROOF_RECORDS.area) {
      this.line('a');
    } else if (kind === PROOF_RECORDS.deletion) {
      const key = keyOf(numbers);
      const number = this.numbers.get(key);
      this.numbers.delete(key);
      if (number !== undefined) this.line(`d ${number}`);
    } else if (kind === PROOF_RECORDS.orderRun) {
      this.names.addOrderRun(numbers);
    }
  }

  private clause(literals: Int32Array): void {
    this.clauses += 1;
    if (literals.length > 1) this.numbers.set(keyOf(literals), this.clauses);
  }

  private line(line: string): void {
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

function keyOf(literals: Int32Array): string {
  return literals.slice().sort().join(' ');
}
