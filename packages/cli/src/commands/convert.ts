// `crosshatch convert`: from any format that is read to any that is written, one file or thousands.
import { extname } from 'node:path';
import type { PuzzleDocument } from 'crosshatch';
import { type Format, formatsOfName, type WriteFault, write } from 'crosshatch/formats';
import { type CommandDefinition, type CommandInput, Refusal } from '../command-line/definition.js';
import { FROM, SOURCES } from '../command-line/shared-options.js';
import type { Context } from '../context.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { formatNamed } from '../input/format-names.js';
import { documentName, type ReadSource, readSource, sourceFaultText } from '../input/sources.js';
import { type FoundFile, walk } from '../input/walk.js';
import { DerivedNames } from '../output/derived-names.js';
import { writeWholeFile } from '../output/write-file.js';
import { counted } from '../report/words.js';

interface ConvertOptions {
  readonly out?: string;
  readonly dir?: string;
  readonly from?: string;
  readonly to?: string;
  readonly split?: boolean;
  readonly force?: boolean;
  readonly strict?: boolean;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export const convertCommand: CommandDefinition<ConvertOptions> = {
  name: 'convert',
  summary: 'convert puzzles from any format to any other, one file or thousands',
  description: [
    'Reads puzzles in any known format and writes them in another. With `--out` everything goes into one file ' +
      '(or to standard output with `-o -`, which is also the default), with `--dir` into a folder, one file for each ' +
      'input, named after it; folders keep their shape. Where a format holds one puzzle a file, an input with several ' +
      'is split; `--split` always does that. The format written is told by `--to`, or by the extension of the file named with `--out`.',
    'A file is written whole or not at all, and a file that exists is left alone unless `--force` is given. What the ' +
      'target can not carry (a title, a goal) is told as a warning, with `--strict` it is an error; what would make it ' +
      'another puzzle (colours where there are none) is always an error. An input that can not be read does not stop the others.',
  ],
  args: [
    {
      ...SOURCES,
      description: 'a file or a folder of files, `-` for standard input, or a puzzle as a string',
    },
  ],
  options: [
    { flags: '-o, --out <file>', description: 'write all puzzles into this file', completes: 'file' },
    {
      flags: '-d, --dir <folder>',
      description: 'write one file per input into this folder',
      completes: 'folder',
    },
    {
      flags: '--to <format>',
      description: 'the format to write (see `crosshatch formats`)',
      completes: 'format',
    },
    FROM,
    { flags: '--split', description: 'with `--dir`: one file per puzzle, even if several fit into one' },
    { flags: '-f, --force', description: 'replace files that exist' },
    { flags: '--strict', description: 'refuse to write what would lose something' },
    { flags: '-q, --quiet', description: 'no warnings and no summary' },
    { flags: '--json', description: 'print one JSON object per file written or refused' },
  ],
  examples: [
    { explains: 'One file:', command: 'crosshatch convert castle.non -o castle.xml' },
    { explains: 'To standard output:', command: 'crosshatch convert castle.xml --to non' },
    { explains: 'A folder of mixed files:', command: 'crosshatch convert puzzles/ -d converted --to json' },
    { explains: 'Many files into one:', command: 'crosshatch convert puzzles/*.non -o all.nonpack' },
    { explains: 'One file into many:', command: 'crosshatch convert all.nonpack -d each --to non --split' },
  ],
  exits: ['badInput', 'output', 'interrupted', 'terminated'],
  run,
};

type Read = Extract<ReadSource, { ok: true }>;

/** One file to write: where, which puzzles, and what messages call it. */
interface Job {
  /** Undefined = standard output. */
  readonly path: string | undefined;
  readonly documents: readonly PuzzleDocument[];
  /** The name of each document's source. */
  readonly names: readonly string[];
}

async function run({ args, options, context }: CommandInput<ConvertOptions>): Promise<ExitName> {
  const format = targetFormat(options);
  const converter = new Converter(options, format, context);
  const interrupt = context.interrupt();
  // The whole list first: the files written may lie in the folder that is read.
  const inputs: FoundFile[] = [];
  for await (const input of walk(args)) inputs.push(input);
  for (const input of inputs) {
    if (interrupt.signal.aborted) break;
    await converter.take(input);
  }
  if (!interrupt.signal.aborted) await converter.finish();
  return interrupt.outcome() ?? converter.outcome();
}

class Converter {
  private readonly outcomes: ExitName[] = [];
  private readonly joined: { document: PuzzleDocument; name: string }[] = [];
  private readonly names: DerivedNames | undefined;
  private written = 0;
  private puzzles = 0;
  private skipped = 0;

  constructor(
    private readonly options: ConvertOptions,
    private readonly format: Format,
    private readonly context: Context,
  ) {
    const extension = this.format.extensions[0] ?? '.txt';
    this.names = options.dir === undefined ? undefined : new DerivedNames(options.dir, extension);
  }

  async take(input: FoundFile): Promise<void> {
    const read = await readSource(input.path, this.options, this.context);
    if (!read.ok) {
      this.refuse(input, read);
      return;
    }
    for (const warning of read.warnings) this.warn(sourceFaultText(read.name, warning));
    if (this.names === undefined) {
      read.documents.forEach((document, i) => {
        this.joined.push({ document, name: documentName(read, i) });
      });
      return;
    }
    for (const job of this.jobsFor(input, read, this.names)) await this.write(job);
  }

