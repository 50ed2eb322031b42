// The cells of HTML tables, for the reader of sheets: rows of `td` and `th`. Tags inside a cell divide its text.
// One pass over the text; what is not closed ends with the text.
import { MAX_SIDE } from '../../model/index.js';
import { decodeEntities } from '../reading/html-entities.js';
import type { Cell } from './records.js';

/** Wider spans are no layout of a puzzle. */
const MOST_SPAN = MAX_SIDE;
/** Cells of all tables of a page. */
const MOST_CELLS = 2_000_000;

export function isHtmlTable(head: string): boolean {
  return /<(?:table|tr|td)[\s>]/i.test(head);
}

/** The rows of every table that is not empty. A table inside another one ends it. */
export function tablesOf(text: string): readonly (readonly (readonly Cell[])[])[] {
  const tables: Cell[][][] = [[]];
  let cell: { text: string; offset: number; span: number } | undefined;
  let cells = 0;
  const rows = () => tables[tables.length - 1];
  const close = (end: number) => {
    if (cell === undefined) return;
    const { offset, span } = cell;
    const last = rows()[rows().length - 1];
    last.push({ text: decodeEntities(cell.text).trim(), offset, end });
    // A cell over several columns stands in the first of them.
    for (let i = 1; i < span; i++) last.push({ text: '', offset, end });
    cells += span;
    cell = undefined;
  };
  for (let at = 0; at < text.length && cells < MOST_CELLS; ) {
    const open = text.indexOf('<', at);
    const from = open < 0 ? text.length : open;
    if (cell !== undefined) cell.text += text.slice(at, from);
    const end = open < 0 ? -1 : text.indexOf('>', open);
    if (end < 0) break;
    const tag = text.slice(open + 1, Math.min(end, open + 200));
    const name = /^\/?[a-z]{1,6}/i.exec(tag)?.[0].toLowerCase();
    at = end + 1;
    if (name === 'td' || name === 'th') {
      close(open);
      if (rows().length === 0) rows().push([]);
      const span = Number(/\bcolspan\s?=\s?["']?(\d{1,4})/i.exec(tag)?.[1] ?? 1);
      cell = { text: '', offset: at, span: Math.min(Math.max(span, 1), MOST_SPAN) };
    } else if (name === 'tr') {
      close(open);
      rows().push([]);
    } else if (name === 'table' || name === '/table') {
      close(open);
      tables.push([]);
    } else if (name === '/td' || name === '/th' || name === '/tr') close(open);
    else if (cell !== undefined) cell.text += ' ';
  }
  return tables.map((table) => table.filter((row) => row.length > 0)).filter((table) => table.length > 0);
}
