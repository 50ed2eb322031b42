// Digits and letters of the fonts installed for training, grouped by family. Fonts whose digit slots
// hold something else are listed in `UNSUITABLE`; the list was made by looking at contact sheets.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import { boundsOf, emptyPlane, fillOutline, type Outline, transformed } from './outline.js';
import { UNSUITABLE } from './unsuitable-fonts.js';

export interface Face {
  readonly name: string;
  readonly digits: readonly Outline[];
  /** Letters and signs that are not digits: what the network must refuse. */
  readonly others: readonly Outline[];
}

export interface Family {
  readonly name: string;
  readonly faces: readonly Face[];
}

/** Words at the end of a font's name that name a weight or a slope, and words that begin such an ending. */
const LAST_WORDS = [
  'light',
  'thin',
  'medium',
  'bold',
  'black',
  'heavy',
  'condensed',
  'regular',
  'italic',
  'oblique',
];
const ENDINGS = ['extra', 'semi', 'demi'];

/** "Inter Bold" is Inter: weights of one family count as one. */
function familyOf(fullName: string): string {
  const words = fullName.split(' ');
  const ending = words.findIndex(
    (word, i) => i > 0 && ENDINGS.some((start) => word.toLowerCase().startsWith(start)),
  );
  if (ending > 0) return words.slice(0, ending).join(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  return words.length > 1 && LAST_WORDS.includes(last) ? words.slice(0, -1).join(' ') : fullName;
}

const OTHERS = 'ACEFHKMNPRTUVWXYacdefhkmnprtuvwxy+-=:;,.*?!#%&';

function fontFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return fontFiles(path);
    return entry.isFile() && /\.(ttf|otf)$/i.test(entry.name) ? [path] : [];
  });
}

function outlineOf(font: Font, character: string): Outline | undefined {
  if (font.charToGlyphIndex(character) === 0) return undefined;
  const polygons: number[][] = [];
  let points: number[] = [];
  let [x, y] = [0, 0];
  const curve = (steps: number, at: (t: number) => readonly [number, number]) => {
    for (let step = 1; step <= steps; step++) points.push(...at(step / steps));
  };
  for (const command of font.charToGlyph(character).getPath(0, 0, 1).commands) {
    if (command.type === 'Z') {
      if (points.length > 4) polygons.push(points);
      points = [];
      continue;
    }
    if (command.type === 'M') {
      if (points.length > 4) polygons.push(points);
      points = [command.x, command.y];
    } else if (command.type === 'L') points.push(command.x, command.y);
    else {
      const { x1, y1, x: x3, y: y3 } = command;
      const [x0, y0] = [x, y];
      if (command.type === 'Q') {
        curve(5, (t) => {
          const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
          return [a * x0 + b * x1 + c * x3, a * y0 + b * y1 + c * y3];
        });
      } else {
        const { x2, y2 } = command;
        curve(7, (t) => {
          const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
          return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
        });
      }
    }
    x = command.x;
    y = command.y;
  }
  if (points.length > 4) polygons.push(points);
  if (polygons.length === 0) return undefined;
  const outline = polygons.map((polygon) => Float64Array.from(polygon));
  const { left, right, top, bottom } = boundsOf(outline);
  return right - left > 0.01 && bottom - top > 0.1 && polygons.length < 60 ? outline : undefined;
}

/** The name of a font's family in English, else in whatever language it has. */
function nameOf({ names }: Font): string | undefined {
  const name = (names.windows ?? names.macintosh ?? names.unicode)?.fontFamily;
  return name?.en ?? Object.values(name ?? {})[0];
}

function faceOf(path: string): { family: string; face: Face } | undefined {
  try {
    const bytes = readFileSync(path);
    const font = opentype.parse(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
    );
    const family = familyOf(nameOf(font) ?? basename(path));
    const digits = [...'0123456789'].map((digit) => outlineOf(font, digit));
    if (digits.some((digit) => digit === undefined)) return undefined;
    const others = [...OTHERS].flatMap((character) => {
      const outline = outlineOf(font, character);
      return outline === undefined ? [] : [outline];
    });
    return { family, face: { name: basename(path), digits: digits as Outline[], others } };
  } catch {
    // Damaged and exotic fonts are no loss: there are hundreds of others.
    return undefined;
  }
}

const SIGNATURE = { width: 12, height: 16 };

/** The ten digits of a face, each scaled to the same small picture. */
function signature(face: Face): Float32Array {
  const { width, height } = SIGNATURE;
  const result = new Float32Array(10 * width * height);
  face.digits.forEach((digit, i) => {
    const { left, top, right, bottom } = boundsOf(digit);
    const [sx, sy] = [width / (right - left), height / (bottom - top)];
    const plane = emptyPlane(width, height);
    fillOutline(transformed(digit, [sx, 0, 0, sy, -left * sx, -top * sy]), plane);
    result.set(plane.data, i * width * height);
  });
  return result;
}

/** Whether two signatures differ by less than a small mean; stops at the first proof that they do not. */
function same(a: Float32Array, b: Float32Array): boolean {
  const limit = 0.035 * a.length;
  let sum = 0;
  for (let i = 0; i < a.length && sum < limit; i++) sum += Math.abs(a[i] - b[i]);
  return sum < limit;
}

/**
 * Every suitable family below a folder, in alphabetical order; at most `most` faces of each. Families that
 * share their digits are one family: otherwise a held-out font would be a training font by another name.
 */
export function loadFamilies(folder: string, most: number): Family[] {
  const families: { name: string; faces: Face[]; signatures: Float32Array[] }[] = [];
  const byName = new Map<string, (typeof families)[number]>();
  for (const path of fontFiles(folder).sort()) {
    const found = faceOf(path);
    if (found === undefined || UNSUITABLE.some((pattern) => pattern.test(found.family))) continue;
    const { face } = found;
    const shape = signature(face);
    const known = families.find(({ signatures }) => signatures.some((other) => same(shape, other)));
    if (known !== undefined) {
      byName.set(found.family, known);
      continue;
    }
    let family = byName.get(found.family);
    if (family === undefined) {
      family = { name: found.family, faces: [], signatures: [] };
      families.push(family);
      byName.set(found.family, family);
    }
    family.faces.push(face);
    family.signatures.push(shape);
  }
  return families
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, faces }) => ({
      name,
      faces: faces.filter((_, i) => i % Math.max(1, Math.ceil(faces.length / most)) === 0).slice(0, most),
    }));
}
