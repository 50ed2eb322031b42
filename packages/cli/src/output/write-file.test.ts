import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { UserError } from '../options/definition.js';
import { COMMAND, scratchFolder, spawnCommand } from '../testing/run-command.js';
import { writeError } from './file-errors.js';
import { requireFree, writeWholeFile, writeWholeFiles } from './write-file.js';
import { whyNotWritten } from './write-reasons.js';

const isWindows = process.platform === 'win32';
const POSIX = { skip: isWindows ? 'links, modes and devices of POSIX' : false };

const refused = (reason: RegExp) => (error: unknown) =>
  error instanceof UserError && error.outcome === 'output' && reason.test(error.message);

/** A device of its own: the real ones must never be at risk. Undefined where devices cannot be made. */
function device(t: TestContext, minor: number): string | undefined {
  const path = join(scratchFolder(t), 'device');
  return spawnSync('mknod', [path, 'c', '1', String(minor)]).status === 0 ? path : undefined;
}

test('a file that is there is refused without force, and replaced whole with it', async (t) => {
  const folder = scratchFolder(t);
  const path = join(folder, 'a');
  await writeWholeFile(path, 'one');
  await assert.rejects(writeWholeFile(path, 'two'), refused(/a: the file exists; use --force/));
  await assert.rejects(requireFree(path), refused(/use --force/));
  assert.equal(readFileSync(path, 'utf8'), 'one');
  await writeWholeFile(path, 'two', { force: true });
  assert.equal(readFileSync(path, 'utf8'), 'two');
  assert.deepEqual(readdirSync(folder), ['a']);
});

test('a replaced file keeps its mode, also a narrow one', POSIX, async (t) => {
  const path = join(scratchFolder(t), 'a');
  for (const mode of [0o640, 0o600, 0o664, 0o444, 0o755]) {
    writeFileSync(path, 'old', { flag: 'a' });
    chmodSync(path, mode);
    await writeWholeFile(path, 'new', { force: true });
    assert.equal(statSync(path).mode & 0o7777, mode);
    chmodSync(path, 0o600);
  }
});

test('a replaced file keeps its owner', {
  skip: process.getuid?.() === 0 ? false : 'only root may give files away',
}, async (t) => {
  const path = join(scratchFolder(t), 'a');
  writeFileSync(path, 'old');
  chownSync(path, 1234, 2345);
  chmodSync(path, 0o4750);
  await writeWholeFile(path, 'new', { force: true });
  const { uid, gid, mode } = statSync(path);
  assert.deepEqual([uid, gid, mode & 0o7777], [1234, 2345, 0o4750]);
});

test(
  'a symbolic link stays one: the file at its end is written, through any number of links',
  POSIX,
  async (t) => {
    const folder = scratchFolder(t);
    mkdirSync(join(folder, 'far'));
    const real = join(folder, 'far', 'real');
    writeFileSync(real, 'old');
    chmodSync(real, 0o640);
    symlinkSync('far/real', join(folder, 'near'));
    symlinkSync(join(folder, 'near'), join(folder, 'link'));
    await assert.rejects(writeWholeFile(join(folder, 'link'), 'new'), refused(/use --force/));
    await writeWholeFile(join(folder, 'link'), 'new', { force: true });
    assert.equal(readlinkSync(join(folder, 'link')), join(folder, 'near'));
    assert.equal(readlinkSync(join(folder, 'near')), 'far/real');
    assert.equal(readFileSync(real, 'utf8'), 'new');
    assert.equal(statSync(real).mode & 0o777, 0o640);
    assert.deepEqual(readdirSync(join(folder, 'far')), ['real']);
  },
);

test('a symbolic link to nothing yet gets its file', POSIX, async (t) => {
  const folder = scratchFolder(t);
  for (const force of [true, false]) {
    symlinkSync(`${force}-target`, join(folder, `${force}-link`));
    await writeWholeFile(join(folder, `${force}-link`), 'new', { force });
    assert(lstatSync(join(folder, `${force}-link`)).isSymbolicLink());
    assert.equal(readFileSync(join(folder, `${force}-target`), 'utf8'), 'new');
  }
});

