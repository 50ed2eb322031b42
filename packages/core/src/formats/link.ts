// Crosshatch links: a whole puzzle in a short code that stands behind the `#` of a page's address, so
// that it never reaches a server. `xh`, the version, a hyphen, and letters that a URL takes unchanged:
//   xh1-KyGPXyxMsw          https://example.org/crosshatch/#xh1-KyGPXyxMsw
// Also read: a code alone, and one that was broken over several lines of a letter.

import { quoted } from '../messages/index.js';
import { type Clue, MAX_SIDE, type PuzzleDocument } from '../model/index.js';
import type { Fit, Format } from './format.js';
import { BitDecoder, BitEncoder } from './link/bit-coder.js';
import { codeDocument, NOTHING } from './link/document-code.js';
import { bitsOf, lettersOf } from './link/letters-code.js';
import { lineSpan, nextTextLine } from './reading/clue-block.js';
import type { Span } from './reading/draft.js';
import { metadata, type Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

const VERSION = '1';
/** The longest text that a link takes; more belongs in a file. */
const LONGEST_TEXT = 10_000;

export const link: Format = {
  id: 'link',
  title: 'Crosshatch link',
  extensions: ['.link'],
  supports: {
    colors: 30,
    colorNames: true,
    colorValues: true,
    blotted: true,
    unknownClues: true,
    meta: ['title', 'author', 'copyright', 'license', 'source', 'id', 'description'],
    goal: true,
    solutions: false,
    saved: false,
    given: true,
    artwork: false,
    candidates: true,
    several: true,
    clues: true,
  },
  sniff: sniffLink,
  parse: parseLinks,
  obstacle: ({ meta }) =>
    Object.values(meta).some((text) => text.length > LONGEST_TEXT)
      ? `holds texts of at most ${LONGEST_TEXT} characters`
      : undefined,
  write: (documents) => documents.map((document) => `${codeOf(document)}\n`).join(''),
};

/** A code that stands alone, behind a `#`, or in an address of any scheme behind one of `#=/&`. */
function sniffLink(source: SourceText): Fit {
  const word = /\S+/.exec(source.head)?.[0] ?? '';
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(word)?.[0].length ?? Infinity;
  const hash = word.indexOf('#');
  for (const { index } of word.matchAll(/xh\d{1,4}-/gi)) {
    const isAddress = scheme < index || (hash >= 0 && hash < index);
    if (index === 0 || (isAddress && '#=/&'.includes(word[index - 1]))) return 'certain';
  }
  return 'no';
}

function codeOf(document: PuzzleDocument): string {
  const coder = new BitEncoder();
  codeDocument(coder, document, () => true);
  return `xh${VERSION}-${lettersOf(coder.finish())}`;
}

/** A code in a text: its version, its letters, and where it stands. */
interface Code extends Span {
  readonly version: string;
  letters: string;
}

function parseLinks(reading: Reading): void {
  const codes: Code[] = [];
  const { source } = reading;
  for (let i = nextTextLine(source, 0); i < source.lineCount; i = nextTextLine(source, i + 1)) {
    const span = lineSpan(source, i);
    const text = source.text.slice(span.offset, span.end);
    const code = codeIn(text, span);
    const previous = codes.at(-1);
    if (code !== undefined) codes.push(code);
    else if (previous !== undefined && /^\s*[\w-]+[^\w-]{0,8}$/.test(text)) {
      // Mail programs break long lines: a line without a prefix continues the one before.
      previous.letters += lettersIn(text);
    } else {
      reading.fault('bad-syntax', span, 'not a Crosshatch link', 'as in https://.../#xh1-...');
    }
    if (reading.full) return;
  }
  for (const code of codes) if (reading.full || !readCode(reading, code)) return;
}

function codeIn(text: string, span: Span): Code | undefined {
  const found = /(?:^|[#=/&\s<("'])xh(\d{1,4})-([^\s#&]*)/i.exec(text);
  if (found === null) return undefined;
  const end = span.offset + found.index + found[0].length;
  const offset = end - found[2].length - found[1].length - 3;
  return { version: found[1], letters: found[2].replace(/[^\w-]{1,8}$/, ''), offset, end };
}

function lettersIn(text: string): string {
  return text.trim().replace(/[^\w-]{1,8}$/, '');
}

/** False when reading on makes no sense. */
function readCode(reading: Reading, code: Code): boolean {
  if (code.version !== VERSION) {
    const hint = `a newer Crosshatch may know it; this one reads version ${VERSION}`;
    reading.fault('unsupported-kind', code, `this link is of version ${code.version}`, hint);
    return true;
  }
  const strange = /[^\w-]/.exec(code.letters);
  if (strange !== null) {
    reading.fault('bad-syntax', code, `${quoted(strange[0])} does not occur in a link`, 'copy it once more');
    return true;
  }
  const bits = bitsOf(code.letters);
  if (bits === undefined) {
    const message = 'this link is incomplete, or was changed on its way';
    reading.fault('bad-syntax', code, message, 'copy it once more, from the first letter to the last');
    return true;
  }
  const content = codeDocument(new BitDecoder(bits), NOTHING, (cells) => reading.spend(cells, code));
  if (content === 'spent') return false;
  if (typeof content === 'string') {
    const message =
      content === 'too-large'
        ? `this puzzle has more than ${MAX_SIDE} rows or columns`
        : 'this link breaks off';
    reading.fault(content === 'too-large' ? 'too-large' : 'bad-syntax', code, message);
    return true;
  }
  const { rows, columns, palette, ...beside } = content;
  const { offset, end } = code;
  const placed = (clue: Clue) => ({
    runs: clue?.map(({ length, color }) => ({ length, color, offset, end })) ?? null,
    offset,
    end,
  });
  const draft = { rows: rows.map(placed), columns: columns.map(placed), palette, span: code };
  const puzzle = reading.puzzle(draft);
  return puzzle === undefined || reading.add({ puzzle, ...beside, meta: metadata(beside.meta) }, code);
}
