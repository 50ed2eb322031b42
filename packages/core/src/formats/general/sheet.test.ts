import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../../model/index.js';
import { KITE, sloppy } from '../../testing/format-checks.js';
import { parse } from '../index.js';

const SHEETS: Readonly<Record<string, string>> = {
  'aligned to the grid': ',,,1,,1\n,,1,1,1,1\n2,1,,,,\n,0,,,,\n,3,,,,\n',
  'aligned to the edge': ',,1,1,1,1\n,,,1,,1\n2,1,,,,\n0,,,,,\n3,,,,,\n',
  'with semicolons': ';;;1;;1\n;;1;1;1;1\n2;1;;;;\n;0;;;;\n;3;;;;\n',
  'with tabs': '\t\t\t1\t\t1\n\t\t1\t1\t1\t1\n2\t1\t\t\t\t\n\t0\t\t\t\t\n\t3\t\t\t\t\n',
  'a clue in a cell': ';1;1 1;1;1 1\n2 1;;;;\n0;;;;\n3;;;;\n',
  'a quoted clue in a cell': ',1,"1,1",1,"1,1"\n"2,1",,,,\n0,,,,\n3,,,,\n',
  'in Markdown':
    '# Kite\n\n| | 1 | 1<br>1 | 1 | 1<br/>1 |\n|---|---|---|---|---|\n| 2 1 | | | | |\n| 0 | | | | |\n| 3 | | | | |\n',
  'in LaTeX':
    '\\begin{tabular}{cc|*{4}{c|}}\n & & & 1 & & 1 \\\\\n & & 1 & 1 & 1 & 1 \\\\ \\hline\n2 & 1 & & & & \\\\ \\hline\n & 0 & & & & \\\\ \\hline\n & 3 & & & & \\\\\n\\end{tabular}\n',
  'line ends in quotes': ',1,"1\n1",1,"1\n1"\n"2 1",,,,\n0,,,,\n3,,,,\n',
};

for (const [what, text] of Object.entries(SHEETS)) {
  test(`a sheet ${what}`, () => {
    for (const variant of what.startsWith('line ends') ? [text] : [text, ...sloppy(text).slice(0, 3)]) {
      const result = parse(variant);
      assert(result.ok, `${JSON.stringify(result)} ${variant}`);
      assert.equal(result.format, 'sheet');
      assert.equal(canonicalText(result.documents[0].puzzle), KITE);
      assert.equal(result.orientation, 'stated');
    }
  });
}

for (const text of [
  ',,1\n1,,\n2,,\n',
  'a,b\n1,2\n3,4\n',
  '1,5\n1,2,3,4,5\n5,1\n1\n2\n3\n4\n5',
  ',1,1\n3,,\n',
]) {
  test(`no sheet: ${JSON.stringify(text)}`, () => {
    assert(!parse(text, { from: 'sheet' }).ok);
    assert(!parse(text).ok);
  });
}
