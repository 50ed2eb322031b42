// Cyrillic letters as strokes: those of Russian, Ukrainian, Belarusian, Bulgarian and Serbian. Many look like
// Latin ones and are theirs; most small letters are small capitals.
import { CAPITALS } from './capitals.js';
import { CAP_HEIGHT, type Glyph, pathCommands } from './outline.js';
import { SMALL_LETTERS } from './small-letters.js';

/** Cyrillic letters, and the Latin ones that look like them. */
const ALIKE = [
  ['АВЕЗІЈКМНОРСЅТХ', 'ABE_IJKMHOPCSTX', CAPITALS],
  ['аеіјорсѕух', 'aeijopcsyx', SMALL_LETTERS],
] as const;

const OWN: Readonly<Record<string, Glyph>> = {
  Б: { width: 5.5, path: 'M5 0L.4 0L.4 10L3 10C4.7 10 5.6 8.9 5.6 7.2C5.6 5.5 4.7 4.4 3 4.4L.4 4.4' },
  Г: { width: 4.4, path: 'M4.8 0L.4 0L.4 10' },
  Ґ: { width: 4.6, path: 'M.4 10L.4 0L4.6 0L4.6 -1.8' },
  Д: { width: 7, path: 'M0 12L0 10L7 10L7 12M1 10C2 8.2 2.3 5 2.3 0L5.8 0L5.8 10' },
  Ђ: {
    width: 7,
    path: 'M0 0L6 0M2.4 0L2.4 10M2.4 5.4C3.2 4.6 4 4.3 4.8 4.3C6.2 4.3 6.9 5.3 6.9 7.1C6.9 9 6.2 10 4.8 10',
  },
  Є: {
    width: 6.3,
    path: 'M6.3 2C5.7 .7 4.7 0 3.5 0C1.4 0 .1 1.9 .1 5C.1 8.1 1.4 10 3.5 10C4.7 10 5.7 9.3 6.3 8M.1 5L4.2 5',
  },
  Ж: { width: 8.6, path: 'M4.3 0L4.3 10M.3 0L4.3 5.4L8.3 0M3 3.7L0 10M5.6 3.7L8.6 10' },
  З: {
    width: 5.4,
    path: 'M.5 1.6C1 .6 1.9 0 2.9 0C4.3 0 5.1 .9 5.1 2.3C5.1 3.8 4.1 4.7 2.4 4.7C4.3 4.7 5.4 5.7 5.4 7.3C5.4 9 4.3 10 2.8 10C1.5 10 .5 9.3 .1 8.1',
  },
  И: { width: 6.6, path: 'M.4 0L.4 10L6.2 0L6.2 10' },
  Л: { width: 6.2, path: 'M0 10C1.4 9.6 1.8 7 1.8 0L5.8 0L5.8 10' },
  Љ: {
    width: 9.2,
    path: 'M0 10C1.4 9.6 1.8 7 1.8 0L5.4 0L5.4 10L7 10C8.5 10 9.2 9 9.2 7.3C9.2 5.6 8.5 4.6 7 4.6L5.4 4.6',
  },
  Њ: {
    width: 9.4,
    path: 'M.4 0L.4 10M5.6 0L5.6 10L7.2 10C8.7 10 9.4 9 9.4 7.3C9.4 5.6 8.7 4.6 7.2 4.6L.4 4.6',
  },
  П: { width: 6.4, path: 'M.4 10L.4 0L6 0L6 10' },
  Ћ: { width: 7, path: 'M0 0L6 0M2.4 0L2.4 10M2.4 5.4C3.2 4.6 4 4.3 4.8 4.3C6 4.3 6.6 5.1 6.6 6.5L6.6 10' },
  У: { width: 6, path: 'M0 0L3 6.4M6 0L2.8 7.4C2 9.3 1.4 10 .2 10' },
  Ф: {
    width: 7.4,
    path: 'M3.7 -.4L3.7 10.4M3.7 1.6C1.4 1.6 .1 2.9 .1 5C.1 7.1 1.4 8.4 3.7 8.4C6 8.4 7.3 7.1 7.3 5C7.3 2.9 6 1.6 3.7 1.6Z',
  },
  Ц: { width: 6.8, path: 'M.4 0L.4 10L6.8 10L6.8 12M6 0L6 10' },
  Ч: { width: 5.8, path: 'M5.4 0L5.4 10M.4 0L.4 3.2C.4 4.8 1.3 5.6 2.8 5.6C3.8 5.6 4.8 5.3 5.4 4.8' },
  Џ: { width: 6.4, path: 'M.4 0L.4 10L6 10L6 0M3.2 10L3.2 12' },
  Ш: { width: 8.4, path: 'M.4 0L.4 10L8 10L8 0M4.2 0L4.2 10' },
  Щ: { width: 8.8, path: 'M.4 0L.4 10L8.8 10L8.8 12M4.2 0L4.2 10M8 0L8 10' },
  Ъ: { width: 6.8, path: 'M0 0L2 0L2 10L4.4 10C6 10 6.8 8.9 6.8 7.3C6.8 5.6 6 4.6 4.4 4.6L2 4.6' },
  Ы: { width: 7.6, path: 'M.4 0L.4 10L2.6 10C4.2 10 5 8.9 5 7.3C5 5.6 4.2 4.6 2.6 4.6L.4 4.6M7.2 0L7.2 10' },
  Ь: { width: 5.4, path: 'M.4 0L.4 10L2.8 10C4.6 10 5.4 8.9 5.4 7.3C5.4 5.6 4.6 4.6 2.8 4.6L.4 4.6' },
  Э: {
    width: 6.2,
    path: 'M0 2C.6 .7 1.6 0 2.7 0C4.8 0 6.1 1.9 6.1 5C6.1 8.1 4.8 10 2.7 10C1.6 10 .6 9.3 0 8M2 5L6.1 5',
  },
  Ю: {
    width: 9.4,
    path: 'M.4 0L.4 10M.4 5L2.5 5M5.9 0C3.8 0 2.5 1.9 2.5 5C2.5 8.1 3.8 10 5.9 10C8 10 9.3 8.1 9.3 5C9.3 1.9 8 0 5.9 0Z',
  },
  Я: {
    width: 5.8,
    path: 'M5.4 10L5.4 0L2.9 0C1.2 0 .3 1.1 .3 2.7C.3 4.3 1.2 5.4 2.9 5.4L5.4 5.4M2.7 5.4L0 10',
  },
  б: {
    width: 5,
    path: 'M4.4 -.4C4 .6 3.2 .9 2.2 1.1C.8 1.4 .1 2.8 .1 6.2C.1 8.7 1 10 2.5 10C4 10 4.9 8.7 4.9 6.7C4.9 4.7 4 3.5 2.6 3.5C1.3 3.5 .4 4.5 .1 6.2',
  },
  ф: {
    width: 7,
    path: 'M3.5 -.4L3.5 13M3.5 3.2C1.4 3.2 .1 4.4 .1 6.5C.1 8.6 1.4 9.8 3.5 9.8C5.6 9.8 6.9 8.6 6.9 6.5C6.9 4.4 5.6 3.2 3.5 3.2Z',
  },
  ђ: {
    width: 4.8,
    path: 'M.4 -.4L.4 10M-.8 1.6L2.8 1.6M.4 6C.4 4.2 1.2 3 2.5 3C3.7 3 4.4 3.9 4.4 5.5L4.4 11C4.4 12.3 3.9 13 2.9 13',
  },
  ћ: {
    width: 4.8,
    path: 'M.4 -.4L.4 10M-.8 1.6L2.8 1.6M.4 6C.4 4.2 1.2 3 2.5 3C3.7 3 4.4 3.9 4.4 5.5L4.4 10',
  },
};

