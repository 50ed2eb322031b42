// Writes a certificate while the search goes on: the engine's proof log becomes lines of text, handed out in pieces, so
// that a long proof never has to fit into memory. The checker (layer verify) shares no code with this file;
// docs/certificates.md is what both follow.
import { colorOf, type Grid, type Puzzle, puzzleHash, type Solution } from '../../model/index.js';
import type { SolveResult } from '../result.js';

/** Takes the next piece of a certificate's text. */
export type CertificateSink = (text: string) => void;

/** Kinds of records: ProofRecord in wasm/assembly/proof-log.ts. */
export const PROOF_RECORDS = { lemma: 1, image: 2, probe: 3, deletion: 4, orderRun: 5, area: 6 } as const;

/** Characters that are collected before they are handed out. */
const PIECE = 1 << 16;

interface OrderRun {
  readonly firstVariable: number;
  readonly name: string;
  readonly low: number;
}

export class CertificateWriter {
  private readonly colors: number;
  private readonly cellVariables: number;
  private readonly orderRuns: OrderRun[] = [];
  /** Number of each clause of two and more literals that is still in use. */
  private readonly numbers = new Map<string, number>();
  private clauses = 0;
  private text: string;

  constructor(
    private readonly puzzle: Puzzle,
    given: Grid | undefined,
    private readonly sink: CertificateSink,
  ) {
    this.colors = puzzle.palette.colors.length + 1;
    const { width, height } = puzzle;
    this.cellVariables = width * height * (this.colors === 2 ? 1 : this.colors);
    this.text = `crosshatch-certificate 1\npuzzle ${puzzleHash(puzzle, given)}\n`;
  }

  /** What the engine has logged since the last call. */
  add(records: Int32Array): void {
    for (let at = 0; at < records.length; ) {
      const kind = records[at];
      const count = records[at + 1];
      this.record(kind, records.subarray(at + 2, at + 2 + count));
      at += 2 + count;
    }
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
      for (const literal of numbers) line += ` ${this.literal(literal)}`;
      this.clause(numbers);
      this.line(line);
    } else if (kind === PROOF_RECORDS.image) {
      this.clause(numbers.subarray(1));
      this.line(`s ${numbers[0]}`);
    } else if (kind === PROOF_RECORDS.probe) {
      this.line(`p ${this.cell(numbers[0])}`);
    } else if (kind === PROOF_RECORDS.area) {
      this.line('a');
    } else if (kind === PROOF_RECORDS.deletion) {
      const key = keyOf(numbers);
      const number = this.numbers.get(key);
      this.numbers.delete(key);
      if (number !== undefined) this.line(`d ${number}`);
    } else {
      const [firstVariable, line, run, low] = numbers;
      const { height } = this.puzzle;
      const side = line < height ? `r${line + 1}` : `c${line - height + 1}`;
      this.orderRuns.push({ firstVariable, name: `${side}#${run + 1}`, low });
    }
  }

  private clause(literals: Int32Array): void {
    this.clauses += 1;
    if (literals.length > 1) this.numbers.set(keyOf(literals), this.clauses);
  }

  private cell(cell: number): string {
    return `${Math.floor(cell / this.puzzle.width) + 1},${(cell % this.puzzle.width) + 1}`;
  }

  /** A literal of the engine (assembly/domains.ts) in words. */
  private literal(literal: number): string {
    const variable = literal >> 1;
    const isSecond = (literal & 1) !== 0;
    if (variable >= this.cellVariables) {
      const { firstVariable, name, low } = this.orderRun(variable);
      return `${isSecond ? '!' : ''}${name}<=${low + variable - firstVariable + 1}`;
    }
    if (this.colors === 2) return `${isSecond ? '!' : ''}${this.cell(variable)}`;
    const cell = Math.floor(variable / this.colors);
    return `${isSecond ? '' : '!'}${this.cell(cell)}:${variable - cell * this.colors}`;
  }

  /** They are logged in the order of their variables. */
  private orderRun(variable: number): OrderRun {
    let from = 0;
    let to = this.orderRuns.length - 1;
    while (from < to) {
      const middle = (from + to + 1) >> 1;
      if (this.orderRuns[middle].firstVariable <= variable) from = middle;
      else to = middle - 1;
    }
    return this.orderRuns[from];
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

function keyOf(literals: Int32Array): string {
  return literals.slice().sort().join(' ');
}
