// docs/formats/README.md, made from the registry: what every format can do, in one table.
import { FORMATS, type Format, type FormatSupport } from '../formats/index.js';

/** Formats that share a page with another, or whose page has another name. */
const PAGES: Readonly<Record<string, string>> = {
  crosshatch: 'crosshatch-json',
  'pbm-raw': 'pbm',
  grid01: 'grid',
  sol: 'cfg',
};

/** The page in docs/formats that describes a format, without `.md`. */
export function pageOf(format: Format): string {
  return PAGES[format.id] ?? format.id;
}

const COLUMNS: readonly (readonly [string, (format: Format) => string])[] = [
  ['format', (format) => `[${format.title}](${pageOf(format)}.md)`],
  ['id', ({ id }) => `\`${id}\``],
  ['extensions', ({ extensions }) => extensions.map((extension) => `\`${extension}\``).join(' ')],
  ['reads', ({ parse }) => mark(parse !== undefined)],
  ['writes', ({ write }) => mark(write !== undefined)],
  ['colours', ({ supports }) => colors(supports)],
  ['unknown lengths', ({ supports }) => mark(supports.blotted)],
  ['unknown clues', ({ supports }) => mark(supports.unknownClues)],
  ['metadata', ({ supports }) => metadata(supports)],
  ['grids', ({ supports }) => grids(supports)],
  ['several', ({ supports }) => mark(supports.several)],
];

function mark(able: boolean): string {
  return able ? 'yes' : '';
}

function colors({ colors, colorNames, colorValues }: FormatSupport): string {
  if (colors === 1) return '';
  const parts = ['runs', ...(colorValues ? ['RGB'] : []), ...(colorNames ? ['names'] : [])];
  return parts.join(', ');
}

function metadata({ meta }: FormatSupport): string {
  return meta.length === 7 ? 'all' : meta.join(', ');
}

function grids({ goal, solutions, saved, given, artwork, clues }: FormatSupport): string {
  const parts = [
    ...(clues ? [] : ['**only the picture**']),
    ...(goal && clues ? ['goal'] : []),
    ...(solutions ? ['solutions'] : []),
    ...(saved ? ['saved'] : []),
    ...(given ? ['given'] : []),
    ...(artwork ? ['artwork'] : []),
  ];
  return parts.join(', ');
}

/** The whole page. */
export function formatsReadme(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const reads = FORMATS.filter((format) => format.parse !== undefined).length;
  const writes = FORMATS.filter((format) => format.write !== undefined).length;
  return `# File formats

<!-- Written by \`npm run generate\` from the registry of formats; do not edit. -->

Crosshatch reads ${reads} formats and writes ${writes}. The format of a file is detected by its content; the name only breaks ties, and
\`--from\` (in the library: \`from\`) names it. \`crosshatch convert\` converts between them and lists what
the target cannot store; a file that would be a different puzzle is not written.

${row(COLUMNS.map(([name]) => name))}
${row(COLUMNS.map(() => '---'))}
${FORMATS.map((format) => row(COLUMNS.map(([, cell]) => cell(format)))).join('\n')}

- **colours**: *runs* = several colours can be distinguished; *RGB*, *names* = and what the colours look like and are called.
- **unknown lengths**: runs of which only the colour is known. **unknown clues**: lines without a clue.
- **grids**: the *goal* that the author intended, further *solutions*, grids *saved* while playing, cells that are *given*, *artwork* in colours for the end. A
  picture has no clues of its own; they are computed from it.
- **several**: more than one puzzle in a file.

All readers accept UTF-8, UTF-16 and Latin-1 with or without a byte-order mark, line ends of every kind, trailing blanks, and a last
line without a line end. Ctrl-Z and NUL bytes at the end are ignored. HTML entities in titles and names are decoded. Faults are reported with line, column and excerpt,
up to 20 faults at once. Limits: 32 MiB, 10,000 puzzles and 16 million cells of grids a file, 64 levels of nesting; a puzzle has at
most 1000 x 1000 cells and 30 colours.

To add a format, see [adding.md](adding.md).
`;
}
