// Digits and letters of the fonts for training, grouped by family. `bench/training/fonts.json` lists the
// packages with their versions; they are installed into a cache folder outside the repository's files.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import { boundsOf, emptyPlane, fillOutline, type Outline, transformed } from './outline.js';

interface Face {
  readonly name: string;
  readonly digits: readonly Outline[];
  /** Letters and signs that are not digits: what the network must refuse. */
  readonly others: readonly Outline[];
}

export interface Family {
  readonly name: string;
  readonly faces: readonly Face[];
  /** Plain fonts that most puzzles are printed in; they are drawn more often. */
  readonly plain: boolean;
}

interface FontList {
  /** NAME@VERSION of each package. */
  readonly packages: readonly string[];
  /** Families, as the end of their package's name. */
  readonly plain: readonly string[];
}

const LIST = new URL('../../training/fonts.json', import.meta.url);

const nameOf = (entry: string) => entry.slice(0, entry.lastIndexOf('@'));
const versionOf = (entry: string) => entry.slice(entry.lastIndexOf('@') + 1);

export function fontList(): FontList {
  return JSON.parse(readFileSync(LIST, 'utf8')) as FontList;
}

/** Installs what is missing below a folder, in the listed versions. */
export function installFonts(folder: string, { packages }: FontList): void {
  const missing = packages.filter((entry) => {
    const file = join(folder, 'node_modules', nameOf(entry), 'package.json');
    if (!existsSync(file)) return true;
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version !== versionOf(entry);
  });
  if (missing.length === 0) return;
  console.log(`installing ${missing.length} font packages into ${folder}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  // npm removes what is neither saved nor named: all packages are named, also those that are there.
  execFileSync('npm', ['install', ...flags, ...packages], { cwd: folder, stdio: 'inherit' });
}

const OTHERS = 'ACEFHKMNPRTUVWXYacdefhkmnprtuvwxy+-=:;,.*?!#%&';

function outlineOf(font: Font, character: string): Outline | undefined {
  if (font.charToGlyphIndex(character) === 0) return undefined;
  const polygons: number[][] = [];
  let points: number[] = [];
  let [x, y] = [0, 0];
  const close = () => {
    if (points.length > 4) polygons.push(points);
    points = [];
  };
  const curve = (steps: number, at: (t: number) => readonly [number, number]) => {
    for (let step = 1; step <= steps; step++) points.push(...at(step / steps));
  };
  for (const command of font.charToGlyph(character).getPath(0, 0, 1).commands) {
    if (command.type === 'Z') {
      close();
      continue;
    }
    if (command.type === 'M') {
      close();
      points = [command.x, command.y];
    } else if (command.type === 'L') points.push(command.x, command.y);
    else {
      const { x1, y1, x: x3, y: y3 } = command;
      const [x0, y0] = [x, y];
      if (command.type === 'Q') {
        curve(5, (t) => {
          const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
          return [a * x0 + b * x1 + c * x3, a * y0 + b * y1 + c * y3];
        });
      } else {
        const { x2, y2 } = command;
        curve(7, (t) => {
          const u = 1 - t;
          const [a, b, c, d] = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
          return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
        });
      }
    }
    x = command.x;
    y = command.y;
  }
  close();
  if (polygons.length === 0) return undefined;
  const outline = polygons.map((polygon) => Float64Array.from(polygon));
  const { left, right, top, bottom } = boundsOf(outline);
  return right - left > 0.01 && bottom - top > 0.1 && polygons.length < 60 ? outline : undefined;
}

function faceOf(name: string, bytes: Buffer): Face | undefined {
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const digits = [...'0123456789'].map((digit) => outlineOf(font, digit));
  if (digits.some((digit) => digit === undefined)) return undefined;
  const others = [...OTHERS].flatMap((character) => {
    const outline = outlineOf(font, character);
    return outline === undefined ? [] : [outline];
  });
  return { name, digits: digits as Outline[], others };
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

/** Faces of a family that take part, if it has them. */
const STYLES = ['400-normal', '700-normal', '400-italic', '300-normal'];

/**
 * The families of all packages, in alphabetical order, and a digest of their files. Families that share their
 * digits are one family: otherwise a held-out font would be a training font by another name.
 */
export function loadFamilies(folder: string, list: FontList): { families: Family[]; digest: string } {
  const digest = createHash('sha256');
  const families: { name: string; plain: boolean; faces: Face[]; signatures: Float32Array[] }[] = [];
  for (const entry of list.packages) {
    const name = nameOf(entry).split('/')[1];
    const files = STYLES.map((style) =>
      join(folder, 'node_modules', nameOf(entry), 'files', `${name}-latin-${style}.woff`),
    );
    const faces = files.filter(existsSync).flatMap((file) => {
      const bytes = readFileSync(file);
      digest.update(bytes);
      return faceOf(name, bytes) ?? [];
    });
    const shapes = faces.map(signature);
    const known = families.find(({ signatures }) =>
      signatures.some((other) => shapes.some((shape) => same(shape, other))),
    );
    const family = known ?? { name, plain: false, faces: [], signatures: [] };
    if (known === undefined && faces.length > 0) families.push(family);
    family.plain ||= list.plain.includes(name);
    faces.forEach((face, i) => {
      if (family.signatures.some((other) => same(shapes[i], other))) return;
      family.faces.push(face);
      family.signatures.push(shapes[i]);
    });
  }
  return {
    families: families
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, plain, faces }) => ({ name, plain, faces })),
    digest: digest.digest('hex'),
  };
}
