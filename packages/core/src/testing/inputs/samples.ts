// Files to damage: random documents as every format writes them, and every example in docs/formats, which is
// all there is of formats that are only read.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS, type Format, write } from '../../formats/index.js';
import type { Random } from '../random.js';
import { randomDocument } from '../random-documents.js';
import { ROOT } from '../repository.js';

export interface Sample {
  /** A format to read it as, besides letting it be detected. */
  readonly format: string;
  /** Text, or bytes as one character each. */
  readonly text: string;
  readonly isBinary: boolean;
}

const READABLE: readonly Format[] = FORMATS.filter(({ parse }) => parse !== undefined);

/** The code blocks of the pages in docs/formats. */
const EXAMPLES: readonly Sample[] = examples();

function examples(): Sample[] {
  const folder = join(ROOT, 'docs/formats');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => {
      const page = readFileSync(join(folder, name), 'utf8');
      const id = name.slice(0, -'.md'.length);
      const format = READABLE.find((readable) => readable.id === id)?.id ?? READABLE[0].id;
      return [...page.matchAll(/\n```\w*\n([^`]*)\n```/g)].map(([, text]) => ({
        format,
        text,
        isBinary: false,
      }));
    });
}

/** Features that no written file has: comments, optional parts, other spellings. */
const HAND_WRITTEN: readonly Sample[] = [
  [
    'pynogram',
    '# A comment\n[clues]\ncolumns = 1r, 1b\n  1\nrows = 1r\n  1b 1\n[colors]\nr = (red) R\nb = (#00f) %\n',
  ],
  [
    'nonogrid',
    '[clues]\ncolumns = "1r, 1b"\nrows = "1r 1b\n0" # x\n[colors]\ndefs = ["r = (red) R", "b = (0,0,255) %"]\n',
  ],
  [
    'non',
    'catalogue "x"\ntitle "A \\"kite\\""\nby "N. N."\ncolor r #f00\nwidth 2\nheight 2\n\nrows\n1r,1\n\ncolumns\n1r\n1\n\ngoal 1000\n',
  ],
  ['olsak', '#d\n  w:   white\n  0:#  #000000  black\n  1:r  red\n: rows\n1 1r\n2\n: columns\n1\n1r 1\n'],
  [
    'webpbn',
    '<?xml version="1.0"?>\n<!DOCTYPE pbn SYSTEM "x">\n<puzzleset><puzzle type="grid" defaultcolor="black"><title>A &amp; B</title><color name="white" char=".">FFF</color><color name="black" char="X">000</color><clues type="columns"><line><count>1</count></line></clues><clues type="rows"><line><count color="black">1</count></line></clues><solution type="goal"><image>|X|</image></solution></puzzle></puzzleset>',
  ],
  [
    'crosshatch',
    '{"crosshatch":1,"title":"A","rows":[[1,{"length":2,"color":2}],null],"columns":[["?"],[],[1]],"palette":{"colors":[{"name":"red","rgb":"#ff0000"},{}]}}',
  ],
  ['letters', 'C BA CB BB F AE F A B\nAB CA AE GA E C D C\n'],
  ['picross', 'picross 2\n1 0\n1 0\n1 0\n1 0\n'],
].map(([format, text]) => ({ format, text, isBinary: false }));

/** Every fourth is an example or hand-written, the others are written from random documents. */
export function randomSample(random: Random): Sample {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const kind = random.below(8);
  if (kind === 0) return pick(EXAMPLES);
  if (kind === 1) return pick(HAND_WRITTEN);
  const format = pick(READABLE);
  const several = format.supports.several && random.below(4) === 0 ? 3 : 1;
  const documents = Array.from({ length: several }, () => randomDocument(random, format.supports));
  const result = write(documents, format.id);
  if (!result.ok) return pick(EXAMPLES);
  const { output } = result;
  return typeof output === 'string'
    ? { format: format.id, text: output, isBinary: false }
    : { format: format.id, text: Buffer.from(output).toString('latin1'), isBinary: true };
}

/** A reader of any format. */
export function randomReader(random: Random): string {
  return READABLE[random.below(READABLE.length)].id;
}
