// File names for converted puzzles: the input's name with a new extension, plus a number and the title if one file
// becomes several. A name is never used twice in a run.
import { basename, dirname, extname, join } from 'node:path';

/** For the puzzles of a run, from 0 on: castle.cert, castle-1.cert, castle-2.cert. */
export function numberedPath(path: string, number: number): string {
  if (number === 0) return path;
  const extension = extname(path);
  return `${path.slice(0, path.length - extension.length)}-${number}${extension}`;
}

export class DerivedNames {
  private readonly taken = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly extension: string,
  ) {}

  /** For all puzzles of an input: `below/castle.g` -> `DIR/below/castle.non`. */
  whole(input: string): string {
    return this.free(join(dirname(input), stem(input)));
  }

  /** For one of several puzzles in an input: `pack.xml` -> `DIR/pack-03-castle.non`. */
  part(input: string, index: number, count: number, title: string | undefined): string {
    const number = String(index + 1).padStart(String(count).length, '0');
    const slug = slugOf(title ?? '');
    return this.free(join(dirname(input), `${stem(input)}-${number}${slug === '' ? '' : `-${slug}`}`));
  }

  private free(name: string): string {
    for (let copy = 1; ; copy++) {
      const path = join(this.folder, `${name}${copy === 1 ? '' : `-${copy}`}${this.extension}`);
      // File systems may ignore case.
      if (this.taken.has(path.toLowerCase())) continue;
      this.taken.add(path.toLowerCase());
      return path;
    }
  }
}

/** `castle.non` -> `castle`; `puzzle` for standard input and puzzles given as strings. */
function stem(input: string): string {
  const name = basename(input);
  if (input === '-' || !/^[\w. ()+@~-]+$/u.test(name)) return 'puzzle';
  return basename(name, extname(name)) || 'puzzle';
}

/** A short form of a title: letters and digits in lower case, joined by hyphens. */
function slugOf(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length > 40) break;
    slug += (slug === '' ? '' : '-') + word;
  }
  return slug;
}
