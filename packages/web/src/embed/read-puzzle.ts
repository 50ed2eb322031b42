// Reads the puzzle of an element. Readers of all formats are larger than the rest of the element, and a page has files of
// one format as a rule: the common ones are recognised here and get their reader alone. Whatever is not certain goes to the
// readers of all formats, which also say best what is wrong with a file.
import type { SingleFormat } from '@crosshatch/core/formats/single';
import type { PuzzleDocument } from '@crosshatch/core/model';

/** What a page can cope with. */
const LIMITS = { bytes: 8 * 1024 * 1024, puzzles: 1, cells: 1_000_000 };

/** Characters that show what a file is. */
const HEAD = 4000;

/** Throws an Error with the first fault in its message. */
export async function readPuzzle(content: string | Uint8Array, name: string): Promise<PuzzleDocument> {
  const likely = likelyFormat(typeof content === 'string' ? content : headOf(content), name);
  if (likely !== undefined) {
    const { parseSingle } = await import('@crosshatch/core/formats/single');
    const result = await parseSingle(likely, content, { limits: LIMITS });
    if (result.ok && result.warnings.length === 0) return result.documents[0];
  }
  const { parse } = await import('@crosshatch/core/formats');
  const result = parse(content, { limits: LIMITS, ...(name === '' ? {} : { name }) });
  if (!result.ok) throw new Error(result.faults[0].message);
  return result.documents[0];
}

/** The format that a file has by the look of its beginning; undefined when that is not clear. */
export function likelyFormat(head: string, name: string): SingleFormat | undefined {
  if (/^\s*xh\d{1,4}-/i.test(head)) return 'link';
  if (/^\s*\{\s*"crosshatch"\s*:/.test(head)) return 'crosshatch';
  if (/^\s*<(?:\?xml|!DOCTYPE|puzzleset)/.test(head) && /<puzzleset[\s>]/.test(head)) return 'webpbn';
  const hasHeadings =
    /(?:^|\n)(?:width|height)[^\S\n]+\d/i.test(head) && /(?:^|\n)(?:rows|columns)\s/i.test(head);
  return hasHeadings && /\.non$/i.test(name) ? 'non' : undefined;
}

function headOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, HEAD));
}
