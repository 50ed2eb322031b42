// Writes the output of a run into a Markdown file, between two markers, and leaves the rest unchanged.
import { readFileSync, writeFileSync } from 'node:fs';

const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

export function writeIntoDocument(file: string, paragraphs: readonly string[]): void {
  const text = readFileSync(file, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${file} lacks the marks ${BEGIN} and ${END}.`);
  const before = text.slice(0, begin + BEGIN.length);
  writeFileSync(file, `${before}\n\n${paragraphs.join('\n\n')}\n\n${text.slice(end)}`);
}
