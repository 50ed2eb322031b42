// Digits and what else a clue may need, as strokes. All digits are equally wide, so that columns of
// numbers stand straight. See outline.ts for the box that glyphs are drawn in.
import type { Glyph } from './outline.js';

export const DIGITS: Readonly<Record<string, Glyph>> = {
  '0': { width: 6, path: 'M3 0C.9 0 .3 2.5 .3 5C.3 7.5 .9 10 3 10C5.1 10 5.7 7.5 5.7 5C5.7 2.5 5.1 0 3 0Z' },
  '1': { width: 6, path: 'M.9 2.1L3.3 .2L3.3 10' },
  '2': { width: 6, path: 'M.6 2.5C.7 .9 1.7 0 3.1 0C4.6 0 5.5 1 5.5 2.5C5.5 4.4 3.7 5.9 .5 10L5.7 10' },
  '3': {
    width: 6,
    path: 'M.6 1.8C1 .6 1.9 0 3 0C4.4 0 5.3 .9 5.3 2.3C5.3 3.8 4.2 4.6 2.5 4.6C4.5 4.6 5.6 5.6 5.6 7.2C5.6 8.9 4.5 10 2.9 10C1.6 10 .7 9.3 .3 8.1',
  },
  '4': { width: 6, path: 'M4.4 10L4.4 .2L.3 7.1L5.8 7.1' },
  '5': {
    width: 6,
    path: 'M5.2 0L1.3 0L.8 4.5C1.4 3.9 2.1 3.6 3 3.6C4.6 3.6 5.6 4.9 5.6 6.7C5.6 8.7 4.5 10 2.8 10C1.6 10 .7 9.4 .3 8.3',
  },
  '6': {
    width: 6,
    path: 'M5.1 1.4C4.7 .5 3.9 0 3 0C1.2 0 .4 2.4 .4 5.4C.4 8.4 1.3 10 3 10C4.6 10 5.6 8.8 5.6 7C5.6 5.2 4.6 4.1 3.1 4.1C1.7 4.1 .6 5.1 .4 6.8',
  },
  '7': { width: 6, path: 'M.4 0L5.6 0L2.2 10' },
  '8': {
    width: 6,
    path: 'M3 4.6C1.6 4.6 .8 3.6 .8 2.3C.8 1 1.7 0 3 0C4.3 0 5.2 1 5.2 2.3C5.2 3.6 4.4 4.6 3 4.6C1.4 4.6 .4 5.7 .4 7.3C.4 8.9 1.4 10 3 10C4.6 10 5.6 8.9 5.6 7.3C5.6 5.7 4.6 4.6 3 4.6Z',
  },
  '9': {
    width: 6,
    path: 'M.9 8.6C1.3 9.5 2.1 10 3 10C4.8 10 5.6 7.6 5.6 4.6C5.6 1.6 4.7 0 3 0C1.4 0 .4 1.2 .4 3C.4 4.8 1.4 5.9 2.9 5.9C4.3 5.9 5.4 4.9 5.6 3.2',
  },
  '?': { width: 6, path: 'M.7 2.4C.8 .9 1.8 0 3.1 0C4.5 0 5.4 1 5.4 2.4C5.4 4.4 3 4.6 3 7.1M3 9.6L3 9.9' },
};
