// Writes puzzles to an image file of the kind that its extension names. All commands that write images use it.
import type { Context } from '../../context.js';
import { writeWholeFile } from '../../output/write-file.js';
import { requirePictureKind } from './kinds.js';
import type { Picture, PictureFileOptions } from './picture-job.js';

/** PDF takes any number of puzzles, one per page; the other kinds take exactly one. */
export async function writePictureFile(
  path: string,
  pictures: readonly Picture[],
  options: PictureFileOptions,
  context: Context,
): Promise<void> {
  const kind = requirePictureKind(path);
  if (!kind.isPaper && pictures.length !== 1) {
    throw new TypeError(`There are ${pictures.length} puzzles; a ${kind.id} file shows exactly one.`);
  }
  // Ctrl-C may end the process here: rendering blocks, and the file is written only when it is complete.
  const content = await context.unguarded(() => kind.content({ path, pictures, options, context }));
  if (content === undefined) return;
  await writeWholeFile(path, content, { force: options.force });
}
