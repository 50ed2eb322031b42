// Writes the solutions that `solve` finds, in the format of the file extension. If the format holds several solutions
// of a puzzle, all go into one file. Otherwise the second ones go into `name-1.sol`, the third ones into `name-2.sol`,
// and so on. Either all files are written or none.
import { extname } from 'node:path';
import type { PuzzleDocument } from '@crosshatch/core';
import { FORMATS, type Format, formatsOfName, write } from '@crosshatch/core/formats';
import { harmless, type Solution } from '@crosshatch/core/model';
import type { Context } from '../context.js';
import { formatNamed } from '../input/format-names.js';
import { UsageError, UserError } from '../options/definition.js';
import { listed } from '../report/words.js';
import { isStandardOutput } from './target.js';
import { type FileToWrite, requireFree, writeWholeFiles } from './write-file.js';

export interface SolutionOptions {
  /** `-` = standard output. */
  readonly output: string;
  readonly to?: string;
  readonly force?: boolean;
}

interface SolvedPuzzle {
  readonly document: PuzzleDocument;
  readonly name: string;
  readonly solutions: readonly Solution[];
}

export class SolutionWriter {
  private readonly format: Format;
  private readonly solved: SolvedPuzzle[] = [];

  /** Throws a UsageError for a format that cannot store solutions. */
  constructor(private readonly options: SolutionOptions) {
    this.format = solutionFormat(options);
  }

  /** Fails early if the file exists; `finish` checks again. */
  async requireFree(): Promise<void> {
    const { output, force } = this.options;
    if (!this.isStandardOutput && !force) await requireFree(output);
  }

  /** Whether the solutions, instead of the report, go to standard output. */
  get isStandardOutput(): boolean {
    return isStandardOutput(this.options.output);
  }

  add(document: PuzzleDocument, name: string, solutions: readonly Solution[]): void {
    if (solutions.length > 0) this.solved.push({ document, name, solutions });
  }

  /** Writes all solutions and returns the names of the files. Throws a UserError if that fails. */
  async finish(context: Context): Promise<readonly string[]> {
    const { options, format } = this;
    if (this.solved.length === 0) {
      context.stderr.write(`${options.output}: not written, because there is no solution\n`);
      return [];
    }
    const layers = format.supports.solutions ? [this.solved] : this.layers();
    if (this.isStandardOutput && layers.length > 1 && !format.supports.several) {
      const message = `${format.title} stores one solution, but there are ${layers.length}; write to a file, or use --max 1`;
      throw new UserError(message, 'output');
    }
    const files = (this.isStandardOutput ? [layers.flat()] : layers).map((layer, number) =>
      this.file(layer, number, context),
    );
    if (this.isStandardOutput) {
      context.stdout.write(Buffer.from(files[0].content));
      return [];
    }
    await writeWholeFiles(files, { force: options.force });
    return files.map(({ path }) => path);
  }

  /** The first solutions of all puzzles, the second ones, and so on. */
  private layers(): SolvedPuzzle[][] {
    const most = this.solved.reduce((max, { solutions }) => Math.max(max, solutions.length), 0);
    return Array.from({ length: most }, (_, i) =>
      this.solved
        .filter(({ solutions }) => i < solutions.length)
        .map((one) => ({ ...one, solutions: [one.solutions[i]] })),
    );
  }

  private file(layer: readonly SolvedPuzzle[], number: number, context: Context): FileToWrite {
    const written = write(layer.map(solvedDocument), this.format.id);
    const { output } = this.options;
    if (!written.ok) {
      const faults = written.faults.map((fault) => `${layer[fault.document].name}: ${fault.message}`);
      throw new UserError(`${output}: not written\n${faults.join('\n')}`, 'output');
    }
    // Nobody expects a title in a picture format, but in a puzzle format.
    if (this.format.supports.clues && number === 0) {
      for (const loss of written.losses)
        context.stderr.write(`warning: ${layer[loss.document].name}: ${loss.message}\n`);
    }
    return { path: number === 0 ? output : numbered(output, number), content: written.output };
  }
}

/** The document with the solutions found; the author's own solution comes first. */
function solvedDocument({ document, solutions }: SolvedPuzzle): PuzzleDocument {
  const { goal, solutions: _, saved, ...rest } = document;
  const isGoal = (solution: Solution) => goal?.cells.every((cell, i) => cell === solution.cells[i]) ?? false;
  const first = solutions.find(isGoal) ?? solutions[0];
  const further = solutions.filter((solution) => solution !== first);
  return { ...rest, goal: first, ...(further.length === 0 ? {} : { solutions: further }) };
}

/** `castle.sol` -> `castle-1.sol`. */
function numbered(path: string, number: number): string {
  const extension = extname(path);
  return `${path.slice(0, path.length - extension.length)}-${number}${extension}`;
}

function holdsSolutions({ write: writes, supports }: Format): boolean {
  return writes !== undefined && (supports.goal || supports.solutions);
}

function solutionFormat({ output, to }: SolutionOptions): Format {
  const able = () => `these can: ${listed(FORMATS.filter(holdsSolutions).map((format) => format.id))}`;
  if (to === undefined && isStandardOutput(output))
    throw new UsageError(`no format to write; choose one with --to FORMAT; ${able()}`);
  const named = to === undefined ? formatsOfName(output) : [formatNamed(to, 'write')];
  const format = named.find(holdsSolutions);
  if (format !== undefined) return format;
  if (named.length > 0)
    throw new UsageError(`${output}: ${named[0].title} cannot store solutions; ${able()}`);
  if (/^\.(svg|png|pdf|gif)$/i.test(extname(output)))
    throw new UsageError(`${output}: images are written by crosshatch draw --solution`);
  const extension = extname(output) || output;
  throw new UsageError(
    `no format has the extension "${harmless(extension)}"; choose one with --to FORMAT; ${able()}`,
  );
}
