// Writes a made puzzle in any format, or as an image.
import { extname } from 'node:path';
import { formatsOfName, write } from '@crosshatch/core/formats';
import { harmless } from '@crosshatch/core/model';
import type { Context } from '../../context.js';
import { formatNamed } from '../../input/format-names.js';
import { UsageError, UserError } from '../../options/definition.js';
import { writeWholeFile } from '../../output/write-file.js';
import { difficultyOf } from '../export/difficulty.js';
import { pictureKind } from '../export/kinds.js';
import type { MakeOptions } from './make-options.js';
import type { Made } from './report.js';

/** Writes all files and returns their names. Throws a UserError. */
export async function writeMade(made: Made, options: MakeOptions, context: Context): Promise<string[]> {
  const files: string[] = [];
  for (const path of options.output ?? []) {
    // An image shows the unsolved puzzle; a PDF has the solution below it.
    if (options.to === undefined && pictureKind(path) !== undefined)
      await writePicture(path, made, options, context);
    else await writePuzzle(path, made, options, context);
    files.push(path);
  }
  return files;
}

async function writePicture(
  path: string,
  { document, verdict }: Made,
  options: MakeOptions,
  context: Context,
): Promise<void> {
  const { writePictureFile } = await import('../export/picture-file.js');
  const difficulty = difficultyOf(verdict.grade);
  const picture = {
    document,
    ...(document.goal === undefined ? {} : { solution: document.goal }),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
  await writePictureFile(path, [picture], { force: options.force }, context);
}

async function writePuzzle(path: string, made: Made, options: MakeOptions, context: Context): Promise<void> {
  const format =
    options.to === undefined
      ? formatsOfName(path).find((candidate) => candidate.write !== undefined)
      : formatNamed(options.to, 'write');
  if (format === undefined) {
    const extension = extname(path) || path;
    throw new UsageError(
      `no writable format has the extension "${harmless(extension)}"; choose one with --to FORMAT`,
    );
  }
  const result = write([made.document], format.id);
  if (!result.ok)
    throw new UserError(result.faults.map(({ message }) => `${path}: ${message}`).join('\n'), 'output');
  await writeWholeFile(path, result.output, { force: options.force });
  if (options.quiet || options.json) return;
  for (const loss of result.losses) context.stderr.write(`warning: ${path}: ${loss.message}\n`);
}
