import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { BatchRow } from '@crosshatch/core/report';
import { UserError } from '../options/definition.js';
import { folderOf } from '../testing/batch-folder.js';
import { CSV_HEADER, csvLine } from './csv.js';
import { ReportFile } from './report-file.js';

const row = (id: number, milliseconds: number): BatchRow => ({
  id,
  source: `p${id}.non`,
  index: 1,
  verdict: 'unique',
  inputHash: 'aa',
  width: 5,
  height: 5,
  options: 'grade',
  warnings: [],
  milliseconds,
});

for (const format of ['ndjson', 'csv'] as const) {
  test(`a killed run that resumed: its rows, and those of the report that it had not reached (${format})`, async (t) => {
    const path = join(folderOf(t, {}), `report.${format}`);
    const text = (rows: readonly BatchRow[]) =>
      (format === 'csv' ? [CSV_HEADER, ...rows.map(csvLine)] : rows.map((each) => JSON.stringify(each)))
        .map((line) => `${line}\n`)
        .join('');
    const resume = { format, options: 'grade' };
    const open = () => ReportFile.open({ path, force: false, resume });
    writeFileSync(path, text([row(1, 10), row(2, 20)]), { mode: 0o640 });
    writeFileSync(`${path}.part`, text([row(1, 11)]));
    const report = await open();
    assert.equal(readFileSync(path, 'utf8'), text([row(1, 11), row(2, 20)]));
    assert.equal(report.earlier?.size, 2);
    assert.equal((await report.earlier?.row('p2.non', 1))?.milliseconds, 20);
    await report.append(text([row(3, 30)]));
    await report.finish();
    await report.close();
    assert.equal(readFileSync(path, 'utf8'), text([row(3, 30)]), 'the new report replaces the earlier one');
    assert(!existsSync(`${path}.part`) && !existsSync(`${path}.lock`));
  });
}

test('a part without its report is all there is', async (t) => {
  const path = join(folderOf(t, {}), 'report.ndjson');
  writeFileSync(`${path}.part`, `${JSON.stringify(row(1, 11))}\n`);
  const report = await ReportFile.open({
    path,
    force: false,
    resume: { format: 'ndjson', options: 'grade' },
  });
  assert.equal(report.earlier?.size, 1);
  await report.close();
});

test('nothing to resume: a new report, with no trace of an old part', async (t) => {
  const path = join(folderOf(t, {}), 'report.ndjson');
  const fresh = await ReportFile.open({ path, force: false, resume: { format: 'ndjson', options: 'grade' } });
  assert.equal(fresh.earlier, undefined);
  await fresh.close();
  assert.equal(statSync(path).size, 0);
  writeFileSync(`${path}.part`, 'old\n');
  const forced = await ReportFile.open({ path, force: true });
  assert(!existsSync(`${path}.part`));
  await forced.close();
  await assert.rejects(ReportFile.open({ path, force: false }), /--resume to continue it, or --force/);
});

test('an interrupted batch does not wait for somebody to read a pipe', {
  skip: process.platform === 'win32',
}, async (t) => {
  const path = join(folderOf(t, {}), 'pipe');
  execFileSync('mkfifo', [path]);
  const controller = new AbortController();
  const interrupt = { signal: controller.signal, outcome: () => 'terminated' as const };
  const opening = ReportFile.open({ path, force: true, interrupt });
  controller.abort();
  await assert.rejects(opening, (error) => error instanceof UserError && error.outcome === 'terminated');
  await assert.rejects(
    ReportFile.open({ path, force: true, interrupt }),
    /stopped before anything read this pipe/,
  );
  // Lets the attempts to open it end.
  await readFile(path);
});
