import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../../model/index.js';
import { KITE } from '../../testing/format-checks.js';
import { parse } from '../index.js';
import { tablesOf } from './html-table.js';

const ROW = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
const GRID = ['', '', '', ''];

const TABLES: Readonly<Record<string, string>> = {
  'a clue per cell':
    ROW('', '1', '1 1', '1', '1 1') + ROW('2 1', ...GRID) + ROW('0', ...GRID) + ROW('3', ...GRID),
  'runs on lines of their own':
    ROW('&nbsp;', '1', '1<br>1', '1', '1<br/>1') +
    ROW('2 1', ...GRID) +
    ROW('0', ...GRID) +
    ROW('3', ...GRID),
  'a run per cell, below a cell over two columns':
    '<tr><td colspan="2"></td><td></td><td>1</td><td></td><td>1</td></tr>' +
    '<TR><TH COLSPAN=2></TH><TH>1</TH><TH>1</TH><TH>1</TH><TH>1</TH></TR>' +
    ROW('2', '1', ...GRID) +
    ROW('', '0', ...GRID) +
    ROW('', '3', ...GRID),
  'tags within cells and no closing tags':
    '<tr><td><td><b>1</b><td><span>1</span> <span>1</span><td>1<td>1 1' +
    '<tr><td>2 1<td><td><td><td><tr><td>0<td><td><td><td><tr><td>3<td><td><td><td>',
};

for (const [what, rows] of Object.entries(TABLES)) {
  for (const text of [
    `<table>${rows}</table>`,
    `<html><body><p>Kite</p>\n<table class="a">${rows}</table></body></html>`,
  ]) {
    test(`an HTML table with ${what}: ${text.slice(0, 6)}`, () => {
      for (const name of [undefined, 'kite.html']) {
        const result = parse(text, name === undefined ? {} : { name });
        assert(result.ok, JSON.stringify(result));
        assert.deepEqual([result.format, result.documents.length], ['sheet', 1]);
        assert.equal(canonicalText(result.documents[0].puzzle), KITE);
      }
    });
  }
}

test('two tables are two puzzles; a table of something else is none', () => {
  const table = `<table>${TABLES['a clue per cell']}</table>`;
  const both = parse(table + table);
  assert(both.ok && both.documents.length === 2);
  const mixed = parse(`<table>${ROW('Name', 'Size')}${ROW('Kite', 'small')}</table>${table}`);
  assert(mixed.ok && mixed.documents.length === 1);
  assert(!parse(`<table>${ROW('Name', 'Size')}${ROW('Kite', 'small')}</table>`).ok);
});

test('what is not closed ends with the text, and a table without cells is none', () => {
  assert.deepEqual(tablesOf('<table><tr><td'), []);
  assert.deepEqual(tablesOf('<table></table><table><tr></tr></table>'), []);
  const [[row]] = tablesOf('<tr><td>1 &amp; 2</td><td colspan="3">x</td></tr>');
  assert.deepEqual(
    row.map(({ text }) => text),
    ['1 & 2', 'x', '', ''],
  );
});
