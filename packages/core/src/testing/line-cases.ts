// The one table of line cases. Every line engine and both oracles must agree with it.
// `want` is the line after complete line solving, or null for a contradiction; the notation is that
// of notation.ts. Hand-made cases first, then families around the sizes where machine words end.

export interface LineCase {
  readonly name: string;
  readonly clue: string;
  readonly given: string;
  readonly want: string | null;
  /** How many colours `?` stands for; default 1. */
  readonly colors?: number;
}

const EDGES: readonly LineCase[] = [
  { name: 'one cell, one run', clue: '1', given: '?', want: '#' },
  { name: 'one cell, blank', clue: '0', given: '?', want: '.' },
  { name: 'one cell, blank clue but filled', clue: '0', given: '#', want: null },
  { name: 'one cell, run but blank', clue: '1', given: '.', want: null },
  { name: 'a full line', clue: '5', given: '?????', want: '#####' },
  { name: 'a blank line', clue: '0', given: '?????', want: '.....' },
  { name: 'runs that fill the line exactly', clue: '2 1 3', given: '????????', want: '##.#.###' },
  { name: 'a clue longer than its line', clue: '4', given: '???', want: null },
  { name: 'two runs longer than their line', clue: '2 2', given: '????', want: null },
  { name: 'nothing to deduce', clue: '2', given: '?????', want: '?????' },
  { name: 'a cell with no candidate', clue: '1', given: '?[]?', want: null },
  { name: 'a line that is settled already', clue: '2 1', given: '##.#.', want: '##.#.' },
  { name: 'a settled line that reads wrong', clue: '2 1', given: '##..#', want: '##..#' },
  { name: 'a settled line with a run too many', clue: '2', given: '##.#.', want: null },
  { name: 'a settled line with a run too few', clue: '2 1', given: '##...', want: null },
];

const LOGIC: readonly LineCase[] = [
  { name: 'overlap of one run', clue: '4', given: '??????', want: '??##??' },
  { name: 'overlap of several runs', clue: '3 2', given: '???????', want: '?##??#?' },
  { name: 'glue: a run that begins at the wall', clue: '3', given: '#????', want: '###..' },
  { name: 'glue from the far wall', clue: '3', given: '????#', want: '..###' },
  { name: 'near the wall: the run must reach inwards', clue: '3', given: '?#????', want: '?##?..' },
  { name: 'out of reach', clue: '2', given: '??#???', want: '.?#?..' },
  { name: 'a finished run is capped', clue: '2 1', given: '?##????', want: '.##.???' },
  { name: 'a finished line', clue: '2 1', given: '##??#', want: '##..#' },
  { name: 'a gap too small for any run', clue: '3', given: '??.????', want: '...?##?' },
  { name: 'a gap too small at the end', clue: '2 2', given: '????.?', want: null },
  { name: 'two pieces joined to one run', clue: '4', given: '?#?#??', want: '?###?.' },
  { name: 'two pieces too far apart for one run', clue: '3 1', given: '#???#?', want: '###.#.' },
  { name: 'splitting: joining would be too long', clue: '2 2', given: '?#?#??', want: '##.##.' },
  { name: 'both ends are given', clue: '1 1', given: '#???#', want: '#...#' },
  { name: 'a single cell splits the line', clue: '1 1', given: '?.?', want: '#.#' },
  { name: 'forced through a blank in the middle', clue: '2 2', given: '??.??', want: '##.##' },
  { name: 'gaps decide where the middle run goes', clue: '1 1 5', given: '#?.????#??', want: '#..#.#####' },
  { name: 'which run it is stays open, its cap does not', clue: '1 1', given: '??#??', want: '?.#.?' },
  { name: 'the longest run is the only one that fits', clue: '1 3', given: '???##???', want: '???##?..' },
  { name: 'mercury: three filled from the wall but one', clue: '3', given: '?##???', want: '?##?..' },
  { name: 'contradiction: filled cells too far apart', clue: '2', given: '#??#', want: null },
  { name: 'contradiction: a run too long', clue: '2', given: '?###?', want: null },
  { name: 'contradiction: more pieces than runs', clue: '1', given: '#?#', want: null },
  { name: 'contradiction: no gap is wide enough', clue: '2', given: '?.?.?', want: null },
];

