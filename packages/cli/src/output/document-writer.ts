// Writes puzzles to one file or standard output, or one file per input to a folder. Reports what a format cannot
// store and what cannot be written.

import { extname } from 'node:path';
import type { PuzzleDocument } from '@crosshatch/core';
import { type Format, formatsOfName, type Loss, type WriteFault, write } from '@crosshatch/core/formats';
import { harmless } from '@crosshatch/core/model';
import {
  lossWarnings,
  type ResultJson,
  type WarningJson,
  writeFaultsJson,
  writtenJson,
} from '@crosshatch/core/report';
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';
import { formatNamed } from '../input/format-names.js';
import { type OptionDefinition, UsageError, UserError } from '../options/definition.js';
import { FORCE, OUTPUT } from '../options/shared-options.js';
import { errorJson, printJson } from '../report/json.js';
import { DerivedNames } from './derived-names.js';
import { isStandardOutput } from './target.js';
import { writeWholeFile } from './write-file.js';

export interface WriterOptions {
  readonly output?: string;
  readonly dir?: string;
  readonly to?: string;
  readonly split?: boolean;
  readonly force?: boolean;
  readonly strict?: boolean;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export const WRITER_OPTIONS: readonly OptionDefinition[] = [
  OUTPUT,
  { flags: '-d, --dir <folder>', description: 'write separate files to this folder', completes: 'folder' },
  {
    flags: '--to <format>',
    description: 'format to write (see `crosshatch formats`)',
    completes: 'format',
  },
  FORCE,
];

/** The puzzles of one input, with their names in messages. */
export interface Batch {
  /** File names are derived from this name. */
  readonly input: string;
  readonly documents: readonly PuzzleDocument[];
  readonly names: readonly string[];
}

interface Job extends Omit<Batch, 'input'> {
  /** Undefined = standard output. */
  readonly path: string | undefined;
}

export class DocumentWriter {
  /** The failures; empty on success. */
  readonly outcomes: ExitName[] = [];
  files = 0;
  puzzles = 0;
  private readonly warnings: WarningJson[] = [];
  private readonly joined: { document: PuzzleDocument; name: string }[] = [];
  private readonly names: DerivedNames | undefined;
  private readonly format: Format;

  /** `fallback` is the format for standard output if the options name none. */
  constructor(
    private readonly options: WriterOptions,
    private readonly context: Context,
    fallback?: string,
  ) {
    this.format = targetFormat(options, fallback);
    const extension = this.format.extensions[0] ?? '.txt';
    this.names = options.dir === undefined ? undefined : new DerivedNames(options.dir, extension);
  }

  /** Writes to a folder at once; otherwise collects the puzzles until `finish`. */
  async add({ input, documents, names }: Batch): Promise<void> {
    if (this.names === undefined) {
      documents.forEach((document, i) => {
        this.joined.push({ document, name: names[i] });
      });
      return;
    }
    for (const job of this.jobsFor({ input, documents, names }, this.names)) await this.write(job);
  }

  /** Writes the collected puzzles. */
  async finish(): Promise<void> {
    if (this.joined.length === 0) return;
    await this.write({
      path: isStandardOutput(this.options.output ?? '-') ? undefined : this.options.output,
      documents: this.joined.map(({ document }) => document),
      names: this.joined.map(({ name }) => name),
    });
  }

  warn(message: string): void {
    if (!this.options.quiet && !this.options.json) this.context.stderr.write(`warning: ${message}\n`);
  }

  /** Adds warnings to the JSON object of the next file. */
  note(warnings: readonly WarningJson[]): void {
    this.warnings.push(...warnings);
  }

  private jobsFor({ input, documents, names }: Batch, derived: DerivedNames): Job[] {
    const isSplit = documents.length > 1 && (this.options.split || !this.format.supports.several);
    if (!isSplit) return [{ path: derived.whole(input), documents, names }];
    return documents.map((document, i) => ({
      path: derived.part(input, i, documents.length, document.meta.title),
      documents: [document],
      names: [names[i]],
    }));
  }

  private async write({ path, documents, names }: Job): Promise<void> {
    const { options, context, format } = this;
    const result = await context.unguarded(() =>
      write(documents, format.id, { strict: options.strict ?? false }),
    );
    if (result === undefined) return;
    if (!result.ok) {
      this.report(path, names, { faults: result.faults });
      this.outcomes.push('output');
      return;
    }
    if (path === undefined) {
      if (!options.json) context.stdout.write(Buffer.from(result.output));
    } else {
      const failure = await tryToWrite(path, result.output, options);
      if (failure !== undefined) {
        this.report(path, names, { failure });
        this.outcomes.push('output');
        return;
      }
    }
    this.files += 1;
    this.puzzles += documents.length;
    for (const loss of result.losses) this.warn(`${names[loss.document]}: ${loss.message}`);
    if (!options.json) return;
    this.report(path, names, {
      losses: result.losses,
      ...(path === undefined ? { content: result.output } : {}),
    });
  }

  private report(path: string | undefined, names: readonly string[], how: HowWritten): void {
    const { options, context } = this;
    if (options.json) {
      printJson(context, this.reportJson(path, names, how));
      return;
    }
    for (const fault of how.faults ?? [])
      context.stderr.write(`${names[fault.document]}: ${fault.message}\n`);
    if (how.failure !== undefined) context.stderr.write(`${how.failure}\n`);
  }

  private reportJson(
    path: string | undefined,
    names: readonly string[],
    { losses = [], faults, failure, content }: HowWritten,
  ): ResultJson {
    const file = { output: path ?? '-', format: this.format.id, sources: names };
    const warnings = [...this.warnings.splice(0), ...lossWarnings(losses, names)];
    if (failure !== undefined)
      return { ...file, verdict: 'failed', error: errorJson('output', failure), warnings };
    if (faults === undefined) return writtenJson(file, contentJson(content), warnings);
    const listed = writeFaultsJson(faults, names);
    const error = { ...errorJson('output', listed[0].message), faults: listed };
    return { ...file, verdict: 'failed', error, warnings };
  }
}

/** The result for one file: its losses, or why it was not written. */
interface HowWritten {
  readonly losses?: readonly Loss[];
  readonly faults?: readonly WriteFault[];
  readonly failure?: string;
  /** Content that was not written to a file. */
  readonly content?: string | Uint8Array;
}

function contentJson(content: HowWritten['content']): Record<string, string> {
  if (content === undefined) return {};
  return typeof content === 'string'
    ? { content }
    : { contentBase64: Buffer.from(content).toString('base64') };
}

async function tryToWrite(
  path: string,
  output: string | Uint8Array,
  options: WriterOptions,
): Promise<string | undefined> {
  try {
    await writeWholeFile(path, output, { force: options.force, makeFolders: options.dir !== undefined });
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/** The format to write. Throws a UsageError that says how to choose one. */
function targetFormat(options: WriterOptions, fallback: string | undefined): Format {
  const { output, dir, to, split } = options;
  if (output !== undefined && dir !== undefined)
    throw new UsageError('--output and --dir exclude each other');
  if (split && dir === undefined) throw new UsageError('--split needs --dir');
  if (to !== undefined) return formatNamed(to, 'write');
  if (output === undefined || isStandardOutput(output)) {
    if (fallback !== undefined) return formatNamed(fallback, 'write');
    throw new UsageError('no format to write; choose one with --to FORMAT');
  }
  const format = formatsOfName(output).find((candidate) => candidate.write !== undefined);
  if (format !== undefined) return format;
  const extension = extname(output) || output;
  throw new UsageError(
    `no writable format has the extension "${harmless(extension)}"; choose one with --to FORMAT`,
  );
}