test('links in a circle, folders and names that are too long are refused in words', POSIX, async (t) => {
  const folder = scratchFolder(t);
  symlinkSync('b', join(folder, 'a'));
  symlinkSync('a', join(folder, 'b'));
  const longest = join(folder, 'x'.repeat(255));
  for (const force of [true, false]) {
    await assert.rejects(writeWholeFile(join(folder, 'a'), '', { force }), refused(/form a loop/));
    await assert.rejects(writeWholeFile(folder, '', { force }), refused(/this is a folder/));
    await assert.rejects(writeWholeFile(`${longest}x`, '', { force }), refused(/the name is too long/));
    await assert.rejects(writeWholeFile(join(folder, 'no', 'a'), '', { force }), refused(/folder does not/));
  }
  await writeWholeFile(longest, 'as long as names may be');
  await assert.rejects(writeWholeFile(join(longest, 'a'), ''), refused(/is a file, not a folder/));
});

test('a FIFO is written to, with and without force, also more than it holds at once', POSIX, async (t) => {
  const path = join(scratchFolder(t), 'fifo');
  execFileSync('mkfifo', [path]);
  const content = 'x'.repeat(300_000);
  for (const force of [true, false]) {
    const [read] = await Promise.all([readFile(path, 'utf8'), writeWholeFile(path, content, { force })]);
    assert(read === content);
    assert(lstatSync(path).isFIFO());
  }
});

test('devices are written to and stay devices', async (t) => {
  const [nothing, full] = [device(t, 3), device(t, 7)];
  if (nothing === undefined || full === undefined) return t.skip('devices cannot be made here');
  const probe = spawnSync('sh', ['-c', 'echo > "$0"', nothing]);
  if (probe.status !== 0) return t.skip('devices cannot be opened here');
  for (const force of [true, false]) {
    await writeWholeFile(nothing, 'gone', { force });
    await assert.rejects(writeWholeFile(full, 'x', { force }), refused(/the disk is full/));
    for (const path of [nothing, full]) assert(lstatSync(path).isCharacterDevice());
  }
  const link = join(scratchFolder(t), 'link');
  symlinkSync(full, link);
  await assert.rejects(writeWholeFile(link, 'x', { force: true }), refused(/the disk is full/));
  assert(lstatSync(link).isSymbolicLink());
});

test('several files come whole or not at all', async (t) => {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'b'), 'old');
  const files = ['a', 'b', 'c'].map((name) => ({ path: join(folder, name), content: name }));
  await assert.rejects(writeWholeFiles(files), refused(/b: the file exists/));
  assert.deepEqual(readdirSync(folder), ['b']);
});

test('names of standard output work without force, and nothing else is mixed into it', POSIX, async (t) => {
  const cwd = scratchFolder(t);
  for (const out of ['/dev/stdout', '/dev/fd/1', '-']) {
    const converted = await spawnCommand(['convert', '1;1:1;1', '--to', 'non', '-o', out], { cwd });
    assert.deepEqual([converted.code, converted.stderr], [0, '']);
    assert.match(converted.stdout, /^width 2\nheight 2\n/m);
    const solved = await spawnCommand(['solve', '1:1', '--to', 'xml', '-o', out], { cwd });
    assert.equal(solved.code, 0);
    assert.match(solved.stdout, /^<\?xml .*<\/puzzleset>\n$/s);
    assert.match(solved.stderr, /Unique solution/);
  }
  const error = await spawnCommand(['convert', '1:1', '--to', 'non', '-o', '/dev/stderr'], { cwd });
  assert.match(error.stderr, /^width 1$/m);
  const shell =
    'echo before > "$1"; "$2" "$3" convert 1:1 --to non -o /dev/stdout >> "$1"; echo after >> "$1"';
  const file = join(cwd, 'log');
  execFileSync('sh', ['-c', shell, 'sh', file, process.execPath, COMMAND]);
  assert.match(readFileSync(file, 'utf8'), /^before\n[\s\S]*width 1\n[\s\S]*after\n$/);
});

test('every error of the system has a sentence, and a mistake of the program is none of them', () => {
  const error = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' });
  const { message, outcome } = writeError('a\u001bb', error('ESTALE'));
  assert.deepEqual([message, outcome], ['a\ufffdb: cannot be written (ESTALE)', 'output']);
  for (const code of ['EIO', 'EBADF', 'EDQUOT', 'EFBIG', 'EMFILE', 'ETXTBSY', 'EBUSY', 'EINVAL', 'ENXIO'])
    assert.match(whyNotWritten(error(code)), /^cannot be written: [a-z ]+$/);
  assert.throws(() => writeError('a', new TypeError('a mistake')), /a mistake/);
});