const COLORS: readonly LineCase[] = [
  { name: 'different colours may touch', clue: '2a 2b', given: '????', want: 'aabb', colors: 2 },
  { name: 'equal colours keep a gap', clue: '2a 1a', given: '????', want: 'aa.a', colors: 2 },
  { name: 'colour overlap', clue: '2a 2b', given: '?????', want: '[.a]a?b[.b]', colors: 2 },
  {
    name: 'order of colours bounds where each may be',
    clue: '1a 1b',
    given: '???',
    want: '[.a]?[.b]',
    colors: 2,
  },
  { name: 'a colour that is not in the clue goes', clue: '1b', given: '??', want: '[.b][.b]', colors: 3 },
  { name: 'a narrowed cell keeps only what it had', clue: '1a', given: '[.b][ab]?', want: '.a.', colors: 2 },
  {
    name: 'a known colour settles the line',
    clue: '1a 1b 1a',
    given: '??b??',
    want: '[.a][.a]b[.a][.a]',
    colors: 2,
  },
  { name: 'the second of two equal runs', clue: '1a 1b 1a', given: '?ba', want: 'aba', colors: 2 },
  {
    name: 'touching on one side, gap on the other',
    clue: '1a 1b 1b',
    given: '????',
    want: 'ab.b',
    colors: 2,
  },
  { name: 'an unwanted colour contradicts', clue: '1a', given: '?b?', want: null, colors: 2 },
  { name: 'the wrong order contradicts', clue: '1a 1b', given: 'b?a', want: null, colors: 2 },
  {
    name: 'a cell that may be either colour but not blank',
    clue: '1a 1b',
    given: '?[ab]?',
    want: '[.a][ab][.b]',
    colors: 2,
  },
  { name: 'four colours in a row', clue: '1a 1b 1c 1d', given: '????', want: 'abcd', colors: 4 },
  { name: 'colour 26 of 26', clue: '2z', given: '???', want: '[.z]z[.z]', colors: 26 },
];

const HIDDEN: readonly LineCase[] = [
  { name: 'unknown clue implies nothing', clue: '*', given: '?.#?', want: '?.#?' },
  { name: 'unknown clue keeps narrowed cells', clue: '*', given: '[.b]?a', want: '[.b]?a', colors: 2 },
  { name: 'unknown clue and a cell with no candidate', clue: '*', given: '?[]', want: null },
  { name: 'blotted: at least one cell', clue: '?', given: '..?', want: '..#' },
  { name: 'blotted: may be anything', clue: '?', given: '???', want: '???' },
  { name: 'blotted: what is seen is joined', clue: '?', given: '#??#?', want: '####?' },
  { name: 'blotted: cannot jump a blank', clue: '?', given: '??.#?', want: '...#?' },
  { name: 'blotted: torn apart', clue: '?', given: '#.#', want: null },
  { name: 'blotted: a blank line is none', clue: '?', given: '...', want: null },
  { name: 'two blotted runs as tight as can be', clue: '? ?', given: '???', want: '#.#' },
  { name: 'blotted beside a known run', clue: '? 3', given: '??????', want: '???##?' },
  { name: 'known beside a blotted run', clue: '3 ?', given: '?????', want: '###.#' },
  { name: 'blotted between known runs', clue: '1 ? 1', given: '?????', want: '#.#.#' },
  { name: 'blotted stretches until the next run', clue: '? 1', given: '#???#', want: '#??.#' },
  { name: 'blotted colours touch', clue: '?a ?b', given: '????', want: '[.a]??[.b]', colors: 2 },
  { name: 'blotted colours with room', clue: '?a ?b', given: '?????', want: '[.a]???[.b]', colors: 2 },
  { name: 'blotted of one colour, known of another', clue: '?a 2b', given: '???', want: 'abb', colors: 2 },
  { name: 'blotted: the colour is known', clue: '?b', given: '?a', want: null, colors: 2 },
];

/** Sizes just below, at and above 32, 64 and 128 cells, with room for guard bits. */
export const WORD_SIZES: readonly number[] = [
  30, 31, 32, 33, 34, 62, 63, 64, 65, 66, 126, 127, 128, 129, 130,
];