  /** Writes what was gathered for one file, and says how it went. */
  async finish(): Promise<void> {
    if (this.joined.length > 0) {
      await this.write({
        path: this.options.out === '-' ? undefined : this.options.out,
        documents: this.joined.map(({ document }) => document),
        names: this.joined.map(({ name }) => name),
      });
    }
    if (this.options.quiet || this.options.json || this.options.dir === undefined) return;
    const skipped = this.skipped === 0 ? '' : `; ${counted(this.skipped, 'other file')} skipped`;
    this.context.stderr.write(
      `${counted(this.puzzles, 'puzzle')} in ${counted(this.written, 'file')} written to ${this.options.dir}${skipped}\n`,
    );
  }

  outcome(): ExitName {
    return gravest(this.outcomes);
  }

  private jobsFor({ path, below }: FoundFile, read: Read, names: DerivedNames): Job[] {
    const input = below ?? (read.name === path ? path.replace(/^.*[/\\]/, '') : path);
    const { documents } = read;
    const isSplit = documents.length > 1 && (this.options.split || !this.format.carries.several);
    if (!isSplit) {
      return [{ path: names.whole(input), documents, names: documents.map((_, i) => documentName(read, i)) }];
    }
    return documents.map((document, i) => ({
      path: names.part(input, i, documents.length, document.meta.title),
      documents: [document],
      names: [documentName(read, i)],
    }));
  }

  private async write({ path, documents, names }: Job): Promise<void> {
    const { options, context, format } = this;
    const result = write(documents, format.id, { strict: options.strict ?? false });
    if (!result.ok) {
      this.report(path, names, { faults: result.faults });
      this.outcomes.push('output');
      return;
    }
    if (path === undefined) {
      context.stdout.write(result.output);
    } else {
      const failure = await tryToWrite(path, result.output, options);
      if (failure !== undefined) {
        this.report(path, names, { failure });
        this.outcomes.push('output');
        return;
      }
    }
    this.written += 1;
    this.puzzles += documents.length;
    for (const loss of result.losses) this.warn(`${names[loss.document]}: ${loss.message}`);
    if (options.json) this.report(path, names, { losses: result.losses });
  }

  private report(
    path: string | undefined,
    names: readonly string[],
    how: { losses?: unknown; faults?: readonly WriteFault[]; failure?: string },
  ): void {
    const { options, context } = this;
    if (options.json) {
      const { faults, failure, losses = [] } = how;
      const told =
        faults ?? (failure === undefined ? undefined : [{ code: 'cannot-write', message: failure }]);
      const object = {
        output: path ?? '-',
        format: this.format.id,
        sources: names,
        losses,
        ok: told === undefined,
      };
      context.stdout.write(`${JSON.stringify(told === undefined ? object : { ...object, faults: told })}\n`);
      return;
    }
    for (const fault of how.faults ?? [])
      context.stderr.write(`${names[fault.document]}: ${fault.message}\n`);
    if (how.failure !== undefined) context.stderr.write(`${how.failure}\n`);
  }

  private refuse(input: FoundFile, read: Extract<ReadSource, { ok: false }>): void {
    // A folder may hold files that have nothing to do with puzzles.
    const isForeign = read.faults[0].code === 'unknown-format' && formatsOfName(input.path).length === 0;
    if (input.below !== undefined && isForeign) {
      this.skipped += 1;
      return;
    }
    this.outcomes.push('badInput');
    if (this.options.json) {
      const object = { sources: [read.source], ok: false, faults: read.faults };
      this.context.stdout.write(`${JSON.stringify(object)}\n`);
      return;
    }
    for (const fault of read.faults) this.context.stderr.write(`${sourceFaultText(read.name, fault)}\n`);
  }

  private warn(message: string): void {
    if (!this.options.quiet && !this.options.json) this.context.stderr.write(`warning: ${message}\n`);
  }
}

async function tryToWrite(
  path: string,
  output: string | Uint8Array,
  options: ConvertOptions,
): Promise<string | undefined> {
  try {
    await writeWholeFile(path, output, { force: options.force, makeFolders: options.dir !== undefined });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** The format to write, or a Refusal that says how to name it. */
function targetFormat({ out, dir, to, json, split }: ConvertOptions): Format {
  if (out !== undefined && dir !== undefined) throw usage('give --out or --dir, not both');
  if (split && dir === undefined) throw usage('--split needs --dir: one file can not be several');
  if (json && (out ?? '-') === '-' && dir === undefined) {
    throw usage('--json reports on files written; name one with --out, or a folder with --dir');
  }
  if (to !== undefined) return formatNamed(to, 'write');
  if (out === undefined || out === '-') throw usage('say which format to write: --to FORMAT');
  const format = formatsOfName(out).find((candidate) => candidate.write !== undefined);
  if (format !== undefined) return format;
  throw usage(
    `"${extname(out) || out}" is the extension of no format that is written; say which: --to FORMAT`,
  );
}

function usage(message: string): Refusal {
  return new Refusal(`${message}\nTry: crosshatch help convert`, 'usage');
}
