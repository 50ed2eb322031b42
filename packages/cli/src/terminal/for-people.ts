// The output streams of commands. Strings are text for people: control characters are replaced, and on a terminal
// symbols and line lengths are adapted. Bytes are content, such as a converted file or screen updates, and are written
// unchanged.
import { escapeControls, harmless } from '@crosshatch/core/model';
import { type Context, type OutputStream, withOutput } from '../context.js';
import { asciiSigns, isAscii } from './character-set.js';
import { fitText } from './fit.js';

export interface TextOptions {
  /** The command line: line breaks in a quoted argument are replaced. */
  readonly words?: readonly string[];
  /** Standard output is JSON, one object per line. */
  readonly json?: boolean | undefined;
  /** The user's option. */
  readonly ascii?: boolean | undefined;
}

export function forPeople(context: Context, { words = [], json, ascii }: TextOptions): Context {
  const { stdout, stderr, env } = context;
  const repeated = unsafeWords(words);
  const textFor = (stream: OutputStream) => (text: string) =>
    peopleText(
      repeated.reduce((safe, word) => safe.replaceAll(word, harmless(word)), text),
      { columns: stream.isTTY ? (stream.columns ?? 80) : Infinity, ascii: isAscii(ascii, stream, env) },
    );
  return withOutput(context, {
    stdout: guarded(stdout, json ? jsonText : textFor(stdout)),
    stderr: guarded(stderr, textFor(stderr)),
  });
}

/** Arguments with control characters, the longest first, since one may contain another. */
function unsafeWords(words: readonly string[]): string[] {
  return words
    .flatMap((word) => [word, word.slice(word.indexOf('=') + 1)])
    .filter((word) => harmless(word) !== word)
    .sort((a, b) => b.length - a.length);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
const COLORS = /(\u001b\[[\d;]*m)/;

function peopleText(text: string, { columns, ascii }: { columns: number; ascii: boolean }): string {
  const safe = text
    .split('\n')
    .map((line) =>
      line
        .split(COLORS)
        .map((part, i) => (i % 2 === 1 ? part : harmless(part)))
        .join(''),
    )
    .join('\n');
  return fitText(ascii ? asciiSigns(safe) : safe, columns);
}

/** The JSON with control characters escaped. */
function jsonText(text: string): string {
  return text.split('\n').map(escapeControls).join('\n');
}

function guarded(stream: OutputStream, textOf: (text: string) => string): OutputStream {
  const write = (chunk: unknown, ...rest: unknown[]): boolean =>
    Reflect.apply(stream.write, stream, [typeof chunk === 'string' ? textOf(chunk) : chunk, ...rest]);
  return new Proxy(stream, {
    get: (target, key) => {
      if (key === 'write') return write;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
