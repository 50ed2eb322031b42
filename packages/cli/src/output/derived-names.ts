// Names for the files that come of converting: the input's name with another extension, a number and the
// title where one file becomes several, and never the same name twice in a run.
import { basename, dirname, extname, join } from 'node:path';

export class DerivedNames {
  private readonly taken = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly extension: string,
  ) {}

  /** For a whole input: `below/castle.g` -> `DIR/below/castle.non`. */
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
      // Some file systems take `A` and `a` for the same name.
      if (this.taken.has(path.toLowerCase())) continue;
      this.taken.add(path.toLowerCase());
      return path;
    }
  }
}

/** `castle.non` -> `castle`; what is no file (standard input, a puzzle as a string) is called `puzzle`. */
function stem(input: string): string {
  const name = basename(input);
  if (input === '-' || !/^[\w. ()+@~-]+$/u.test(name)) return 'puzzle';
  return basename(name, extname(name)) || 'puzzle';
}

/** Letters and digits of a title, short, in lower case, joined by hyphens. */
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
