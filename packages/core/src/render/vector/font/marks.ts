// Accents as strokes, centred on x = 0. Those above stand over a small letter; over a letter with an
// ascender they are raised. Unicode takes accented letters apart, so that a few marks serve hundreds.

/** Combining marks that stand above their letter. */
export const MARKS_ABOVE: Readonly<Record<string, string>> = {
  '\u0300': 'M-1.2 -.4L.6 1.2',
  '\u0301': 'M1.2 -.4L-.6 1.2',
  '\u0302': 'M-1.5 1.2L0 -.4L1.5 1.2',
  '\u0303': 'M-1.7 .8C-1.2 -.4 -.6 -.3 0 .3C.6 .9 1.2 1 1.7 -.2',
  '\u0304': 'M-1.5 .4L1.5 .4',
  '\u0306': 'M-1.5 -.4C-1.2 1.1 1.2 1.1 1.5 -.4',
  '\u0307': 'M0 .2L0 .5',
  '\u0308': 'M-1.2 .2L-1.2 .5M1.2 .2L1.2 .5',
  '\u030a':
    'M0 -1.2C-.8 -1.2 -1.3 -.6 -1.3 .1C-1.3 .8 -.8 1.4 0 1.4C.8 1.4 1.3 .8 1.3 .1C1.3 -.6 .8 -1.2 0 -1.2Z',
  '\u030b': 'M-.1 -.4L-1.3 1.2M1.9 -.4L.7 1.2',
  '\u030c': 'M-1.5 -.4L0 1.2L1.5 -.4',
};

/** Combining marks that hang below the base line. */
export const MARKS_BELOW: Readonly<Record<string, string>> = {
  '\u0323': 'M0 11.9L0 12.2',
  '\u0326': 'M.3 11.4L-.2 13.2',
  '\u0327': 'M.2 10L0 11.1C.9 11.1 1.3 11.6 1.2 12.3C1.1 13 .3 13.3 -.7 13',
  '\u0328': 'M1 10C.2 10.6 -.2 11.3 0 12.1C.2 12.8 .8 13.1 1.5 12.8',
};
