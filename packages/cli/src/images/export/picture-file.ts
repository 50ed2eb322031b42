// From puzzles to a picture file of the kind that its name asks for. The one function that every command
// which writes pictures calls.
import type { Context } from '../../context.js';
import { writeWholeFile } from '../../output/write-file.js';
import { requirePictureKind } from './kinds.js';
import type { Picture, PictureFileOptions } from './picture-job.js';

/** Several puzzles make several pages on paper; any other kind of file takes exactly one. */
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
  // Ctrl-C may end this anywhere: a picture blocks for long, and its file is written only when all of it is there.
  const content = await context.unguarded(() => kind.content({ path, pictures, options, context }));
  if (content === undefined) return;
  await writeWholeFile(path, content, { force: options.force });
}
