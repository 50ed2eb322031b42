// Folders of puzzles for tests of batch.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './run-command.js';

export const UNIQUE = 'title "One"\nwidth 2\nheight 2\nrows\n1\n2\ncolumns\n2\n1\n';
export const SEVERAL = 'title "Several"\nwidth 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n';

export interface Row {
  id: number;
  source: string;
  index: number;
  verdict: string;
  [field: string]: unknown;
}

export function rows(text: string): Row[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A temporary folder with these files in `in`. */
export function folderOf(
  t: Parameters<typeof scratchFolder>[0],
  files: Record<string, string | Uint8Array>,
): string {
  const folder = scratchFolder(t);
  mkdirSync(join(folder, 'in', 'deep'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'in', name), content);
  return folder;
}
