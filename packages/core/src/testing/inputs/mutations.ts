// Damage that knows the structure of texts: lines, tokens, numbers, brackets. Each takes time linear in what
// it makes. Lengths follow `room`, the size that the whole input may reach.
import type { Random } from '../random.js';

export interface Mutation {
  readonly name: string;
  /** `other` is the text of another sample. */
  readonly apply: (random: Random, text: string, other: string, room: number) => string;
}

/** One of each class that readers distinguish, and some that only look like one. */
const CHARACTERS = [
  ...' \t\n\r"\'`()[]{}<>&#;:,.=/\\|-_+*?!$%@~^019aAxXFé日',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\u0660',
  '\uff11',
  '\ud83d\ude00',
  '\ud800',
  '\0',
  '\x1a',
  '\x1b',
  '\x7f',
];

const NUMBERS = [
  '0',
  '00',
  '01',
  '1',
  '2',
  '26',
  '27',
  '29',
  '30',
  '31',
  '99',
  '100',
  '255',
  '256',
  '999',
  '1000',
  '1001',
  '65536',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '1000000000000000000000',
  '-1',
  '-0',
  '+1',
  '1.5',
  '1e3',
  '1e999',
  '0x10',
  '\u0661',
  '\uff12',
  '1_000',
  'NaN',
  'Infinity',
  '',
  '9'.repeat(400),
];

const BRACKETS = ['[]', '()', '{}', '<>', '""', "''", '<a></a>', '/**/', '<!---->', '{"a":}', '[[]]', '{[]}'];

const WORDS = [
  'rows',
  'columns',
  'width',
  'height',
  'title',
  'color',
  'goal',
  'clues',
  'colors',
  'puzzle',
  'solution',
  'red',
  'black',
  'white',
  '#f00',
  '#ffffff',
  '(red)',
  'true',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '&amp;',
  '&#0;',
  '&#x110000;',
  '&lt',
  '====',
  '--',
  '$1',
  'P1',
  'P4',
  '[clues]',
  '<puzzle>',
  '<!--',
  ']]>',
  '<![CDATA[',
  '://',
  'data:',
  '\\u0000',
  '\\',
  '%00',
  '# Title: a',
  'nonogram/',
  'a:b',
  '?',
  'x y',
  '1x1',
  ':',
  ';',
  ',,',
];

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)];

function tokensOf(text: string): string[] {
  return text.match(/[A-Za-z_]+|\d+|\s+|[^A-Za-z_\d\s]/g) ?? [];
}

/** Lengths of every magnitude up to the room. */
function lengthIn(random: Random, room: number): number {
  return Math.max(1, Math.floor(Math.max(2, room) ** random.next()));
}

/** A stretch of a list: at most a quarter of it, mostly one. */
function stretch(random: Random, length: number): [number, number] {
  const count = random.below(3) > 0 ? 1 : 1 + random.below(1 + Math.floor(length / 4));
  const from = random.below(Math.max(1, length - count + 1));
  return [from, from + count];
}

type Edit = (random: Random, list: string[]) => void;
const REMOVE: Edit = (random, list) => {
  const [from, to] = stretch(random, list.length);
  list.splice(from, to - from);
};
const DUPLICATE: Edit = (random, list) => {
  const [from, to] = stretch(random, list.length);
  list.splice(to, 0, ...list.slice(from, to));
};
const SWAP: Edit = (random, list) => {
  if (list.length === 0) return;
  const [a, b] = [random.below(list.length), random.below(list.length)];
  [list[a], list[b]] = [list[b], list[a]];
};

const onLines =
  (edit: Edit): Mutation['apply'] =>
  (random, text) => {
    const lines = text.split('\n');
    edit(random, lines);
    return lines.join('\n');
  };
const onTokens =
  (edit: Edit): Mutation['apply'] =>
  (random, text) => {
    const tokens = tokensOf(text);
    edit(random, tokens);
    return tokens.join('');
  };
/** Puts a text between two tokens. */
const insertion = (what: (random: Random, room: number) => string): Mutation['apply'] => {
  return (random, text, _other, room) => {
    const tokens = tokensOf(text);
    tokens.splice(random.below(tokens.length + 1), 0, what(random, room));
    return tokens.join('');
  };
};

/** Half of them blanks, which most expressions skip with a `*`; half of them as long as there is room. */
const runOf = (random: Random, room: number) => {
  const kind = random.below(8);
  const unit =
    kind < 4
      ? pick(random, [' ', ' ', '\t', '\n'])
      : kind < 7
        ? pick(random, CHARACTERS)
        : pick(random, WORDS) + pick(random, CHARACTERS);
  const length = random.below(2) === 0 ? room : lengthIn(random, room);
  return unit.repeat(Math.ceil(length / unit.length));
};