/** The families, for a line of n >= 10 cells. */
function casesOfLength(n: number): LineCase[] {
  const open = '?'.repeat(n);
  const half = Math.floor(n / 2);
  const rest = n - half - 1;
  const named = (name: string, clue: string, given: string, want: string | null, colors = 1): LineCase => ({
    name: `${n} cells: ${name}`,
    clue,
    given,
    want,
    colors,
  });
  const odd = n % 2;
  const comb = Array(half).fill('1').join(' ');
  return [
    named('full', `${n}`, open, '#'.repeat(n)),
    named('blank', '0', open, '.'.repeat(n)),
    named('one too long', `${n + 1}`, open, null),
    named('one short of full', `${n - 1}`, open, `?${'#'.repeat(n - 2)}?`),
    named('two runs that fill it', `${half} ${rest}`, open, `${'#'.repeat(half)}.${'#'.repeat(rest)}`),
    named(
      'two runs with one spare cell',
      `${half - 1} ${rest}`,
      open,
      `?${'#'.repeat(half - 2)}??${'#'.repeat(rest - 1)}?`,
    ),
    named('a comb with a spare cell or two', comb, open, open),
    named('a comb held at its first tooth', comb, `#${'?'.repeat(n - 1)}`, `#.${'?'.repeat(n - 2)}`),
    named(
      'a comb pushed to the right',
      comb,
      `${'.'.repeat(odd + 1)}${'?'.repeat(n - odd - 1)}`,
      `${'.'.repeat(odd)}${'.#'.repeat(half)}`,
    ),
    named('a comb pushed too far', comb, `${'.'.repeat(odd + 2)}${'?'.repeat(n - odd - 2)}`, null),
    named('the last cell', '1', `${'?'.repeat(n - 1)}#`, `${'.'.repeat(n - 1)}#`),
    named('the first cell', '1', `#${'?'.repeat(n - 1)}`, `#${'.'.repeat(n - 1)}`),
    named('all but the last cell are blank', '1', `${'.'.repeat(n - 1)}?`, `${'.'.repeat(n - 1)}#`),
    named('no cell is left', '1', '.'.repeat(n), null),
    named('a filled cell far behind the last run', '2', `##${'?'.repeat(n - 3)}#`, null),
    named('a filled cell far before the first run', '2 1', `#${'?'.repeat(n - 5)}#.##`, null),
    named('a filled cell between two runs', '1 1', `#${'?'.repeat(half - 1)}#${'?'.repeat(rest - 1)}#`, null),
    named('a run held, the next out of reach', '1 2', `#${'?'.repeat(n - 2)}#`, `#${'.'.repeat(n - 3)}##`),
    named('a run held at the far wall', '5', `${'?'.repeat(n - 1)}#`, `${'.'.repeat(n - 5)}#####`),
    named('a run pushed off the wall', '3', `${'?'.repeat(n - 2)}#?`, `${'.'.repeat(n - 4)}?##?`),
    named(
      'a blank in the middle',
      `${half}`,
      `${'?'.repeat(half)}.${'?'.repeat(rest)}`,
      rest < half ? `${'#'.repeat(half)}${'.'.repeat(n - half)}` : `${'?'.repeat(half)}.${'?'.repeat(rest)}`,
    ),
    named(
      'two colours touch',
      `${half}a ${n - half}b`,
      open,
      `${'a'.repeat(half)}${'b'.repeat(n - half)}`,
      2,
    ),
    named(
      'two colours with one spare cell',
      `${half}a ${n - half - 1}b`,
      open,
      `[.a]${'a'.repeat(half - 1)}?${'b'.repeat(n - half - 2)}[.b]`,
      2,
    ),
    named('blotted, held at both ends', '?', `#${'?'.repeat(n - 2)}#`, '#'.repeat(n)),
    named('blotted, torn at the middle', '?', `#${'?'.repeat(half - 1)}.${'?'.repeat(rest - 1)}#`, null),
    named('blotted beside a long run', `? ${n - 2}`, open, `#.${'#'.repeat(n - 2)}`),
    named('blotted with one spare cell', `? ${n - 3}`, open, `???${'#'.repeat(n - 4)}?`),
    named('unknown', '*', open, open),
  ];
}

export const LINE_CASES: readonly LineCase[] = [
  ...EDGES,
  ...LOGIC,
  ...COLORS,
  ...HIDDEN,
  ...WORD_SIZES.flatMap(casesOfLength),
];
