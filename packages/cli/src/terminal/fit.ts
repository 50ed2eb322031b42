// Wraps text for people to the width of the terminal, between words.
import { cutText, textWidth } from './text-width.js';

/** Lines that fit are unchanged; a word wider than the terminal is not split. */
export function fitText(text: string, columns: number): string {
  if (!Number.isFinite(columns)) return text;
  return text
    .split('\n')
    .flatMap((line) => (textWidth(line) <= columns ? [line] : fitLine(line, columns)))
    .join('\n');
}

/** A marker below an excerpt, which is meaningless once the excerpt is wrapped. */
const CARETS = /^ *\^+$/;
/** The indentation of continuation lines: spaces, and the number or dash of a list item. */
const HEAD = /^\s*(?:\d+\.\s+|- )?/;
/** The first column of a list: a few words, then a gap. */
const COLUMN = /^ *\S+(?: \S+){0,3} {2,}/;

function fitLine(line: string, columns: number): string[] {
  if (CARETS.test(line)) return [];
  const head = columnOf(line, columns) ?? HEAD.exec(line)?.[0] ?? '';
  const words = line.slice(head.length).split(/ +/);
  // If the first column takes most of the line, the text starts further left.
  const first = head.length <= columns / 2 ? head : cutText(head, Math.floor(columns / 3));
  const indent = ' '.repeat(first.length);
  const lines: string[] = [];
  let current = first + words[0];
  for (const word of words.slice(1)) {
    if (textWidth(current) + 1 + textWidth(word) > columns) {
      lines.push(current);
      current = indent + word;
    } else {
      current += ` ${word}`;
    }
  }
  return [...lines, current];
}

/** The first column, if every other word fits beside it. */
function columnOf(line: string, columns: number): string | undefined {
  const column = COLUMN.exec(line)?.[0];
  if (column === undefined || column.length > columns / 2) return undefined;
  const rest = line.slice(column.length).split(/ +/);
  return rest.every((word) => column.length + textWidth(word) <= columns) ? column : undefined;
}