export const CYRILLIC: Readonly<Record<string, Glyph>> = withSmallLetters({ ...latinAlike(), ...OWN });

function latinAlike(): Record<string, Glyph> {
  return Object.fromEntries(
    ALIKE.flatMap(([letters, latin, glyphs]) =>
      [...letters].flatMap((letter, i) => (latin[i] in glyphs ? [[letter, glyphs[latin[i]]]] : [])),
    ),
  );
}

/** Adds small capitals for the letters that have no small form yet. */
function withSmallLetters(glyphs: Record<string, Glyph>): Record<string, Glyph> {
  const result = { ...glyphs };
  for (const [letter, glyph] of Object.entries(glyphs)) {
    const small = letter.toLowerCase();
    if (!(small in result)) result[small] = smallCapital(glyph);
  }
  return result;
}

/** As high as small letters, and a little wider than in proportion. */
function smallCapital({ width, path }: Glyph): Glyph {
  const [across, down] = [0.78, 0.7];
  const scaled = pathCommands(path).map(([letter, ...numbers]) => {
    const moved = numbers.map((n, i) => (i % 2 === 0 ? n * across : CAP_HEIGHT - (CAP_HEIGHT - n) * down));
    return letter + moved.map((n) => Math.round(n * 100) / 100).join(' ');
  });
  return { width: width * across, path: scaled.join('') };
}
