// Capital letters as strokes, of the Latin alphabet and those that are no letter with an accent.
import type { Glyph } from './outline.js';

const O = 'M3.5 0C1.4 0 .1 1.9 .1 5C.1 8.1 1.4 10 3.5 10C5.6 10 6.9 8.1 6.9 5C6.9 1.9 5.6 0 3.5 0Z';
const D = 'M.4 0L.4 10L2.6 10C4.9 10 6.3 8.1 6.3 5C6.3 1.9 4.9 0 2.6 0Z';

export const CAPITALS: Readonly<Record<string, Glyph>> = {
  A: { width: 6.8, path: 'M0 10L3.4 0L6.8 10M1.2 6.6L5.6 6.6' },
  B: {
    width: 5.6,
    path: 'M.4 4.7L3.1 4.7C4.8 4.7 5.6 5.8 5.6 7.3C5.6 8.9 4.8 10 3.1 10L.4 10L.4 0L2.8 0C4.2 0 5 .9 5 2.3C5 3.8 4.2 4.7 2.8 4.7',
  },
  C: {
    width: 6.3,
    path: 'M6.3 2C5.7 .7 4.7 0 3.5 0C1.4 0 .1 1.9 .1 5C.1 8.1 1.4 10 3.5 10C4.7 10 5.7 9.3 6.3 8',
  },
  D: { width: 6.4, path: D },
  E: { width: 5, path: 'M5 0L.4 0L.4 10L5 10M.4 4.8L4.5 4.8' },
  F: { width: 4.7, path: 'M4.9 0L.4 0L.4 10M.4 5L4.3 5' },
  G: {
    width: 6.8,
    path: 'M6.4 2C5.8 .7 4.8 0 3.5 0C1.4 0 .1 1.9 .1 5C.1 8.1 1.4 10 3.5 10C5.4 10 6.6 8.6 6.6 6.4L6.6 5.3L3.9 5.3',
  },
  H: { width: 6.4, path: 'M.4 0L.4 10M6 0L6 10M.4 4.8L6 4.8' },
  I: { width: 0.8, path: 'M.4 0L.4 10' },
  J: { width: 4, path: 'M3.6 0L3.6 7.2C3.6 9 2.9 10 1.6 10C.9 10 .3 9.6 0 8.9' },
  K: { width: 5.8, path: 'M.4 0L.4 10M5.6 0L.4 6.2M2.3 4L5.9 10' },
  L: { width: 4.6, path: 'M.4 0L.4 10L4.7 10' },
  M: { width: 8, path: 'M.4 10L.4 0L4 7L7.6 0L7.6 10' },
  N: { width: 6.6, path: 'M.4 10L.4 0L6.2 10L6.2 0' },
  O: { width: 7, path: O },
  P: { width: 5.4, path: 'M.4 10L.4 0L2.9 0C4.6 0 5.5 1.1 5.5 2.8C5.5 4.5 4.6 5.6 2.9 5.6L.4 5.6' },
  Q: { width: 7, path: `${O}M4.5 7.6L7 10.7` },
  R: {
    width: 5.8,
    path: 'M.4 10L.4 0L2.9 0C4.6 0 5.5 1.1 5.5 2.7C5.5 4.3 4.6 5.4 2.9 5.4L.4 5.4M3.1 5.4L5.9 10',
  },
  S: {
    width: 5.4,
    path: 'M5.1 1.9C4.7 .7 3.8 0 2.7 0C1.2 0 .3 .9 .3 2.4C.3 3.9 1.4 4.4 2.8 4.8C4.4 5.3 5.4 5.9 5.4 7.5C5.4 9 4.3 10 2.8 10C1.4 10 .4 9.2 0 7.9',
  },
  T: { width: 6, path: 'M0 0L6 0M3 0L3 10' },
  U: { width: 6.4, path: 'M.4 0L.4 6.4C.4 8.7 1.4 10 3.2 10C5 10 6 8.7 6 6.4L6 0' },
  V: { width: 6.4, path: 'M0 0L3.2 10L6.4 0' },
  W: { width: 9.4, path: 'M0 0L2.4 10L4.7 1.4L7 10L9.4 0' },
  X: { width: 6, path: 'M.2 0L5.8 10M5.8 0L.2 10' },
  Y: { width: 6, path: 'M0 0L3 5.2L6 0M3 5.2L3 10' },
  Z: { width: 5.6, path: 'M.3 0L5.4 0L.2 10L5.6 10' },
  Æ: { width: 9.4, path: 'M9.4 0L4.4 0L0 10M5 0L5 10L9.4 10M5 4.8L8.9 4.8M1.5 6.6L5 6.6' },
  Ð: { width: 6.4, path: `${D}M-.9 5L3 5` },
  Đ: { width: 6.4, path: `${D}M-.9 5L3 5` },
  Ł: { width: 4.6, path: 'M.4 0L.4 10L4.7 10M-.9 6.2L2.6 4' },
  Ø: { width: 7, path: `${O}M.6 10.5L6.4 -.5` },
  Œ: {
    width: 9.6,
    path: 'M9.6 0L3.7 0C1.5 0 .1 1.9 .1 5C.1 8.1 1.5 10 3.7 10L9.6 10M5.2 0L5.2 10M5.2 4.8L9.1 4.8',
  },
  Þ: {
    width: 5.4,
    path: 'M.4 0L.4 10M.4 2.2L2.9 2.2C4.6 2.2 5.5 3.2 5.5 4.9C5.5 6.6 4.6 7.6 2.9 7.6L.4 7.6',
  },
};