const RUN_AND_WORD: Mutation = {
  // Hostile to expressions that backtrack: a long run, and then what does not fit.
  name: 'insert a run and a word',
  apply: (random, text, _other, room) => {
    const tokens = tokensOf(text);
    const at = random.below(tokens.length + 1);
    tokens.splice(at, 0, runOf(random, room));
    tokens.splice(Math.min(tokens.length, at + 1 + random.below(6)), 0, ` ${pick(random, WORDS)} `);
    return tokens.join('');
  },
};

export const MUTATIONS: readonly Mutation[] = [
  { name: 'remove lines', apply: onLines(REMOVE) },
  { name: 'duplicate lines', apply: onLines(DUPLICATE) },
  { name: 'swap lines', apply: onLines(SWAP) },
  { name: 'remove tokens', apply: onTokens(REMOVE) },
  { name: 'duplicate tokens', apply: onTokens(DUPLICATE) },
  { name: 'swap tokens', apply: onTokens(SWAP) },
  {
    name: 'change a number',
    apply: (random, text) => {
      const numbers = [...text.matchAll(/\d+/g)];
      if (numbers.length === 0) return text;
      const { index, 0: digits } = pick(random, numbers);
      return text.slice(0, index) + pick(random, NUMBERS) + text.slice(index + digits.length);
    },
  },
  {
    name: 'change a number by one',
    apply: (random, text) => {
      const numbers = [...text.matchAll(/\d{1,3}/g)];
      if (numbers.length === 0) return text;
      const { index, 0: digits } = pick(random, numbers);
      const changed = String(Math.max(0, Number(digits) + (random.below(2) === 0 ? 1 : -1)));
      return text.slice(0, index) + changed + text.slice(index + digits.length);
    },
  },
  {
    name: 'insert layout',
    apply: (random, text) => {
      const layout = pick(random, [' ', '  ', '\t', '\n', '\n\n', ' \n']);
      return text.replace(/\s/g, (blank) => (random.below(4) === 0 ? blank + layout : blank)) + layout;
    },
  },
  { name: 'insert a run', apply: insertion(runOf) },
  RUN_AND_WORD,
  RUN_AND_WORD,
  {
    name: 'a run alone',
    apply: (random, _text, _other, room) => {
      const around = () => (random.below(2) === 0 ? '' : pick(random, [...WORDS, ...CHARACTERS, '\n1\n']));
      return around() + runOf(random, room) + around();
    },
  },
  { name: 'insert a word', apply: insertion((random) => ` ${pick(random, WORDS)} `) },
  { name: 'insert characters', apply: insertion((random) => pick(random, CHARACTERS)) },
  {
    name: 'add to the end of a line',
    apply: (random, text) => {
      const lines = text.split('\n');
      lines[random.below(lines.length)] += pick(random, [
        ' x y',
        ' ',
        '#',
        '"',
        ',',
        '\\',
        '\0',
        '\x1a',
        ' 1',
      ]);
      return lines.join('\n');
    },
  },
  { name: 'cut off', apply: (random, text) => text.slice(0, random.below(text.length + 1)) },
  { name: 'cut the beginning', apply: (random, text) => text.slice(random.below(text.length + 1)) },
  {
    name: 'append another file',
    apply: (random, text, other) => text + pick(random, ['', '\n', '\n\n']) + other,
  },
  {
    name: 'splice with another file',
    apply: (random, text, other) =>
      text.slice(0, random.below(text.length + 1)) + other.slice(random.below(other.length + 1)),
  },
  {
    name: 'change line ends',
    apply: (random, text) =>
      text.replaceAll('\n', pick(random, ['\r\n', '\r', '\n\n', '\u2028', '\n\r', '', ' \n'])),
  },
  {
    name: 'nest brackets',
    apply: insertion((random, room) => {
      const pair = pick(random, BRACKETS);
      const half = pair.length >> 1;
      const depth = Math.ceil(lengthIn(random, room) / pair.length);
      const open = pair.slice(0, half).repeat(depth);
      return random.below(3) === 0 ? open : open + pair.slice(half).repeat(depth);
    }),
  },
  {
    name: 'repeat a section',
    apply: (random, text, _other, room) => {
      const lines = text.split('\n');
      const [from, to] = stretch(random, lines.length);
      const section = `${lines.slice(from, to).join('\n')}\n`;
      const times = Math.ceil(lengthIn(random, room) / section.length);
      return [...lines.slice(0, to), section.repeat(times) + lines.slice(to).join('\n')].join('\n');
    },
  },
  {
    name: 'change the case',
    apply: (random, text) => (random.below(2) === 0 ? text.toUpperCase() : text.toLowerCase()),
  },
];
