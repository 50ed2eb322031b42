// The built-in font in a PDF: a Type 3 font with stroked glyphs for each weight. The text is small, can be searched and
// copied, and needs no font of the viewer.
import { CAP_HEIGHT, pathCommands, TRACKING } from '../font/outline.js';
import { charactersOf, drawnGlyph } from '../font/text.js';
import { type PdfObjects, pdfNumber, utf16Hex } from './objects.js';

/** Character codes of a font; 0 is unused because some viewers ignore it. */
const MOST_GLYPHS = 255;

export class PdfFonts {
  /** By weight, then in the order of use: a font holds 255 characters. */
  private readonly fonts = new Map<string, { weight: number; characters: string[] }>();

  /** Splits a text into pieces of one font each: the font's name and hexadecimal codes. */
  encode(text: string, weight: number): { font: string; codes: string }[] {
    const pieces: { font: string; codes: string }[] = [];
    for (const character of charactersOf(text)) {
      const { font, code } = this.place(character, weight);
      const last = pieces.at(-1);
      const hex = code.toString(16).padStart(2, '0');
      if (last?.font === font) last.codes += hex;
      else pieces.push({ font, codes: hex });
    }
    return pieces;
  }

  /** Adds all fonts to the file and returns the font resources of a page. */
  write(objects: PdfObjects): string {
    const entries = [...this.fonts].map(([name, { weight, characters }]) => {
      return `/${name} ${writeFont(objects, weight, characters)} 0 R`;
    });
    return `<<${entries.join('')}>>`;
  }

  private place(character: string, weight: number): { font: string; code: number } {
    for (let volume = 0; ; volume++) {
      const name = `W${Math.round(weight * 1000)}${volume === 0 ? '' : `V${volume}`}`;
      const font = this.fonts.get(name) ?? { weight, characters: [] };
      this.fonts.set(name, font);
      const known = font.characters.indexOf(character);
      if (known >= 0) return { font: name, code: known + 1 };
      if (font.characters.length === MOST_GLYPHS) continue;
      font.characters.push(character);
      return { font: name, code: font.characters.length };
    }
  }
}

function writeFont(objects: PdfObjects, weight: number, characters: readonly string[]): number {
  const procedures = characters.map((character, i) => {
    const stream = objects.addStream(glyphProcedure(character, weight));
    return `/g${i + 1} ${stream} 0 R`;
  });
  const widths = characters.map((character) => pdfNumber(drawnGlyph(character).width + TRACKING));
  const names = characters.map((_, i) => `/g${i + 1}`).join('');
  const unicode = objects.addStream(toUnicode(characters));
  // Glyphs grow upwards in a font: 0 is the base line, CAP_HEIGHT the top of capitals.
  return objects.add(
    `<</Type/Font/Subtype/Type3/FontBBox[-2 -4 12 14]/FontMatrix[${1 / CAP_HEIGHT} 0 0 ${1 / CAP_HEIGHT} 0 0]` +
      `/FirstChar 1/LastChar ${characters.length}/Widths[${widths.join(' ')}]` +
      `/Encoding<</Type/Encoding/Differences[1${names}]>>/CharProcs<<${procedures.join('')}>>` +
      `/Resources<<>>/ToUnicode ${unicode} 0 R>>`,
  );
}

function glyphProcedure(character: string, weight: number): string {
  const { width, path } = drawnGlyph(character);
  const lines = pathCommands(path).map(([letter, ...numbers]) => {
    const upright = numbers.map((n, i) => pdfNumber(i % 2 === 0 ? n : CAP_HEIGHT - n));
    return letter === 'Z' ? 'h' : `${upright.join(' ')} ${letter.toLowerCase()}`;
  });
  const pen = `${pdfNumber(weight * CAP_HEIGHT)} w 1 J 1 j`;
  const ink = lines.length === 0 ? '' : `${pen}\n${lines.join('\n')}\nS`;
  return `${pdfNumber(width + TRACKING)} 0 -2 -4 12 14 d1\n${ink}`;
}

/** The ToUnicode table, for copying and searching text. */
function toUnicode(characters: readonly string[]): string {
  const rows = characters.map(
    (character, i) => `<${(i + 1).toString(16).padStart(2, '0')}> <${utf16Hex(character)}>`,
  );
  // A block may have at most a hundred rows.
  const blocks: string[] = [];
  for (let first = 0; first < rows.length; first += 100) {
    const block = rows.slice(first, first + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<00> <ff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}
