// `crosshatch convert`: converts puzzle files between formats.

import { CNF_PROOFS, type CnfProofFormat } from '@crosshatch/core/formats';
import { harmless } from '@crosshatch/core/model';
import { warningsOf } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { printedFault, printedWarning } from '../input/fault-text.js';
import { documentName, isForeign, orientationNote, type ReadSource, readFound } from '../input/sources.js';
import { type FoundFile, walk } from '../input/walk.js';
import { type CommandDefinition, type CommandInput, UsageError } from '../options/definition.js';
import { QUIET, READING, type ReadingOptions, SOURCES } from '../options/shared-options.js';
import { DocumentWriter, WRITER_OPTIONS, type WriterOptions } from '../output/document-writer.js';
import { proofPath, writeProof } from '../output/proof-files.js';
import { isStandardOutput } from '../output/target.js';
import { printJson, unreadJson } from '../report/json.js';
import { counted } from '../report/words.js';

interface ConvertOptions extends WriterOptions, ReadingOptions {
  readonly proof?: CnfProofFormat;
}

export const convertCommand: CommandDefinition<ConvertOptions> = {
  name: 'convert',
  summary: 'convert puzzles between formats, one file or thousands',
  description: [
    'Reads puzzles in any supported format and writes them in another. With `--output` all puzzles go into one file, or to ' +
      'standard output with `-o -`, which is the default. With `--dir` each input becomes a file of the same name in a ' +
      'folder; subfolders are kept. An input with several puzzles is split if the format holds one puzzle per file, and ' +
      'always with `--split`. `--to` chooses the format; the default is the extension of the `--output` file.',
    'A file is written completely or not at all. An existing file is kept unless `--force` is given. Losing something that ' +
      'the format cannot store (a title, a goal) causes a warning, and an error with `--strict`. A change of the puzzle ' +
      'itself (colours in a format without colours) is always an error. An input that cannot be read does not stop the ' +
      'others.',
    '`--proof` writes the CNF of one puzzle and, beside it, a proof for public checkers such as drat-trim or lrat-check: ' +
      'castle.cnf and castle.drat. For a unique puzzle the last clause of the CNF excludes the solution, so that the proof ' +
      'shows that there is no other. `solve --certificate` gives much shorter proofs.',
  ],
  args: [
    {
      ...SOURCES,
      description: 'a file, a folder, `-` for standard input, or a puzzle as a string',
    },
  ],
  options: [
    ...WRITER_OPTIONS,
    ...READING,
    {
      flags: '--split',
      description: 'with `--dir`: write one file per puzzle, even if the format holds several',
    },
    {
      flags: '--proof <format>',
      description: 'with `--to cnf`: also write a proof that there is no (other) solution',
      choices: CNF_PROOFS,
    },
    { flags: '--strict', description: 'fail instead of writing a file that would lose information' },
    { ...QUIET, description: 'print no warnings and no summary' },
    {
      flags: '--json',
      description:
        'print one JSON object per file written or rejected; on standard output it includes the content',
    },
  ],
  examples: [
    { explains: 'One file:', command: 'crosshatch convert castle.non -o castle.xml' },
    { explains: 'To standard output:', command: 'crosshatch convert castle.xml --to non' },
    { explains: 'A folder of mixed files:', command: 'crosshatch convert puzzles/ -d converted --to json' },
    { explains: 'Many files into one:', command: 'crosshatch convert puzzles/*.non -o all.nonpack' },
    { explains: 'One file into many:', command: 'crosshatch convert all.nonpack -d each --to non --split' },
    {
      explains: 'For a SAT solver, with a proof that others can check:',
      command: 'crosshatch convert castle.non -o castle.cnf --proof drat && drat-trim castle.cnf castle.drat',
    },
  ],
  exits: ['multiple', 'badInput', 'output', 'interrupted', 'terminated'],
  exitMeanings: {
    multiple: '--proof: a puzzle has several solutions, so that there is no proof',
  },
  run,
};

