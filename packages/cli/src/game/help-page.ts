// The help: all keys, on as many pages as the window needs.
import { HELP } from './bindings.js';
import type { ScreenSize } from './geometry.js';
import { cut, type Line, wrap } from './styled-line.js';

/** Below this width, the action goes below its key. */
const NARROW = 44;
/** Lines besides the list: title and blank line above, blank line and prompt below. */
const OTHER_LINES = 4;

export interface HelpPage {
  readonly lines: readonly Line[];
  /** Whether another page follows. */
  readonly hasMore: boolean;
}

export function helpPage(size: ScreenSize, wanted: number): HelpPage {
  const pages = pagesOf(entriesOf(size.columns), Math.max(1, size.rows - OTHER_LINES));
  const page = Math.min(wanted, pages.length - 1);
  const hasMore = page < pages.length - 1;
  const count = pages.length === 1 ? '' : ` (${page + 1} of ${pages.length})`;
  const lines: Line[] = [
    [{ text: `Keys${count}`, style: { isBold: true } }],
    [],
    ...pages[page],
    [],
    [{ text: hasMore ? 'Any key: more.' : 'Any key: back.' }],
  ];
  return { lines: lines.slice(0, size.rows).map((line) => cut(line, size.columns)), hasMore };
}

function entriesOf(columns: number): Line[][] {
  const width = Math.max(...HELP.map(([keys]) => keys.length));
  return HELP.map(([keys, does]): Line[] => {
    if (columns < NARROW) {
      const below = wrap(does, columns - 2).map((text): Line => [{ text: `  ${text}` }]);
      return [[{ text: keys, style: { isBold: true } }], ...below];
    }
    return wrap(does, columns - width - 4).map((text, i) => [
      { text: `  ${(i === 0 ? keys : '').padEnd(width)}  `, style: { isBold: true } },
      { text },
    ]);
  });
}

/** Entries are not split over pages, unless they are longer than a page. */
function pagesOf(entries: readonly Line[][], room: number): Line[][] {
  const pages: Line[][] = [[]];
  for (const entry of entries) {
    const last = pages[pages.length - 1];
    if (last.length > 0 && last.length + entry.length > room) pages.push([...entry]);
    else last.push(...entry);
  }
  return pages;
}
