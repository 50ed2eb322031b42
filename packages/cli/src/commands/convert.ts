// `crosshatch convert`: from any format that is read to any that is written, one file or thousands.

import { harmless } from '@crosshatch/core/model';
import { sourceFaultText, warningsOf } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { documentName, isForeign, orientationNote, type ReadSource, readFound } from '../input/sources.js';
import { type FoundFile, walk } from '../input/walk.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import { QUIET, READING, type ReadingOptions, SOURCES } from '../options/shared-options.js';
import { DocumentWriter, WRITER_OPTIONS, type WriterOptions } from '../output/document-writer.js';
import { printJson, unreadJson } from '../report/json.js';
import { counted } from '../report/words.js';

interface ConvertOptions extends WriterOptions, ReadingOptions {}

export const convertCommand: CommandDefinition<ConvertOptions> = {
  name: 'convert',
  summary: 'convert puzzles from any format to any other, one file or thousands',
  description: [
    'Reads puzzles in any known format and writes them in another. With `--output` everything goes into one file ' +
      '(or to standard output with `-o -`, which is also the default), with `--dir` into a folder, one file for each ' +
      'input, named after it; folders keep their shape. Where a format holds one puzzle a file, an input with several ' +
      'is split; `--split` always does that. The format written is told by `--to`, or by the extension of the file named with `--output`.',
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
    ...WRITER_OPTIONS,
    ...READING,
    { flags: '--split', description: 'with `--dir`: one file per puzzle, even if several fit into one' },
    { flags: '--strict', description: 'refuse to write what would lose something' },
    { ...QUIET, description: 'no warnings and no summary' },
    {
      flags: '--json',
      description: 'print one JSON object per file written or refused; without a file its content is in it',
    },
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

async function run({ args, options, context }: CommandInput<ConvertOptions>): Promise<ExitName> {
  const converter = new Converter(options, context);
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
  private readonly writer: DocumentWriter;
  private readonly outcomes: ExitName[] = [];
  private skipped = 0;

  constructor(
    private readonly options: ConvertOptions,
    private readonly context: Context,
  ) {
    this.writer = new DocumentWriter(options, context);
  }

  async take(found: FoundFile): Promise<void> {
    const { path, below } = found;
    const read = await readFound(found, this.options, this.context);
    if (!read.ok) {
      if (read.stopped === 'abort') return;
      this.refuse(read, below !== undefined);
      return;
    }
    const note = orientationNote(read);
    if (note !== undefined) this.writer.warn(note);
    for (const warning of read.warnings) this.writer.warn(sourceFaultText(read.name, warning));
    this.writer.note(read.documents.flatMap((document, index) => warningsOf({ document, read, index })));
    const { documents } = read;
    const names = documents.map((_, i) => documentName(read, i));
    const input = below ?? (read.name === harmless(path) ? path.replace(/^.*[/\\]/, '') : path);
    await this.writer.add({ input, documents, names });
  }

  /** Writes what was gathered for one file, and says how it went. */
  async finish(): Promise<void> {
    const { writer, options } = this;
    await writer.finish();
    if (options.quiet || options.json || options.dir === undefined) return;
    const skipped = this.skipped === 0 ? '' : `; ${counted(this.skipped, 'other file')} skipped`;
    const done = `${counted(writer.puzzles, 'puzzle')} in ${counted(writer.files, 'file')}`;
    this.context.stderr.write(`${done} written to ${options.dir}${skipped}\n`);
  }

  outcome(): ExitName {
    return gravest([...this.outcomes, ...this.writer.outcomes]);
  }

  private refuse(read: Extract<ReadSource, { ok: false }>, isFromFolder: boolean): void {
    if (isFromFolder && isForeign(read)) {
      this.skipped += 1;
      return;
    }
    this.outcomes.push('badInput');
    if (this.options.json) {
      printJson(this.context, unreadJson(read));
      return;
    }
    for (const fault of read.faults) this.context.stderr.write(`${sourceFaultText(read.name, fault)}\n`);
  }
}