async function run({ args, options, context }: CommandInput<ConvertOptions>): Promise<ExitName> {
  if (options.proof !== undefined) return prove(args, options, options.proof, context);
  const converter = new Converter(options, context);
  const interrupt = context.interrupt();
  // List all inputs first: the output may be written into an input folder.
  const inputs: FoundFile[] = [];
  for await (const input of walk(args)) inputs.push(input);
  for (const input of inputs) {
    if (interrupt.signal.aborted) break;
    await converter.convert(input);
  }
  if (!interrupt.signal.aborted) await converter.finish();
  return interrupt.outcome() ?? converter.outcome();
}

async function prove(
  args: readonly string[],
  options: ConvertOptions,
  format: CnfProofFormat,
  context: Context,
): Promise<ExitName> {
  const { output, to, force = false } = options;
  const isCnf = to === undefined ? /\.(cnf|dimacs)$/i.test(output ?? '') : to === 'cnf';
  if (output === undefined || isStandardOutput(output) || !isCnf) {
    throw new UsageError('--proof needs a file for the CNF: --to cnf --output FILE.cnf');
  }
  const interrupt = context.interrupt();
  const outcomes: ExitName[] = [];
  const items: SourcedDocument[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) items.push(item);
  if (items.length > 1) {
    throw new UsageError(`--proof is for one puzzle at a time; found ${counted(items.length, 'puzzle')}`);
  }
  for (const { document, name } of items) {
    const request = { format, output, force, signal: interrupt.signal };
    const proven = await writeProof(document, name, request, context);
    if (proven === undefined) break;
    const files = [
      [output, 'cnf'],
      [proofPath(output, format), format],
    ] as const;
    for (const [path, kind] of options.json ? files : []) {
      printJson(context, { output: path, format: kind, sources: [name], verdict: 'ok', warnings: [] });
    }
    if (options.json || options.quiet) continue;
    const what = proven.claim === 'unique' ? 'no other solution' : 'no solution';
    context.stderr.write(
      `${files[0][0]}, ${files[1][0]}: ${what}, proven in ${counted(proven.steps, 'step')}\n`,
    );
  }
  return interrupt.outcome() ?? mostSevere(outcomes);
}

class Converter {
  private readonly writer: DocumentWriter;
  private readonly outcomes: ExitName[] = [];
  private skipped = 0;

  constructor(
    private readonly options: ConvertOptions,
    private readonly context: Context,
  ) {
    this.writer = new DocumentWriter(options, context);
  }

  async convert(found: FoundFile): Promise<void> {
    const { path, below } = found;
    const read = await readFound(found, this.options, this.context);
    if (!read.ok) {
      if (read.stopped === 'abort') return;
      this.reject(read, below !== undefined);
      return;
    }
    const note = orientationNote(read);
    if (note !== undefined) this.writer.warn(note);
    for (const warning of read.warnings) this.writer.warn(printedWarning(read, warning));
    this.writer.note(read.documents.flatMap((document, index) => warningsOf({ document, read, index })));
    const { documents } = read;
    const names = documents.map((_, i) => documentName(read, i));
    const input = below ?? (read.name === harmless(path) ? path.replace(/^.*[/\\]/, '') : path);
    await this.writer.add({ input, documents, names });
  }

  /** Writes the puzzles collected for a single file, and prints the summary. */
  async finish(): Promise<void> {
    const { writer, options } = this;
    await writer.finish();
    if (options.quiet || options.json || options.dir === undefined) return;
    const skipped = this.skipped === 0 ? '' : `; ${counted(this.skipped, 'other file')} skipped`;
    const done = `${counted(writer.puzzles, 'puzzle')} in ${counted(writer.files, 'file')}`;
    this.context.stderr.write(`${done} written to ${options.dir}${skipped}\n`);
  }

  outcome(): ExitName {
    return mostSevere([...this.outcomes, ...this.writer.outcomes]);
  }

  private reject(read: Extract<ReadSource, { ok: false }>, isFromFolder: boolean): void {
    if (isFromFolder && isForeign(read)) {
      this.skipped += 1;
      return;
    }
    this.outcomes.push('badInput');
    if (this.options.json) {
      printJson(this.context, unreadJson(read));
      return;
    }
    for (const fault of read.faults) this.context.stderr.write(`${printedFault(read.name, fault)}\n`);
  }
}
